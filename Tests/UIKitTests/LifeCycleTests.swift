import Testing

@testable import UIKit

/// A list of calls that views and controllers write.
@MainActor
private final class CallLog {
  var calls: [String] = []
}

private final class LoggedView: UIView {
  let log: CallLog

  init(_ log: CallLog, frame: CGRect = .zero) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview view: UIView?) { note("willMove superview", view) }
  override func didMoveToSuperview() { log.calls.append("didMove superview") }
  override func willMove(toWindow window: UIWindow?) { note("willMove window", window) }
  override func didMoveToWindow() { log.calls.append("didMove window") }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.calls.append("layout \(Int(bounds.width))")
  }
  override func updateConstraints() {
    super.updateConstraints()
    log.calls.append("update")
  }

  private func note(_ call: String, _ view: UIView?) {
    log.calls.append(view == nil ? call + " nil" : call)
  }
}

/// A controller that writes its appearances and parents with its name.
private final class NamedController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didLeave" : "didEnter")
  }
}

private final class LoggedController: UIViewController {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.calls.append("loadView")
    view = UIView()
  }
  override func viewDidLoad() { log.calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    log.calls.append("viewIsAppearing \(Int(view.bounds.width))")
  }
  override func viewDidAppear(_ animated: Bool) { log.calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.calls.append("viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.calls.append("viewDidLayoutSubviews") }
}

/// A view that puts its subview into its corner, also if it is scrolled.
private final class CornerView: UIScrollView {
  let corner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(corner)
    contentSize = CGSize(width: 100, height: 900)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    corner.frame = CGRect(origin: bounds.origin, size: CGSize(width: 40, height: 40))
  }
}

/// A layer that puts its first sublayer into its corner.
private final class CornerLayer: CALayer {
  override func layoutSublayers() {
    super.layoutSublayers()
    sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  }
}

@MainActor
@Suite("The life of views and controllers")
struct LifeCycleTests {
  @Test("a view hears of its superview and its window before and after the change")
  func moves() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LoggedView(log)
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      log.calls == [
        "willMove window", "willMove superview", "didMove window", "didMove superview",
        "willMove window nil", "willMove superview nil", "didMove window", "didMove superview",
      ])
  }

  @Test("layoutSubviews is called once for a change, and not without one")
  func layouts() {
    let log = CallLog()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LoggedView(log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(view)
    log.calls = []
    root.layoutIfNeeded()
    #expect(log.calls == ["update", "layout 50"])
    root.layoutIfNeeded()
    #expect(log.calls == ["update", "layout 50"])
    view.setNeedsLayout()
    root.layoutIfNeeded()
    view.frame.size.width = 60
    root.layoutIfNeeded()
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log.calls == ["update", "layout 50", "layout 50", "layout 60", "update"])
  }

  @Test("a subview that code moves stays there until its superview changes or is scrolled")
  func movedSubview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = CornerView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.corner.frame.origin == .zero)
    view.corner.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(view.corner.frame.origin == CGPoint(x: 50, y: 0))
    view.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(view.corner.frame.origin == .zero)
    view.contentOffset.y = 200
    root.layoutIfNeeded()
    #expect(view.corner.frame.origin == CGPoint(x: 0, y: 200))
    view.bounds.origin.y = 300
    root.layoutIfNeeded()
    #expect(view.corner.frame.origin == CGPoint(x: 0, y: 300))
  }

  @Test("a sublayer that code moves stays there until its superlayer changes")
  func movedSublayer() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (layer, corner) = (CornerLayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 150)
    layer.addSublayer(corner)
    root.layer.addSublayer(layer)
    root.layoutIfNeeded()
    #expect(corner.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    corner.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(corner.frame.origin == CGPoint(x: 50, y: 0))
    layer.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(corner.frame.origin == .zero)
  }

  @Test("a window's controller is loaded, laid out and shown in UIKit's order")
  func appearance() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = LoggedController(log)
    window.rootViewController = controller
    #expect(log.calls == [])
    window.makeKeyAndVisible()
    #expect(
      log.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing 320",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    log.calls = []
    window.isHidden = true
    #expect(log.calls == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("an animation makes its changes at once, and completes after its duration")
  func animations() {
    var calls: [String] = []
    func loop() {
      UIView.animate(withDuration: 10) {
        calls.append("view")
      } completion: { _ in
        loop()
      }
    }
    loop()
    let animator = UIViewPropertyAnimator(duration: 10, curve: .easeOut) {
      calls.append("animator")
    }
    animator.addCompletion { _ in calls.append("never") }
    animator.startAnimation()
    #expect(calls == ["view", "animator"])
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 10) {
        calls = []
      } completion: {
        calls.append("\($0)")
      }
    }
    #expect(calls == ["true"])
  }

  @Test("a controller's view is resized with its superview")
  func resizedChild() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let child = UIViewController()
    child.view.frame = parent.bounds
    parent.addSubview(child.view)
    parent.frame.size = CGSize(width: 200, height: 300)
    parent.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("a child appears with its parent, and after it moved into a parent that is shown")
  func children() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = LoggedController(log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.calls.first == "loadView")
    #expect(log.calls.contains("viewWillAppear"))
    #expect(log.calls.last == "viewDidAppear")
    #expect(child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(parent.children.isEmpty)
  }

  @Test("controllers of a stack appear and disappear in turn, as in UIKit")
  func navigation() {
    let log = CallLog()
    let (a, b, c) = (
      NamedController("a", log), NamedController("b", log), NamedController("c", log)
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    log.calls = []
    navigation.pushViewController(b, animated: false)
    #expect(
      log.calls == [
        "b willEnter", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear", "b didEnter",
      ])
    log.calls = []
    navigation.popViewController(animated: false)
    #expect(
      log.calls == [
        "b willLeave", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b didLeave",
      ])
    log.calls = []
    navigation.setViewControllers([a, b, c], animated: false)
    #expect(
      log.calls == [
        "b willEnter", "c willEnter", "a willDisappear", "c willAppear", "c isAppearing",
        "a didDisappear", "c didAppear", "b didEnter", "c didEnter",
      ])
  }

  @Test("controllers of tabs appear and disappear in turn, also if the tabs change")
  func tabs() {
    let log = CallLog()
    let (a, b) = (NamedController("a", log), NamedController("b", log))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    log.calls = []
    tabs.selectedIndex = 1
    let turn = [
      "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
    ]
    #expect(log.calls == turn)
    tabs.selectedIndex = 0
    log.calls = []
    tabs.viewControllers = [b]
    #expect(log.calls == ["a willLeave"] + turn + ["a didLeave"])
    #expect(a.view.superview == nil)
    #expect(tabs.children == [b])
  }
}
