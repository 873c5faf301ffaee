import Bitmaps
import Geometry

/// Reduced pictures of failing cells on a grey background.
///
/// A cell has the expected picture, the actual picture and the difference, or only the actual
/// picture.
struct PictureSheet {
  /// The sizes of a sheet, in pixels.
  struct Form {
    /// The greatest height of a picture.
    var height: Int
    /// The greatest width of a picture.
    var widest: Int
    /// The gap between pictures of one cell.
    var gap = 8
    /// The margin around cells.
    var margin = 24
    /// The greatest width of a row of cells.
    var rowWidth = 1600

    /// Many cells, which a reader recognizes.
    static let contacts = Form(height: 320, widest: 256)
    /// One cell, whose change a reader sees.
    ///
    /// A comment on GitHub is about 770 points wide, so a strip is sharp there.
    static let strip = Form(height: 800, widest: 480, gap: 12, margin: 12)
  }

  /// The grey of the background.
  ///
  /// The edges of white and black screens are visible on it.
  private static let ground: UInt8 = 200

  /// The pictures of one cell, from left to right.
  private typealias Cell = [Bitmap]
  private var rows: [[Cell]] = []
  private let form: Form

  init(_ form: Form) { self.form = form }

  /// Adds the pictures of a cell at the end.
  mutating func add(_ pictures: [Bitmap]) {
    let cell = pictures.compactMap { reduced($0) }
    guard !cell.isEmpty else { return }
    if let row = rows.last, width(of: row + [cell]) <= form.rowWidth {
      rows[rows.count - 1].append(cell)
    } else {
      rows.append([cell])
    }
  }

  private func reduced(_ picture: Bitmap) -> Bitmap? {
    let (width, height) = (picture.width.value, picture.height.value)
    let byHeight = Double(form.height) / Double(height)
    let scale = min(1, byHeight, Double(form.widest) / Double(width))
    return picture.reduced(
      toWidth: Pixels(max(1, Int((Double(width) * scale).rounded()))),
      height: Pixels(max(1, Int((Double(height) * scale).rounded()))))
  }

  private func width(of cell: Cell) -> Int {
    cell.reduce(-form.gap) { $0 + $1.width.value + form.gap }
  }

  private func width(of row: [Cell]) -> Int {
    row.reduce(form.margin) { $0 + width(of: $1) + form.margin }
  }

  /// The sheet, or nil if there are no cells.
  var bitmap: Bitmap? {
    let width = rows.map { self.width(of: $0) }.max() ?? 0
    let heights = rows.map { row in row.joined().map(\.height.value).max() ?? 0 }
    let height = heights.reduce(form.margin) { $0 + $1 + form.margin }
    var bytes = [UInt8](repeating: Self.ground, count: width * height * 4)
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    var y = form.margin
    for (row, rowHeight) in zip(rows, heights) {
      var x = form.margin
      for cell in row {
        for picture in cell {
          let length = picture.width.value * 4
          for line in 0..<picture.height.value {
            let target = ((y + line) * width + x) * 4
            let source = picture.bytes[(line * length)..<((line + 1) * length)]
            bytes.replaceSubrange(target..<(target + length), with: source)
          }
          x += picture.width.value + form.gap
        }
        x += form.margin - form.gap
      }
      y += rowHeight + form.margin
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes)
  }
}
