import Testing

@testable import Lint

@Suite("The limit of a lint rule")
struct RuleLimitTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: any CellRule & Sendable
    let views: String
    let isFound: Bool

    init(_ name: String, _ rule: any CellRule & Sendable, _ views: String, _ isFound: Bool) {
      (testDescription, self.rule, self.views, self.isFound) = (name, rule, views, isFound)
    }
  }

  private static func findings(_ row: Row, _ matrix: String) -> [String] {
    LintedSpec("matrix: { \(matrix) }\nviews:\n  go: { \(row.views) }\n").findings(row.rule)
  }

  private static func strip(_ bottom: String) -> String {
    "kind: button, title: Go, size: [44, 44], center: { x: superview }, pin: { bottom: \(bottom) }"
  }

  /// An iPhone XR has two pixels a point and a strip of 34 points for the home indicator.
  @Test(
    "on the unsafe area is half a point",
    arguments: [
      Row("above the strip", UnsafeArea(), strip("34.5"), false),
      Row("at the strip", UnsafeArea(), strip("34"), false),
      Row("half a point in the strip", UnsafeArea(), strip("33.5"), false),
      Row("a point in the strip", UnsafeArea(), strip("33"), true),
    ])
  func unsafeArea(_ row: Row) {
    #expect(Self.findings(row, "device: iphone-xr").isEmpty != row.isFound)
  }

  private static func placed(_ leading: String, _ top: String) -> String {
    "kind: button, title: Go, size: [44, 44], pin: { leading: \(leading), top: \(top) }"
  }

  /// An iPhone SE has two pixels a point and 375 × 667 points.
  @Test(
    "on the outside of the screen is half a point at each edge",
    arguments: [
      Row("at the lower edge", OutsideScreen(), placed("100", "623"), false),
      Row("half a point below", OutsideScreen(), placed("100", "623.5"), false),
      Row("a point below", OutsideScreen(), placed("100", "624"), true),
      Row("at the upper edge", OutsideScreen(), placed("100", "0"), false),
      Row("half a point above", OutsideScreen(), placed("100", "-0.5"), false),
      Row("a point above", OutsideScreen(), placed("100", "-1"), true),
      Row("at the left edge", OutsideScreen(), placed("0", "100"), false),
      Row("half a point to the left", OutsideScreen(), placed("-0.5", "100"), false),
      Row("a point to the left", OutsideScreen(), placed("-1", "100"), true),
      Row("at the right edge", OutsideScreen(), placed("331", "100"), false),
      Row("half a point to the right", OutsideScreen(), placed("331.5", "100"), false),
      Row("a point to the right", OutsideScreen(), placed("332", "100"), true),
    ])
  func outsideScreen(_ row: Row) {
    #expect(Self.findings(row, "device: iphone-se-3").isEmpty != row.isFound)
  }

  private static func text(_ top: String) -> String {
    "kind: label, text: Hi, pin: { leading: 20, top: \(top) }"
  }

  /// A status bar of 20 points and a navigation bar of 44 end at 64.
  @Test(
    "on the area under a bar is half a point",
    arguments: [
      Row("below the bar", UnderBar(), text("64.5"), false),
      Row("at the bar", UnderBar(), text("64"), false),
      Row("half a point under the bar", UnderBar(), text("63.5"), false),
      Row("a point under the bar", UnderBar(), text("63"), true),
    ])
  func underBar(_ row: Row) {
    let matrix = "device: iphone-se-3, navigationBar: translucent"
    #expect(Self.findings(row, matrix).isEmpty != row.isFound)
  }

  private static func control(_ width: String, _ height: String) -> String {
    "kind: button, title: Go, size: [\(width), \(height)], pin: { leading: 100, top: 100 }"
  }

  @Test(
    "on the size of a control is 44 points, less a third for rounding",
    arguments: [
      Row("44 points", TouchTarget(), control("44", "44"), false),
      Row("more than 44 points", TouchTarget(), control("44.5", "44.5"), false),
      Row("a third narrower", TouchTarget(), control("43.67", "44"), false),
      Row("more than a third narrower", TouchTarget(), control("43.65", "44"), true),
      Row("a third lower", TouchTarget(), control("44", "43.67"), false),
      Row("more than a third lower", TouchTarget(), control("44", "43.65"), true),
    ])
  func touchTarget(_ row: Row) {
    #expect(Self.findings(row, "device: iphone-se-3").isEmpty != row.isFound)
  }

  private static func grey(_ color: String, _ font: String) -> String {
    "kind: label, text: Hi, textColor: \"#\(color)\", font: \(font), pin: { leading: 20, top: 100 }"
  }

  /// On white, #949494 has 3.03 : 1 and #959595 2.995 : 1.
  ///
  /// Text is large from 18 points on, and bold text from 14 points on.
  @Test(
    "on the contrast of text is lower for large text",
    arguments: [
      Row("17.5 points", ContrastRule(), grey("949494", "17.5"), true),
      Row("18 points", ContrastRule(), grey("949494", "18"), false),
      Row("18.5 points", ContrastRule(), grey("949494", "18.5"), false),
      Row(
        "bold, 13.5 points", ContrastRule(), grey("949494", "{ size: 13.5, weight: bold }"), true),
      Row("bold, 14 points", ContrastRule(), grey("949494", "{ size: 14, weight: bold }"), false),
      Row(
        "bold, 14.5 points", ContrastRule(), grey("949494", "{ size: 14.5, weight: bold }"),
        false),
      Row(
        "semibold, 17.5 points", ContrastRule(),
        grey("949494", "{ size: 17.5, weight: semibold }"), true),
      Row("18 points and too faint", ContrastRule(), grey("959595", "18"), true),
    ])
  func contrast(_ row: Row) {
    #expect(Self.findings(row, "device: iphone-se-3").isEmpty != row.isFound)
  }
}
