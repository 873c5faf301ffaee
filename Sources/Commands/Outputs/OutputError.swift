/// The error of output that cannot be written.
package struct OutputError: Error, Hashable, Sendable {
  /// The `errno` of the system.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
