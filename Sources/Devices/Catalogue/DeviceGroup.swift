import Geometry

/// A name for several devices of the catalogue, as matrices may use instead of ids.
package enum DeviceGroup: String, Hashable, Sendable, CaseIterable {
  case all
  case allIPhones = "all-iphones"
  case allIPads = "all-ipads"
  /// Phones whose display has a notch, not a Dynamic Island.
  case notched
  /// Phones at most 375 points wide.
  case small
  /// The models of the catalogue's last two years.
  case current

  package static var names: [String] { allCases.map(\.rawValue) }

  /// In the catalogue's order.
  package var devices: [Device] { DeviceCatalogue.all.filter { contains($0) } }

  private func contains(_ device: Device) -> Bool {
    switch self {
    case .all: return true
    case .allIPhones: return device.family == .iphone
    case .allIPads: return device.family == .ipad
    case .notched:
      if case .notch = device.cutout { return true }
      return false
    case .small: return device.family == .iphone && device.screenSize.width <= 375
    case .current: return device.year >= DeviceGroup.lastYear - 1
    }
  }

  private static let lastYear = DeviceCatalogue.all.map(\.year).max() ?? 0
}
