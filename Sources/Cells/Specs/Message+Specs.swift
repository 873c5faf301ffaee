package import Diagnostics
import Foundation
import Snapshots

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
    return Message(
      rule: "nothingSelected",
      text: patterns.isEmpty ? "there is no cell" : "no cell matches \(list)")
  }
}

extension Diagnostic {
  /// Reports a name in a folder that leads to no file.
  static func unreadableEntry(_ path: String) -> Diagnostic {
    Diagnostic(
      .unreadable(path), notes: [Note("it is a link to nothing, or its name is not in UTF-8")],
      help: "mend the link or the name, or remove it")
  }

  /// Reports a file with the extension of specs in other letters, which would not be read.
  static func otherExtension(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "notASpec", text: "`\(path)` is not read, because specs end in `.yaml` or `.yml`"),
      help: "rename it to `\((path as NSString).deletingPathExtension).yaml`")
  }

  /// Reports a spec in a folder that is left out of the search.
  static func specAmongReferences(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "notASpec",
        text: "`\(path)` is not read, because a folder `references` holds what is recorded"),
      help: "move it to a folder with another name")
  }

  /// Reports two paths that are equal to Swift and name two files.
  static func equalNames(_ one: String, _ other: String) -> Diagnostic {
    Diagnostic(.equalNames(one, other), help: EqualNames.help)
  }

  /// Reports a link in the project that leads out of it, or out of one of its folders.
  static func linkOut(
    _ path: String, of place: String = "the project", at span: SourceSpan? = nil
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "linkOut", text: "`\(path)` is a link that leads out of \(place)"), at: span,
      help: "put the file or the folder itself there")
  }
}
