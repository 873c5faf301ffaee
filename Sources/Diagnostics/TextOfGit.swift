extension Diagnostic {
  /// Reports what git has written in place of a file, or of its lines.
  ///
  /// - Parameters:
  ///   - bytes: the file, whose lines end in `\n` or `\r\n`.
  ///   - file: the path of the file in messages.
  /// - Returns: the error of a pointer of Git LFS, or of the first conflict marker at its line; nil
  ///   for another file.
  package static func textOfGit(in bytes: [UInt8], file: String) -> Diagnostic? {
    if LargeFilePointer(bytes) != nil {
      return Diagnostic(
        .largeFilePointer(file), at: SourceSpan(file: file, line: 1, column: 1),
        help: LargeFilePointer.help)
    }
    guard let line = conflictMarker(in: bytes) else { return nil }
    return Diagnostic(
      Message(rule: "mergeConflict", text: "this line is a conflict marker of git"),
      at: SourceSpan(file: file, line: line, column: 1, length: conflictMarkerLength),
      help: "resolve the merge conflict, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`")
  }

  /// The number of equal characters that a conflict marker begins with.
  private static let conflictMarkerLength = 7

  /// The line of the first conflict marker; nil without any.
  ///
  /// A line `=======` alone is one only beside the others, because it may underline a title.
  private static func conflictMarker(in bytes: [UInt8]) -> Int? {
    var (line, start) = (1, 0)
    var first: Int?
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if let sign = conflictSign(of: bytes[start..<end]) {
        if sign != UInt8(ascii: "=") { return first ?? line }
        first = first ?? line
      }
      line += 1
      start = end + 1
    }
    return nil
  }

  /// The sign that a conflict marker consists of; nil for another line.
  private static func conflictSign(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let sign = line.first, "<=>".utf8.contains(sign),
      line.prefix(while: { $0 == sign }).count == conflictMarkerLength
    else { return nil }
    // A name stands behind a space, and a line may end with `\r`.
    let next = line.dropFirst(conflictMarkerLength).first
    return next.map { " \r".utf8.contains($0) } ?? true ? sign : nil
  }
}

extension Message {
  /// The message about a file that git has only as the pointer of Git LFS.
  package static func largeFilePointer(_ path: String) -> Message {
    Message(
      rule: "largeFilePointer",
      text: "`\(path)` is the pointer of Git LFS, and the file was not fetched")
  }
}

extension LargeFilePointer {
  /// What gets the file in place of its pointer.
  package static let help =
    "fetch it with `git lfs pull`; for the files of other commits, run `git lfs fetch --all`"
}
