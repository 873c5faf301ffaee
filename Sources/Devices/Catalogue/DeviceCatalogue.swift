import Geometry

/// The devices that a matrix can name, phones before tablets.
///
/// The values are facts from public sources, named in each file: Apple's Human Interface Guidelines
/// (layout specifications), swift-snapshot-testing, QMUI_iOS, Telegram-iOS, flutter_device_preview,
/// BezelKit, UIKitCorners, Use Your Loaf and Geoff Hackworth's articles.
package enum DeviceCatalogue {
  package static let all: [Device] =
    homeButtonPhones + notchPhones + islandPhones + homeButtonPads + edgeToEdgePads

  package static var ids: [String] { all.map(\.id) }

  /// The device with an id, or nil for an unknown id.
  package static func device(id: String) -> Device? { all.first { $0.id == id } }
}

/// A name for several devices, which a matrix may use instead of ids.
package enum DeviceGroup: String, Hashable, Sendable, CaseIterable {
  case all
  case allIPhones = "all-iphones"
  case allIPads = "all-ipads"
  /// Phones whose display has a notch, not a Dynamic Island.
  case notched
  case dynamicIsland = "dynamic-island"
  /// Phones and tablets with a home button.
  case homeButton = "home-button"
  /// Phones at most 375 points wide.
  case small
  /// Phones at least 414 points wide.
  case large
  /// The models of the catalogue's last two years.
  case current

  package static var names: [String] { allCases.map(\.rawValue) }

  /// The group's devices in the order of the catalogue.
  package var devices: [Device] { DeviceCatalogue.all.filter { contains($0) } }

  private func contains(_ device: Device) -> Bool {
    switch self {
    case .all: return true
    case .allIPhones: return device.family == .iphone
    case .allIPads: return device.family == .ipad
    case .notched:
      if case .notch = device.cutout { return true }
      return false
    case .dynamicIsland:
      if case .dynamicIsland = device.cutout { return true }
      return false
    case .homeButton: return device.homeIndicator == nil
    case .large: return device.family == .iphone && device.screenSize.width >= 414
    case .small: return device.family == .iphone && device.screenSize.width <= 375
    case .current: return device.year >= DeviceGroup.lastYear - 1
    }
  }

  private static let lastYear = DeviceCatalogue.all.map(\.year).max() ?? 0
}
