import AutoLayout
public import Geometry
import ViewKinds

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

  override init(_ type: any ViewKind.Type, frame: Rect = .zero) {
    super.init(type, frame: frame)
  }

  /// The content, for constraints.
  public var contentLayoutGuide: LayoutGuide { guide(.content) }
  /// The frame, which does not scroll, for constraints.
  public var frameLayoutGuide: LayoutGuide { guide(.frame) }

  /// The point of the content at the upper left corner; from the last layout, which keeps what was
  /// set within the range in which the view scrolls.
  public var contentOffset: Point {
    get { scrollLayout?.contentOffset ?? values[ScrollKeys.offset] ?? .zero }
    set { values[ScrollKeys.offset] = newValue }
  }

  /// The content's size from the last layout; what is set holds on an axis on which constraints do
  /// not decide it.
  public var contentSize: Size {
    get { scrollLayout?.contentSize ?? values[ScrollViewKind.contentSize] ?? .zero }
    set { values[ScrollViewKind.contentSize] = newValue }
  }

  /// The space around the content.
  public var contentInset: Insets {
    get { values[ScrollKeys.contentInset] ?? .zero }
    set { values[ScrollKeys.contentInset] = newValue }
  }

  /// The content's inset including the safe area, from the last layout.
  public var adjustedContentInset: Insets { scrollLayout?.adjustedContentInset ?? contentInset }

  /// When the safe area is added to the content's inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { values[ScrollKeys.contentInsetAdjustmentBehavior] ?? .automatic }
    set { values[ScrollKeys.contentInsetAdjustmentBehavior] = newValue }
  }

  /// Whether the view scrolls vertically even if its content fits.
  public var alwaysBounceVertical: Bool {
    get { values[ScrollKeys.alwaysBounceVertical] ?? bouncesVertically }
    set { values[ScrollKeys.alwaysBounceVertical] = newValue }
  }

  /// Whether the view scrolls horizontally even if its content fits.
  public var alwaysBounceHorizontal: Bool {
    get { values[ScrollKeys.alwaysBounceHorizontal] ?? false }
    set { values[ScrollKeys.alwaysBounceHorizontal] = newValue }
  }

  /// Whether the upright indicator is among those that `flashScrollIndicators` shows.
  public var showsVerticalScrollIndicator: Bool {
    get { values[ScrollKeys.showsVerticalScrollIndicator] ?? true }
    set { values[ScrollKeys.showsVerticalScrollIndicator] = newValue }
  }

  /// Whether the lying indicator is among those that `flashScrollIndicators` shows.
  public var showsHorizontalScrollIndicator: Bool {
    get { values[ScrollKeys.showsHorizontalScrollIndicator] ?? true }
    set { values[ScrollKeys.showsHorizontalScrollIndicator] = newValue }
  }

  /// Draws the scroll indicators, which are hidden at rest.
  public func flashScrollIndicators() { values[ScrollKeys.indicators] = .shown }

  /// Scrolls to a point of the content without animation.
  public func setContentOffset(_ offset: Point, animated: Bool) { contentOffset = offset }

  var bouncesVertically: Bool { false }
}
