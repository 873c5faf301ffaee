public import Geometry

/// A controller that creates and lays out a view, as `UIViewController`.
open class ViewController {
  /// The title in the screen's navigation bar, or nil for none.
  open var title: String?
  /// The sides on which the view extends under bars.
  open var edgesForExtendedLayout = RectEdge.all { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The view, or nil before the first access to `view`.
  public private(set) var viewIfLoaded: View?
  /// The child controllers, in the order in which they were added.
  public private(set) var children: [ViewController] = []
  /// The controller whose child this is.
  public private(set) weak var parent: ViewController?
  private var isLoading = false

  /// Creates a controller without loading its view.
  public init() {}

  /// The controller's view, loaded at the first access.
  public var view: View {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      load(size: .zero)
      return viewIfLoaded ?? adopt(View())
    }
    set { adopt(newValue) }
  }

  /// Creates the controller's view: by default a plain `View`.
  ///
  /// An override sets `view`.
  open func loadView() { adopt(View()) }

  /// Called after the view was loaded.
  ///
  /// The view may not have its final size yet.
  open func viewDidLoad() {}

  /// Called instead of the view's `updateConstraints`.
  ///
  /// The default calls `updateConstraints`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before each layout of the view.
  open func viewWillLayoutSubviews() {}

  /// Called after each call of the view's `layoutSubviews`.
  ///
  /// If it changes something, the layout repeats.
  open func viewDidLayoutSubviews() {}

  /// The insets added to the safe-area insets of the view, in points.
  public var additionalSafeAreaInsets: Insets {
    get { view.additionalSafeAreaInsets }
    set { view.additionalSafeAreaInsets = newValue }
  }

  /// The guide for the part of the view above the safe area.
  ///
  /// Use it only for the root view controller of a window.
  public var topLayoutGuide: LayoutGuide { view.guide(.topLayout) }
  /// The guide for the part of the view below the safe area.
  ///
  /// Use it only for the root view controller of a window.
  public var bottomLayoutGuide: LayoutGuide { view.guide(.bottomLayout) }

  /// Adds a child controller.
  ///
  /// It does not add the child's view as a subview.
  public func addChild(_ child: ViewController) {
    guard child !== self else { return }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called by the app after it added the controller to a parent or removed it.
  ///
  /// The default does nothing.
  open func didMove(toParent parent: ViewController?) {}

  /// Loads the view if it is not loaded yet.
  ///
  /// A view with a zero frame gets the size.
  func load(size: Size) {
    guard viewIfLoaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    let view = viewIfLoaded ?? adopt(View())
    if view.frame == .zero { view.frame = Rect(origin: .zero, size: size) }
    viewDidLoad()
  }

  @discardableResult
  private func adopt(_ view: View) -> View {
    viewIfLoaded?.controller = nil
    viewIfLoaded = view
    view.controller = self
    return view
  }
}

/// Sides of a rectangle, with the raw values of `UIRectEdge`.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of `UIRectEdge`.
  public let rawValue: UInt

  /// The sides for a combination of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
