import Devices
import Geometry
import Testing

@Suite("A text style") struct TextStyleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let style: TextStyle
    /// From `xSmall` to `accessibility5`.
    let sizes: [Points]

    init(_ style: TextStyle, _ sizes: [Points]) {
      self.style = style
      self.sizes = sizes
    }

    var testDescription: String { style.rawValue }
  }

  private static let everyStyle: [Row] = [
    Row(.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    Row(.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    Row(.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    Row(.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    Row(.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Row(.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    Row(.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    Row(.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    Row(.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    Row(.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    Row(.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("has the Human Interface Guidelines' size at every text size", arguments: everyStyle)
  func everySize(_ row: Row) {
    #expect(ContentSizeCategory.allCases.map { row.style.size(in: $0) } == row.sizes)
  }

  struct Scaled: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var style = TextStyle.body
    let length: Points
    let category: ContentSizeCategory
    var scale = 3
    let result: Points
  }

  private static let scaledLengths: [Scaled] = [
    Scaled(
      testDescription: "as it is at the default", length: 17.1, category: .large, result: 17.1),
    // Printed by phones: 16.333 and 48.
    Scaled(
      testDescription: "smaller: 17 × 21 / 22", length: 17, category: .medium,
      result: Points(49.0 / 3)),
    Scaled(
      testDescription: "largest: 17 × 62 / 22", length: 17, category: .accessibility5, result: 48),
    Scaled(
      testDescription: "at two pixels a point: 17 × 21 / 22", length: 17, category: .medium,
      scale: 2, result: 16),
    Scaled(
      testDescription: "by another style: 20 × 25 / 13", style: .caption2, length: 20,
      category: .accessibility1, result: Points(115.0 / 3)),
  ]

  @Test("scales lengths as its leading grows, to the nearest pixel", arguments: scaledLengths)
  func scaling(_ row: Scaled) throws {
    let grid = try #require(PixelGrid(scale: row.scale))
    let scaled = row.style.scaled(row.length, in: row.category, on: grid)
    #expect(abs((scaled - row.result).value) < 1e-9)
  }

  @Test("stops growing in bars at the largest size without accessibility")
  func bars() {
    let largest = ContentSizeCategory.allCases.filter { $0.isAccessibility || $0 == .xxxLarge }
    #expect(largest.allSatisfy { $0.inBars == .xxxLarge })
    #expect(ContentSizeCategory.small.inBars == .small)
  }

  @Test(
    "has its size and leading at every text size",
    arguments: [
      Sized("largeTitle", .large, 34, 41), Sized("title1", .large, 28, 34),
      Sized("headline", .large, 17, 22), Sized("body", .large, 17, 22),
      Sized("body", .xSmall, 14, 19), Sized("body", .accessibility5, 53, 62),
      Sized("callout", .xxxLarge, 22, 28), Sized("subheadline", .xxxLarge, 21, 28),
      Sized("footnote", .medium, 12, 16), Sized("caption1", .accessibility1, 22, 28),
      Sized("caption2", .accessibility5, 40, 48), Sized("title3", .accessibility3, 43, 51),
    ])
  func sizes(_ row: Sized) throws {
    let style = try #require(TextStyle(named: row.name))
    #expect(style.size(in: row.category) == row.size)
    #expect(style.leading(in: row.category) == row.leading)
  }

  @Test("never shrinks as the text size grows", arguments: TextStyle.allCases)
  func grows(_ style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.size(in: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test("is regular, but for the headline")
  func weights() {
    #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
    #expect(TextStyle.largeTitle.emphasizedWeight == .bold)
    #expect(TextStyle.body.emphasizedWeight == .semibold)
    #expect(TextStyle(named: "title") == nil)
  }

  @Test("counts the five largest categories as accessibility sizes")
  func accessibility() {
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibility).count == 5)
    #expect(!ContentSizeCategory.xxxLarge.isAccessibility)
  }
}

struct Sized: CustomTestStringConvertible {
  let name: String
  let category: ContentSizeCategory
  let size: Points
  let leading: Points

  init(_ name: String, _ category: ContentSizeCategory, _ size: Points, _ leading: Points) {
    self.name = name
    self.category = category
    self.size = size
    self.leading = leading
  }

  var testDescription: String { "\(name) at \(category.rawValue)" }
}
