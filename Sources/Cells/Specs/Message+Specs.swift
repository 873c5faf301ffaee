package import Diagnostics

/// Messages about finding and reading specs.
extension Message {
  package static func noSuchPath(_ path: String) -> Message {
    Message(rule: "noSuchPath", text: "there is nothing at `\(path)`")
  }

  package static func noSpecs(in path: String) -> Message {
    Message(rule: "noSpecs", text: "the folder `\(path)` holds no spec")
  }

  package static func sameScreen(_ name: String) -> Message {
    Message(rule: "sameScreen", text: "two specs are both called `\(name)`")
  }

  package static func similarScreens(_ one: String, _ other: String) -> Message {
    Message(
      rule: "sameScreen",
      text: "the specs `\(one)` and `\(other)` have the same name if case is ignored")
  }

  package static func unreadable(_ path: String) -> Message {
    Message(rule: "unreadable", text: "`\(path)` cannot be read")
  }

  package static func unknownAxis(_ name: String) -> Message {
    Message(rule: "unknownAxis", text: "no spec has an axis `\(name)`")
  }

  package static func nothingSelected(_ patterns: [String]) -> Message {
    let list = patterns.map { "`\($0)`" }.joined(separator: ", ")
    return Message(rule: "nothingSelected", text: "no cell matches \(list)")
  }
}

extension Diagnostic {
  /// Reports a link in the project that leads out of it.
  static func linkOut(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "linkOut", text: "`\(path)` is a link that leads out of the project"),
      help: "put the file or the folder itself there")
  }
}
