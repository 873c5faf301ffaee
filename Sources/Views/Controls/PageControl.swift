import AutoLayout
public import Geometry
import ViewKinds

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
    get { values.integer("numberOfPages") ?? 0 }
    set { values["numberOfPages"] = .integer(min(max(newValue, 0), 1000)) }
  }

  /// The index of the current page, from 0; drawing clamps it to the pages.
  public var currentPage: Int {
    get { values.integer("currentPage") ?? 0 }
    set { values["currentPage"] = .integer(min(max(newValue, 0), 1000)) }
  }

  /// The background behind the dots.
  public var backgroundStyle: BackgroundStyle {
    get { values.choice("backgroundStyle") ?? .automatic }
    set { values.set("backgroundStyle", choice: newValue) }
  }

  /// Whether a single page has no dot.
  public var hidesForSinglePage: Bool {
    get { values.flag("hidesForSinglePage") ?? false }
    set { values["hidesForSinglePage"] = .flag(newValue) }
  }

  /// The colour of the other pages' dots, or nil for the system's.
  public var pageIndicatorTintColor: Color? {
    get { values[color: "pageIndicatorTintColor"] }
    set { values[color: "pageIndicatorTintColor"] = newValue }
  }

  /// The colour of the current page's dot, or nil for the system's.
  public var currentPageIndicatorTintColor: Color? {
    get { values[color: "currentPageIndicatorTintColor"] }
    set { values[color: "currentPageIndicatorTintColor"] = newValue }
  }
}
