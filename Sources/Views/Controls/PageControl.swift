public import Geometry
public import ViewKinds

/// A row of dots, one for each page, as `UIPageControl`.
open class PageControl: KindView {
  /// The background behind the dots.
  public enum BackgroundStyle: String, Hashable, Sendable, CaseIterable {
    /// `prominent` draws a capsule.
    ///
    /// `automatic` and `minimal` draw no background.
    case automatic, prominent, minimal
  }

  /// Creates a page control without dots.
  public init(frame: Rect = .zero) { super.init(PageControlKind.self, frame: frame) }

  /// Creates a page control with a number of pages.
  public convenience init(numberOfPages: Int) {
    self.init(frame: .zero)
    self.numberOfPages = numberOfPages
  }

  /// The number of pages, clamped to 0...1000.
  public var numberOfPages: Int {
    get { values[PageControlKind.numberOfPages] ?? 0 }
    set { values[PageControlKind.numberOfPages] = min(max(newValue, 0), 1000) }
  }

  /// The index of the current page, from 0, clamped to 0...1000.
  ///
  /// Drawing clamps it to the existing pages.
  public var currentPage: Int {
    get { values[PageControlKind.currentPage] ?? 0 }
    set { values[PageControlKind.currentPage] = min(max(newValue, 0), 1000) }
  }

  /// The background behind the dots.
  public var backgroundStyle: BackgroundStyle {
    get { values[PageControlKind.backgroundStyle] ?? .automatic }
    set { values[PageControlKind.backgroundStyle] = newValue }
  }

  /// Whether the control shows no dot if there is only one page; false by default.
  public var hidesForSinglePage: Bool {
    get { values[PageControlKind.hidesForSinglePage] ?? false }
    set { values[PageControlKind.hidesForSinglePage] = newValue }
  }

  /// The colour of the dots of all other pages, or nil for the system's.
  public var pageIndicatorTintColor: Color? {
    get { values[PageControlKind.pageIndicatorTintColor] }
    set { values[PageControlKind.pageIndicatorTintColor] = newValue }
  }

  /// The colour of the current page's dot, or nil for the system's.
  public var currentPageIndicatorTintColor: Color? {
    get { values[PageControlKind.currentPageIndicatorTintColor] }
    set { values[PageControlKind.currentPageIndicatorTintColor] = newValue }
  }
}
