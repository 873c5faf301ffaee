/// One option of a command, as the parser and the help know it.
struct OptionDeclaration: Hashable, Sendable {
  /// Without its dashes.
  let name: String
  /// What stands for the value in the help, nil for a switch.
  let placeholder: String?
  let summary: String
  /// Whether giving it several times adds up; otherwise that is an error.
  let repeats: Bool

  static func flag(_ name: String, _ summary: String) -> OptionDeclaration {
    OptionDeclaration(name: name, placeholder: nil, summary: summary, repeats: false)
  }

  static func value(
    _ name: String, _ placeholder: String, _ summary: String, repeats: Bool = false
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, placeholder: placeholder, summary: summary, repeats: repeats)
  }
}

extension OptionDeclaration {
  static let help = flag("help", "Shows this help.")
  static let only = value(
    "only", "GLOB", "Only cells whose name, or screen/name, matches; may be repeated.",
    repeats: true)
  static let device = value(
    "device", "GLOB", "Only cells on devices whose id matches; may be repeated.", repeats: true)
  static let set = value(
    "set", "AXIS=VALUE",
    "Takes this value, or these between commas, for an axis; may be repeated.",
    repeats: true)
  static let limit = value(
    "limit", "NAME=N",
    "Raises a limit that `strut reference` lists, such as cells; may be repeated.",
    repeats: true)
  static let cause = value(
    "cause", "N", "Those of a cause, by its number in `strut test`; may be repeated.",
    repeats: true)
  static let jobs = value("jobs", "N", "How many cells at once; default: the machine's cores.")
  static let json = flag("json", "Prints JSON instead of text.")
  static let uiKitLog = flag(
    "uikit-log", "Adds what UIKit logs for constraints that cannot hold together.")
}
