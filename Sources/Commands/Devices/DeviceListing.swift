import Devices
import Geometry

/// The text of `strut devices`.
enum DeviceListing {
  /// A table with a line for each device, and a legend.
  ///
  /// It is at most 100 columns wide.
  static func table(_ devices: [Device] = DeviceCatalogue.all) -> String {
    var table = TextTable(header: [
      "id", "points", "scale", "system", "safe area", "landscape", "margin", "keyboard", "front",
    ])
    for device in devices {
      let area = device.safeArea
      let keyboard = device.keyboardHeight
      table.append([
        device.id, times(device.screenSize), "@\(device.scale)x",
        device.systems.map(\.rawValue).joined(separator: " "), insets(area.portrait),
        insets(area.landscape), "\(device.layoutMargin.portrait)",
        "\(keyboard.portrait.withSuggestions) / \(keyboard.landscape.withSuggestions)",
        front(device),
      ])
    }
    let groups = DeviceGroup.allCases.map { "\($0.rawValue) (\($0.devices.count))" }
    return table.text + """

      Points; insets (top left bottom right) of a full-screen window without bars, upright and with
      the device's top at the left, on the first of its systems; the keyboard's height from the
      screen's bottom, upright / lying, with suggestions. `strut devices <id>` tells more.
      Groups: \(groups.prefix(5).joined(separator: ", ")),
      \(groups.dropFirst(5).joined(separator: ", ")).

      """
  }

  private static func front(_ device: Device) -> String {
    switch device.cutout {
    case .none: device.homeIndicator == nil ? "button" : "plain"
    case .notch: "notch"
    case .dynamicIsland: "island"
    }
  }

  static func times(_ size: Size) -> String { "\(size.width) × \(size.height)" }

  static func insets(_ insets: Insets) -> String {
    "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
  }
}
