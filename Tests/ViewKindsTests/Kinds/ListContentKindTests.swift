import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

/// Characters are squares of 10 points here, and the margin is 16.
@Suite("The standard content of a row")
struct ListContentTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var style = ListContentKind.Style.basic
    var text = "ab"
    var secondary = ""
    var text1: Rect
    var text2 = Rect.zero
    var height: Points
  }

  private static let line = String(repeating: "a", count: 20)
  private static let least = Points(44 - 1.0 / 3)

  static let rows: [Case] = [
    Case(
      testDescription: "one line in a row of 44 points",
      text1: Rect(x: 16, y: 0, width: 358, height: 10), height: least),
    Case(
      testDescription: "several lines", text: "\(line) \(line) \(line)",
      text1: Rect(x: 16, y: 0, width: 358, height: 30), height: 52),
    Case(
      testDescription: "a secondary text below", secondary: "cd",
      text1: Rect(x: 16, y: 0, width: 358, height: 10),
      text2: Rect(x: 16, y: 13, width: 358, height: 10), height: 45),
    Case(
      testDescription: "a subtitle without a gap", style: .subtitle, text: "\(line) \(line)",
      secondary: "cd", text1: Rect(x: 16, y: 0, width: 358, height: 20),
      text2: Rect(x: 16, y: 20, width: 358, height: 10), height: 52),
    Case(
      testDescription: "a value at the other side", style: .value1, secondary: "cd",
      text1: Rect(x: 16, y: 0, width: 332, height: 10),
      text2: Rect(x: 354, y: 0, width: 20, height: 10), height: least),
    Case(
      testDescription: "a value without room", style: .value1, text: line, secondary: line,
      text1: Rect(x: 16, y: 0, width: 358, height: 10),
      text2: Rect(x: 16, y: 13, width: 358, height: 10), height: 45),
    Case(
      testDescription: "a value after a column", style: .value2, secondary: "cd",
      text1: Rect(x: 16, y: 0, width: 91, height: 10),
      text2: Rect(x: 113, y: 0, width: 261, height: 10), height: least),
  ]

  @Test("has frames and a height by its style", arguments: rows)
  func frames(_ row: Case) throws {
    let traits = try Traits.phone()
    var values: KeyValues = [ListContentKind.style(row.style), ListContentKind.text(row.text)]
    if !row.secondary.isEmpty { values[ListContentKind.secondaryText] = row.secondary }
    let content = ListContentKind(values, traits: traits)
    let frames = content.frames(inWidth: 390, measuring: FixedMetricsText(), on: traits.grid)
    #expect(frames.text == row.text1)
    if !row.secondary.isEmpty { #expect(frames.secondary == row.text2) }
    let size = content.size(atWidth: 390, measuring: FixedMetricsText(), on: traits.grid)
    #expect(size == IntrinsicSize(width: nil, height: row.height))
  }

  // The texts are 30 and 10 points high, and the row is 20.
  @Test("has no height for a text that begins below the end of a low row")
  func lowRow() throws {
    let traits = try Traits.phone()
    let text = "\(Self.line) \(Self.line) \(Self.line)"
    let content = ListContentKind(
      [
        ListContentKind.style(.subtitle), ListContentKind.text(text),
        ListContentKind.secondaryText("cd"),
      ], traits: traits)
    var list = DisplayList()
    content.draw(
      in: KindFixture(traits: traits).context(Rect(x: 0, y: 0, width: 390, height: 20)),
      into: &list)
    let heights = list.items.compactMap { item -> Points? in
      if case .text(let run) = item { run.frame.height } else { nil }
    }
    #expect(heights == [20, 0])
  }

  // The text is 120 points wide, and a column would be 91.
  @Test("has no column in the style `value2` at accessibility text sizes")
  func largeColumn() throws {
    var traits = try Traits.phone()
    traits.textSize = .accessibility1
    let values: KeyValues = [
      ListContentKind.style(.value2), ListContentKind.text("mobile phone"),
      ListContentKind.secondaryText("555"),
    ]
    let content = ListContentKind(values, traits: traits)
    let frames = content.frames(inWidth: 390, measuring: FixedMetricsText(), on: traits.grid)
    #expect(frames.text == Rect(x: 16, y: 0, width: 358, height: 10))
    #expect(frames.secondary == Rect(x: 16, y: 13, width: 358, height: 10))
    let drawn = KindFixture(traits: traits).draw(
      content, in: Rect(x: 0, y: 0, width: 390, height: 60))
    #expect(!drawn.contains("right"))
  }

  @Test("takes the accessory and the indentation of its cell, which aligns its line with the text")
  func cell() throws {
    let traits = try Traits.phone()
    let values: KeyValues = [
      TableViewKind.accessory(.checkmark), TableViewCellKind.indentationLevel(2),
    ]
    let content = ListContentKind(ListContentKind.inherited(from: values), traits: traits)
    #expect(content.trailing == 0)
    #expect(content.textLeading == 36)
    let cell = TableViewCellKind(values, traits: traits)
    let shown = try #require(cell.showing(content) as? TableViewCellKind)
    #expect(shown.separatorInset.left == 36)
    let own = TableViewCellKind([TableViewKind.separatorInset(.zero)], traits: traits)
    #expect((own.showing(content) as? TableViewCellKind)?.separatorInset.left == 0)
  }

  @Test("has its texts behind a picture, at the same place for all symbols")
  func picture() throws {
    let traits = try Traits.phone()
    let leading = try ["wifi", "textformat"].map { name in
      let symbol = try #require(SystemSymbol(named: name))
      return ListContentKind([ListContentKind.symbol(symbol)], traits: traits).textLeading
    }
    // 16 before the symbol's place of 28 points, and 16 behind it.
    #expect(leading == [60, 60])
  }

  @Test("has the fonts of UIKit's configurations")
  func fonts() throws {
    let traits = try Traits.phone()
    let sizes = ListContentKind.Style.allCases.map { style in
      let content = ListContentKind([ListContentKind.style(style)], traits: traits)
      return [content.text.font.size, content.secondaryText.font.size]
    }
    #expect(sizes == [[17, 15], [17, 12], [17, 17], [15, 15]])
  }

  @Test("is mirrored where reading begins at the right")
  func mirrored() throws {
    var fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    fixture.traits.systemMargin = 16
    let content = ListContentKind(
      [
        ListContentKind.style(.value1), ListContentKind.text("ab"),
        ListContentKind.secondaryText("cd"),
      ], traits: fixture.traits)
    var list = DisplayList()
    content.draw(in: fixture.context(Rect(x: 0, y: 0, width: 390, height: 50)), into: &list)
    let frames = list.items.compactMap { item in
      if case .text(let run) = item { run.frame } else { nil }
    }
    #expect(
      frames == [
        Rect(x: 42, y: 20, width: 332, height: 10), Rect(x: 16, y: 20, width: 20, height: 10),
      ])
  }
}
