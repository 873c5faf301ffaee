import Devices
public import Foundation
import Geometry
import Graphics
public import UIKit
import Views

/// A screen: a device and how it is held, or a size.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    /// On a side, or upright.
    case landscape, portrait
  }

  /// The device's identifier in the catalogue, or nil for a screen without a device.
  private let device: String?
  private let orientation: Orientation
  /// The version of the system; nil for the oldest that the catalogue has for the device.
  private var system: String?
  /// The size in points, or nil for the device's.
  public var size: CGSize?
  /// The insets that bars and cutouts cover in points; those of a device are its own.
  public var safeArea: UIEdgeInsets
  /// Traits that replace those of the device.
  public var traits: UITraitCollection

  /// Creates a screen of a size.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    (device, orientation) = (nil, .portrait)
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
  }

  private init(_ device: DeviceModel, _ orientation: Orientation) {
    self.init(device.rawValue, orientation)
  }

  private init(_ device: String, _ orientation: Orientation) {
    self.device = device
    self.orientation = orientation
    safeArea = .zero
    traits = UITraitCollection()
  }

  /// A device of the catalogue.
  ///
  /// - Parameters:
  ///   - id: the identifier, as `strut devices` lists it, such as `iphone-17-pro`. An assertion with
  ///     an unknown device fails.
  ///   - orientation: how the device is held.
  ///   - system: the version of the system, `18` or `26`; nil for the oldest that the catalogue has
  ///     for the device.
  /// - Returns: the screen of the device.
  public static func device(
    _ id: String, _ orientation: Orientation = .portrait, system: String? = nil
  ) -> ViewImageConfig {
    var config = ViewImageConfig(id, orientation)
    config.system = system
    return config
  }

  /// The same screen in dark appearance.
  public var dark: ViewImageConfig { with(UITraitCollection(userInterfaceStyle: .dark)) }

  /// The same screen of a language that is read from right to left.
  public var rightToLeft: ViewImageConfig { with(UITraitCollection(layoutDirection: .rightToLeft)) }

  /// The same screen with a preferred text size.
  public func textSize(_ category: UIContentSizeCategory) -> ViewImageConfig {
    with(UITraitCollection(preferredContentSizeCategory: category))
  }

  /// The same screen with traits that replace those of the device.
  public func with(_ traits: UITraitCollection) -> ViewImageConfig {
    var config = self
    config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    return config
  }

  /// The same screen with the keyboard.
  public var withKeyboard: ViewImageConfig {
    var config = self
    config.keyboard = .shown
    return config
  }

  /// The same screen in another state before: turned, of another size, or without the keyboard.
  ///
  /// The view is shown and laid out in the earlier state first. Then the screen changes, with all
  /// calls and notifications of UIKit, and the picture is drawn.
  ///
  /// ```swift
  /// assertSnapshot(of: form, as: .image(on: .iPhone13.withKeyboard.after(.iPhone13)))
  /// ```
  public func after(_ earlier: ViewImageConfig) -> ViewImageConfig {
    var config = self
    config.earlierStates = [earlier]
    return config
  }

  private var keyboard = KeyboardState.hidden
  private var earlierStates: [ViewImageConfig] = []

  /// The state before, or nil.
  var earlier: ViewImageConfig? { earlierStates.first }

  /// The screen of `UIScreen.main`.
  @MainActor static var main: ViewImageConfig {
    var config = ViewImageConfig()
    config.size = UIScreen.main.bounds.size
    config.isMain = true
    return config
  }

  private var isMain = false

  /// Returns the engine's screen with other traits.
  @MainActor
  func screen(_ other: UITraitCollection) throws -> Screen {
    let traits = UITraitCollection(traitsFrom: [traits, other])
    let (main, given) = (UIScreen.engineScreen, size ?? UIScreen.main.bounds.size)
    var screen =
      if let device {
        try Screen(
          device: device, os: try systemVersion,
          orientation: orientation == .portrait ? .portrait : .landscapeLeft,
          keyboard: keyboard,
          direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
      } else if isMain {
        main
      } else {
        Screen(
          size: Size(width: Points(Double(given.width)), height: Points(Double(given.height))),
          scale: main.scale,
          safeAreaInsets: Insets(
            top: Points(Double(safeArea.top)), left: Points(Double(safeArea.left)),
            bottom: Points(Double(safeArea.bottom)), right: Points(Double(safeArea.right))))
      }
    switch traits.userInterfaceStyle {
    case .dark: screen.appearance = .dark
    case .light: screen.appearance = .light
    case .unspecified: break
    }
    if let textSize = traits.engineTextSize { screen.textSize = textSize }
    if traits.layoutDirection == .rightToLeft { screen.direction = .rightToLeft }
    return screen
  }

  private var systemVersion: SystemVersion? {
    get throws {
      guard let system else { return nil }
      guard let version = SystemVersion(rawValue: system) else {
        let known = SystemVersion.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
        throw LayoutProblem("there is no system `\(system)`", help: "write \(known)")
      }
      return version
    }
  }
}

