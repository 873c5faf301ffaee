import Devices
import Geometry
import Testing

@Suite("A text style") struct TextStyleTests {
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
