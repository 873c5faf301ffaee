import Devices
public import Foundation
import Views

/// A controller of a stack of controllers, with a navigation bar.
///
/// The bar is drawn if the controller is the window's root, or a tab of it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The look of the bar.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The controllers from the root to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  /// The object that hears of changes; kept.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the swipe back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  private var stack: [UIViewController] = []

  /// Creates a controller with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller without a root.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a root; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? { stack.last }

  /// Shows a controller on top, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      UIKitException.record(
        "Pushing the same view controller instance more than once is not supported")
      return
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the controller on top, at once, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return last
  }

  /// Removes all controllers but the root, at once, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let removed = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return removed
  }

  /// Removes the controllers above one, at once, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let position = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(stack[(position + 1)...])
    setViewControllers(Array(stack[...position]), animated: animated)
    return removed
  }

  /// Replaces the stack, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    replace(old, with: viewControllers) { showTop() }
  }

  /// Hides or shows the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Loads the view and shows the controller on top.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func showTop() { if isViewLoaded { show(stack.last) } }

  /// The controller on top if the bar is hidden; else nil, because the bar is below the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The controller on top.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The controller on top.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large where they may be.
  open var prefersLargeTitles = false
  /// Whether content shows through; true by default.
  open var isTranslucent = true
  /// The background's colour, or nil for the system's.
  open var barTintColor: UIColor?
  /// The attributes of the title; kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}

/// The object that hears of a navigation controller's changes.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// A controller of several controllers, with a tab bar.
///
/// The bar is drawn if the controller is the window's root.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The look of the bar.
  open private(set) lazy var tabBar = UITabBar()
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      replace(oldValue ?? [], with: viewControllers ?? []) {
        selectedIndex = min(selectedIndex, max((viewControllers?.count ?? 1) - 1, 0))
        showSelected()
      }
    }
  }
  /// The index of the tab that is shown.
  open var selectedIndex = 0 {
    didSet {
      guard oldValue != selectedIndex else { return }
      showSelected()
      barsDidChange()
    }
  }
  /// The object that hears of changes; kept.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get {
      guard let all = viewControllers, all.indices.contains(selectedIndex) else { return nil }
      return all[selectedIndex]
    }
    set {
      if let position = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = position
      }
    }
  }

  /// Sets the controllers of the tabs, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Loads the view and shows the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() { if isViewLoaded { show(selectedViewController) } }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether content shows through; true by default.
  open var isTranslucent = true
  /// The background's colour, or nil for the system's; kept.
  open var barTintColor: UIColor?
  /// The colour of unselected tabs, or nil for grey; kept.
  open var unselectedItemTintColor: UIColor?
}

/// The object that hears of a tab bar controller's changes.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

extension UIViewController {
  /// The nearest navigation controller above, or nil.
  public var navigationController: UINavigationController? { above() }
  /// The nearest tab bar controller above, or nil.
  public var tabBarController: UITabBarController? { above() }

  private func above<Container: UIViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Container { return found }
      candidate = controller.parent
    }
    return nil
  }

  /// Replaces the children of a container, shows one of them, and tells them in UIKit's order.
  fileprivate func replace(
    _ old: [UIViewController], with new: [UIViewController], show: () -> Void
  ) {
    let leaving = old.filter { child in !new.contains { $0 === child } }
    for child in leaving { child.willMove(toParent: nil) }
    for child in new where child.parent !== self {
      addChild(child)
      arrivals.append(child)
    }
    show()
    for child in leaving { child.removeFromParent() }
    barsDidChange()
  }

  /// Tells the window that its bars changed.
  func barsDidChange() { viewIfLoaded?.window?.barsDidChange() }
}

/// The bars of a window's controllers, as the screen draws them.
@MainActor
struct ControllerBars {
  private let root: UIViewController
  private let navigation: UINavigationController?
  private let tabs: UITabBarController?

  /// Finds the containers from the window's root down.
  init(of root: UIViewController) {
    self.root = root
    tabs = root as? UITabBarController
    navigation = (tabs?.selectedViewController ?? root) as? UINavigationController
  }

  /// Returns a screen with the bars.
  func shown(on screen: Screen) -> Screen {
    let isHidden = root.deciding(\.childForStatusBarHidden).prefersStatusBarHidden
    let screen = screen.with(statusBar: isHidden ? .hidden : .shown, bars: content)
    return navigation == nil && tabs == nil
      ? screen : screen.with(navigationBar: navigationBar, tabBar: tabBar, toolbar: toolbar)
  }

  var navigationBar: NavigationBarStyle? {
    guard let navigation else { return nil }
    if navigation.isNavigationBarHidden { return .hidden }
    guard navigation.navigationBar.isTranslucent else { return .opaque }
    return hasLargeTitle(navigation) ? .largeTitle : .translucent
  }

