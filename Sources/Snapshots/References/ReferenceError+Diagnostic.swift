package import Bitmaps
package import Diagnostics

extension ReferenceError {
  /// The environment error, with help.
  package var diagnostic: Diagnostic {
    switch self {
    case .notAReference(let path):
      Diagnostic(
        .notAReference(path), notes: [Note("a reference carries its layout and its pixels' hash")],
        help: "remove it, then record it with `strut test --record missing`")
    case .otherFormat(let path, let found):
      Diagnostic(
        .otherReferenceFormat(path, found: found),
        help:
          "record it anew with `strut test --record all`, or use the version of strut that wrote it"
      )
    case .largeLayout(let path):
      Diagnostic(
        .largeLayout(path),
        help: "get it again from version control, or split the screen into several specs")
    case .largeFilePointer(let path):
      Diagnostic(.largeFilePointer(path), help: LargeFilePointer.help)
    case .picture(let path, let error):
      Diagnostic(
        .unreadableReference(path), notes: [Note(error.reason)],
        help: "get it again from version control, or record it anew with `--record all`")
    case .file(let error): error.diagnostic
    }
  }
}

extension Message {
  static func notAReference(_ path: String) -> Message {
    Message(rule: "notAReference", text: "`\(path)` was not written by strut")
  }

  static func otherReferenceFormat(_ path: String, found: String) -> Message {
    Message(
      rule: "otherReferenceFormat", text: "`\(path)` has reference format \(found), not known here")
  }

  static func largeLayout(_ path: String) -> Message {
    Message(
      rule: "layoutTooLarge",
      text: "the layout in `\(path)` is larger than the \(LayoutText.greatestSize) MiB that a "
        + "reference may have")
  }

  static func unreadableReference(_ path: String) -> Message {
    Message(rule: "unreadableReference", text: "`\(path)` cannot be read as a picture")
  }
}

extension PNGError {
  /// The reason, for a note.
  package var reason: String {
    switch self {
    case .notPNG: "it is not a PNG file"
    case .truncated: "the file ends in the middle"
    case .tooLarge(let width, let height): "it says to have \(width) × \(height) pixels"
    case .corrupt(let reason): "it is damaged (\(reason))"
    case .ambiguousChunk(let name): "not all viewers show its `\(name)` chunk alike"
    case .illegalKeyword(let keyword): "the text keyword `\(keyword)` is not allowed in PNG"
    case .illegalFrame(let number): "part \(number) of it does not fit the others"
    case .outOfMemory: "there was not enough memory"
    case .unreadable(_, let code): SystemFailure(code: code).text
    }
  }
}
