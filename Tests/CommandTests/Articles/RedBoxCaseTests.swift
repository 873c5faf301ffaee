import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("Article 3: springs, struts and anchors")
struct RedBoxCaseTests {
  @Test("3.1 five ways to place the red box, and one frame", arguments: ["a", "b", "c", "d", "e"])
  func redBox(_ variant: String) throws {
    let cells = try ArticleCase("3.1\(variant)").cells
    #expect(cells.count == 6)
    for cell in cells {
      #expect(try cell.onScreen("box") == Box(20, 50, cell.width - 40, 100), "\(cell.cell)")
    }
  }

  @Test("3.1 the five references are the same picture")
  func pictures() throws {
    let references = Repository.url.appendingPathComponent("\(ArticleCase.folder)/references")
    let screens = try ArticleCase.files().filter { $0.contains("-red-box-") }.map {
      references.appendingPathComponent(String($0.dropLast(5))).path
    }
    let first = try #require(screens.first)
    #expect(screens.count == 5)
    for screen in screens.dropFirst() {
      #expect(strut("diff", first, screen).status == .success, "\(screen)")
    }
  }

  /// The box in a panel that was 100 × 60 and is 160 × 90: 60 more across, 30 more down.
  static let scenarios: [SpringRow] = [
    SpringRow("left", Box(10, 20, 30, 20)),
    SpringRow("right", Box(60 + 60, 20, 30, 20)),
    // 35 and 35 grow by half of 60 each.
    SpringRow("middle", Box(65, 20, 30, 20)),
    // 30 of width and 60 of margin: a third of 60 and two.
    SpringRow("width", Box(10, 20, 50, 20)),
    // 10, 30 and 60 of 100.
    SpringRow("thirds", Box(16, 20, 48, 20)),
    SpringRow("top", Box(35, 10, 30, 20)),
    SpringRow("bottom", Box(35, 30 + 30, 30, 20)),
    SpringRow("centre", Box(35, 35, 30, 20)),
    // 20 of height and 30 of margin: two fifths of 30 and three.
    SpringRow("height", Box(35, 10, 30, 32)),
    // 10, 20 and 30 of 60.
    SpringRow("all", Box(35, 15, 30, 30)),
  ]

  struct SpringRow: CustomTestStringConvertible, Sendable {
    let scenario: String
    let box: Box

    init(_ scenario: String, _ box: Box) { (self.scenario, self.box) = (scenario, box) }

    var testDescription: String { scenario }
  }

  @Test("3.2 flexible parts share the difference in proportion to their size")
  func springs() throws {
    for cell in try ArticleCase("3.2").cells {
      for row in Self.scenarios {
        let panel = try cell.exact("\(row.scenario)Panel")
        #expect(panel.width == 160 && panel.height == 90)
        // A frame that the mask made is no solution of constraints, and so is exact.
        #expect(try cell.exact("\(row.scenario)Box") == row.box, "\(row.scenario) on \(cell.cell)")
      }
    }
  }

  @Test("3.3 a mask that contradicts a constraint is named, and what to remove")
  func conflict() throws {
    let article = try ArticleCase("3.3a")
    #expect(
      article.findings == """
        Snapshots/articles/3.3a-mask-conflict-wrong.yaml:16:5: error: `box.left == superview.left + 20` cannot hold together with another constraint and is left out [unsatisfiable]
          16 |   - box.left == superview.left + 20
             |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          note: the frame and the autoresizing mask h=--& v=--& of `box` mean `box.left == superview.left`
          note: UIKit logs "Unable to simultaneously satisfy constraints" and may break another one
          help: place `box` by its frame or by constraints, not by both: remove the one or the other

        """)
    #expect(try article.cell("iphone-se-3").exact("box") == Box(0, 50, 120, 100))
    let right = try ArticleCase("3.3b")
    #expect(right.findings.isEmpty)
    #expect(try right.cell("iphone-se-3").exact("box") == Box(20, 50, 120, 100))
  }

  @Test("3.3 the same as UIKit's log has it")
  func log() {
    let outcome = strut(
      "layout", "\(ArticleCase.folder)/3.3a-mask-conflict-wrong.yaml", "--uikit-log",
      in: Repository.url.path)
    #expect(outcome.out.contains("Unable to simultaneously satisfy constraints."))
    for line in [
      #"    "<NSLayoutConstraint:0x[0-9a-f]+ H:\|-\(20\)-\[box\]\(LTR\) "#,
      #"    "<NSAutoresizingMaskLayoutConstraint:0x[0-9a-f]+ h=--& v=--& H:\|-\(0\)-\[box\]\(LTR\) "#,
    ] {
      #expect(outcome.out.range(of: line, options: .regularExpression) != nil, "\(line)")
    }
  }

  @Test("3.4 legal pairs hold, and a pair of two axes is refused with UIKit's reason")
  func axes() throws {
    for cell in try ArticleCase("3.4").cells {
      let corner = Box(20, cell.safe.top + 20, 100, 60)
      #expect(try cell.exact("corner") == corner)
      #expect(try cell.exact("below") == Box(70, corner.maxY + 50, 100, 60))
    }
    let scratch = try TemporaryFolder()
    let spec = try Repository.text("\(ArticleCase.folder)/3.4-anchors-by-axis.yaml")
    try scratch.write(
      spec.replacingOccurrences(
        of: "below.top == corner.bottom + 50", with: "below.top == corner.left + 50"),
      to: "wrong.yaml")
    let outcome = strut("check", "wrong.yaml", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        wrong.yaml:17:5: error: `corner.left` is horizontal and `below.top` vertical; the two cannot be compared [axisMismatch]
          17 |   - below.top == corner.left + 50
             |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          note: UIKit's reason: Invalid pairing of layout attributes.
          help: use top, bottom, centerY or a baseline on both sides

        """)
    #expect(
      spec.contains(
        "#   error: `corner.left` is horizontal and `below.top` vertical; the two cannot be compared\n"
      ))
  }
}
