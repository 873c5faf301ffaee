import Diagnostics

extension StarterRefusal {
  var diagnostic: Diagnostic {
    switch self {
    case .notASpec(let path):
      Diagnostic(
        .notASpec(path),
        help: "give a name, such as `card`, or the path of a spec, such as `screens/card.yaml`")
    case .illegalName(let name):
      Diagnostic(
        .noScreenName(name),
        help: "choose 1 to 180 bytes that do not begin with `.`, without control characters")
    case .folderOfSpecs(let path):
      Diagnostic(
        .folderOfSpecs(path), help: "give the screen a name of its own, such as `card`")
    case .amongReferences(let path):
      Diagnostic(
        .noPlaceForSpec(path, rule: "amongReferences"),
        help: "choose another name; `references` holds what is recorded")
    case .inHiddenFolder(let path):
      Diagnostic(
        .noPlaceForSpec(path, rule: "inHiddenFolder"),
        help: "choose a folder whose name does not begin with `.`")
    case .exists(let path):
      Diagnostic(.specExists(path), help: "choose another name, or move it aside")
    case .screenExists(let name, let path):
      Diagnostic(
        .screenExists(name), notes: [Note("its spec is `\(path)`")], help: "choose another name")
    }
  }
}

/// The messages about starter specs.
extension Message {
  static func notASpec(_ path: String) -> Message {
    Message(rule: "notASpec", text: "`\(path)` is neither a screen's name nor a spec's path")
  }

  static func noScreenName(_ name: String) -> Message {
    Message(rule: "illegalName", text: "`\(name)` cannot name a screen")
  }

  static func folderOfSpecs(_ path: String) -> Message {
    Message(rule: "folderOfSpecs", text: "`\(path)` is where all screens are, and none itself")
  }

  static func noPlaceForSpec(_ path: String, rule: String) -> Message {
    Message(rule: rule, text: "no spec is looked for at `\(path)`")
  }

  static func specExists(_ path: String) -> Message {
    Message(rule: "specExists", text: "`\(path)` is there already")
  }

  static func screenExists(_ name: String) -> Message {
    Message(rule: "screenExists", text: "there is a screen `\(name)` already")
  }
}
