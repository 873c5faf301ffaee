/// An operation on a file or folder that the system refused.
package struct FileError: Error, Hashable, Sendable {
  package let operation: Operation
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package enum Operation: Hashable, Sendable {
    case read
    case write
    case createFolder
    case list
    case remove
  }

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}
