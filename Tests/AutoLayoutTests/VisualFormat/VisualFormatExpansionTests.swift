import AutoLayout
import Geometry
import Testing

@Suite("A visual format")
struct VisualFormatExpansionTests {
  struct Case: CustomTestStringConvertible {
    let format: String
    var options: VisualFormatOptions = []
    let equations: [String]
    var testDescription: String { format }

    init(_ format: String, options: VisualFormatOptions = [], _ equations: String...) {
      self.format = format
      self.options = options
      self.equations = equations
    }
  }

  @Test(
    "gives these constraints, in this order",
    arguments: [
      Case("|-20-[a]", "a.leading == superview.leading + 20"),
      Case("H:|\n  -20-[a]\n", "a.leading == superview.leading + 20"),
      Case("[a]-8-[b]", "b.leading == a.trailing + 8"),
      Case("[b]-20-|", "superview.trailing == b.trailing + 20"),
      Case("[a(100)]", "a.width == 100"),
      Case("[a(>=70,<=100)]", "a.width >= 70", "a.width <= 100"),
      Case("[a(>=70, <=100)]", "a.width >= 70", "a.width <= 100"),
      Case("[a]"),
      Case("[a][b]", "b.leading == a.trailing"),
      Case("[a]-[b]", "b.leading == a.trailing + 8"),
      Case(
        "H:|-[a]-|", "a.leading == superview.margins.leading",
        "superview.margins.trailing == a.trailing"),
      Case("V:|-[a]", "a.top == superview.margins.top"),
      Case(
        "V:|[a(44)]-(-2)-[b]|", "a.top == superview.top", "a.height == 44",
        "b.top == a.bottom - 2", "superview.bottom == b.bottom"),
      Case("[a(==b)]", "a.width == b.width"),
      Case("V:[a(>=b@750)]", "a.height >= b.height @750"),
      Case("[a(gap)]", "a.width == 12"),
      Case("[a]-gap@high-[b]", "b.leading == a.trailing + 12 @751"),
      Case("[a]-0.5@999.5-[b]", "b.leading == a.trailing + 0.5 @999.5"),
      Case(
        "[a]-(>=8,<=20@250)-[b]", "b.leading >= a.trailing + 8",
        "b.leading <= a.trailing + 20 @250"),
      Case(
        "[a][b][c]", options: .alignAllTop, "b.leading == a.trailing", "c.leading == b.trailing",
        "a.top == b.top", "b.top == c.top"),
      Case(
        "[a][b]", options: [.alignAllBottom, .alignAllTop], "b.leading == a.trailing",
        "a.top == b.top", "a.bottom == b.bottom"),
      Case(
        "V:[a]-8-[b]", options: .alignAllCenterX, "b.top == a.bottom + 8",
        "a.centerX == b.centerX"),
      Case(
        "|-1-[a]-2-[b]-3-|", options: .directionLeftToRight, "a.left == superview.left + 1",
        "b.left == a.right + 2", "superview.right == b.right + 3"),
      Case(
        "|-1-[a]-2-[b]-3-|", options: .directionRightToLeft, "superview.right == a.right + 1",
        "a.left == b.right + 2", "b.left == superview.left + 3"),
      Case(
        "V:[a]-30-[b]", options: .spacingBaselineToBaseline,
        "b.firstBaseline == a.lastBaseline + 30"),
      Case(
        "V:[a]-[b]", options: .spacingBaselineToBaseline, "b.top == a.bottom + 8"),
    ])
  func expansion(_ row: Case) throws {
    let constraints = try VisualFormat.expand(
      row.format, in: { _ in .root }, options: row.options,
      item: { ["a", "b", "c"].contains($0) ? .view(ViewID($0)) : nil },
      metric: { ["gap": 12, "high": 751][$0] }, origin: .code)
    let hierarchy = ViewHierarchy([
      ViewNode(id: .root, kind: "view", parent: nil), ViewNode(id: "a", kind: "view", parent: 0),
      ViewNode(id: "b", kind: "view", parent: 0), ViewNode(id: "c", kind: "view", parent: 0),
    ])
    #expect(constraints.map { $0.equation(in: hierarchy) } == row.equations)
  }

  @Test("accepts layout guides by name")
  func guides() throws {
    let constraints = try VisualFormat.expand(
      "V:[topLayoutGuide][bar(44)]", in: { _ in .root },
      item: { $0 == "bar" ? .view("bar") : .guide(.root, .topLayout) }, metric: { _ in nil },
      name: "hangs", origin: .code)
    let hierarchy = ViewHierarchy([
      ViewNode(id: .root, kind: "view", parent: nil), ViewNode(id: "bar", kind: "view", parent: 0),
    ])
    #expect(
      constraints.map { $0.labelledEquation(in: hierarchy) } == [
        "hangs: bar.top == topLayoutGuide.bottom", "hangs: bar.height == 44",
      ])
  }

  @Test("looks names up among metrics before views")
  func metricsFirst() throws {
    let constraints = try VisualFormat.expand(
      "[a(b)]", in: { _ in nil }, item: { .view(ViewID($0)) }, metric: { $0 == "b" ? 30 : nil },
      origin: .code)
    #expect(constraints.map(\.constant) == [30])
  }

  @Test("has UIKit's option names and raw values")
  func options() {
    #expect(VisualFormatOptions(name: "alignAllCenterY")?.rawValue == 1 << 10)
    #expect(VisualFormatOptions(name: "directionRightToLeft")?.rawValue == 2 << 16)
    #expect(VisualFormatOptions(name: "alignAllMiddle") == nil)
    #expect(VisualFormatOptions.names.count == 15)
  }
}
