import Testing

@testable import Spec

/// A line of a `constraints` list, and the constraints that it means.
struct Meaning: CustomTestStringConvertible, Sendable {
  let text: String
  let equations: [String]

  init(_ text: String, _ equations: String...) {
    self.text = text
    self.equations = equations
  }

  var testDescription: String { text }
}

@Suite("An expression") struct ExpressionTests {
  @Test("means constraints in UIKit's form", arguments: rows)
  func equations(_ row: Meaning) {
    let spec = SpecText(
      """
      metrics: { gap: 8, third: 0.25, weak: 600 }
      guides: { column: {} }
      views:
        a: { views: { inner: {} }, guides: { left_half: {} } }
        b: {}
      constraints:
        - \(row.text)
      """)
    #expect(spec.equations() == row.equations)
  }

  private static let rows = [
    Meaning("a.top == b.bottom", "a.top == b.bottom"),
    Meaning("a.top == b.bottom + 8", "a.top == b.bottom + 8"),
    Meaning("a.top <= b.bottom - 8 @750", "a.top <= b.bottom - 8 @750"),
    Meaning("a.top >= b.bottom @high", "a.top >= b.bottom @750"),
    Meaning("a.top == b.top @ low", "a.top == b.top @250"),
    Meaning("a.top == b.top @fitting", "a.top == b.top @50"),
    Meaning("a.top == b.top @required", "a.top == b.top"),
    Meaning("a.top == b.top @999.5", "a.top == b.top @999.5"),
    Meaning("a.top == b.top @weak", "a.top == b.top @600"),
    Meaning("{ constraint: a.top == b.top, priority: weak }", "a.top == b.top @600"),
    Meaning("{ vfl: 'H:[a]-[b]', priority: weak }", "b.leading == a.trailing + 8 @600"),
    Meaning("a.width == 1e2", "a.width == 100"),
    Meaning("a.width == 2.5E+1 * b.width - 1e-1", "a.width == 25 * b.width - 0.1"),
    Meaning("b.left == inner.leftMargin + 4", "b.left == inner.leftMargin + 4"),
    Meaning(
      "a.centerX == superview.centerXWithinMargins",
      "a.centerX == superview.centerXWithinMargins"),
    Meaning(
      "a.edges == superview.readable", "a.top == superview.readable.top",
      "a.leading == superview.readable.leading", "a.bottom == superview.readable.bottom",
      "a.trailing == superview.readable.trailing"),
    Meaning("a.bottom == root.keyboard.top", "a.bottom == superview.keyboard.top"),
    Meaning("a.width == 100", "a.width == 100"),
    Meaning("100 == a.width", "a.width == 100"),
    Meaning("100 <= a.width", "a.width >= 100"),
    Meaning("a.width == gap", "a.width == 8"),
    Meaning("a.width == 2 * gap + 1", "a.width == 17"),
    Meaning("a.width == -4 + b.width", "a.width == b.width - 4"),
    Meaning("a.width == b.height", "a.width == b.height"),
    Meaning("a.width == 0.5 * b.width", "a.width == 0.5 * b.width"),
    Meaning("a.width == b.width / 2", "a.width == 0.5 * b.width"),
    Meaning("a.width == b.width * -21/2", "a.width == -10.5 * b.width"),
    Meaning("a.width == 4 * -b.width / -2", "a.width == 2 * b.width"),
    Meaning("a.width == b.width * 1/4", "a.width == 0.25 * b.width"),
    Meaning("a.width == 3/4 * b.width - gap", "a.width == 0.75 * b.width - 8"),
    Meaning("a.width == third * b.width", "a.width == 0.25 * b.width"),
    Meaning("2 * a.width == b.width", "a.width == 0.5 * b.width"),
    Meaning("-1 * a.width <= b.width", "a.width >= -1 * b.width"),
    Meaning("a.top + 8 == b.top", "a.top == b.top - 8"),
    Meaning("a.left - b.right == 8", "a.left == b.right + 8"),
    Meaning(
      "a.bottom == root.bottom - keyboard.height", "a.bottom == superview.bottom - keyboard.height"
    ),
    Meaning("a.width == b.width + inner.width + 3", "superview.width == b.width + inner.width + 3"),
    Meaning("a.centerX == superview.right * 1/4", "a.centerX == 0.25 * superview.right"),
    Meaning("a.firstBaseline == b.centerY + 4", "a.firstBaseline == b.centerY + 4"),
    Meaning("a.top == safeArea.top", "a.top == safeArea.top"),
    Meaning("inner.top == a.safeArea.top", "inner.top == superview.safeArea.top"),
    Meaning("inner.left == superview.margins.left", "inner.left == superview.margins.left"),
    Meaning("a.top == topLayoutGuide.bottom", "a.top == topLayoutGuide.bottom"),
    Meaning("a.bottom == bottomLayoutGuide.top", "a.bottom == bottomLayoutGuide.top"),
    Meaning("a.bottom == keyboard.top", "a.bottom == keyboard.top"),
    Meaning("a.left == root.column.left", "a.left == superview.column.left"),
    Meaning("inner.width == a.left_half.width", "inner.width == superview.left_half.width"),
    Meaning(
      "a.edges == safeArea inset 8", "a.top == safeArea.top + 8",
      "a.leading == safeArea.leading + 8", "a.bottom == safeArea.bottom - 8",
      "a.trailing == safeArea.trailing - 8"),
    Meaning(
      "a.edges == superview inset (8, gap, -8, 16) @750", "a.top == superview.top + 8 @750",
      "a.leading == superview.leading + 8 @750", "a.bottom == superview.bottom + 8 @750",
      "a.trailing == superview.trailing - 16 @750"),
    Meaning(
      "a.horizontalEdges == b.horizontalEdges", "a.leading == b.leading",
      "a.trailing == b.trailing"),
    Meaning(
      "a.verticalEdges == superview inset (1, 2)", "a.top == superview.top + 1",
      "a.bottom == superview.bottom - 2"),
    Meaning("a.size == (100, 50)", "a.width == 100", "a.height == 50"),
    Meaning("a.size == b", "a.width == b.width", "a.height == b.height"),
    Meaning("a.size >= 44", "a.width >= 44", "a.height >= 44"),
    Meaning(
      "a.center == superview + (0, -20)", "a.centerX == superview.centerX",
      "a.centerY == superview.centerY - 20"),
    Meaning(
      "a.[top, leading] == superview + 8", "a.top == superview.top + 8",
      "a.leading == superview.leading + 8"),
    Meaning("a.[top] == b", "a.top == b.top"),
    Meaning("a.[top, left] == b.[bottom, right]", "a.top == b.bottom", "a.left == b.right"),
    Meaning("name: a.top == b.top", "name: a.top == b.top"),
    Meaning(
      "{ constraint: a.top == b.top, name: n, priority: 3 }", "n: a.top == b.top @3"),
    Meaning("{ constraint: a.top == b.top, active: false }"),
    Meaning(
      "vfl: H:|-[a]-gap-[b(==a@3)]|", "a.leading == superview.margins.leading",
      "b.leading == a.trailing + 8", "b.width == a.width @3", "superview.trailing == b.trailing"),
    Meaning(
      "{ vfl: 'V:[a]-gap-[b]', metrics: { gap: 3 }, options: [alignAllLeft], name: n }",
      "n: b.top == a.bottom + 3", "n: a.left == b.left"),
    Meaning(
      "{ vfl: 'V:[topLayoutGuide][a(44)]', priority: 900 }",
      "a.top == topLayoutGuide.bottom @900", "a.height == 44 @900"),
  ]

  @Test("knows the superview of the list that it stands in")
  func lists() {
    let spec = SpecText(
      """
      views:
        bar:
          views: { field: { views: { icon: {} } } }
          constraints:
            - field.top == superview.top
            - icon.top == superview.top
            - self.top == superview.top
            - bar.bottom == superview.bottom
            - superview.bottom == field.bottom
            - field.left == self.left
      constraints:
        - icon.bottom == superview.bottom
      """)
    #expect(
      spec.equations() == [
        "field.top == superview.top", "icon.top == bar.top", "bar.top == superview.top",
        "bar.bottom == superview.bottom", "superview.bottom == field.bottom",
        "field.left == superview.left", "icon.bottom == superview.bottom",
      ])
  }
}
