import Bitmaps
import Geometry
import TestSupport
import Testing

@Suite("A picture made smaller")
struct ReducedBitmapTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let old: [UInt8]
    let new: [UInt8]

    init(_ name: String, _ old: [UInt8], becomes new: [UInt8]) {
      (self.name, self.old, self.new) = (name, old, new)
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("halves are means, half way going up", [0, 255, 10, 11], becomes: [128, 11]),
    Row("a pixel that two share counts for both", [0, 90, 255], becomes: [30, 200]),
    Row("as wide as before is the same", [7, 8, 9], becomes: [7, 8, 9]),
    Row("four to three", [0, 60, 120, 180], becomes: [15, 90, 165]),
  ]

  @Test("has the mean of what each pixel covers", arguments: rows)
  func means(_ row: Row) throws {
    let (wide, high) = (
      try Self.line(row.old, isUpright: false), try Self.line(row.old, isUpright: true)
    )
    let count = Pixels(row.new.count)
    #expect(wide.reduced(toWidth: count, height: 1)?.bytes == Self.grey(row.new))
    #expect(high.reduced(toWidth: 1, height: count)?.bytes == Self.grey(row.new))
  }

  struct SizeRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: (width: Int, height: Int)
    let new: (width: Int, height: Int)
  }

  @Test(
    "has the exact mean on both axes, rounded half up",
    arguments: [
      SizeRow(testDescription: "nine pixels to one", old: (12, 9), new: (4, 3)),
      SizeRow(testDescription: "one axis alone", old: (12, 9), new: (12, 3)),
      SizeRow(testDescription: "parts of pixels", old: (13, 11), new: (5, 4)),
      SizeRow(testDescription: "256 pixels to one", old: (32, 32), new: (2, 2)),
      SizeRow(testDescription: "272 pixels to one", old: (34, 32), new: (2, 2)),
      SizeRow(testDescription: "257 rows to one", old: (3, 257), new: (3, 1)),
      SizeRow(testDescription: "258 rows to one", old: (3, 258), new: (3, 1)),
      SizeRow(testDescription: "parts of 509 rows", old: (4, 509), new: (3, 2)),
      SizeRow(testDescription: "65,536 rows to one", old: (1, 65_536), new: (1, 1)),
    ])
  func exactMeans(_ row: SizeRow) throws {
    var random = SeededGenerator(seed: 7)
    let (width, height) = row.old
    var bytes: [UInt8] = []
    for y in 0..<height {
      // Some rows repeat the row above, and some are white.
      if y > 0, y % 5 < 3 {
        bytes += Array(bytes.suffix(width * 4))
        continue
      }
      for _ in 0..<width {
        for _ in 0..<3 { bytes.append(y % 7 == 0 ? 255 : .random(in: 0...255, using: &random)) }
        bytes.append(255)
      }
    }
    let mean = Self.mean(bytes, from: row.old, to: row.new)
    let (newWidth, newHeight) = (Pixels(row.new.width), Pixels(row.new.height))
    let bitmap = try #require(
      Bitmap(width: Pixels(width), height: Pixels(height), bytes: bytes))
    #expect(bitmap.reduced(toWidth: newWidth, height: newHeight)?.bytes == mean)
    // Cairo's words, whose highest byte is undefined, with a stride of more than a row.
    var words: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bytes[(y * width + x) * 4..<(y * width + x + 1) * 4].map { UInt32($0) }
        words.append(UInt32(y % 2) << 24 | pixel[0] << 16 | pixel[1] << 8 | pixel[2])
      }
      words.append(0x1234_5678)
    }
    let reduced = words.withUnsafeBytes { words in
      PixelPlane(
        words, stride: (width + 1) * 4, width: width, height: height, order: .opaqueWords
      )?.reduced(toWidth: newWidth, height: newHeight)
    }
    #expect(reduced?.bytes == mean)
  }

  /// The mean of all old pixels, each weighted by the part of it that a new pixel covers.
  private static func mean(
    _ bytes: [UInt8], from old: (width: Int, height: Int), to new: (width: Int, height: Int)
  ) -> [UInt8] {
    /// The part of an old pixel in a new one, in units of 1/new of an old pixel.
    func part(_ index: Int, _ position: Int, _ old: Int, _ new: Int) -> Int {
      max(0, min((index + 1) * new, (position + 1) * old) - max(index * new, position * old))
    }
    let total = old.width * old.height
    return (0..<new.height).flatMap { row in
      (0..<new.width).flatMap { column -> [UInt8] in
        var sums = [0, 0, 0]
        for y in 0..<old.height {
          let high = part(y, row, old.height, new.height)
          for x in 0..<old.width where high > 0 {
            let weight = high * part(x, column, old.width, new.width)
            for channel in 0..<3 {
              sums[channel] += weight * Int(bytes[(y * old.width + x) * 4 + channel])
            }
          }
        }
        return sums.map { UInt8((2 * $0 + total) / (2 * total)) } + [255]
      }
    }
  }

  @Test("is never larger or empty")
  func refusals() throws {
    let line = try Self.line([1, 2], isUpright: false)
    #expect(line.reduced(toWidth: 3, height: 1) == nil)
    #expect(line.reduced(toWidth: 0, height: 1) == nil)
  }

  private static func line(_ values: [UInt8], isUpright: Bool) throws -> Bitmap {
    let length = Pixels(values.count)
    return try #require(
      Bitmap(
        width: isUpright ? 1 : length, height: isUpright ? length : 1, bytes: grey(values)))
  }

  private static func grey(_ values: [UInt8]) -> [UInt8] { values.flatMap { [$0, $0, $0, 255] } }
}
