import Bitmaps
import Cells
import Commands
import Drawing
import Geometry

/// The cells of a screen in rows, aligned at the bottom.
///
/// Each row has as many cells as fit.
struct ExamplePicture {
  private let places: [(x: Int, y: Int, bitmap: Bitmap)]
  private let width: Int
  private let height: Int

  /// The number of pixels in a point.
  private static let scale = 0.4
  private static let gap = 18
  private static let greatestWidth = 1000
  /// A grey from which white screens differ visibly.
  private static let background: [UInt8] = [0xEC, 0xEC, 0xF0, 0xFF]

  /// Draws the cells and arranges them.
  ///
  /// - Parameters:
  ///   - cells: At least one cell.
  ///   - renderer: The renderer of the cells.
  /// - Throws: an error if a cell cannot be drawn.
  init(_ cells: [SelectedCell], by renderer: CellRenderer) throws {
    let bitmaps = try cells.map { cell in
      try renderer.bitmap(of: renderer.layOut(cell), at: PictureScale(Self.scale))
    }
    var rows: [[Bitmap]] = []
    var used = 0
    for bitmap in bitmaps {
      let more = bitmap.width.value + Self.gap
      if rows.isEmpty || used + more > Self.greatestWidth {
        rows.append([])
        used = Self.gap
      }
      rows[rows.count - 1].append(bitmap)
      used += more
    }
    var places: [(x: Int, y: Int, bitmap: Bitmap)] = []
    var (width, y) = (0, Self.gap)
    for row in rows {
      let rowHeight = row.map(\.height.value).max() ?? 0
      var x = Self.gap
      for bitmap in row {
        places.append((x, y + rowHeight - bitmap.height.value, bitmap))
        x += bitmap.width.value + Self.gap
      }
      width = max(width, x)
      y += rowHeight + Self.gap
    }
    self.places = places
    self.width = width
    height = y
  }

  /// The bytes of the picture as a PNG file.
  ///
  /// Throws an error if the picture is empty or too large.
  func png() throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for _ in 0..<(width * height) { bytes += Self.background }
    for (x, y, bitmap) in places {
      let rowBytes = bitmap.width.value * 4
      for row in 0..<bitmap.height.value {
        let from = row * rowBytes
        let to = ((y + row) * width + x) * 4
        bytes.replaceSubrange(to..<(to + rowBytes), with: bitmap.bytes[from..<(from + rowBytes)])
      }
    }
    guard let whole = Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes) else {
      throw DrawingError.size(width: width, height: height)
    }
    return try PNG.encode(whole)
  }
}
