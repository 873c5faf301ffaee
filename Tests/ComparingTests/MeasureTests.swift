import Bitmaps
import Geometry
import Testing
import Tolerances

@testable import Comparing

@Suite("Measuring by YIQ")
struct YIQTests {
  @Test("has the pairs of the table")
  func table() {
    #expect(PixelmatchPair.rows.count == 240)
    #expect(PixelmatchPair.rows.filter { $0.count > 0 }.count == 139)
  }

  @Test("counts the pixels that pixelmatch counts", arguments: PixelmatchPair.rows)
  func verdict(_ row: PixelmatchPair) throws {
    let (expected, actual) = try row.pictures()
    #expect(PixelmatchPair.fingerprint(of: [expected, actual]) == row.fingerprint)
    let comparison = PictureComparison(
      tolerance: Tolerance(rule: DifferenceRule(measure: row.measure)))
    #expect(comparison.compare(expected, actual).count == row.count)
  }

  @Test("gives the same verdict with any number of threads")
  func threads() throws {
    let bytes = (0..<64 * 300 * 4).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) | 3 }
    let expected = try #require(Bitmap(width: 64, height: 300, bytes: bytes))
    let moved = Array(bytes[256...]) + Array(bytes[..<256])
    let actual = try #require(Bitmap(width: 64, height: 300, bytes: moved))
    let tolerance = Tolerance(
      rule: DifferenceRule(
        measure: .pixelmatch, limit: .pixels(3),
        window: WindowLimit(side: 8, limit: .share(Millionths(0.5)))))
    let verdicts = [1, 2, 3, 4].map {
      PictureComparison(tolerance: tolerance, jobs: $0).compare(expected, actual)
    }
    #expect(verdicts[0].count > 100)
    #expect(verdicts.allSatisfy { $0 == verdicts[0] })
  }
}

extension Comparison {
  /// How many pixels differ; −1 for pictures of two sizes.
  var count: Int {
    switch self {
    case .identical: 0
    case .tolerated(let difference), .different(let difference): difference.count
    case .differentSize: -1
    }
  }
}

@Suite("CIEDE2000")
struct ColorDifference2000Tests {
  /// A row of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
  /// Supplementary Test Data, and Mathematical Observations" (2005), table 1; ten-thousandths.
  struct Row: CustomTestStringConvertible, Sendable {
    let number: Int
    let one: [Int]
    let other: [Int]
    let difference: Int
    var testDescription: String { "row \(number)" }
  }

