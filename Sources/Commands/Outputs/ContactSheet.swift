import Bitmaps
import Foundation
import Geometry
import Reports
import Snapshots

/// Small pictures of failing cells on a grey background.
///
/// A cell has the expected picture, the actual picture and the difference, or only the actual
/// picture.
struct ContactSheet {
  /// The greatest height of a picture in pixels.
  private static let height = 320
  /// The greatest width of a picture in pixels.
  private static let widest = 256
  /// The gap between pictures of one cell, in pixels.
  private static let gap = 8
  /// The margin around cells, in pixels.
  private static let margin = 24
  /// The grey of the background.
  ///
  /// The edges of white and black screens are visible on it.
  private static let ground: UInt8 = 200
  /// The greatest width of a row of cells, in pixels.
  private static let rowWidth = 1600

  /// The pictures of one cell, from left to right.
  private typealias Cell = [Bitmap]
  private var rows: [[Cell]] = []

  /// Adds the pictures of a cell at the end.
  mutating func add(_ pictures: [Bitmap]) {
    let cell = pictures.compactMap(Self.reduced)
    guard !cell.isEmpty else { return }
    if let row = rows.last, Self.width(of: row + [cell]) <= Self.rowWidth {
      rows[rows.count - 1].append(cell)
    } else {
      rows.append([cell])
    }
  }

  private static func reduced(_ picture: Bitmap) -> Bitmap? {
    let (width, height) = (picture.width.value, picture.height.value)
    let byHeight = Double(Self.height) / Double(height)
    let scale = min(1, byHeight, Double(widest) / Double(width))
    return picture.reduced(
      toWidth: Pixels(max(1, Int((Double(width) * scale).rounded()))),
      height: Pixels(max(1, Int((Double(height) * scale).rounded()))))
  }

  private static func width(of cell: Cell) -> Int {
    cell.reduce(-gap) { $0 + $1.width.value + gap }
  }

  private static func width(of row: [Cell]) -> Int {
    row.reduce(margin) { $0 + width(of: $1) + margin }
  }

  /// The sheet, or nil if there are no cells.
  var bitmap: Bitmap? {
    let width = rows.map(Self.width).max() ?? 0
    let heights = rows.map { row in row.joined().map(\.height.value).max() ?? 0 }
    let height = heights.reduce(Self.margin) { $0 + $1 + Self.margin }
    var bytes = [UInt8](repeating: Self.ground, count: width * height * 4)
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    var y = Self.margin
    for (row, rowHeight) in zip(rows, heights) {
      var x = Self.margin
      for cell in row {
        for picture in cell {
          let length = picture.width.value * 4
          for line in 0..<picture.height.value {
            let target = ((y + line) * width + x) * 4
            let source = picture.bytes[(line * length)..<((line + 1) * length)]
            bytes.replaceSubrange(target..<(target + length), with: source)
          }
          x += picture.width.value + Self.gap
        }
        x += Self.margin - Self.gap
      }
      y += rowHeight + Self.margin
    }
    return Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes)
  }
}

extension RunOutputs {
  /// The greatest number of cells on a sheet.
  private static let sheetCells = 8

  /// Writes the contact sheet of failing cells.
  ///
  /// It shows the first cell of each cause, then other cells, as far as there is room. Without
  /// failing cells, it removes the file.
  ///
  /// - Parameter folder: the folder of the report.
  /// - Returns: the cells on the sheet, in its order.
  /// - Throws: the error of a picture that cannot be read or of a sheet that cannot be written.
  func writeContactSheet(into folder: URL) throws -> [CellID] {
    let url = folder.appendingPathComponent(ReportPlace.sheet)
    let cells = model.results.cells
    let causes = model.causes
    let firsts = causes.compactMap(\.cells.first)
    let others = causes.flatMap { $0.cells.dropFirst() }
    let shown = (firsts + others).lazy.map { cells[$0] }.filter { $0.evidence != nil }
      .prefix(Self.sheetCells)
    var sheet = ContactSheet()
    for cell in shown {
      let files = LastRun.File.pictures.map { model.lastRun.url(of: $0, cell.id) }
      sheet.add(try files.compactMap { try AtomicFile.read($0) }.map { try PNG.decode($0) })
    }
    guard let bitmap = sheet.bitmap, !shown.isEmpty else {
      try Folder.removeFile(url)
      return []
    }
    try AtomicFile.write(try PNG.encode(bitmap), to: url, durability: .cached)
    return shown.map(\.id)
  }
}

extension LastRun.File {
  /// The pictures of a cell, from left to right.
  fileprivate static let pictures: [LastRun.File] = [
    .expectedPicture, .actualPicture, .differencePicture,
  ]
}
