import Devices
import Geometry
import Graphics
import Testing
import ViewKinds

@testable import Spec

@Suite("A condition") struct ConditionTests {
  @Test("holds in these cells", arguments: conditions)
  func cells(_ row: Row) {
    let spec = SpecText(
      """
      matrix:
        device: [iphone-se-3, iphone-15-pro-max, ipad-mini-6]
        orientation: [portrait, landscape]
      views: { box: {} }
      when:
        - { \(row.condition), views: { box: { hidden: true } } }
      """)
    let cells = spec.document?.cells().cells ?? []
    let hidden = cells.filter { spec.document?.build($0).styles[1].isHidden == true }
    #expect(spec.errors.isEmpty)
    #expect(hidden.map(\.name) == row.cells)
  }

  @Test(
    "is reported if no cell meets it",
    arguments: [
      ("a value outside the matrix", "", 1),
      ("a value of the matrix", "matrix: { appearance: [light, dark] }", 0),
      (
        "an end of a film",
        "transitions: { night: { from: { appearance: light }, to: { appearance: dark } } }", 0
      ),
    ])
  func unmet(_ row: (name: String, more: String, count: Int)) {
    let spec = SpecText(
      "views: { a: {} }\nwhen: [{ appearance: dark, views: { a: { hidden: true } } }]\n\(row.more)")
    let warning =
      "2:8+1 no cell of the matrix meets the condition `appearance: dark` → add such a cell to `matrix`, or remove the entry"
    #expect(spec.findings == Array(repeating: warning, count: row.count))
    #expect(spec.document != nil)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let condition: String
    let cells: [String]

    init(_ condition: String, _ cells: String...) {
      self.condition = condition
      self.cells = cells
    }

    var testDescription: String { condition }
  }

  private static let conditions = [
    Row("device: iphone-se-3", "iphone-se-3", "iphone-se-3.landscape"),
    Row("device: ['ipad-*', iphone-se-3], orientation: portrait", "iphone-se-3", "ipad-mini-6"),
    Row("idiom: pad", "ipad-mini-6", "ipad-mini-6.landscape"),
    Row("sizeClass: { vertical: compact }", "iphone-se-3.landscape", "iphone-15-pro-max.landscape"),
    Row(
      "sizeClass: { horizontal: regular, vertical: compact }", "iphone-15-pro-max.landscape"),
    Row("width: \"< 400\"", "iphone-se-3"),
    Row("width: \"< 430\"", "iphone-se-3"),
    Row("width: \"<= 430\"", "iphone-se-3", "iphone-15-pro-max"),
    Row("width: \"<= 429\"", "iphone-se-3"),
    Row("width: \"> 932\"", "ipad-mini-6.landscape"),
    Row("width: \"> 931\"", "iphone-15-pro-max.landscape", "ipad-mini-6.landscape"),
    Row("width: \">= 933\"", "ipad-mini-6.landscape"),
    Row("width: \">= 932\"", "iphone-15-pro-max.landscape", "ipad-mini-6.landscape"),
    Row("width: \"==375\"", "iphone-se-3"),
    Row("appearance: dark"),
    Row(
      "navigationBar: hidden, idiom: phone, orientation: portrait", "iphone-se-3",
      "iphone-15-pro-max"),
  ]

  private static let spec = """
    matrix: { keyboard: [hidden, shown], appearance: [light, dark] }
    metrics: { gap: 8 }
    screen: { background: white, navigationBar: { title: Plain } }
    views:
      box: { width: 100, pin: { top: gap }, background: { light: white, dark: black } }
    constraints:
      - low: box.left == superview.left + gap
      - { name: high, constraint: box.left == superview.left + 2 * gap, active: false }
      - vfl: V:[box(gap)]
    when:
      - keyboard: shown
        metrics: { gap: 20 }
        activate: [high]
        deactivate: [low]
        screen: { background: black, navigationBar: { title: Typing, translucent: false } }
        views: { box: { width: 50 } }
      - appearance: dark
        deactivate:
          - { item: box, attribute: width }
        views: { box: { pin: [bottom], constraints: [self.right == superview.right] } }
        constraints:
          - box.width == 7
    """

  @Test("leaves a cell alone where it does not hold")
  func plain() {
    #expect(
      SpecText(Self.spec).equations("iphone-15-pro") == [
        "box.width == 100", "box.top == superview.top + 8", "low: box.left == superview.left + 8",
        "box.height == 8",
      ])
  }

  @Test("changes metrics, keys, names and the screen")
  func changed() {
    let spec = SpecText(Self.spec)
    #expect(
      spec.equations("iphone-15-pro.keyboard-shown") == [
        "box.top == superview.top + 20", "high: box.left == superview.left + 40",
        "box.height == 20", "box.width == 50",
      ])
    let built = spec.built("iphone-15-pro.keyboard-shown")
    #expect(built?.screen.title == "Typing")
    #expect(built?.screen.background == .black)
    #expect(built?.configuration.navigationBar == .opaque)
    #expect(built?.geometry.rootFrame.minY.value ?? 0 > 50)
  }

  @Test("deactivates by first anchor what was there before, not what it adds")
  func anchors() {
    #expect(
      SpecText(Self.spec).equations("iphone-15-pro.dark") == [
        "low: box.left == superview.left + 8", "box.height == 8",
        "box.bottom == superview.bottom", "box.right == superview.right", "box.width == 7",
      ])
  }

  @Test("holds together with others in their order")
  func both() {
    #expect(
      SpecText(Self.spec).equations("iphone-15-pro.keyboard-shown.dark") == [
        "high: box.left == superview.left + 40", "box.height == 20",
        "box.bottom == superview.bottom", "box.right == superview.right", "box.width == 7",
      ])
  }

  @Test("that makes a length illegal is reported in the cell alone")
  func outOfRange() {
    let spec = SpecText(
      """
      metrics: { radius: 4 }
      views: { box: { cornerRadius: radius } }
      when:
        - { idiom: phone, metrics: { radius: -4 } }
      """)
    let cell = spec.document?.cells().cells.first
    let diagnostics = cell.flatMap { spec.document?.build($0).diagnostics } ?? []
    #expect(
      diagnostics.map(SpecText.line) == [
        "2:31+6 `cornerRadius` is -4; it may be 0 to 10000 → write `0`"
      ])
  }
}
