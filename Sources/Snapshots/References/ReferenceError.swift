package import Bitmaps
package import Diagnostics

/// Why references could not be read, compared or written.
package enum ReferenceError: Error, Hashable, Sendable {
  case notAReference(String)
  case otherFormat(String, found: String)
  case picture(String, PNGError)
  case file(FileError)

  package var diagnostic: Diagnostic {
    switch self {
    case .notAReference(let path):
      Diagnostic(
        Message(rule: "notAReference", text: "`\(path)` was not written by strut"),
        notes: [Note("a reference carries its layout and a hash of its pixels")],
        help: "remove it, then record it with `strut test --record missing`")
    case .otherFormat(let path, let found):
      Diagnostic(
        Message(
          rule: "otherFormat", text: "`\(path)` has reference format \(found), which is not known"),
        help: "use the version of strut that wrote it, or record it again")
    case .picture(let path, let error):
      Diagnostic(
        Message(rule: "unreadableReference", text: "`\(path)` cannot be read as a picture"),
        notes: [Note("\(error)")],
        help: "get the file again from version control; a large-file pointer must be fetched")
    case .file(let error): error.diagnostic
    }
  }
}
