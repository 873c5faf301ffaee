public import Geometry

/// A view with the code that fills it and lays it out, as `UIViewController`.
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

  /// A controller whose view is not loaded yet.
  public init() {}

  /// The controller's view, loaded when it is first asked for.
  public var view: View {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      load(size: .zero)
      return viewIfLoaded ?? adopt(View())
    }
    set { adopt(newValue) }
  }

  /// Gives the controller its view: a plain one, unless it is overridden with one that sets `view`.
  open func loadView() { adopt(View()) }

  /// Called once the view is there, before it has the screen's size for certain.
  open func viewDidLoad() {}

  /// Called in place of the view's `updateConstraints`; this calls that.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before each layout of the view.
  open func viewWillLayoutSubviews() {}

  /// Called after each layout of the view.
  ///
  /// Changes here are laid out again.
  open func viewDidLayoutSubviews() {}

  /// Added to the safe-area insets of the view.
  public var additionalSafeAreaInsets: Insets {
    get { view.additionalSafeAreaInsets }
    set { view.additionalSafeAreaInsets = newValue }
  }

  /// The strip of the view above the safe area; of a window's controller only.
  public var topLayoutGuide: LayoutGuide { view.guide(.topLayout) }
  /// The strip of the view below the safe area; of a window's controller only.
  public var bottomLayoutGuide: LayoutGuide { view.guide(.bottomLayout) }

  /// Takes a controller as a child, whose view is yours to add.
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

  /// Called after the controller became a child or stopped being one, by whoever made it so.
  open func didMove(toParent parent: ViewController?) {}

  /// Loads the view at the size that it is going to have, unless it is loaded.
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
