public import AutoLayout
public import Geometry

/// A rectangular area of the screen, as `UIView`.
///
/// Constraints, or a frame and an autoresizing mask, place the view in its superview. Create and
/// lay out views on one thread. Call `layoutIfNeeded` on the window, or on a view in it, to compute
/// the frames.
open class View: LayoutElement {
  /// The name of the view in messages, or nil to use the name of the view's type.
  ///
  /// Messages add a number if the name is not unique.
  public var accessibilityIdentifier: String?
  /// The superview, or nil for a window's root view and for views without a superview.
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
  /// Whether the view is hidden.
  ///
  /// A hidden view takes part in the layout, but takes no space in a stack.
  open var isHidden = false { didSet { setNeedsLayout() } }
  /// The opacity of the view and its subviews, from 0 (invisible) to 1.
  open var alpha = 1.0
  /// Whether drawing is clipped to the view's bounds.
  open var clipsToBounds = false
  /// The number by which `viewWithTag` finds the view.
  open var tag = 0
  /// Whether the view's margins are at least the part of the superview's margins that reaches into
  /// the view.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  /// Whether safe-area insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  /// The insets added to the safe-area insets from the superview in points, as
  /// `UIViewController.additionalSafeAreaInsets`.
  open var additionalSafeAreaInsets = Insets.zero { didSet { setNeedsLayout() } }
  /// Whether the margins of a window's root view are at least the system's minimum margins.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { setNeedsLayout() } }
  /// The layout direction of the view's own content.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }

  /// The view's frame in the superview's coordinates, in points.
  ///
  /// A layout rounds it to the pixel grid. If `translatesAutoresizingMaskIntoConstraints` is true,
  /// a frame that you set takes part in the layout. If it is false, the next layout replaces the
  /// frame. A new size resizes the subviews at once, by their masks.
  open var frame: Rect {
    get { place }
    set {
      let (old, size) = (design, place.size)
      design = FrameDesign(frame: newValue, superviewSize: superview?.bounds.size)
      guard design != old else { return }
      place = newValue
      if size != newValue.size { for view in subviews { view.followSuperview() } }
      setNeedsLayout()
    }
  }

  /// The view's rectangle in its own coordinates.
  ///
  /// The origin is the content offset of a scrolling view, or zero.
  public var bounds: Rect {
    Rect(origin: scrollLayout?.contentOffset ?? boundsOrigin, size: frame.size)
  }
  /// The centre of the frame in the superview's coordinates.
  ///
  /// A change moves the frame.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame = Rect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
  }
  /// The insets of the view that bars, cutouts and rounded corners cover, from the last layout.
  public internal(set) var safeAreaInsets = Insets.zero

  var place: Rect
  var design: FrameDesign
  var margins: Margins?
  var hugging: PerAxis<LayoutPriority?> = PerAxis(both: nil)
  var compression: PerAxis<LayoutPriority?> = PerAxis(both: nil)
  /// The system guides of the view, such as the safe area, created at the first access.
  var systemGuides: [LayoutGuide] = []
  var keyboardGuide: KeyboardLayoutGuide?
  /// The problems since the last layout, for views outside a window.
  package var refusals: [LayoutProblem] = []
  /// The greatest activation number that a constraint in this hierarchy has received.
  var orders = 0
  /// The window's state, or nil for a view that is not a window's root view.
  var host: WindowContext?
  /// Whether this view or a descendant changed since the last layout; valid only for the topmost
  /// view.
  package var needsLayout = true
  /// Whether a layout is running; valid only for the topmost view.
  var isLayingOut = false
  package var needsUpdateConstraints = true
  /// The controller of the view, or nil.
  weak var controller: ViewController?
  /// The layout of the content, from the last layout, or nil for a view that does not scroll.
  var scrollLayout: ScrollLayout?
  /// The point of the subviews' coordinates at the corner of a view that does not scroll.
  ///
  /// The scene has no such origin: in it, the frames of the subviews are moved.
  private(set) var boundsOrigin = Point.zero { didSet { setNeedsLayout() } }
  /// The style of the view that does not depend on its kind.
  var ownStyle = OwnStyle() { didSet { if ownStyle != oldValue { setNeedsLayout() } } }

  /// The methods that a subclass of another API overrides, such as a subclass of `UIView`.
  package weak var overrides: (any ViewOverrides)?
  /// Whether the view is a controller's, whose margins are at least the system's.
  package var isControllersView = false { didSet { setNeedsLayout() } }

  /// Creates a view without a superview.
  ///
  /// - Parameter frame: the frame in the coordinates of the future superview.
  public init(frame: Rect = .zero) {
    place = frame
    design = FrameDesign(frame: frame, superviewSize: nil)
    super.init()
  }

  deinit {
    for constraint in constraints { constraint.releaseShell() }
  }

  override var owner: View? { self }

  /// The intrinsic size of the view's content, or `View.noIntrinsicMetric` on an axis without one.
  ///
  /// The priorities for content hugging and compression resistance determine the strength of the
  /// size. Override it in a view with its own content.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle, which constraints use, within the frame.
  open var alignmentRectInsets: Insets { viewContent?.alignmentInsets ?? .zero }

  /// Called after each call of `layoutIfNeeded` has computed the frames.
  ///
  /// Override it to set frames and constraints of subviews that depend on the view's size.
  /// Superviews are called before their subviews. If a call changes something, the layout repeats.
  /// A repeated layout calls only views whose bounds or subview frames changed.
  open func layoutSubviews() {}

  /// Called before the first layout, and before the next layout after `setNeedsUpdateConstraints`.
  ///
  /// Subviews are called before their superview.
  open func updateConstraints() {}

  /// Returns the preferred size for an available size.
  ///
  /// The default is the view's current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// Returns the arrangement in which the view lays out its subviews, or nil for the default of the
  /// view's kind.
  ///
  /// `id` gives the engine's identifier of a view, or nil if the view is not in the scene.
  func arrangement(_ id: (View) -> ViewID?) -> Arrangement? { nil }

  /// The content and defaults of the view's kind, created for each layout, or nil without a kind.
  var viewContent: ViewContent? { nil }

  /// The name of the view's kind in messages, such as `stackView`.
  var kindName: String {
    let name = String(describing: type(of: self))
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Sets the origin of the bounds, which moves the subviews.
  package func setBoundsOrigin(_ origin: Point) { boundsOrigin = origin }

  /// Returns the problem that prevents a view from becoming a subview, or nil if it can.
  func objection(to view: View) -> LayoutProblem? { nil }
}

extension View {
  /// The value of `intrinsicContentSize` on an axis without a size.
  public static let noIntrinsicMetric: Points = -1
  /// The fitting target for the smallest size that the content allows.
  public static let layoutFittingCompressedSize = Size.zero
  /// The fitting target for the largest size that the content allows.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The layout direction of a view's contents.
  public enum SemanticContentAttribute: Hashable, Sendable {
    /// The window's direction.
    case unspecified
    /// Content that right-to-left layout does not mirror.
    case playback, spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
  }
}

/// A frame set by code, with the superview's size at that time.
///
/// The autoresizing mask resizes the frame from it.
struct FrameDesign: Hashable {
  var frame: Rect
  /// The superview's size in points, or nil without a superview.
  var superviewSize: Size?
}
