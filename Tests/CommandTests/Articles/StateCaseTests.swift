import Foundation
import Testing

@Suite("Article 3: states, ratios and size classes")
struct StateCaseTests {
  @Test("3.5 all notations have the same frames", arguments: ["b", "c", "d", "e"])
  func notations(_ variant: String) throws {
    let (one, other) = (try ArticleCase("3.5a"), try ArticleCase("3.5\(variant)"))
    #expect(one.findings.isEmpty && other.findings.isEmpty)
    #expect(one.cells.map(\.cell) == other.cells.map(\.cell))
    for (one, other) in zip(one.cells, other.cells) {
      for id in ["boxA", "boxB", "boxC", "boxD", "view1", "view2", "box"] {
        #expect(try one.onScreen(id) == other.onScreen(id), "\(id) on \(one.cell)")
      }
      #expect(try one.onScreen("boxD") == Box(one.width - 60, one.height - 60, 60, 60))
    }
  }

  @Test("3.6 seven keys share the width, each beginning where the last one ends")
  func piano() throws {
    for cell in try ArticleCase("3.6").cells {
      let key = (cell.width - cell.safe.left - cell.safe.right - 16) / 7
      for (index, name) in "CDEFGAB".enumerated() {
        #expect(
          try cell.exact("key\(name)") == Box(Double(index) * key, 0, key, 180), "\(cell.cell)")
      }
      for name in "CDFGA" {
        let line = try cell.exact("key\(name)").maxX
        #expect(try cell.exact("sharp\(name)").midX.isNear(line), "\(cell.cell)")
      }
    }
  }

  @Test("3.7 a height from the width, a width from the height, and 16 to 9")
  func ratio() throws {
    for cell in try ArticleCase("3.7").cells {
      let (tall, wide) = (try cell.exact("tall"), try cell.exact("wide"))
      #expect(tall.width == 60 && tall.height == 120)
      #expect(wide.width == 120 && wide.height == 60)
      let photo = try cell.exact("photo")
      let width = min(cell.width - cell.safe.left - cell.safe.right - 40, 200 * 16 / 9)
      #expect(photo.width.isNear(width) && photo.height.isNear(width * 9 / 16), "\(cell.cell)")
    }
  }

  @Test("3.8 one height a step goes from 40 to 100")
  func update() throws {
    let heights = [
      "": [40.0, 40, 40], "first": [100, 40, 40], "second": [100, 100, 40],
      "third": [100, 100, 100],
    ]
    let cells = try ArticleCase("3.8").cells
    #expect(cells.count == 8)
    for cell in cells {
      let step = cell.cell.components(separatedBy: "step-").dropFirst().first ?? ""
      var top = cell.safe.top + 20
      for (id, height) in zip(["boxA", "boxB", "boxC"], try #require(heights[step])) {
        #expect(try cell.exact(id) == Box(20, top, 80, height), "\(cell.cell)")
        top += height + 20
      }
    }
  }

  @Test("3.9 each group puts the box into its corner")
  func corners() throws {
    let cells = try ArticleCase("3.9").cells
    #expect(cells.count == 16)
    for cell in cells {
      let (safe, box) = (cell.safe, try cell.exact("box"))
      let right = cell.width - safe.right - 100
      let bottom = cell.height - safe.bottom - 100
      let corner = cell.cell.components(separatedBy: "corner-").dropFirst().first ?? ""
      let place: Box? =
        switch corner {
        case "": Box(safe.left, safe.top, 100, 100)
        case "topRight": Box(right, safe.top, 100, 100)
        case "bottomRight": Box(right, bottom, 100, 100)
        case "bottomLeft": Box(safe.left, bottom, 100, 100)
        default: nil
        }
      #expect(box == place, "\(cell.cell)")
    }
  }

  @Test("3.10 blocks land beside and on each other, one a step")
  func tetris() throws {
    let landed: [String: Box] = [
      "lineBlock": Box(0, 240, 40, 160), "firstSquareBlock": Box(40, 320, 80, 80),
      "secondSquareBlock": Box(160, 320, 80, 80), "topBlock": Box(40, 280, 120, 40),
    ]
    let order = ["lineBlock", "firstSquareBlock", "secondSquareBlock", "topBlock"]
    let cells = try ArticleCase("3.10").cells
    #expect(cells.count == 5)
    for (step, cell) in cells.enumerated() {
      for (index, block) in order.enumerated() {
        let (frame, end) = (try cell.exact(block), try #require(landed[block]))
        #expect(index < step ? frame == end : frame.maxY == 0, "\(block) on \(cell.cell)")
      }
    }
  }

  @Test("3.11 the width's class decides the axis, the text size the heights")
  func sizeClasses() throws {
    let article = try ArticleCase("3.11")
    #expect(article.cells.count == 18)
    // The widths: tablets are regular, and so is a large phone that lies.
    let regular = ["ipad-10-2", "ipad-10-2.landscape", "iphone-16-pro-max.landscape"]
    for cell in article.cells {
      let held = cell.cell.components(separatedBy: ".textSize-")[0]
      let (picture, texts) = (try cell.exact("picture"), try cell.exact("texts"))
      if regular.contains(held) {
        #expect(picture.width == 300 && texts.x.isNear(316), "\(cell.cell)")
      } else {
        #expect(picture.width.isNear(texts.width) && texts.y.isNear(176), "\(cell.cell)")
      }
    }
    for device in ["iphone-se-3", "ipad-10-2"] {
      let heights = try ["", ".textSize-xxxLarge", ".textSize-accessibility3"].map {
        try article.cell(device + $0).exact("texts").height
      }
      #expect(heights == heights.sorted() && Set(heights).count == 3, "\(device)")
    }
  }
}
