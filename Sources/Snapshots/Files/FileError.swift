package import Diagnostics
import Foundation

/// A file or folder that could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  package enum Operation: String, Hashable, Sendable {
    case read
    case write
    case remove
  }

  package let operation: Operation
  package let path: String
  /// The system's reason.
  package let code: Int32

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  package var diagnostic: Diagnostic {
    let verb =
      switch operation {
      case .read: "read"
      case .write: "written"
      case .remove: "removed"
      }
    return Diagnostic(
      Message(rule: "file", text: "`\(path)` cannot be \(verb)"),
      notes: [Note(String(cString: strerror(code)).lowercased())], help: help)
  }

  private var help: String? {
    switch code {
    case ENOSPC: "free space on the disk and run the command again; nothing was half written"
    case EACCES, EROFS, EPERM: "give yourself the right to it, or choose another folder"
    default: nil
    }
  }
}
