import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("Article 2: constraints")
struct ConstraintCaseTests {
  @Test(
    "2.1 seven values, a format string and a chain give the same frame", arguments: ["a", "b", "c"])
  func oneConstraint(_ variant: String) throws {
    for cell in try ArticleCase("2.1\(variant)").cells {
      #expect(try cell.onScreen("box") == Box(50, 50, 100, 60), "\(cell.cell)")
    }
  }

  @Test("2.2 a view without a size of its own lacks both, and the label beside it none")
  func ambiguity() throws {
    let article = try ArticleCase("2.2")
    for cell in article.cells {
      let plain = try cell.exact("plain")
      #expect(plain == Box(50, 120, 0, 0), "\(cell.cell)")
      #expect(try cell.exact("label").width > 100)
    }
    #expect(
      article.findings == """
        Snapshots/articles/2.2-no-size-of-its-own-wrong.yaml:11:3: error: the width of `plain` is not determined [ambiguous]
          11 |   plain: { background: systemPurple, pin: { top: 120, left: 50 } }
             |   ^^^^^
          note: on all 2 cells
          help: write `width: 100` at `plain`, or pin both of its edges with `horizontal: 16`

        Snapshots/articles/2.2-no-size-of-its-own-wrong.yaml:11:3: error: the height of `plain` is not determined [ambiguous]
          11 |   plain: { background: systemPurple, pin: { top: 120, left: 50 } }
             |   ^^^^^
          note: on all 2 cells
          help: write `height: 100` at `plain`, or pin both of its edges with `vertical: 16`

        """)
  }

  @Test("2.3 the button goes from 50 at the left to 50 at the right")
  func move() throws {
    for cell in try ArticleCase("2.3").cells {
      let button = try cell.exact("button")
      // Two ideographs at 15 points and 20 on either side.
      #expect(button.width == 70 && button.y == 50 + cell.safe.top, "\(cell.cell)")
      let isAfter = cell.cell.contains("state-after")
      #expect(isAfter ? button.maxX.isNear(cell.width - 50) : button.x == 50, "\(cell.cell)")
    }
  }

  @Test("2.4 nothing is left of the constraints that were there")
  func remake() throws {
    for cell in try ArticleCase("2.4").cells {
      let button = try cell.exact("button")
      if cell.cell.contains("remade") {
        #expect(button == Box(cell.width - 120, 50 + cell.safe.top, 70, 140), "\(cell.cell)")
      } else {
        #expect(button.x == 50 && button.y == 50 + cell.safe.top, "\(cell.cell)")
      }
    }
  }

  @Test("2.5 the constraints between families hold")
  func held() throws {
    for cell in try ArticleCase("2.5").cells {
      let (left, right) = (try cell.exact("left"), try cell.exact("right"))
      // 20 at both sides and between the two.
      #expect(left.width.isNear((cell.width - 40 - 60) / 2), "\(cell.cell)")
      #expect(right.width.isNear(left.width) && right.x.isNear(left.maxX + 20), "\(cell.cell)")
      #expect(try cell.exact("cousin").y == 20 + 40 + 30, "\(cell.cell)")
      #expect(try cell.exact("cousin").height == 60)
    }
  }

  @Test("2.6 the button fills the safe area; the guides differ where there is a notch at the side")
  func safeArea() throws {
    let (areas, guides) = (try ArticleCase("2.6a").cells, try ArticleCase("2.6b").cells)
    #expect(areas.count == 8)
    for (area, guide) in zip(areas, guides) {
      let safe = area.safe
      let button = try area.onScreen("button")
      #expect(button.x == safe.left && button.maxX.isNear(area.width - safe.right))
      #expect(abs(button.y - safe.top) < 0.01 && button.maxY.isNear(area.height - safe.bottom))
      let hasNotchAtSide = safe.left > 0
      #expect(try (guide.onScreen("button") == button) == !hasNotchAtSide, "\(area.cell)")
      #expect(try guide.onScreen("button").x == 0, "\(area.cell)")
    }
  }

  @Test("2.9 the centre is at a third of the width")
  func third() throws {
    for cell in try ArticleCase("2.9").cells {
      #expect(try cell.exact("box") == Box(cell.width / 3 - 50, 100, 100, 100), "\(cell.cell)")
    }
  }

  @Test("2.10 an update changes the constant of what is there")
  func update() throws {
    for cell in try ArticleCase("2.10").cells {
      let button = try cell.exact("button")
      let place = cell.cell.contains("state-after") ? (150.0, 250.0) : (50.0, 50.0)
      #expect(button.x == place.0 && button.y == place.1 + cell.safe.top, "\(cell.cell)")
    }
  }

  @Test("2.10 an update of what is not there is a mistake")
  func updateOfNothing() throws {
    let scratch = try TemporaryFolder()
    let spec = try Repository.text("\(ArticleCase.folder)/2.10-update-what-is-there.yaml")
    try scratch.write(
      spec.replacingOccurrences(
        of: "attribute: left, constant: 150", with: "attribute: right, constant: -50"),
      to: "wrong.yaml")
    let outcome = strut("check", "wrong.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        wrong.yaml:24:9: error: no constraint begins with `button.right` [unknownConstraint]
          24 |       - { item: button, attribute: right, constant: -50 }
             |         ^
          help: the item and attribute are those on the constraint's left side

        """)
    #expect(spec.contains("#   error: no constraint begins with `button.right`\n"))
  }
}
