/// One line of a file by columns, each of which is a Unicode scalar.
///
/// A line may be as long as its file and have a diagnostic in every column, so no column is counted from
/// the start of a long line.
struct LineColumns: Hashable, Sendable {
  /// The line without its line end.
  let text: Substring
  /// The number of columns.
  let count: Int
  /// The places of every 256th column.
  private let marks: [String.Index]

  private static let step = 256

  init(_ text: Substring) {
    self.text = text
    let scalars = text.unicodeScalars
    var marks: [String.Index] = []
    var count = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if count % Self.step == 0, count > 0 { marks.append(index) }
      count += 1
      scalars.formIndex(after: &index)
    }
    self.count = count
    self.marks = marks
  }

  /// The scalars of columns that the line has, counted from 0.
  func scalars(_ columns: Range<Int>) -> [Unicode.Scalar] {
    let block = columns.lowerBound / Self.step
    let start = block == 0 ? text.startIndex : marks[block - 1]
    let skipped = columns.lowerBound - block * Self.step
    return Array(text.unicodeScalars[start...].dropFirst(skipped).prefix(columns.count))
  }
}
