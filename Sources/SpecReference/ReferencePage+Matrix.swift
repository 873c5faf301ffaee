import Devices
import Geometry
import Spec

extension ReferencePage {
  static var matrix: [ReferenceSection] {
    var axes = MarkdownTable(["axis", "values", "default", "in a cell's name"])
    for axis in MatrixAxis.all {
      axes.append([
        "`\(axis.name)`", values(of: axis),
        axis.wording.defaultText ?? "`\(axis.defaultName)`", "`\(example(of: axis))`",
      ])
    }
    return [
      section(
        "Matrix",
        """
        Each axis takes one value or a list. Each combination of values is a cell; the last axis
        changes fastest. Strut skips combinations that no device supports, and `strut check` lists
        them.
        """,
        MarkdownTable(
          MatrixAxis.all.map { ($0.name, "values of the axis, or patterns", $0.wording.summary) }
            + LanguageKeys.matrix.map(\.row))),
      section(
        "Axes", level: 3,
        """
        A pattern means every value that it matches: `*` matches any characters, `?` matches one.
        A cell's name consists of its device and the values that are not the default of their
        axis.
        """, axes),
      section(
        "Own axes", level: 3,
        """
        An entry of `axes` declares your own axis, for a state of the app: `user: [guest,
        member]`. The name consists of letters and digits. Values may also contain `_`, `+` and
        hyphens. Use the axis in `matrix` and `when` like any other. In a cell's name it comes
        last: `user-member`.
        """),
      section(
        "Custom devices", level: 3,
        """
        A mapping of these keys instead of a device id declares a bare window of that size. It has
        no status bar, no cutout and no bars, even if `screen` declares bars. It has a keyboard
        only if you give the keyboard's height. Idiom, size classes and the root view's margins
        are those of a phone or tablet of that size; the margins are 16 below a width of 414,
        otherwise 20. Size and safe area apply to the first orientation in the same mapping, and
        turn with the window.
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

  /// The name of a cell that differs from the default only on this axis, as an example.
  private static func example(of axis: MatrixAxis) -> String {
    let states = axis.values.map { $0.applied(to: CellState()) }
    let cells = states.map { Cell($0, on: MatrixAxis.all, MatrixDefaults()).name }
    let defaultCell = Cell(CellState(), on: MatrixAxis.all, MatrixDefaults()).name
    if axis.name == MatrixAxis.device.name { return defaultCell }
    return cells.first { $0 != defaultCell } ?? defaultCell
  }

  static var devices: [ReferenceSection] {
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
  /// The devices of the group in words, for the reference.
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
