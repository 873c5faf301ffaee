import Testing
import Views

@testable import UIKit

@MainActor
@Suite("Screens of UIKit's module")
struct ScreenTests {
  /// A screen in UIKit's classes: a title, a field, a button and a card.
  private func login() -> UIViewController {
    let controller = UIViewController()
    guard let view = controller.view else { return controller }
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Welcome"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let field = UITextField()
    field.placeholder = "E-mail"
    field.borderStyle = .roundedRect
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    for part in [title, field, button, card] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -20),
    ])
    return controller
  }

  /// The same screen in the classes below.
  private func loginBelow() -> View {
    let view = View()
    view.backgroundColor = .systemBackground
    let title = Label(text: "Welcome", font: .preferredFont(forTextStyle: .largeTitle))
    let field = TextField(placeholder: "E-mail")
    let button = Button(title: "Log in")
    let card = View()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    for part in [title, field, button, card] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -20),
    ])
    return view
  }

  @Test("a controller's screen has the same pixels as the screen of the classes below")
  func samePixels() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = login()
    window.makeKeyAndVisible()
    let below = try Views.Window(
      Views.Screen(device: .iPhone13), view: loginBelow(),
      environment: ProcessInfo.processInfo.environment)
    #expect(try window.pngData() == below.render().pngData())
    #expect(window.layoutMessages.isEmpty)
  }

  @Test("a navigation controller's bar moves the safe area and has the title")
  func navigationBar() throws {
    let content = login()
    content.title = "Account"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    // An iPhone 13: 47 points of status bar and 44 of navigation bar.
    #expect(content.view.safeAreaInsets.top == 91)
    #expect(content.topLayoutGuide.length == 91)
    #expect(content.navigationController?.topViewController === content)
  }

  private final class Late: UIViewController {
    let change: (UIViewController) -> Void
    let isLate: Bool

    init(isLate: Bool, _ change: @escaping (UIViewController) -> Void) {
      (self.isLate, self.change) = (isLate, change)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "First"
      if !isLate { change(self) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if isLate { change(self) }
    }
  }

  @Test("bars show what `viewDidAppear` sets")
  func lateBars() throws {
    let changes: [(UIViewController) -> Void] = [
      { $0.title = "Late" },
      { $0.navigationItem.title = "Late" },
      {
        $0.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Go", style: .done, target: nil, action: nil)
      },
      { $0.navigationController?.navigationBar.prefersLargeTitles = true },
    ]
    func picture(_ controller: UIViewController) throws -> Data {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      return try window.pngData()
    }
    let unchanged = try picture(Late(isLate: false) { _ in })
    for change in changes {
      let early = try picture(Late(isLate: false, change))
      #expect(early != unchanged)
      #expect(try picture(Late(isLate: true, change)) == early)
    }
  }

  @Test("colours and states of items and bars are drawn")
  func itemColors() throws {
    func bars(_ change: (UITabBarController, UINavigationController) -> Void) -> ScreenBars {
      let content = UIViewController()
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: nil)
      content.toolbarItems = [
        UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
      ]
      let navigation = UINavigationController(rootViewController: content)
      navigation.tabBarItem = UITabBarItem(
        title: "Home", image: UIImage(systemName: "house.fill"), tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(
        title: "Other", image: UIImage(systemName: "star.fill"), tag: 1)
      other.tabBarItem.badgeValue = "3"
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, other]
      change(tabs, navigation)
      return ControllerBars(of: tabs).content
    }
    func picture(_ bars: ScreenBars) throws -> Data {
      let screen = try Screen(
        device: .iPhone13, navigationBar: .translucent, tabBar: .translucent, bars: bars)
      return try Views.Window(
        screen, view: View(), environment: ProcessInfo.processInfo.environment
      ).render().pngData()
    }
    let changes: [(UITabBarController, UINavigationController) -> Void] = [
      { tabs, _ in tabs.viewControllers?[1].tabBarItem.badgeColor = .blue },
      { tabs, _ in tabs.viewControllers?[1].tabBarItem.isEnabled = false },
      { tabs, _ in tabs.tabBar.tintColor = .red },
      { _, navigation in navigation.navigationBar.tintColor = .red },
      { _, navigation in
        navigation.topViewController?.navigationItem.rightBarButtonItem?.tintColor = .red
      },
    ]
    let unchanged = try picture(bars { _, _ in })
    for change in changes { #expect(try picture(bars(change)) != unchanged) }
    let tinted = bars { tabs, _ in tabs.view.tintColor = .green }
    let (red, green) = (UIColor.red.color, UIColor.green.color)
    #expect(tinted.tabTintColor == green && tinted.navigationTintColor == green)
    let both = bars { tabs, navigation in
      tabs.view.tintColor = .green
      navigation.navigationBar.tintColor = .red
    }
    #expect(both.tabTintColor == green && both.navigationTintColor == red)
  }

  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  private final class Bare: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  private final class Container: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
  }

  @Test("the status bar and the home indicator are those that the controller prefers")
  func statusBar() throws {
    var light = ScreenBars()
    light.statusBarStyle = .lightContent
    light.showsHomeIndicator = false
    let rows: [(UIViewController, Screen)] = [
      (UIViewController(), try Screen(device: .iPhone13)),
      (Light(), try Screen(device: .iPhone13, bars: light)),
      (Bare(), try Screen(device: .iPhone13, statusBar: .hidden)),
    ]
    for (controller, screen) in rows {
      controller.view.backgroundColor = .systemOrange
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let view = View()
      view.backgroundColor = .systemOrange
      let below = try Views.Window(
        screen, view: view, environment: ProcessInfo.processInfo.environment)
      #expect(try window.pngData() == below.render().pngData())
    }
  }

  @Test("a child decides about the status bar if the controller or UIKit's container names it")
  func statusBarOfChild() {
    let container = Container()
    container.addChild(Light())
    #expect(ControllerBars(of: container).content.statusBarStyle == .lightContent)
    let navigation = UINavigationController(rootViewController: Light())
    // The navigation bar lies below the status bar, so that its controller decides.
    #expect(ControllerBars(of: navigation).content.statusBarStyle == .default)
    navigation.isNavigationBarHidden = true
    #expect(ControllerBars(of: navigation).content.statusBarStyle == .lightContent)
    let tabs = UITabBarController()
    tabs.viewControllers = [Light(), UIViewController()]
    #expect(ControllerBars(of: tabs).content.statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect(ControllerBars(of: tabs).content.statusBarStyle == .default)
  }

  struct BackTitle: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let prepare: @MainActor @Sendable (UIViewController) -> Void
    let title: String

    init(
      _ title: String, _ name: String,
      _ prepare: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) {
      (testDescription, self.title, self.prepare) = (name, title, prepare)
    }
  }

  @Test(
    "the back button has the first title that the controller below says",
    arguments: [
      BackTitle("Back", "none") { _ in },
      BackTitle("Inbox", "the controller's") { $0.title = "Inbox" },
      BackTitle("Mail", "the item's") {
        $0.title = "Inbox"
        $0.navigationItem.title = "Mail"
      },
      BackTitle("All", "the back item's") {
        $0.navigationItem.title = "Mail"
        $0.navigationItem.backBarButtonItem = UIBarButtonItem(
          title: "All", style: .plain, target: nil, action: nil)
      },
      BackTitle("Up", "that for the button") {
        $0.navigationItem.backBarButtonItem = UIBarButtonItem(
          title: "All", style: .plain, target: nil, action: nil)
        $0.navigationItem.backButtonTitle = "Up"
      },
    ])
  func backTitle(_ row: BackTitle) {
    let (first, below, top) = (UIViewController(), UIViewController(), UIViewController())
    row.prepare(below)
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    #expect(ControllerBars(of: navigation).content.backTitle == nil)
    navigation.pushViewController(below, animated: false)
    #expect(ControllerBars(of: navigation).content.backTitle == "First")
    navigation.pushViewController(top, animated: false)
    #expect(ControllerBars(of: navigation).content.backTitle == row.title)
    top.navigationItem.hidesBackButton = true
    #expect(ControllerBars(of: navigation).content.backTitle == nil)
  }

  @Test("styles of paragraphs are equal if all of their values are")
  func paragraphStyles() {
    func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      change(style)
      return style
    }
    let plain = style { _ in }
    let others = [
      style { $0.lineSpacing = 4 }, style { $0.alignment = .center },
      style { $0.lineBreakMode = .byClipping },
    ]
    #expect(plain == style { _ in })
    for other in others {
      #expect(plain != other)
      #expect(other == other.mutableCopy() as? NSParagraphStyle)
    }
    #expect(plain.isEqual(UIColor.red) == false)
  }

  @Test("bars keep the direction of the screen")
  func rightToLeft() throws {
    var screen = try Views.Screen(device: .iPhone13)
    screen.direction = .rightToLeft
    UIScreen.with(screen) {
      let content = UIViewController()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      content.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 90),
      ])
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: content)
      window.makeKeyAndVisible()
      #expect(view.frame.minX == 300)
      #expect(window.traitCollection.layoutDirection == .rightToLeft)
    }
  }

  @Test("the margins of a controller's view are the screen's, and 8 points elsewhere")
  func margins() {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.layoutMargins.left == 16)
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("margins that a view preserves are at least the superview's that reach into it")
  func preservedMargins() {
    let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 16)
    view.frame = CGRect(x: 10, y: 0, width: 90, height: 80)
    view.preservesSuperviewLayoutMargins = true
    parent.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 16))
  }

  @Test("a scroll view has the offset that was set at once, and the layout limits it")
  func offset() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.scrollRectToVisible(CGRect(x: 0, y: 850, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 800)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 800)
    for _ in 0..<2 {
      scroll.contentOffset.y = 2000
      #expect(scroll.contentOffset.y == 2000)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == 900)
    }
  }

  @Test("text is measured outside a window as within one")
  func measures() {
    let label = UILabel()
    label.text = "Hello"
    let size = label.intrinsicContentSize
    #expect(size.height == 20.333_333_333_333_332)
    #expect(size.width > 38 && size.width < 44)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    let stack = UIStackView(arrangedSubviews: [label])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
  }

  @Test("clipped text of several lines breaks between words")
  func clippedLines() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 0))
    label.text = "one two three four"
    label.lineBreakMode = .byClipping
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height < 21)
    label.numberOfLines = 0
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 60)
  }

  @Test("the measures of the system's font are San Francisco's")
  func fontMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(font.leading == 0)
    // Body has 22 points between baselines and a line height of 20.287.
    #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - 1.713) < 0.001)
    #expect(abs(font.descender - -4.101) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
  }

  @Test("a transform turns the frame and leaves bounds and centre")
  func transforms() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(abs(view.frame.minX - 35) < 0.001 && abs(view.frame.minY - -5) < 0.001)
    #expect(abs(view.frame.width - 50) < 0.001 && abs(view.frame.height - 100) < 0.001)
  }

  @Test("a colour that a closure gives follows the appearance")
  func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.white)
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor.black)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let half = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 0.5)
    #expect(half.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue] == [0, 1, 0])
    #expect(abs(alpha - 0.5) < 0.003)
  }
}
