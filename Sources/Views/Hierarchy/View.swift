public import AutoLayout
public import Geometry

/// A rectangle of the screen that constraints, or a frame and a mask, place in its superview, as
/// `UIView`.
///
/// Create and lay out views on one thread. A call of `layoutIfNeeded` on the window, or on a view
/// in it, computes the frames.
open class View: LayoutElement {
  /// A name for messages, made unique there; nil means the name of the view's type.
  public var accessibilityIdentifier: String?
  /// The superview; nil for a window's own view and for views outside a hierarchy.
  public internal(set) weak var superview: View?
  /// The subviews from back to front.
  public internal(set) var subviews: [View] = []
  /// The active constraints that this view holds, in order of activation.
  public internal(set) var constraints: [LayoutConstraint] = []
  /// The view's custom guides, in the order in which they were added.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// Whether the frame and the mask become required constraints if constraints use the view.
  ///
  /// True by default. Set it to false for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// The margins and dimensions that change when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = [] { didSet { designFrame() } }
  /// Whether the view is hidden; it is laid out, but takes no space in a stack.
  open var isHidden = false { didSet { setNeedsLayout() } }
  /// The opacity of the view and its subviews, from 0 (invisible) to 1.
  open var alpha = 1.0
  /// Whether drawing is clipped to the view's bounds.
  open var clipsToBounds = false
  /// A number by which `viewWithTag` finds the view.
  open var tag = 0
  /// Whether the margins are large enough to stay inside the superview's margins.
  open var preservesSuperviewLayoutMargins = false
  /// Whether safe-area insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Added to the safe-area insets that the view gets from its superview, as a view controller's.
  open var additionalSafeAreaInsets = Insets.zero
  /// Whether the margins of a window's view are at least the system's at its sides.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The direction that the view's own content follows.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// The view's frame in its superview, on the pixel grid after a layout.
  ///
  /// Setting it counts where the mask is translated, until the next layout elsewhere.
  open var frame: Rect {
    get { place }
    set {
      let old = design
      design = FrameDesign(frame: newValue, superviewSize: superview?.bounds.size)
      guard design != old else { return }
      place = newValue
      setNeedsLayout()
    }
  }

  /// The view's rectangle in its own coordinates; its origin is the offset of a view that scrolls.
  public var bounds: Rect { Rect(origin: scrollLayout?.contentOffset ?? .zero, size: frame.size) }
  /// The middle of the frame, in the superview's coordinates; setting it moves the frame.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame = Rect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
  }
  /// The insets of bars, cutouts and rounded corners in the view, from the last layout.
  public internal(set) var safeAreaInsets = Insets.zero

  var place: Rect
  var design: FrameDesign
  var margins: Margins?
  var hugging: PerAxis<LayoutPriority?> = PerAxis(both: nil)
  var compression: PerAxis<LayoutPriority?> = PerAxis(both: nil)
  /// Guides that every view has, made when they are asked for.
  var systemGuides: [LayoutGuide] = []
  var keyboardGuide: KeyboardLayoutGuide?
  /// The problems since the last layout, for views outside a window.
  var refusals: [LayoutProblem] = []
  /// The orders that activations in this hierarchy have had.
  var orders = 0
  /// The window's state, for a window's own view.
  var host: WindowContext?
  /// Whether this view or a descendant changed since the last layout; valid only for the topmost
  /// view.
  var needsLayout = true
  /// Whether a layout is running; valid only for the topmost view.
  var isLayingOut = false
  var needsUpdateConstraints = true
  /// The controller whose view this is.
  weak var controller: ViewController?
  /// The layout of the content, from the last layout, or nil for a view that does not scroll.
  var scrollLayout: ScrollLayout?
  /// The style of the view that does not depend on its kind.
  var ownStyle = OwnStyle() { didSet { if ownStyle != oldValue { setNeedsLayout() } } }

  /// Creates a view without a superview.
  ///
  /// - Parameter frame: the frame in the coordinates of the future superview.
  public init(frame: Rect = .zero) {
    place = frame
    design = FrameDesign(frame: frame, superviewSize: nil)
    super.init()
  }

  override var owner: View? { self }

  /// The size that the view's contents ask for, `View.noIntrinsicMetric` on an axis without one.
  ///
  /// The horizontal hugging and resistance say how much that matters. Override it in a view with
  /// contents of its own.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle, which constraints use, within the frame.
  open var alignmentRectInsets: Insets { viewContent?.alignmentInsets ?? .zero }

  /// Called after the view was laid out, for frames and constraints of subviews that depend on it.
  ///
  /// A superview is called before its subviews. Changes here are laid out again.
  open func layoutSubviews() {}

  /// Called before the next layout after `setNeedsUpdateConstraints`, and before the first one;
  /// subviews before their superview.
  open func updateConstraints() {}

  /// The preferred size for a given size; the view's own size without contents.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The view's own arrangement of subviews, with the engine's names of views.
  func arrangement(_ id: (View) -> ViewID?) -> Arrangement? { nil }

  /// The content and defaults of the view's kind, made for every layout, or nil without a kind.
  var viewContent: ViewContent? { nil }

  /// The name of the view's kind in messages, such as `stackView`.
  var kindName: String {
    let name = String(describing: type(of: self))
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The problem that keeps a view from becoming a subview, or nil.
  func objection(to view: View) -> LayoutProblem? { nil }
}

extension View {
  /// The value of `intrinsicContentSize` on an axis without a size.
  public static let noIntrinsicMetric: Points = -1
  /// The target for the smallest size that the contents allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target for the largest size that the contents allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The layout direction of a view's contents.
  public enum SemanticContentAttribute: Hashable, Sendable {
    /// The window's direction.
    case unspecified
    /// Contents that right-to-left layout does not mirror.
    case playback, spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
  }
}

/// A frame set by hand and the superview's size at that time, from which the mask resizes it.
struct FrameDesign: Hashable {
  var frame: Rect
  /// Nil while the view stands nowhere.
  var superviewSize: Size?
}
