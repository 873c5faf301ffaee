import Devices
import Geometry

extension SpecReference {
  static var matrix: [String] {
    var axes = MarkdownTable(["axis", "values", "default", "in a cell's name"])
    for axis in MatrixAxis.allCases {
      axes.append([
        "`\(axis.rawValue)`", values(of: axis), standard(axis), "`\(example(of: axis).name)`",
      ])
    }
    return [
      section(
        "Matrix",
        """
        Each axis takes one value or a list; the cells are their product, the first axis slowest.
        Combinations that no device can be in are left out.
        """, MarkdownTable(LanguageKeys.matrix)),
      section(
        "Axes", level: 3,
        """
        A pattern stands for every value that it matches: `*` for any characters, `?` for one. A
        cell is named by its device and by the values that are not their axis' default.
        """, axes),
      section(
        "Custom devices", level: 3,
        """
        A mapping of these keys in the place of a device's id is a bare window of that size: no bars,
        whatever `screen` says, no status bar, no cutout, and no keyboard but one whose height is
        given. Idiom, size classes and the root view's margins (16 below a width of 414, else 20)
        are those of a phone or tablet of the size. Size and safe area are those of the first
        orientation of the same mapping and turn with the window.
        """, MarkdownTable(LanguageKeys.customDevice)),
    ]
  }

  private static func values(of axis: MatrixAxis) -> String {
    switch axis {
    case .device: "the ids and groups under Devices, or a custom device"
    case .keyboard: MarkdownNames.list(axis.names) + ", or a height from 1 to 2000 points"
    case .orientation, .navigationBar, .appearance, .textSize, .direction:
      MarkdownNames.list(axis.names)
        + axis.aliases.sorted { $0.key < $1.key }
        .map { "; `\($0.key)` is `\($0.value)`" }.joined()
    }
  }

  private static func standard(_ axis: MatrixAxis) -> String {
    if axis == .navigationBar { return "as `screen` says" }
    return "`\(cell().value(on: axis, style: .hidden))`"
  }

  /// A cell that differs from the default in this axis.
  private static func example(of axis: MatrixAxis) -> Cell {
    switch axis {
    case .device: cell()
    case .orientation: cell(orientation: .landscapeLeft)
    case .navigationBar: cell(navigationBar: .opaque)
    case .keyboard: cell(keyboard: .shown)
    case .appearance: cell(appearance: .dark)
    case .textSize: cell(textSize: .accessibility3)
    case .direction: cell(direction: .rightToLeft)
    }
  }

  private static func cell(
    orientation: Orientation? = nil, navigationBar: NavigationBarStyle? = nil,
    keyboard: KeyboardState? = nil, appearance: Appearance? = nil,
    textSize: ContentSizeCategory? = nil, direction: LayoutDirection? = nil
  ) -> Cell {
    let values = AxisValues()
    return Cell(
      device: values.devices[0], orientation: orientation ?? values.orientations[0],
      navigationBar: navigationBar, keyboard: keyboard ?? values.keyboards[0],
      appearance: appearance ?? values.appearances[0],
      textSize: textSize ?? values.textSizes[0],
      direction: direction ?? values.directions[0], screenStyle: .hidden)
  }

  static var devices: [String] {
    var groups = MarkdownTable(["group", "stands for", "devices"])
    for group in DeviceGroup.allCases {
      groups.append(["`\(group.rawValue)`", group.wording, "\(group.devices.count)"])
    }
    var table = MarkdownTable(["id", "name", "points", "scale"])
    for device in DeviceCatalogue.all {
      table.append([
        "`\(device.id)`", device.name,
        "\(device.screenSize.width) × \(device.screenSize.height)", "\(device.scale)",
      ])
    }
    return [
      section("Devices", "`strut devices <id>` prints all figures of one.", table),
      section("Groups of devices", level: 3, "A group stands for all its members.", groups),
    ]
  }
}

extension DeviceGroup {
  /// Which devices belong to the group, as the reference says it.
  fileprivate var wording: String {
    switch self {
    case .all: "every device"
    case .allIPhones: "every iPhone"
    case .allIPads: "every iPad"
    case .notched: "phones whose display has a notch"
    case .small: "phones at most 375 points wide"
    case .current: "the models of the catalogue's last two years"
    }
  }
}
