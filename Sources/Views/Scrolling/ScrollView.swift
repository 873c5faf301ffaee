import AutoLayout
public import Geometry
import ViewKinds

/// A view whose content may be larger than the view, as `UIScrollView`.
///
/// In a constraint between a subview and the scroll view, the edges and margins of the scroll view
/// are those of its content.
open class ScrollView: KindView {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
    /// Like `scrollableAxes`, and always at the top and bottom for a screen's content scroll view.
    case automatic
    /// On axes that scroll.
    case scrollableAxes
    /// On no side, or on all sides.
    case never, always
  }

  /// Creates a scroll view at its initial position.
  public init(frame: Rect = .zero) { super.init(ScrollViewKind.self, frame: frame) }

  override init(_ type: any ViewKind.Type, frame: Rect = .zero) {
    super.init(type, frame: frame)
  }

  /// The guide for the content, which constraints can use.
  public var contentLayoutGuide: LayoutGuide { guide(.content) }
  /// The guide for the frame, which does not scroll.
  ///
  /// Constraints can use it.
  public var frameLayoutGuide: LayoutGuide { guide(.frame) }

  /// The content's point at the view's top left corner.
  ///
  /// The next layout limits an offset that you set to the scrollable range.
  public var contentOffset: Point {
    get { scrollLayout?.contentOffset ?? values[ScrollKeys.offset] ?? .zero }
    set {
      values[ScrollKeys.offset] = newValue
      guard newValue != contentOffset else { return }
      scrollLayout?.contentOffset = newValue
      setNeedsLayout()
    }
  }

  /// The content's size from the last layout.
  ///
  /// A size that you set applies on an axis where constraints do not determine the size.
  public var contentSize: Size {
    get { scrollLayout?.contentSize ?? values[ScrollViewKind.contentSize] ?? .zero }
    set { values[ScrollViewKind.contentSize] = newValue }
  }

  /// The space around the content, in points.
  public var contentInset: Insets {
    get { values[ScrollKeys.contentInset] ?? .zero }
    set { values[ScrollKeys.contentInset] = newValue }
  }

  /// The content inset including the safe area in points, from the last layout.
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

  /// Whether `flashScrollIndicators` shows the vertical indicator.
  public var showsVerticalScrollIndicator: Bool {
    get { values[ScrollKeys.showsVerticalScrollIndicator] ?? true }
    set { values[ScrollKeys.showsVerticalScrollIndicator] = newValue }
  }

  /// Whether `flashScrollIndicators` shows the horizontal indicator.
  public var showsHorizontalScrollIndicator: Bool {
    get { values[ScrollKeys.showsHorizontalScrollIndicator] ?? true }
    set { values[ScrollKeys.showsHorizontalScrollIndicator] = newValue }
  }

  /// Draws the scroll indicators, which are hidden at rest.
  public func flashScrollIndicators() { values[ScrollKeys.indicators] = .shown }

  /// Scrolls to a point of the content without animation.
  public func setContentOffset(_ offset: Point, animated: Bool) { contentOffset = offset }

  package override func setBoundsOrigin(_ origin: Point) { contentOffset = origin }

  var bouncesVertically: Bool { false }
}