  private func hasLargeTitle(_ navigation: UINavigationController) -> Bool {
    guard navigation.navigationBar.prefersLargeTitles else { return false }
    switch navigation.topViewController?.navigationItem.largeTitleDisplayMode ?? .automatic {
    case .always: return true
    case .never: return false
    case .automatic: return navigation.viewControllers.count == 1
    }
  }

  var tabBar: BarStyle? {
    guard let tabs else { return nil }
    if navigation?.topViewController?.hidesBottomBarWhenPushed == true { return .hidden }
    return tabs.tabBar.isTranslucent ? .translucent : .opaque
  }

  var toolbar: BarStyle? {
    guard let navigation, !navigation.isToolbarHidden else { return nil }
    return .translucent
  }

  /// What the bars show.
  var content: ScreenBars {
    var bars = ScreenBars()
    bars.statusBarStyle =
      root.deciding(\.childForStatusBarStyle).preferredStatusBarStyle.engineStyle
    let isIndicatorHidden =
      root.deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    bars.showsHomeIndicator = isIndicatorHidden ? false : nil
    if let navigation, let top = navigation.topViewController {
      let item = top.navigationItem
      bars.title = item.title ?? top.title ?? ""
      if let view = item.titleView {
        UIKitException.record("a navigation bar cannot show a title view here: \(view)")
      }
      bars.subtitle = item.subtitle
      bars.prompt = item.prompt
      bars.leftBarButtonItems = (item.leftBarButtonItems ?? []).compactMap(\.engineItem)
      bars.rightBarButtonItems = (item.rightBarButtonItems ?? []).compactMap(\.engineItem)
      bars.barTintColor = navigation.navigationBar.barTintColor?.color
      bars.navigationTintColor = tint(navigation.navigationBar, in: navigation)
      bars.toolbarItems = (top.toolbarItems ?? []).compactMap(\.engineItem)
      let stack = navigation.viewControllers
      if stack.count > 1, !item.hidesBackButton {
        let previous = stack[stack.count - 2]
        bars.backTitle =
          previous.navigationItem.backButtonTitle
          ?? previous.navigationItem.backBarButtonItem?.title
          ?? previous.navigationItem.title ?? previous.title ?? "Back"
      }
    }
    if let tabs {
      bars.tabs = (tabs.viewControllers ?? []).map { controller in
        let item = controller.tabBarItem
        let title = item?.title ?? controller.title
        var tab =
          if let symbol = item?.image?.symbol {
            TabBarItem(title: title, symbol: symbol, selectedSymbol: item?.selectedImage?.symbol)
          } else {
            TabBarItem(
              title: title, image: item?.image?.image, selectedImage: item?.selectedImage?.image)
          }
        tab.badgeValue = item?.badgeValue
        tab.badgeColor = item?.badgeColor?.color
        tab.isEnabled = item?.isEnabled ?? true
        return tab
      }
      bars.selectedTab = tabs.selectedIndex
      bars.tabTintColor = tint(tabs.tabBar, in: tabs)
    }
    return bars
  }

  /// The tint of a bar: its own, or that of its controller or of the controllers above; nil for
  /// that of the window.
  private func tint(_ bar: UIView, in controller: UIViewController) -> Color? {
    let views = sequence(first: controller, next: \.parent).map(\.viewIfLoaded)
    return ([bar] + views).lazy.compactMap { $0?.node.ownTintColor }.first
  }
}

extension UIViewController {
  /// The controller that decides about a bar: the last child to which a property leads.
  fileprivate func deciding(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    self[keyPath: child].map { $0.deciding(child) } ?? self
  }
}

extension UIStatusBarStyle {
  fileprivate var engineStyle: StatusBarStyle {
    switch self {
    case .default: .default
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    }
  }
}

extension UIBarButtonItem {
  /// The engine's button, or nil for an item with a view, which cannot be drawn in a bar.
  fileprivate var engineItem: BarButtonItem? {
    guard customView == nil else {
      UIKitException.record("a bar cannot show the view of an item here: \(self)")
      return nil
    }
    let style: BarButtonItem.Style = style == .done ? .done : .plain
    var made: BarButtonItem
    if let systemItem, let item = systemItem.item {
      made = BarButtonItem(barButtonSystemItem: item)
    } else if let symbol = image?.symbol {
      made = BarButtonItem(symbol: symbol, style: style)
    } else if let image = image?.image {
      made = BarButtonItem(image: image, style: style)
    } else {
      made = BarButtonItem(title: title ?? "", style: style)
    }
    made.isEnabled = isEnabled
    made.tintColor = tintColor?.color
    made.width = Points(width)
    return made
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var item: BarButtonItem.SystemItem? {
    BarButtonItem.SystemItem(rawValue: "\(self)")
  }
}
