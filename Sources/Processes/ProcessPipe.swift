private import CCalls
private import Foundation

/// A pipe from a program to this process.
package struct ProcessPipe: Sendable {
  /// The end that this process reads.
  package let reading: Int32
  /// The end that the program writes.
  package let writing: Int32

  /// Opens a pipe that other programs do not get.
  ///
  /// - Throws: the reason if the system has none left.
  package init() throws(ChildProcess.Refusal) {
    var ends: [Int32] = [-1, -1]
    guard strut_pipe(&ends) == 0 else { throw ChildProcess.Refusal(code: errno) }
    (reading, writing) = (ends[0], ends[1])
  }
}