extension ViewImageConfig {
  /// An iPhone SE of the first generation, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE1, orientation)
  }
  /// An iPhone SE of the second generation, upright.
  public static let iPhoneSe2 = iPhoneSe2(.portrait)
  /// An iPhone SE of the second generation.
  public static func iPhoneSe2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE2, orientation)
  }
  /// An iPhone SE of the third generation, upright.
  public static let iPhoneSe3 = iPhoneSe3(.portrait)
  /// An iPhone SE of the third generation.
  public static func iPhoneSe3(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE3, orientation)
  }
  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8, orientation)
  }
  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8Plus, orientation)
  }
  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneX, orientation)
  }
  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXSMax, orientation)
  }
  /// An iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXR, orientation)
  }
  /// An iPhone 12 mini, upright.
  public static let iPhone12Mini = iPhone12Mini(.portrait)
  /// An iPhone 12 mini.
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12Mini, orientation)
  }
  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12, orientation)
  }
  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12Pro, orientation)
  }
  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12ProMax, orientation)
  }
  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Mini, orientation)
  }
  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13, orientation)
  }
  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Pro, orientation)
  }
  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13ProMax, orientation)
  }
  /// An iPhone 14, upright.
  public static let iPhone14 = iPhone14(.portrait)
  /// An iPhone 14.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14, orientation)
  }
  /// An iPhone 14 Pro, upright.
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  /// An iPhone 14 Pro.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14Pro, orientation)
  }
  /// An iPhone 15, upright.
  public static let iPhone15 = iPhone15(.portrait)
  /// An iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15, orientation)
  }
  /// An iPhone 15 Pro, upright.
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  /// An iPhone 15 Pro.
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15Pro, orientation)
  }
  /// An iPhone 15 Pro Max, upright.
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// An iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15ProMax, orientation)
  }
  /// An iPhone 16, upright.
  public static let iPhone16 = iPhone16(.portrait)
  /// An iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16, orientation)
  }
  /// An iPhone 16 Pro, upright.
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// An iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16Pro, orientation)
  }
  /// An iPhone 16 Pro Max, upright.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// An iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16ProMax, orientation)
  }
  /// An iPhone 17, upright.
  public static let iPhone17 = iPhone17(.portrait)
  /// An iPhone 17.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17, orientation)
  }
  /// An iPad mini with a home button, drawn as an iPad of 9.7 inches, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini with a home button, drawn as an iPad of 9.7 inches.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9Point7, orientation)
  }
  /// An iPad of 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9Point7, orientation)
  }
  /// An iPad of 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10Point2, orientation)
  }
  /// An iPad Pro of 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro10Point5, orientation)
  }
  /// An iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11, orientation)
  }
  /// An iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12Point9, orientation)
  }
}
