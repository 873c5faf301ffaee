import Foundation
import Testing

@Suite("Article 2: scroll views and text views")
struct ScrollCaseTests {
  @Test("2.7 a box in the corner of a content without a size lies outside, and is reported")
  func corner() throws {
    let article = try ArticleCase("2.7a")
    for cell in article.cells {
      #expect(try cell.exact("box") == Box(-100, -100, 100, 100), "\(cell.cell)")
    }
    let head = "Snapshots/articles/2.7a-scroll-view-corner-wrong.yaml:11:3: error: the"
    #expect(
      article.findings == """
        \(head) width of the content of `scroll` is not determined [ambiguous]
          11 |   scroll:
             |   ^^^^^^
          note: it is taken as 0, so views constrained to its far edge may lie outside
          note: on all 2 cells
          help: write `leading: 0` in the `pin` of `box`, the first view in `scroll`

        \(head) height of the content of `scroll` is not determined [ambiguous]
          11 |   scroll:
             |   ^^^^^^
          note: it is taken as 0, so views constrained to its far edge may lie outside
          note: on all 2 cells
          help: write `top: 0` in the `pin` of `box`, the first view in `scroll`

        """)
  }

  @Test("2.7 a box pinned to what is around the scroll view stays while the content scrolls")
  func outside() throws {
    let cells = try ArticleCase("2.7b").cells
    #expect(cells.count == 4)
    for cell in cells {
      let scrolled: Double = cell.cell.contains("by200") ? 200 : 0
      #expect(
        try cell.onScreen("box") == Box(cell.width - 100, cell.height - 100, 100, 100),
        "\(cell.cell)")
      let label = try cell.onScreen("label")
      #expect(label.x.isNear(240 - scrolled) && label.y.isNear(300 - scrolled), "\(cell.cell)")
    }
  }

  @Test(
    "2.7 a background larger by 200 brings the corner into sight after 200", arguments: ["c", "d"])
  func background(_ variant: String) throws {
    let cells = try ArticleCase("2.7\(variant)").cells
    #expect(cells.count == 4)
    for cell in cells {
      let scrolled: Double = cell.cell.contains("by200") ? 200 : 0
      #expect(
        try cell.onScreen("sheet")
          == Box(-scrolled, -scrolled, cell.width + 200, cell.height + 200), "\(cell.cell)")
      #expect(
        try cell.onScreen("box")
          == Box(cell.width + 100 - scrolled, cell.height + 100 - scrolled, 100, 100),
        "\(cell.cell)")
    }
  }

  @Test("2.8 a text view that does not scroll is as high as its lines and 16 points more")
  func textView() throws {
    // A line of body text is 20.287 points high, and the next line is 22 points below.
    let lines = ["": 1.0, "three": 3, "ten": 10]
    let article = try ArticleCase("2.8")
    for cell in article.cells {
      let text = cell.cell.components(separatedBy: "text-").dropFirst().first ?? ""
      let note = try cell.exact("note")
      #expect(note.width.isNear(cell.width - cell.safe.left - cell.safe.right - 40), "\(cell.cell)")
      #expect(try cell.exact("below").y.isNear(note.maxY + 8), "\(cell.cell)")
      guard let count = lines[text] else { continue }
      #expect(
        abs(note.height - (16 + 20.287 + (count - 1) * 22)) <= 1 / Double(cell.scale),
        "\(cell.cell)")
    }
    func height(_ name: String) throws -> Double { try article.cell(name).exact("note").height }
    #expect(try height("iphone-se-3.text-wraps") > height("iphone-16-pro-max.text-wraps"))
    #expect(try height("iphone-16-pro-max.text-wraps") > height("ipad-10-2.text-wraps"))
  }
}
