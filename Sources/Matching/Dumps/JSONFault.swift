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
      (line, column) = (Int(found.1) ?? 1, max(Int(found.2) ?? 1, 1))
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
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - start + 1)
  }

  func diagnostic(in file: String) -> Diagnostic {
    let words = reason.prefix(1).lowercased() + reason.dropFirst()
    return .badJSON(
      words.hasSuffix(".") ? String(words.dropLast()) : words,
      at: SourceSpan(file: file, line: line, column: column))
  }
}
