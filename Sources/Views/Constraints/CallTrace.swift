import CCalls

/// The return addresses of the calls that made something in code.
///
/// The addresses are found when code makes a constraint. Their files and lines are read only for a
/// report.
package struct CallTrace: Sendable {
  /// The return addresses, innermost first.
  package let addresses: [UInt]

  private static let depth = 32

  /// The calls of the caller.
  package static var current: CallTrace {
    CallTrace(
      addresses: [UInt](unsafeUninitializedCapacity: depth) { buffer, count in
        count = Int(strut_calls(buffer.baseAddress, Int32(depth)))
      })
  }
}
