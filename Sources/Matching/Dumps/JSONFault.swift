import Diagnostics
import Foundation

/// The first error in the syntax of a JSON document, as Foundation's parser reports it.
struct JSONFault {
  /// The parser's words without the place.
  private let reason: String
  /// Counted from 1.
  private let line: Int
  private let column: Int

  /// - Parameter bytes: a document that is not valid.
  init(_ bytes: [UInt8]) {
    var words = ""
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    }
    if let found = words.firstMatch(of: #/ around line (\d+), column (\d+)\.?/#) {
      (line, column) = Self.place(line: Int(found.1) ?? 1, byte: Int(found.2) ?? 1, in: bytes)
      reason = words.replacing(found.0, with: "")
    } else if let found = words.firstMatch(of: #/ around character (\d+)\.?/#) {
      (line, column) = Self.place(of: Int(found.1) ?? 0, in: bytes)
      reason = words.replacing(found.0, with: "")
    } else {
      // The document ends too early, or the parser does not say where the error is.
      let isAtEnd = words.contains("end of file")
      (line, column) = Self.place(of: isAtEnd ? bytes.count : 0, in: bytes)
      reason = words
    }
  }

  /// The line and the column of a byte.
  private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(offset, 0))
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, column(behind: before[start...]))
  }

  /// The line and the column of a byte that the parser counts from 1 on its line.
  private static func place(
    line: Int, byte: Int, in bytes: [UInt8]
  ) -> (line: Int, column: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return (line, max(byte, 1)) }
    return (line, column(behind: lines[line - 1].prefix(max(byte - 1, 0))))
  }

  /// The column, in Unicode scalars, of the byte behind others of its line.
  private static func column(behind bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 } + 1
  }

  func diagnostic(in file: String) -> Diagnostic {
    let words = reason.prefix(1).lowercased() + reason.dropFirst()
    return .badJSON(
      words.hasSuffix(".") ? String(words.dropLast()) : words,
      at: SourceSpan(file: file, line: line, column: column))
  }
}
