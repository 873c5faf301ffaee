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
    "only", "GLOB",
    "Selects cells by name, such as \"*.dark\" or \"chat/*\"; repeatable; default: all.",
    repeats: true)
  static let device = value(
    "device", "GLOB", "Selects cells by device, such as \"iphone-1*\"; repeatable; default: all.",
    repeats: true)
  static let scene = value(
    "scene", "NAME",
    "Reads one scene of a storyboard or xib, by its name or object id; default: all.")
  static let design = flag(
    "design", "Lays scenes of a storyboard or xib out as on Interface Builder's canvas.")
  static let set = value(
    "set", "AXIS=VALUE",
    "Replaces the values of an axis, such as device=iphone-8,iphone-x; repeatable.",
    repeats: true)
  static let limit = value(
    "limit", "NAME=N",
    "Raises a limit, such as cells=200000; see `strut reference limits`; repeatable.",
    repeats: true)
  static let cause = value(
    "cause", "N", "Selects the cells of cause N, as `strut test` numbers them; repeatable.",
    repeats: true)
  static let jobs = value("jobs", "N", "Uses N threads; default: the number of cores.")
  static let json = flag("json", "Prints JSON instead of text.")
  static let uiKitLog = flag(
    "uikit-log", "Also prints each conflict in the format of UIKit's log.")
}
