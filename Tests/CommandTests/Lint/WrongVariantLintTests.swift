import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("Each wrong variant of the articles")
struct WrongVariantLintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// With which the file's name begins.
    let testDescription: String
    let rule: String
    let view: String
    /// All that is said, but for the line of the spec.
    let text: String

    init(_ id: String, _ rule: String, _ view: String, _ text: String) {
      (testDescription, self.rule, self.view, self.text) = (id, rule, view, text)
    }
  }

  @Test("is found by strut lint, with the reason", arguments: rows)
  func found(_ row: Row) throws {
    let file = try #require(
      try ArticleCase.files().first { $0.hasPrefix("\(row.testDescription)-") })
    #expect(file.hasSuffix("-wrong.yaml"))
    let path = "\(ArticleCase.folder)/\(file)"
    let outcome = strut("lint", path, in: Repository.url.path)
    let found = Self.findings(outcome.out)
    #expect(found.contains { $0 == row.text && $0.contains("[\(row.rule)]") }, "\(outcome.out)")
    #expect(row.text.contains("`\(row.view)`"))
  }

  @Test("is in this table")
  func complete() throws {
    let wrong = try ArticleCase.files().filter { $0.hasSuffix("-wrong.yaml") }
    for file in wrong {
      #expect(Self.rows.contains { file.hasPrefix("\($0.testDescription)-") }, "\(file)")
    }
  }

  /// Each finding without its place and its line of the spec.
  private static func findings(_ text: String) -> [String] {
    text.components(separatedBy: "\n\n").map { block in
      var lines = block.split(separator: "\n").filter { !$0.contains(" | ") }
      if let first = lines.first, let colon = first.range(of: ".yaml:") {
        let rest = first[colon.upperBound...].split(separator: " ", maxSplits: 1)
        if rest.count == 2 { lines[0] = rest[1] }
      }
      return lines.joined(separator: "\n")
    }
  }

  private static let rows = [
    Row(
      "1.1b", "frozenFrame", "messages[0].time",
      """
      warning: `messages[0].time` was designed at the right edge and does not follow it [frozenFrame]
        note: it was designed 12 points from the right edge and is 772 from it, on ipad-10-2.landscape
        note: on all 7 cells
        help: give `messages[0].time` the springs `autoresizing: [flexibleLeftMargin, flexibleTopMargin]`, or constrain it to that edge
      """),
    Row(
      "1.8b", "unfilledEdge", "bar",
      """
      warning: `bar` leaves a strip between it and the lower edge of the screen [unfilledEdge]
        note: the strip is 34 points high, on iphone-x
        note: on all devices without a home button (6 of 8 cells)
        help: let `bar` reach the screen's bottom, `bar.bottom == superview.bottom`, and constrain its contents to `bar.safeArea`; or make it a `toolbar`
      """),
    Row(
      "1.8c", "unsafeArea", "buy",
      """
      error: `buy` reaches into the strip of the home indicator [unsafeArea]
        note: the overlap is 7 points, on iphone-x
        note: on all phones without a home button (4 of 8 cells)
        help: write `to: safeArea` in the `pin` of `buy`, or constrain it to `safeArea` on that side
      """),
    Row(
      "1.9a", "ambiguous", "send",
      """
      error: `message` and `send` compete for width at equal priority [ambiguous]
        note: the view declared first keeps its size here; UIKit does not say which one it favours
        note: on all 6 cells
        help: give one of them another priority: write `hugging: { horizontal: 251 }` at `send`
      """),
    Row(
      "1.9b", "ambiguous", "message",
      """
      error: `send` and `message` compete for width at equal priority [ambiguous]
        note: the view declared first keeps its size here; UIKit does not say which one it favours
        note: on all 6 cells
        help: give one of them another priority: write `hugging: { horizontal: 251 }` at `send`
      """),
    Row(
      "1.10a", "zeroSize", "send",
      """
      error: the button `send` has no width [zeroSize]
        note: on all 6 cells
        help: give `send` a higher horizontal compression resistance than `message` has, such as 751
      """),
    Row(
      "1.10a", "ambiguous", "send",
      """
      error: `message` and `send` compete for width at equal priority [ambiguous]
        note: the view declared first keeps its size here; UIKit does not say which one it favours
        note: on all 6 cells
        help: give one of them another priority: write `compression: { horizontal: 751 }` at `send`
      """),
    Row(
      "2.2", "ambiguous", "plain",
      """
      error: the width of `plain` is not determined [ambiguous]
        note: on all 2 cells
        help: write `width: 100` at `plain`, or pin both of its edges with `horizontal: 16`
      """),
    Row(
      "2.2", "ambiguous", "plain",
      """
      error: the height of `plain` is not determined [ambiguous]
        note: on all 2 cells
        help: write `height: 100` at `plain`, or pin both of its edges with `vertical: 16`
      """),
    Row(
      "2.7a", "outsideScreen", "box",
      """
      error: `box` lies outside of the content of `scroll` [outsideScreen]
        note: it begins at (-100, -100) of a content of 0 × 0
        note: on all 2 cells
        help: give the content of `scroll` a width and a height: constrain a view in it to all four of its edges and give that one a width and a height, or write `scroll.content.width` and `scroll.content.height`
      """),
    Row(
      "3.3a", "unsatisfiable", "box",
      """
      error: `box.left == superview.left + 20` cannot hold together with another constraint and is left out [unsatisfiable]
        note: the frame and the autoresizing mask h=--& v=--& of `box` mean `box.left == superview.left`
        note: UIKit logs "Unable to simultaneously satisfy constraints" and may break another one
        note: on iphone-se-3
        help: place `box` by its frame or by constraints, not by both: remove the one or the other
      """),
  ]
}
