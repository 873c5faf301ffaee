import Foundation
import Testing

@Suite("Article 1: rows, cards and groups")
struct RowAndGroupCaseTests {
  @Test("1.1 the label keeps its distance to the corner of every row")
  func cornerLabel() throws {
    let cells = try ArticleCase("1.1a").cells
    // Seven devices, two ways to hold them; two tablets with a third each way and a half lying.
    #expect(cells.count == 20)
    for cell in cells {
      for row in 0..<3 {
        let content = try cell.onScreen("messages[\(row)].row")
        let time = try cell.onScreen("messages[\(row)].time")
        #expect((content.maxX - time.maxX).isNear(12), "\(cell.cell)")
        #expect((content.maxY - time.maxY).isNear(12), "\(cell.cell)")
        #expect(time.width == 60 && time.height == 16)
      }
    }
  }

  @Test("1.1 without springs it stays where it was designed")
  func fixedLabel() throws {
    for cell in try ArticleCase("1.1b").cells {
      #expect(try cell.exact("messages[0].time") == Box(248, 16, 60, 16), "\(cell.cell)")
    }
  }

  @Test("1.2 the table fills the screen, and its rows rest between the bars")
  func table() throws {
    for cell in try ArticleCase("1.2").cells {
      #expect(try cell.onScreen("contacts") == Box(0, 0, cell.width, cell.height), "\(cell.cell)")
      let (safe, edge) = (cell.safe, 1 / Double(cell.scale))
      if cell.cell.contains("scrolled-end") {
        let last = try cell.onScreen("contacts[17]").maxY
        #expect(abs(last - (cell.height - safe.bottom)) <= edge, "\(cell.cell)")
      } else {
        #expect(abs(try cell.onScreen("contacts[0]").y - safe.top) <= edge, "\(cell.cell)")
      }
    }
  }

  @Test("1.3 the tag stays in the corner of cards that grow and shrink")
  func carousel() throws {
    // By position: the widths, and the card whose middle is the screen's.
    let expected: [String: (widths: [Double], middle: String?)] = [
      "": ([200, 300, 200, 200], "second"),
      "between": ([200, 250, 250, 200], nil),
      "third": ([200, 200, 300, 200], "third"),
    ]
    let cells = try ArticleCase("1.3").cells
    #expect(cells.count == 12)
    for cell in cells {
      let position = cell.cell.components(separatedBy: "position-").dropFirst().first ?? ""
      let (widths, middle) = try #require(expected[position])
      for (card, width) in zip(["first", "second", "third", "fourth"], widths) {
        #expect(try cell.exact(card).width.isNear(width), "\(cell.cell)")
        #expect(try cell.exact("\(card)Tag") == Box(width - 52, 12, 40, 22), "\(cell.cell)")
      }
      if let middle { #expect(try cell.onScreen(middle).midX == cell.width / 2, "\(cell.cell)") }
    }
  }

  @Test("1.4 a view with a size of its own has it wherever it stands")
  func intrinsicSize() throws {
    for cell in try ArticleCase("1.4").cells {
      for id in ["corner", "middle", "otherCorner"] {
        let box = try cell.exact(id)
        #expect(box.width == 44 && box.height == 44, "\(cell.cell)")
      }
    }
  }

  @Test("1.5 the group is as small as its buttons allow, and centred as a whole")
  func group() throws {
    // Three titles of four ideographs at 15 points, two lines of one, four gaps of 8.
    let width: Double = 3 * 60 + 2 + 4 * 8
    for cell in try ArticleCase("1.5").cells {
      let group = try cell.exact("group")
      #expect(group.width.isNear(width), "\(cell.cell)")
      #expect(group.height == 16)
      #expect(group.midX.isNear(cell.width / 2), "\(cell.cell)")
      #expect(group.maxY.isNear(cell.height - cell.safe.bottom - 10), "\(cell.cell)")
      for id in ["findPassword", "firstLine", "freeze", "secondLine", "more"] {
        let part = try cell.exact(id)
        #expect(part.y == 0 && part.height == 16, "\(cell.cell)")
      }
    }
  }
}
