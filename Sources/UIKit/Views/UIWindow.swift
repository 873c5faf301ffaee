public import Foundation
import Geometry
package import Views

/// A window on the screen.
///
/// A window with the screen's size is on the device, with its safe area. A window with another size
/// has no safe area.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The engine's window, made when it is needed first.
  private var core: Window?
  /// The conflicts that were reported.
  private var reported: Set<String> = []
  /// Whether the window gets keys; `makeKey` sets it.
  open private(set) var isKeyWindow = false
  /// The place above other windows; kept.
  open var windowLevel = Level.normal

  /// The windows that are visible.
  static var visible: [UIWindow] { known.compactMap(\.window).filter { !$0.isHidden } }
  private static var known: [Weak] = []

  private struct Weak {
    weak var window: UIWindow?
  }

  /// Creates a window; with a frame of zero it has the screen's size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    if frame == .zero { self.frame = UIScreen.main.bounds }
  }

  /// Creates a window of the screen's size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let old = oldValue {
        old.viewIfLoaded?.removeFromSuperview()
        old.disappear()
      }
      if !isHidden { showRoot() }
      barsDidChange()
    }
  }

  /// Makes the window visible and lays it out.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the one that gets keys.
  open func makeKey() {
    for window in UIWindow.known { window.window?.isKeyWindow = false }
    isKeyWindow = true
    remember()
  }

  /// Whether the window is hidden; true until it is shown.
  open override var isHidden: Bool {
    get { isOff }
    set {
      guard newValue != isOff else { return }
      isOff = newValue
      remember()
      if newValue { rootViewController?.disappear() } else { showRoot() }
    }
  }

  private var isOff = false

  private func remember() {
    UIWindow.known.removeAll { $0.window == nil }
    if !UIWindow.known.contains(where: { $0.window === self }) {
      UIWindow.known.append(Weak(window: self))
    }
  }

  /// Puts the controller's view into the window.
  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear { insertSubview(view, at: 0) }
  }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// The traits of the window's screen.
  var traits: UITraitCollection { UITraitCollection(bareScreen) }

  /// Makes the engine's window, so that its hierarchy has a screen.
  func prepare() {
    guard core == nil else { return }
    core = Window(bareScreen, view: node, measuring: UIScreen.fonts)
    node.setNeedsLayout()
    barsDidChange()
  }

  /// Takes the bars of the controllers over to the screen.
  ///
  /// A property that tells the style of a bar may lay out the window, which does not ask again.
  func barsDidChange() {
    guard let core, !isReadingBars else { return }
    isReadingBars = true
    defer { isReadingBars = false }
    var screen = bareScreen
    if let rootViewController { screen = ControllerBars(of: rootViewController).shown(on: screen) }
    if core.screen != screen { core.screen = screen }
  }

  private var isReadingBars = false

  /// Lays out the window below the bars that the controllers have now.
  open override func layoutIfNeeded() {
    barsDidChange()
    super.layoutIfNeeded()
  }

  /// Turns or resizes the screen, shows or hides its keyboard, or changes its traits.
  ///
  /// The window keeps to the screen. Its controllers and views get the calls and notifications that
  /// they get from UIKit, in UIKit's order. Animations take effect at once.
  package func change(to screen: Screen) {
    let old = UIScreen.current
    let size = CGSize(screen.size)
    let keyboard = KeyboardMovement(from: old, to: screen)
    let isTurned = (old.size.width > old.size.height) != (size.width > size.height)
    let coordinator = TransitionCoordinator()
    if UITraitCollection(old) != UITraitCollection(screen) {
      rootViewController?.willTransition(to: UITraitCollection(screen), with: coordinator)
    }
    if old.size != screen.size {
      rootViewController?.viewWillTransition(to: size, with: coordinator)
    }
    UIScreen.current = screen
    if isTurned {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    if old.textSize != screen.textSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main)
    }
    keyboard?.post("Will")
    frame = CGRect(origin: .zero, size: size)
    rootViewController?.viewIfLoaded?.frame = bounds
    barsDidChange()
    each { $0.noticeTraits() }
    coordinator.animate()
    setNeedsLayout()
    layoutIfNeeded()
    coordinator.complete()
    keyboard?.post("Did")
    layoutIfNeeded()
  }

  /// The screen for the window's size, without the bars of controllers.
  private var bareScreen: Screen {
    let device = UIScreen.current
    let size = Size(bounds.size)
    return size == device.size
      ? device : Screen(size: size, scale: device.scale, direction: device.direction)
  }

  /// Draws the window as PNG data.
  package func pngData() throws -> Data {
    layoutIfNeeded()
    guard let core else { return Data() }
    return try core.render().pngData()
  }

  /// The engine's window, with the bars that the controllers have now.
  package var engineWindow: Window? {
    prepare()
    barsDidChange()
    return core
  }

  /// The messages of the last layout.
  package var layoutMessages: [LayoutMessage] { core?.messages ?? [] }

  /// Writes conflicts to standard error, as UIKit does, each once.
  override func reportConflicts() {
    for message in layoutMessages where message.rule == "unsatisfiable" {
      let text = message.description
      guard reported.insert(text).inserted else { continue }
      FileHandle.standardError.write(
        Data("Unable to simultaneously satisfy constraints.\n\(text)\n".utf8))
    }
  }

  /// A place above other windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
