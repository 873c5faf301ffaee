/// The output of a command could not be written.
package struct OutputError: Error, Hashable, Sendable {
  /// The system's `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
