/// The declaration of an option, for the parser and the help.
struct OptionDeclaration: Hashable, Sendable {
  /// The name without dashes.
  let name: String
  /// The name of the value in the help, or nil for a flag.
  let placeholder: String?
  let summary: String
  /// Whether the option may occur several times.
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
    "only", "GLOB", "Selects cells whose name, or screen/name, matches; repeatable.",
    repeats: true)
  static let device = value(
    "device", "GLOB", "Selects cells on devices whose id matches; repeatable.", repeats: true)
  static let set = value(
    "set", "AXIS=VALUE",
    "Sets an axis to a value, or to several joined by commas; repeatable.",
    repeats: true)
  static let limit = value(
    "limit", "NAME=N",
    "Raises a limit, such as cells=20000; see `strut reference`; repeatable.",
    repeats: true)
  static let cause = value(
    "cause", "N", "Selects the cells of a cause by its number in `strut test`; repeatable.",
    repeats: true)
  static let jobs = value("jobs", "N", "Works on N cells at once; default: the number of cores.")
  static let json = flag("json", "Prints JSON instead of text.")
  static let uiKitLog = flag(
    "uikit-log", "Also prints what UIKit logs about conflicting constraints.")
}
