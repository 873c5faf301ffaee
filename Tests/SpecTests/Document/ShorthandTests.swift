import Testing

@testable import Spec

@Suite("A shorthand") struct ShorthandTests {
  @Test("expands to constraints", arguments: rows)
  func equations(_ row: Meaning) {
    let spec = SpecText("metrics: { gap: 8 }\nviews:\n  a: { \(row.text) }\n  b: {}")
    #expect(spec.equations() == row.equations)
  }

  private static let rows = [
    Meaning(
      "pin: superview", "a.top == superview.top", "a.leading == superview.leading",
      "a.bottom == superview.bottom", "a.trailing == superview.trailing"),
    Meaning(
      "pin: safeArea", "a.top == safeArea.top", "a.leading == safeArea.leading",
      "a.bottom == safeArea.bottom", "a.trailing == safeArea.trailing"),
    Meaning(
      "pin: superview.margins", "a.top == superview.margins.top",
      "a.leading == superview.margins.leading", "a.bottom == superview.margins.bottom",
      "a.trailing == superview.margins.trailing"),
    Meaning(
      "pin: [leading, bottom]", "a.leading == superview.leading", "a.bottom == superview.bottom"),
    Meaning(
      "pin: [vertical, left, right]", "a.top == superview.top", "a.bottom == superview.bottom",
      "a.left == superview.left", "a.right == superview.right"),
    Meaning(
      "pin: { top: 50, leading: gap, trailing: 20, to: safeArea, priority: 750 }",
      "a.top == safeArea.top + 50 @750", "a.leading == safeArea.leading + 8 @750",
      "a.trailing == safeArea.trailing - 20 @750"),
    Meaning(
      "pin: { to: b }", "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
      "a.trailing == b.trailing"),
    Meaning(
      "pin: { horizontal: 16, top: 2 * gap }", "a.leading == superview.leading + 16",
      "a.trailing == superview.trailing - 16", "a.top == superview.top + 16"),
    Meaning(
      "pin: { top: 20, all: 8 }", "a.top == superview.top + 20",
      "a.leading == superview.leading + 8", "a.bottom == superview.bottom - 8",
      "a.trailing == superview.trailing - 8"),
    Meaning(
      "pin: { top: \">= 8\", bottom: \">= 8 @500\", left: -4 }", "a.top >= superview.top + 8",
      "a.bottom <= superview.bottom - 8 @500", "a.left == superview.left - 4"),
    Meaning("width: 100", "a.width == 100"),
    Meaning("width: gap", "a.width == 8"),
    Meaning("width: \">= 44 @750\"", "a.width >= 44 @750"),
    Meaning("width: 0.5 * superview.width - 8", "a.width == 0.5 * superview.width - 8"),
    Meaning("width: b", "a.width == b.width"),
    Meaning("height: self.width", "a.height == a.width"),
    Meaning("size: [100, \"<= 50\"]", "a.width == 100", "a.height <= 50"),
    Meaning("size: superview", "a.width == superview.width", "a.height == superview.height"),
    Meaning(
      "center: superview", "a.centerX == superview.centerX", "a.centerY == superview.centerY"),
    Meaning("center: { x: superview }", "a.centerX == superview.centerX"),
    Meaning("center: { y: safeArea, offset: -20 }", "a.centerY == safeArea.centerY - 20"),
    Meaning(
      "center: { x: b, y: superview, offset: [1, gap], priority: low }",
      "a.centerX == b.centerX + 1 @250", "a.centerY == superview.centerY + 8 @250"),
    Meaning("aspectRatio: 16/10", "a.width == 1.6 * a.height"),
    Meaning("aspectRatio: 2", "a.width == 2 * a.height"),
    Meaning("aspectRatio: \"0.5 @700\"", "a.width == 0.5 * a.height @700"),
    Meaning(
      "guides: { column: { width: 0.5 * superview.width, center: { x: superview } } }",
      "a.column.width == 0.5 * a.width", "a.column.centerX == a.centerX"),
  ]
}
