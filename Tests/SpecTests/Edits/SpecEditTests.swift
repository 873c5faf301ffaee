import Testing

@testable import Spec

@Suite("The edits between two versions of a spec")
struct SpecEditTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let edits: [String]

    init(_ description: String, _ old: String, _ new: String, _ edits: String...) {
      testDescription = description
      self.old = old
      self.new = new
      self.edits = edits
    }
  }

  private static let rows = [
    Row("none", "views: { a: {} }", "# A spec\nviews: { a: {} }"),
    Row(
      "a metric", "metrics: { gap: 8 }", "metrics: { gap: 12 }", "metric `gap` changed from 8 to 12"
    ),
    Row("a new view", "views: { a: {} }", "views: { a: {}, b: {} }", "view `b` is new"),
    Row("a view that is gone", "views: { a: {}, b: {} }", "views: { a: {} }", "view `b` is gone"),
    Row(
      "a key of a view", "views: { a: { text: Hi } }", "views: { a: { text: Ho } }",
      "`text` of `a` changed from `Hi` to `Ho`"),
    Row(
      "a key of a view in a view", "views: { a: { views: { b: { alpha: 1 } } } }",
      "views: { a: { views: { b: { alpha: 0.5 } } } }", "`alpha` of `b` changed from 1 to 0.5"),
    Row(
      "an element of a list", "views: { a: { pin: [top, left] } }", "views: { a: { pin: [top] } }",
      "`pin` of `a` lost `left`"),
    Row(
      "a priority", "views: { a: { hugging: { vertical: 1 } } }",
      "views: { a: { hugging: { vertical: 2 } } }",
      "the vertical hugging of `a` changed from 1 to 2"),
    Row(
      "a constraint", "constraints: [a.top == b.top]", "constraints: [a.top == b.bottom]",
      "constraint `a.top == b.top` became `a.top == b.bottom`"),
    Row(
      "a constraint of a view", "views: { a: { constraints: [self.top == b.top] } }",
      "views: { a: { constraints: [] } }", "constraint `self.top == b.top` is gone"),
    Row(
      "a view under a condition", "when: [{ idiom: pad, views: { a: { alpha: 1 } } }]",
      "when: [{ idiom: pad, views: { a: { alpha: 0 } } }]",
      "`alpha` of `a` changed from 1 to 0 under `when`"),
    Row(
      "another key", "screen: { navigationBar: { title: A } }",
      "screen: { navigationBar: { title: B } }",
      "`screen.navigationBar.title` changed from `A` to `B`"),
  ]

  @Test("name what changed", arguments: rows)
  func edits(_ row: Row) {
    let edits = SpecEdit.edits(
      from: Array(row.old.utf8), to: Array(row.new.utf8), limits: SpecLimits())
    #expect(edits?.map(\.text) == row.edits)
  }
}
