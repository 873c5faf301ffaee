import Geometry
import Testing
import Tolerances

@Suite("A limit of differing pixels")
struct DifferenceLimitTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let limit: DifferenceLimit?

    init(_ name: String, _ text: String, _ limit: DifferenceLimit?) {
      testDescription = name
      (self.text, self.limit) = (text, limit)
    }
  }

  @Test(
    "is a number of pixels, a share or an area",
    arguments: [
      Row("below no pixel", "-1", nil),
      Row("no pixel", "0", .pixels(0)),
      Row("one pixel", "1", .pixels(1)),
      Row("half a pixel", "0.5", nil),
      Row("pixels with a unit", "12px", .pixels(12)),
      Row("pixels with a unit behind spaces", "12  px", .pixels(12)),
      Row("a billion pixels less one", "999999999 px", .pixels(999_999_999)),
      Row("a billion pixels", "1000000000 px", .pixels(1_000_000_000)),
      Row("a billion pixels and one", "1000000001 px", nil),
      Row("below no share", "-0.1 %", nil),
      Row("no share", "0 %", .share(.zero)),
      Row("a tenth of a percent", "0.1 %", .share(Millionths(0.001))),
      Row("nearly everything", "99.9 %", .share(Millionths(0.999))),
      Row("everything", "100 %", .share(Millionths(1))),
      Row("more than everything", "100.1 %", nil),
      Row("below no area", "-1 pt", nil),
      Row("no area", "0 pt", .area(.zero)),
      Row("a square point and a half", "1.5 pt", .area(Millionths(1.5))),
      Row("a million square points less one", "999999 pt", .area(Millionths(999_999))),
      Row("a million square points", "1000000 pt", .area(Millionths(1_000_000))),
      Row("a million square points and one", "1000001 pt", nil),
      Row("a space behind a number without a unit", "12 ", nil),
      Row("another unit", "3 em", nil),
      Row("a unit alone", "px", nil),
      Row("nothing", "", nil),
    ])
  func parsed(_ row: Row) { #expect(DifferenceLimit(row.text) == row.limit) }

  struct Count: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let limit: DifferenceLimit
    let count: Int

    init(_ name: String, _ limit: DifferenceLimit, _ count: Int) {
      testDescription = name
      (self.limit, self.count) = (limit, count)
    }
  }

  /// Of 1,000 pixels, at 3 pixels a point: 9 pixels are a square point.
  @Test(
    "is rounded down to whole pixels",
    arguments: [
      Count("pixels", .pixels(12), 12),
      Count("just below one pixel", .share(Millionths(0.000_999)), 0),
      Count("one pixel", .share(Millionths(0.001)), 1),
      Count("just above one pixel", .share(Millionths(0.001_001)), 1),
      Count("all", .share(Millionths(1)), 1000),
      Count("a square point", .area(Millionths(1)), 9),
      Count("a third of a square point", .area(Millionths(0.333_333)), 2),
      Count("just above a third of a square point", .area(Millionths(0.333_334)), 3),
    ])
  func pixels(_ row: Count) {
    #expect(row.limit.pixels(of: 1000, pixelsPerPoint: 3) == row.count)
  }

  @Test(
    "is described with its unit",
    arguments: [
      (.none, "0 pixels"), (.pixels(1), "1 pixel"), (.pixels(2), "2 pixels"),
      (.share(Millionths(0.001)), "0.1 %"), (.area(Millionths(2.5)), "2.5 square points"),
    ] as [(DifferenceLimit, String)])
  func described(_ limit: DifferenceLimit, _ text: String) { #expect(limit.description == text) }

  @Test("has a threshold for measures with one, and anti-aliasing only in YIQ")
  func measures() {
    let half = Millionths(0.5)
    #expect(PixelMeasure(.exact, threshold: half) == .exact)
    #expect(
      PixelMeasure(.yiq, threshold: half) == .yiq(threshold: half, countsAntiAliasing: false))
    let counted = PixelMeasure(.yiq, threshold: half, antiAliasing: .counted)
    #expect(counted == .yiq(threshold: half, countsAntiAliasing: true))
    #expect(PixelMeasure(.deltaE2000, threshold: half) == .deltaE2000(threshold: half))
    #expect(
      PixelMeasure.Name.allCases.map { PixelMeasure($0, threshold: half).threshold }
        == [.zero, half, half])
    #expect([counted.antiAliasing, PixelMeasure.pixelmatch.antiAliasing] == [.counted, .ignored])
  }
}
