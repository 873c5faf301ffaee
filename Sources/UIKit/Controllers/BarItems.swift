public import Foundation

/// What a navigation bar shows of a controller; kept.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the bar's middle.
  open var title: String?
  /// The line below the title on iOS 26, which older systems do not have.
  open var subtitle: String?
  /// The text above the title.
  open var prompt: String?
  /// The title of the button that leads back to the controller.
  open var backButtonTitle: String?
  /// The button that leads back to the controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the bar shows no back button.
  open var hidesBackButton = false
  /// The view in place of the title; refused with an exception when a bar has to show it.
  open var titleView: UIView?
  /// The buttons from the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons from the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons at the leading edge, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the button at the leading edge, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the trailing edge, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the previous one, always, or never.
    case automatic, always, never
  }
}

/// What a bar shows; kept.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item is enabled.
  open var isEnabled = true
  /// A number for code.
  open var tag = 0
}

/// A button in a bar; kept.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of the button.
  open var style = Style.plain
  /// The width in points, or 0 for the content's.
  open var width: CGFloat = 0
  /// The object that the action is sent to.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The view in place of a button; refused with an exception when a bar has to show it.
  open var customView: UIView?
  /// The colour of the button.
  open var tintColor: UIColor?
  /// The system button that this is, or nil.
  private(set) var systemItem: SystemItem?

  /// Creates a button without content.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a system button.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Regular, or semibold for the action that ends a task.
    case plain = 0
    case done = 2
  }

  /// A system button or a space.
  public enum SystemItem: Int, Sendable {
    /// The buttons in UIKit's order.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }
}

/// A tab of a tab bar; kept.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected tab.
  open var selectedImage: UIImage?
  /// The text of the badge, or nil.
  open var badgeValue: String?
  /// The badge's colour, or nil for red.
  open var badgeColor: UIColor?

  /// Creates a tab without content.
  public override init() { super.init() }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
