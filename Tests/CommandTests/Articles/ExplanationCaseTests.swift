import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The articles explained")
struct ExplanationCaseTests {
  private func explained(
    _ id: String, _ options: String...
  ) throws -> [ExplainCommandTests.Output.Cell] {
    let file = try #require(try ArticleCase.files().first { $0.hasPrefix("\(id)-") })
    return try ExplainCommandTests.output(
      ["\(ArticleCase.folder)/\(file)"] + options, in: Repository.url.path
    ).cells
  }

  private func text(_ id: String, _ options: String...) throws -> String {
    let file = try #require(try ArticleCase.files().first { $0.hasPrefix("\(id)-") })
    return strut(
      ["explain", "\(ArticleCase.folder)/\(file)"] + options, in: Repository.url.path
    ).out
  }

  @Test("1.9 between two that are equal the order of declaration decides, and 249 ends it")
  func tie() throws {
    let tie = try #require(try explained("1.9a", "--only", "iphone-x").first)
    let certainties = tie.views.filter { ["message", "send"].contains($0.id) }
      .map { [$0.x.certainty, $0.width.certainty] }
    #expect(certainties == [["determined", "tie"], ["tie", "tie"]])
    for id in ["1.9c", "1.9d"] {
      let cell = try #require(try explained(id, "--only", "iphone-x").first)
      #expect(cell.views.allSatisfy { $0.width.certainty == "determined" }, "\(id)")
    }
    #expect(
      try text("1.9c", "--only", "iphone-x", "--view", "send").contains(
        """
          width 54
            its content is 54 wide  hugging 250, compression resistance 750

        """))
  }

  @Test("2.2 of the view without a size nothing decides the width and the height")
  func open() throws {
    let cell = try #require(try explained("2.2", "--only", "iphone-se-3", "--view", "plain").first)
    let view = cell.views[0]
    #expect(view.x.certainty == "determined" && view.y.certainty == "determined")
    #expect(view.width.certainty == "open" && view.height.certainty == "open")
  }

  @Test("2.5 a constraint is held by its view alone, or by the nearest ancestor of all it names")
  func holders() throws {
    for cell in try explained("2.5") {
      let names = ["siblings", "equals", "cousins", "ofOne"]
      #expect(
        names.map { cell.constraint(named: $0)?.heldBy }
          == ["families", "families", "families", "cousin"], "\(cell.cell)")
      let height = cell.constraints.first { $0.equation == "families.height == 240" }
      #expect(height?.heldBy == "families" && height?.from == "height", "\(cell.cell)")
      // Of a view and its superview it is the superview.
      let child = cell.constraints.first { $0.equation == "child.top == superview.top + 20" }
      #expect(child?.heldBy == "left", "\(cell.cell)")
      let top = cell.constraints.first { $0.equation == "families.top == safeArea.top + 40" }
      #expect(top?.heldBy == "root" && top?.from == "pin", "\(cell.cell)")
    }
  }

  @Test("3.1 each way to say where the box is decides it, and the frame decides alone")
  func redBox() throws {
    let ways = ["3.1a": "frame", "3.1b": "frame", "3.1c": "constraint", "3.1d": "vfl"]
    for (id, way) in ways.sorted(by: { $0.key < $1.key }) {
      let cell = try #require(try explained(id, "--view", "box").first)
      if way == "frame" {
        #expect(cell.views[0].placement == way && cell.constraints.isEmpty, "\(id)")
      } else {
        #expect(cell.constraints.allSatisfy { $0.from == way && $0.outcome == "decides" }, "\(id)")
      }
    }
  }

  @Test("3.3 of a frame and constraints the mask is named, and what was given up")
  func maskConflict() throws {
    let path = "Snapshots/articles/3.3a-mask-conflict-wrong.yaml"
    let text = try text("3.3a", "--view", "box")
    #expect(
      text.contains(
        """
          x 0
            box.left == superview.left  frame and mask h=--& v=--&, \(path):12:12, held by root

        """))
    #expect(
      text.hasSuffix(
        """
          not met
            box.left == superview.left + 20: given up, as it cannot hold together with others; short by 20  \(path):16:5, held by root

        \(path):16:5: error: `box.left == superview.left + 20` cannot hold together with another constraint and is left out [unsatisfiable]
          note: the frame and the autoresizing mask h=--& v=--& of `box` mean `box.left == superview.left`
          note: UIKit logs "Unable to simultaneously satisfy constraints" and may break another one
          help: place `box` by its frame or by constraints, not by both: remove the one or the other

        """))
  }

  @Test("2.7 a scroll view's content whose child is pinned to its far corner is ambiguous")
  func scrollContent() throws {
    let wrong = try #require(try explained("2.7a").first)
    let contents = wrong.views.filter { $0.id.hasSuffix(".content") }
    #expect(contents.map { [$0.width.certainty, $0.height.certainty] } == [["open", "open"]])
    let right = try #require(try explained("2.7c").first)
    let sized = right.views.filter { $0.id.hasSuffix(".content") }
    #expect(!sized.isEmpty)
    #expect(sized.allSatisfy { $0.width.certainty == "determined" })
  }
}
