import Diagnostics

/// The places of the views in a JSON dump, which Foundation's decoder does not tell.
///
/// It looks for the braces of the objects in the list `views` of the document. The decoder checks
/// the document itself.
struct JSONPlaces {
  /// The place of the document.
  let start: SourceSpan
  private let file: String
  private var lines: [(line: Int, column: Int)] = []

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    start = SourceSpan(file: file, line: 1, column: 1)
    var (line, lineStart, depth) = (1, 0, 0)
    var (isString, isEscaped) = (false, false)
    var word: [UInt8] = []
    var isInViews = false
    for (index, byte) in bytes.enumerated() {
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        } else if depth == 1 {
          word.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, index + 1)
      case UInt8(ascii: "\""):
        isString = true
        if depth == 1 { word = [] }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 1 { isInViews = word.elementsEqual("views".utf8) }
        if isInViews, depth == 2, byte == UInt8(ascii: "{") {
          lines.append((line, index - lineStart + 1))
        }
        depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
  }

  /// The place of a view, by its index.
  func view(_ index: Int) -> SourceSpan {
    guard lines.indices.contains(index) else { return start }
    return SourceSpan(file: file, line: lines[index].line, column: lines[index].column)
  }
}
