import Bitmaps
import Geometry
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
