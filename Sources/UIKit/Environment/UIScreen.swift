import Devices
public import Foundation
import Geometry
import Graphics
package import Views

/// The screen on which windows are until a test chooses another.
enum MainScreen {
  /// An iPhone 13 in portrait, whose width has a middle on a whole pixel.
  static let standard: Screen =
    (try? Screen(device: .iPhone13)) ?? Screen(size: Size(width: 390, height: 844), scale: 3)
}

/// The screen of the device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the device: an iPhone 13 unless a test chooses another.
  public static let main = UIScreen()

  /// The state of the device.
  static var current = MainScreen.standard {
    didSet { UITraitCollection.current = UITraitCollection(current) }
  }

  /// The state of the device.
  package static var engineScreen: Screen { current }

  /// Calls a closure, during which the device is in another state.
  package static func with<Result>(_ screen: Screen, _ body: () throws -> Result) rethrows -> Result
  {
    let before = current
    current = screen
    defer { current = before }
    return try body()
  }

  /// The fonts of all windows, which are read when a text is measured first.
  package static let fonts = SharedFonts(ProcessInfo.processInfo.environment) { problem in
    UIKitException.record(problem.exceptionText)
  }

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(UIScreen.current.size)) }
  /// The screen's rectangle in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = bounds.size
    let (narrow, long) = (min(size.width, size.height), max(size.width, size.height))
    return CGRect(x: 0, y: 0, width: narrow * scale, height: long * scale)
  }
  /// The number of pixels in a point.
  open var scale: CGFloat { CGFloat(UIScreen.current.scale) }
  /// The number of pixels in a point.
  open var nativeScale: CGFloat { scale }
  /// The brightness from 0 to 1; kept.
  open var brightness: CGFloat = 0.5
  /// The environment of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection(UIScreen.current) }
  /// The number of pictures in a second.
  open var maximumFramesPerSecond: Int { 60 }
}

extension UIScreen: UITraitEnvironment {}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection(UIScreen.current).userInterfaceIdiom
  }
  /// The name of the kind, such as `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the kind, such as `iPhone`.
  open var localizedModel: String { model }
  /// The name that the user gave the device.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system.
  open var systemVersion: String { UITraitCollection.current.values.system.rawValue + ".0" }
  /// An identifier, always the same.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Has no effect.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known, upright, upside down, on its left or right side, or flat.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, upside down, or turned.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The layout direction of the device's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.current.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The object that the system tells about the app; kept.
  open var delegate: (any UIApplicationDelegate)?
  /// The windows that were made visible and still exist.
  open var windows: [UIWindow] { UIWindow.visible }
  /// The window that was made key last, or nil.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// Whether the app is in front; always active.
  open var applicationState: State { .active }
  /// Kept, without effect.
  open var isIdleTimerDisabled = false
  /// Kept, without effect.
  open var applicationIconBadgeNumber = 0

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front, about to be, or not.
    case active, inactive, background
  }

  /// Returns false: no other app can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion with false: no other app can be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the system tells about the start of the app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The object that the system tells about the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
