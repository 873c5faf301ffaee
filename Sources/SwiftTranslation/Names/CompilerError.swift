import Diagnostics

/// An error that the compiler printed about a place in a file.
package struct CompilerError: Hashable, Sendable {
  /// The file's path as the compiler wrote it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in bytes.
  package let column: Int
  package let message: String

  package init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Reads a line of the compiler's output: `path:line:column: error: message`.
  ///
  /// Colours, and a progress line that was erased before, are left out. The result is nil if the line
  /// is something else.
  ///
  /// - Parameter line: the line, without its line feed.
  package init?(line: [UInt8]) {
    var text = AnsiText.plain(line)[...]
    guard let mark = text.firstRange(of: ": error: ") else { return nil }
    let message = text[mark.upperBound...]
    text = text[..<mark.lowerBound]
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1]), line > 0, column > 0
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    guard file.hasSuffix(".swift") else { return nil }
    self.init(file: file, line: line, column: column, message: String(message))
  }
}

/// The text of a line that a terminal shows.
package enum AnsiText {
  /// The text without escape sequences, from the last carriage return on that text follows.
  package static func plain(_ line: [UInt8]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      switch line[index] {
      case 0x1B:
        index += 1
        guard index < line.count, line[index] == UInt8(ascii: "[") else { continue }
        index += 1
        while index < line.count, !(0x40...0x7E).contains(line[index]) { index += 1 }
      case UInt8(ascii: "\r"):
        if index + 1 < line.count { bytes.removeAll(keepingCapacity: true) }
      default: bytes.append(line[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
