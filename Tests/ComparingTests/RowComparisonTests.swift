import Bitmaps
import Comparing
import Geometry
import TestSupport
import Testing
import Tolerances

/// Rows as files have them are compared in parts, of which most rows are the same in both.
@Suite("Comparing rows as files have them")
struct RowComparisonTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// How many colours the first and the second picture have at the most; more than 256 have no
    /// palette.
    let colors: [Int]
    /// Which rows of the second picture differ.
    let changed: ClosedRange<Int>
    /// Of a hundred pixels in those rows, how many are other ones.
    let percent: Int
    var alpha: UInt8 = 255
  }

  static let rows = [
    Row(
      testDescription: "a block, both with a palette", colors: [8, 8], changed: 70...90, percent: 60
    ),
    Row(
      testDescription: "dots, both with a palette", colors: [8, 8], changed: 0...199, percent: 1),
    Row(
      testDescription: "dots, one with a palette", colors: [8, 4000], changed: 0...199, percent: 20),
    Row(
      testDescription: "none with a palette", colors: [4000, 4000], changed: 30...33, percent: 50),
    Row(
      testDescription: "with alpha", colors: [4000, 4000], changed: 100...199, percent: 30,
      alpha: 90),
    Row(testDescription: "the last row alone", colors: [8, 8], changed: 199...199, percent: 50),
    Row(testDescription: "the same pixels", colors: [8, 8], changed: 0...0, percent: 0),
  ]

  private static let measures: [PixelMeasure] = [
    .exact, .pixelmatch, .yiq(threshold: Millionths(0.02), countsAntiAliasing: true),
    .deltaE2000(threshold: Millionths(1)),
  ]

  /// 70 × 200 pixels, ramps of grey so that anti-aliasing is looked for too.
  private func pictures(_ row: Row) throws -> (Bitmap, Bitmap) {
    var generator = SeededGenerator(seed: 1)
    func random(_ bound: Int) -> Int { generator.next(below: bound) }
    func pixel(_ colors: Int) -> [UInt8] {
      let number = random(colors)
      return [UInt8(number * 37 % 256), UInt8(number * 11 % 256), UInt8(number / 256), row.alpha]
    }
    var one: [UInt8] = []
    for _ in 0..<70 * 200 { one += pixel(row.colors[0]) }
    var other = one
    for y in row.changed {
      for x in 0..<70 where random(100) < row.percent {
        let at = (y * 70 + x) * 4
        other.replaceSubrange(at..<at + 4, with: pixel(row.colors[1]))
      }
    }
    func bitmap(_ bytes: [UInt8]) throws -> Bitmap {
      try #require(Bitmap(width: 70, height: 200, bytes: bytes))
    }
    return (try bitmap(one), try bitmap(other))
  }

  private func file(_ bitmap: Bitmap) throws -> PNG.PlainPicture {
    try #require(PNG.PlainPicture(try PNG.encode(bitmap)))
  }

  @Test("finds what comparing their pixels finds", arguments: rows)
  func sameVerdict(_ row: Row) throws {
    let (one, other) = try pictures(row)
    let files = (try file(one), try file(other))
    let first = try #require(files.0.rows())
    let second = try #require(files.1.rows())
    let common = PNG.PlainPicture.commonPalette(files.0, files.1)
    #expect(first.bitmap == one)
    #expect(second.bitmap == other)
    for measure in Self.measures {
      for jobs in 1...3 {
        let comparison = PictureComparison(
          tolerance: Tolerance(rule: DifferenceRule(measure: measure)), jobs: jobs)
        let expected = comparison.compare(one, other)
        #expect(comparison.compare(first, second) == expected)
        guard let alike = files.0.rows(numberedBy: common),
          let likewise = files.1.rows(numberedBy: common)
        else { continue }
        #expect(comparison.compare(alike, likewise) == expected)
      }
    }
  }

  @Test("leaves pictures as they are when they get one palette, and gives none to too many colours")
  func onePalette() throws {
    for row in Self.rows {
      let (one, other) = try pictures(row)
      let files = (try file(one), try file(other))
      let palette = PNG.PlainPicture.commonPalette(files.0, files.1)
      #expect((palette != nil) == (row.colors == [8, 8] && row.alpha == 255))
      guard let palette else { continue }
      let first = try #require(files.0.rows(numberedBy: palette))
      let second = try #require(files.1.rows(numberedBy: palette))
      #expect(first.bitmap == one)
      #expect(second.bitmap == other)
      #expect(first.hasPalette(of: second))
    }
  }

  @Test("leaves rows that repeat as they are when their colours get other numbers")
  func repeatedRows() throws {
    // Rows of one colour, two alike, two of the colours in turn, and back again.
    let grey: [UInt8] = [10, 10, 10, 255]
    let white: [UInt8] = [255, 255, 255, 255]
    let plain = [grey, grey, grey].flatMap { $0 }
    let mixed = [white, grey, white].flatMap { $0 }
    let bytes = [plain, plain, mixed, mixed, mixed, plain].flatMap { $0 }
    let picture = try #require(Bitmap(width: 3, height: 6, bytes: bytes))
    func word(_ color: [UInt8]) -> UInt32 {
      let word = color.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return word.littleEndian
    }
    let file = try file(picture)
    for palette in [[word(grey), word(white)], [word(white), word(grey)]] {
      #expect(try #require(file.rows(numberedBy: palette)).bitmap == picture)
    }
  }

  @Test("tells sizes apart before pixels")
  func sizes() throws {
    let bytes = [UInt8](repeating: 255, count: 24)
    let wide = try #require(Bitmap(width: 3, height: 2, bytes: bytes))
    let high = try #require(Bitmap(width: 2, height: 3, bytes: bytes))
    let comparison = PictureComparison().compare(
      try #require(try file(wide).rows()), try #require(try file(high).rows()))
    #expect(
      comparison
        == .differentSize(
          expected: PictureSize(width: 3, height: 2), actual: PictureSize(width: 2, height: 3)))
  }
}
