public import Geometry
public import ViewKinds

/// Dots, one for each page, as `UIPageControl`.
open class PageControl: KindView {
  /// The background behind the dots.
  public enum BackgroundStyle: String, Hashable, Sendable, CaseIterable {
    /// Nothing, a capsule, or nothing.
    case automatic, prominent, minimal
  }

  /// A page control without dots.
  public init(frame: Rect = .zero) { super.init(PageControlKind.self, frame: frame) }

  /// A page control with so many dots.
  public convenience init(numberOfPages: Int) {
    self.init(frame: .zero)
    self.numberOfPages = numberOfPages
  }

  /// The number of pages, clamped to 0...1000.
  public var numberOfPages: Int {
    get { values[PageControlKind.numberOfPages] ?? 0 }
    set { values[PageControlKind.numberOfPages] = min(max(newValue, 0), 1000) }
  }

  /// The index of the current page, from 0; drawing clamps it to the pages.
  public var currentPage: Int {
    get { values[PageControlKind.currentPage] ?? 0 }
    set { values[PageControlKind.currentPage] = min(max(newValue, 0), 1000) }
  }

  /// The background behind the dots.
  public var backgroundStyle: BackgroundStyle {
    get { values[PageControlKind.backgroundStyle] ?? .automatic }
    set { values[PageControlKind.backgroundStyle] = newValue }
  }

  /// Whether a single page has no dot.
  public var hidesForSinglePage: Bool {
    get { values[PageControlKind.hidesForSinglePage] ?? false }
    set { values[PageControlKind.hidesForSinglePage] = newValue }
  }

  /// The colour of the other pages' dots, or nil for the system's.
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
