import Devices
import Geometry
import Spec

extension ReferencePage {
  static var matrix: [String] {
    var axes = MarkdownTable(["axis", "values", "default", "in a cell's name"])
    for axis in MatrixAxis.all {
      axes.append([
        "`\(axis.name)`", values(of: axis),
        axis.wording.standard ?? "`\(axis.standardName)`", "`\(example(of: axis))`",
      ])
    }
    return [
      section(
        "Matrix",
        """
        Each axis takes one value or a list; the cells are their product, the first axis slowest.
        Combinations that no device can be in are left out, and `strut check` names them.
        """,
        MarkdownTable(
          MatrixAxis.all.map { ($0.name, "values of the axis, or patterns", $0.wording.summary) }
            + LanguageKeys.matrix.map(\.row))),
      section(
        "Axes", level: 3,
        """
        A pattern means every value that it matches: `*` for any characters, `?` for one. A
        cell is named by its device and by the values that are not their axis' default.
        """, axes),
      section(
        "Own axes", level: 3,
        """
        An entry of `axes` is another axis, for what the app knows: `user: [guest, member]`. Its name is
        made of letters and digits, its values of letters, digits, `_`, `+` and hyphens. It stands in
        `matrix` and `when` as the others do and in cells' names behind them, as `user-member`.
        """),
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
    if let wording = axis.wording.values { return wording }
    let aliases = axis.aliases.filter { $0.name != $0.values.first }.map {
      "; `\($0.name)` is \(MarkdownNames.list($0.values))"
    }
    return MarkdownNames.list(axis.values.map(\.name)) + aliases.joined()
  }

  /// The name of a cell that differs from the default only on this axis.
  private static func example(of axis: MatrixAxis) -> String {
    let states = axis.values.map { $0.applied(to: CellState()) }
    let cells = states.map { Cell($0, on: MatrixAxis.all, MatrixDefaults()).name }
    let standard = Cell(CellState(), on: MatrixAxis.all, MatrixDefaults()).name
    if axis.name == MatrixAxis.device.name { return standard }
    return cells.first { $0 != standard } ?? standard
  }

  static var devices: [String] {
    var groups = MarkdownTable(["group", "meaning", "devices"])
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
      section("Groups of devices", level: 3, "A group means all its members.", groups),
    ]
  }
}

extension DeviceGroup {
  /// The devices in the group, for the reference.
  fileprivate var wording: String {
    switch self {
    case .all: "every device"
    case .allIPhones: "every iPhone"
    case .allIPads: "every iPad"
    case .notched: "phones whose display has a notch"
    case .dynamicIsland: "phones with a Dynamic Island"
    case .homeButton: "phones and tablets with a home button"
    case .large: "phones at least 414 points wide"
    case .small: "phones at most 375 points wide"
    case .current: "the models of the catalogue's last two years"
    }
  }
}