  @Test("is that of the published table", arguments: rows)
  func table(_ row: Row) {
    let difference = ColorDifference2000.difference(lab(row.one), lab(row.other))
    // Half of the last place that is printed, and a little for the arithmetic.
    #expect(
      abs(Double(difference.raw) / 4_294_967_296 - Double(row.difference) / 10_000) < 0.000_06)
  }

  @Test("is symmetric", arguments: rows)
  func symmetry(_ row: Row) {
    let forth = ColorDifference2000.difference(lab(row.one), lab(row.other))
    let back = ColorDifference2000.difference(lab(row.other), lab(row.one))
    #expect((forth - back).magnitude < FixedPoint(1, over: 100_000))
  }

  @Test("has square roots rounded down to steps of 2⁻³², and those of squares exactly")
  func squareRoots() {
    for root in [0, 1, 2, 12] { #expect(FixedPoint(root * root).squareRoot == FixedPoint(root)) }
    // The square root of 2 is 1.41421356237309504…, and 0.41421356237309504 × 2³² is 1779033703.95.
    #expect(FixedPoint(2).squareRoot.raw == 1 << 32 + 1_779_033_703)
  }

  private func lab(_ parts: [Int]) -> LabColor {
    LabColor(
      lightness: FixedPoint(parts[0], over: 10_000), a: FixedPoint(parts[1], over: 10_000),
      b: FixedPoint(parts[2], over: 10_000))
  }

  /// Lab of sRGB colours for D65 (CIE 15:2004), to a hundredth.
  struct Color: CustomTestStringConvertible, Sendable {
    let name: String
    let pixel: UInt32
    let lab: [Double]
    var testDescription: String { name }
  }

  @Test("is taken between the colours of pixels", arguments: colors)
  func pixels(_ row: Color) {
    let color = LabColor(row.pixel)
    let parts = [color.lightness, color.a, color.b].map { Double($0.raw) / 4_294_967_296 }
    for (part, wanted) in zip(parts, row.lab) { #expect(abs(part - wanted) < 0.01) }
  }

  static let colors: [Color] = [
    Color(name: "black", pixel: 0xFF00_0000, lab: [0, 0, 0]),
    Color(name: "white", pixel: 0xFFFF_FFFF, lab: [100, 0, 0]),
    Color(name: "red", pixel: 0xFF00_00FF, lab: [53.24, 80.09, 67.20]),
    Color(name: "green", pixel: 0xFF00_FF00, lab: [87.73, -86.18, 83.18]),
    Color(name: "blue", pixel: 0xFFFF_0000, lab: [32.30, 79.19, -107.86]),
    Color(name: "nothing, on white", pixel: 0x0000_0000, lab: [100, 0, 0]),
  ]

  static let rows: [Row] = [
    Row(
      number: 1, one: [500_000, 26_772, -797_751], other: [500_000, 0, -827_485],
      difference: 20_425),
    Row(
      number: 2, one: [500_000, 31_571, -772_803], other: [500_000, 0, -827_485],
      difference: 28_615),
    Row(
      number: 3, one: [500_000, 28_361, -740_200], other: [500_000, 0, -827_485],
      difference: 34_412),
    Row(
      number: 4, one: [500_000, -13_802, -842_814], other: [500_000, 0, -827_485],
      difference: 10_000),
    Row(
      number: 5, one: [500_000, -11_848, -848_006], other: [500_000, 0, -827_485],
      difference: 10_000),
    Row(
      number: 6, one: [500_000, -9_009, -855_211], other: [500_000, 0, -827_485],
      difference: 10_000),
    Row(
      number: 7, one: [500_000, 0, 0], other: [500_000, -10_000, 20_000],
      difference: 23_669),
    Row(
      number: 8, one: [500_000, -10_000, 20_000], other: [500_000, 0, 0],
      difference: 23_669),
    Row(
      number: 9, one: [500_000, 24_900, -10], other: [500_000, -24_900, 9],
      difference: 71_792),
    Row(
      number: 10, one: [500_000, 24_900, -10], other: [500_000, -24_900, 10],
      difference: 71_792),
    Row(
      number: 11, one: [500_000, 24_900, -10], other: [500_000, -24_900, 11],
      difference: 72_195),
    Row(
      number: 12, one: [500_000, 24_900, -10], other: [500_000, -24_900, 12],
      difference: 72_195),
    Row(
      number: 13, one: [500_000, -10, 24_900], other: [500_000, 9, -24_900],
      difference: 48_045),
    Row(
      number: 14, one: [500_000, -10, 24_900], other: [500_000, 10, -24_900],
      difference: 48_045),
    Row(
      number: 15, one: [500_000, -10, 24_900], other: [500_000, 11, -24_900],
      difference: 47_461),
    Row(
      number: 16, one: [500_000, 25_000, 0], other: [500_000, 0, -25_000],
      difference: 43_065),
    Row(
      number: 17, one: [500_000, 25_000, 0], other: [730_000, 250_000, -180_000],
      difference: 271_492),
    Row(
      number: 18, one: [500_000, 25_000, 0], other: [610_000, -50_000, 290_000],
      difference: 228_977),
    Row(
      number: 19, one: [500_000, 25_000, 0], other: [560_000, -270_000, -30_000],
      difference: 319_030),
    Row(
      number: 20, one: [500_000, 25_000, 0], other: [580_000, 240_000, 150_000],
      difference: 194_535),
    Row(
      number: 21, one: [500_000, 25_000, 0], other: [500_000, 31_736, 5_854],
      difference: 10_000),
    Row(
      number: 22, one: [500_000, 25_000, 0], other: [500_000, 32_972, 0],
      difference: 10_000),
    Row(
      number: 23, one: [500_000, 25_000, 0], other: [500_000, 18_634, 5_757],
      difference: 10_000),
    Row(
      number: 24, one: [500_000, 25_000, 0], other: [500_000, 32_592, 3_350],
      difference: 10_000),
    Row(
      number: 25, one: [602_574, -340_099, 362_677], other: [604_626, -341_751, 394_387],
      difference: 12_644),
    Row(
      number: 26, one: [630_109, -310_961, -58_663], other: [628_187, -297_946, -40_864],
      difference: 12_630),
    Row(
      number: 27, one: [612_901, 37_196, -53_901], other: [614_292, 22_480, -49_620],
      difference: 18_731),
    Row(
      number: 28, one: [350_831, -441_164, 37_933], other: [350_232, -400_716, 15_901],
      difference: 18_645),
    Row(
      number: 29, one: [227_233, 200_904, -466_940], other: [230_331, 149_730, -425_619],
      difference: 20_373),
    Row(
      number: 30, one: [364_612, 478_580, 183_852], other: [362_715, 505_065, 212_231],
      difference: 14_146),
    Row(
      number: 31, one: [908_027, -20_831, 14_410], other: [911_528, -16_435, 447],
      difference: 14_441),
    Row(
      number: 32, one: [909_257, -5_406, -9_208], other: [886_381, -8_985, -7_239],
      difference: 15_381),
    Row(
      number: 33, one: [67_747, -2_908, -24_247], other: [58_714, -985, -22_286],
      difference: 6_377),
    Row(
      number: 34, one: [20_776, 795, -11_350], other: [9_033, -636, -5_514],
      difference: 9_082),
  ]
}
