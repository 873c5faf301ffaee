extension Diagnostic {
  /// Reports the first conflict marker of git in a text.
  ///
  /// - Parameters:
  ///   - bytes: the text, whose lines end in `\n` or `\r\n`.
  ///   - file: the path of the file in messages.
  /// - Returns: the error at the marker's line; nil if there is no marker.
  package static func mergeConflict(in bytes: [UInt8], file: String) -> Diagnostic? {
    var line = 1
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if isConflictMarker(bytes[start..<end]) {
        return Diagnostic(
          Message(rule: "mergeConflict", text: "this line is a conflict marker of git"),
          at: SourceSpan(file: file, line: line, column: 1, length: conflictMarkerLength),
          help:
            "resolve the merge conflict, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"
        )
      }
      line += 1
      start = end + 1
    }
    return nil
  }

  /// The number of equal characters that a conflict marker begins with.
  private static let conflictMarkerLength = 7

  private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "<=>".utf8.contains(first),
      line.prefix(while: { $0 == first }).count == conflictMarkerLength
    else { return false }
    // A name stands behind a space, and a line may end with `\r`.
    let next = line.dropFirst(conflictMarkerLength).first
    return next.map { " \r".utf8.contains($0) } ?? true
  }
}
