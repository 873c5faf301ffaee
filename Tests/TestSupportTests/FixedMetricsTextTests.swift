import Geometry
import Graphics
import TestSupport
import Testing

@Suite("Text of fixed metrics")
struct FixedMetricsTextTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let width: Points?
    let lines: Int
    let size: Size
    let isTruncated: Bool

    init(
      _ name: String, _ text: String, in width: Points?, lines: Int = 0, _ size: Size,
      isTruncated: Bool = false
    ) {
      testDescription = name
      self.text = text
      self.width = width
      self.lines = lines
      self.size = size
      self.isTruncated = isTruncated
    }
  }

  @Test(
    "measures ten points a character and ten a line",
    arguments: [
      Case("nothing", "", in: nil, .zero),
      Case("one word", "hello", in: nil, Size(width: 50, height: 10)),
      Case("two words on one line", "ab cd", in: 50, Size(width: 50, height: 10)),
      Case("two words on two lines", "ab cd", in: 49, Size(width: 20, height: 20)),
      Case("a word wider than the line stays whole", "abcdef", in: 30, Size(width: 60, height: 10)),
      Case("a line break in the text", "ab\ncde", in: nil, Size(width: 30, height: 20)),
      Case(
        "lines past the limit are cut", "ab cd ef", in: 20, lines: 2, Size(width: 20, height: 20),
        isTruncated: true),
      Case("a limit not reached", "ab", in: 20, lines: 2, Size(width: 20, height: 10)),
    ])
  func extent(_ row: Case) {
    let content = TextContent(row.text, font: .system(17), lines: row.lines)
    let extent = FixedMetricsText().extent(of: content, width: row.width)
    #expect(extent.size == row.size)
    #expect(extent.isTruncated == row.isTruncated)
    #expect(extent.lineCount == Int(row.size.height.value / 10))
  }

  @Test("has its baselines eight down and two up")
  func baselines() {
    let content = TextContent("ab", font: .system(17))
    let extent = FixedMetricsText().extent(of: content, width: nil)
    #expect(extent.firstBaseline == 8)
    #expect(extent.lastDescent == 2)
  }
}
