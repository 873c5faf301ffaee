public import AutoLayout
public import Geometry
package import ViewKinds

/// A view whose subviews lie on a content that may be larger than itself, as `UIScrollView`.
///
/// Constraints of its subviews to its edges and margins are to those of the content.
open class ScrollView: KindView {
  /// When the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
    /// On axes that scroll, and up and down in the content scroll view of a screen between bars.
    case automatic
    /// On axes that scroll.
    case scrollableAxes
    /// Nowhere, or on all sides.
    case never, always
  }

  /// A scroll view at rest.
  public init(frame: Rect = .zero) { super.init(ScrollViewKind.self, frame: frame) }

  package override init(_ type: any ViewKind.Type, frame: Rect = .zero) {
    super.init(type, frame: frame)
  }

  /// The content, for constraints.
  public var contentLayoutGuide: LayoutGuide { guide(.content) }
  /// The frame, which does not scroll, for constraints.
  public var frameLayoutGuide: LayoutGuide { guide(.frame) }

  /// The point of the content at the upper left corner; from the last layout, which keeps what was
  /// set within the range in which the view scrolls.
  public var contentOffset: Point {
    get { scrollLayout?.contentOffset ?? givenOffset ?? .zero }
    set { values["offset"] = .numbers([newValue.x.value, newValue.y.value]) }
  }

  /// The content's size from the last layout; what is set holds on an axis on which constraints do
  /// not decide it.
  public var contentSize: Size {
    get { scrollLayout?.contentSize ?? values.size("contentSize") ?? .zero }
    set { values["contentSize"] = .numbers([newValue.width.value, newValue.height.value]) }
  }

  /// The space around the content.
  public var contentInset: Insets {
    get { values.insets("contentInset") ?? .zero }
    set { values["contentInset"] = .insets(newValue) }
  }

  /// The content's inset including the safe area, from the last layout.
  public var adjustedContentInset: Insets { scrollLayout?.adjustedContentInset ?? contentInset }

  /// When the safe area is added to the content's inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { values.choice("contentInsetAdjustmentBehavior") ?? .automatic }
    set { values.set("contentInsetAdjustmentBehavior", choice: newValue) }
  }

  /// Whether the view scrolls vertically even if its content fits.
  public var alwaysBounceVertical: Bool {
    get { values.flag("alwaysBounceVertical") ?? bouncesVertically }
    set { values["alwaysBounceVertical"] = .flag(newValue) }
  }

  /// Whether the view scrolls horizontally even if its content fits.
  public var alwaysBounceHorizontal: Bool {
    get { values.flag("alwaysBounceHorizontal") ?? false }
    set { values["alwaysBounceHorizontal"] = .flag(newValue) }
  }

  /// Whether the upright indicator is among those that `flashScrollIndicators` shows.
  public var showsVerticalScrollIndicator: Bool {
    get { values.flag("showsVerticalScrollIndicator") ?? true }
    set { values["showsVerticalScrollIndicator"] = .flag(newValue) }
  }

  /// Whether the lying indicator is among those that `flashScrollIndicators` shows.
  public var showsHorizontalScrollIndicator: Bool {
    get { values.flag("showsHorizontalScrollIndicator") ?? true }
    set { values["showsHorizontalScrollIndicator"] = .flag(newValue) }
  }

  /// Draws the scroll indicators, which are hidden at rest.
  public func flashScrollIndicators() { values["indicators"] = .choice("shown") }

  /// Scrolls to a point of the content without animation.
  public func setContentOffset(_ offset: Point, animated: Bool) { contentOffset = offset }

  var bouncesVertically: Bool { false }

  private var givenOffset: Point? {
    values.size("offset").map { Point(x: $0.width, y: $0.height) }
  }
}
