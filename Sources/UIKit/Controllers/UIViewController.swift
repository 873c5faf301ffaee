public import Foundation
import Geometry
import Views

/// A controller that creates a view and lays it out.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  private var appearance = Appearance.hidden

  /// The steps of an appearance; `settled` is after the layout that shows the view.
  private enum Appearance { case hidden, appearing, settled, shown, disappearing }

  /// Creates a controller without loading its view; Interface Builder files are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without loading its view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without loading its view; archives are not read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the Interface Builder file; kept.
  open private(set) var nibName: String?
  /// The bundle of the Interface Builder file; kept.
  open private(set) var nibBundle: Bundle?
  /// The title in bars; it replaces the titles of the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  // MARK: View

  /// The controller's view, loaded at the first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView?.node.isControllersView = false
      loadedView = newValue
      loadedView?.controller = self
      loadedView?.node.isControllersView = true
    }
  }

  /// The view, or nil before it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view: by default a plain one with the screen's size, which is resized with its
  /// superview.
  open func loadView() { loadPlainView() }

  private func loadPlainView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { loadPlainView() }
    isLoading = false
    viewDidLoad()
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, with its final size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews`.
  open func viewDidLayoutSubviews() {}
  /// Called instead of the view's `updateConstraints`, which it calls by default.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called after the insets of the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view's size changes with the screen's.
  ///
  /// It calls the method of each child whose view fills the own view. The sizes of other children
  /// are known after the layout only.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children
    where child.isInHierarchy && child.loadedView?.bounds.size == loadedView?.bounds.size {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called before the traits change with the screen's; it calls the method of each child.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}

  /// Shows the view: calls the methods of its appearance around what puts it into the window.
  func appear(_ show: () -> Void) {
    loadViewIfNeeded()
    beginAppearing()
    show()
    endAppearing()
  }

  /// Tells the controller and its children that the view disappears.
  func disappear() {
    beginDisappearing()
    endDisappearing()
  }

  /// The children that do not know yet that a container took them in.
  var arrivals: [UIViewController] = []

  /// Fills the view of a container with the view of a child, in place of those of other children.
  ///
  /// The calls of both children alternate, as in UIKit. Children that arrived get `didMove` then.
  func show(_ shown: UIViewController?) {
    shown?.loadViewIfNeeded()
    let leaving = children.filter { $0 !== shown && $0.loadedView?.superview === view }
    for child in leaving { child.beginDisappearing() }
    if let shown, let content = shown.view, content.superview !== view {
      content.frame = view.bounds
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isAppearingOrShown { shown.beginAppearing() }
      view.addSubview(content)
      if appearance == .shown { shown.settle() }
    }
    for child in leaving {
      child.loadedView?.removeFromSuperview()
      child.endDisappearing()
    }
    if appearance == .shown { shown?.endAppearing() }
    let arrived = arrivals
    arrivals = []
    for child in arrived where child.parent === self { child.didMove(toParent: self) }
  }

  /// Whether the view is within the parent's view.
  private var isInHierarchy: Bool {
    guard let own = loadedView, let parent = parent?.loadedView else { return false }
    return own.isDescendant(of: parent)
  }

  private func beginAppearing(animated: Bool = false) {
    guard appearance == .hidden || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
    for child in children where child.isInHierarchy { child.beginAppearing(animated: animated) }
  }

  /// Lays out the view, which is in the window now, and tells the controller of it.
  private func settle() {
    guard appearance == .appearing else { return }
    appearance = .settled
    viewIsAppearing(false)
    loadedView?.layoutIfNeeded()
  }

  private func endAppearing() {
    settle()
    guard appearance == .settled else { return }
    appearance = .shown
    viewDidAppear(false)
    for child in children where child.isInHierarchy { child.endAppearing() }
  }

  private var isAppearingOrShown: Bool { [.appearing, .settled, .shown].contains(appearance) }

  private func beginDisappearing(animated: Bool = false) {
    guard isAppearingOrShown else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in children { child.beginDisappearing(animated: animated) }
  }

  private func endDisappearing() {
    guard appearance == .disappearing else { return }
    for child in children { child.endDisappearing() }
    appearance = .hidden
    viewDidDisappear(false)
  }

  /// Begins or ends an appearance by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Ends the appearance that `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    endAppearing()
    endDisappearing()
  }

  // MARK: Children

  /// The child controllers, in the order in which they were added.
  open private(set) var children: [UIViewController] = []
  /// The controller whose child this is.
  open private(set) weak var parent: UIViewController?

  /// Adds a child; its view is added by code.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    disappear()
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called by the app after it added the child's view, and after the child was removed.
  ///
  /// A child whose view is on the screen appears then.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.appearance == .shown, isInHierarchy else { return }
    beginAppearing()
    endAppearing()
  }

  // MARK: Layout

  /// The insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(view.node.additionalSafeAreaInsets) }
    set { view.node.additionalSafeAreaInsets = Insets(newValue) }
  }

  /// Whether the margins of the view are at least the system's; true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { view.node.viewRespectsSystemMinimumLayoutMargins }
    set { view.node.viewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// The sides on which the view extends under bars; kept.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// The former name of the scroll view's own adjustment; kept.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view also extends under opaque bars; kept.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size that a popover or a sheet should have; kept.
  open var preferredContentSize = CGSize.zero

  /// The guide above the safe area.
  open var topLayoutGuide: any UILayoutSupport {
    topGuide
      ?? makeGuide(named: "topLayoutGuide", keepingIn: \.topGuide) { guide, view in
        [
          guide.topAnchor.constraint(equalTo: view.topAnchor),
          guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ]
      }
  }

  /// The guide below the safe area.
  open var bottomLayoutGuide: any UILayoutSupport {
    bottomGuide
      ?? makeGuide(named: "bottomLayoutGuide", keepingIn: \.bottomGuide) { guide, view in
        [
          guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
      }
  }

  private var topGuide: UILayoutGuide?
  private var bottomGuide: UILayoutGuide?

  /// Creates a guide of the view that constraints place, and keeps it in a property.
  private func makeGuide(
    named name: String,
    keepingIn property: ReferenceWritableKeyPath<UIViewController, UILayoutGuide?>,
    _ constraints: (UILayoutGuide, UIView) -> [NSLayoutConstraint]
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    self[keyPath: property] = guide
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      [
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      ] + constraints(guide, view))
    return guide
  }

  // MARK: Environment

  /// The environment of the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
  /// The style of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; by default in compact height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// Whether the home indicator is hidden, as it is after some seconds without touches.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the style of the status bar, or nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden, or nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden, or nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The directions that the interface may have.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Asks for the style of the status bar again, and whether it is hidden.
  open func setNeedsStatusBarAppearanceUpdate() { barsDidChange() }
  /// Asks again whether the home indicator is hidden.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { barsDidChange() }

  // MARK: Bars

  /// What a navigation bar shows of the controller; kept.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows of the controller; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a toolbar shows of the controller; kept.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether a tab bar hides under the controller; kept.
  open var hidesBottomBarWhenPushed = false

  /// The parent, then the view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The class of the controller.
  open override var description: String { "<\(type(of: self))>" }
}

extension UIViewController: UITraitEnvironment {}
