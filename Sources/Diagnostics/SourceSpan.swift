/// A place in a file that a person wrote.
package struct SourceSpan: Hashable, Sendable {
  /// The file's path in messages, relative to the working folder.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in Unicode scalars.
  package var column: Int
  /// The number of scalars to underline; at least 1, within the line.
  package var length: Int

  package init(file: String, line: Int, column: Int, length: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    self.length = max(1, length)
  }

  /// A part of this span from `offset` scalars on, with a length in scalars.
  package func part(offset: Int, length: Int) -> SourceSpan {
    SourceSpan(file: file, line: line, column: column + offset, length: length)
  }
}

extension SourceSpan: Comparable {
  package static func < (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    (lhs.file, lhs.line, lhs.column, lhs.length) < (rhs.file, rhs.line, rhs.column, rhs.length)
  }
}
