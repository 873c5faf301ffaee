import Diagnostics
import Geometry
import Graphics
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("The keys of a view's edges")
struct AppearanceKeyTests {
  private func look(
    _ keys: String, before: String = "", cell: String = "iphone-15-pro"
  ) throws -> ViewStyle {
    let spec = SpecText(
      """
      matrix: { appearance: [light, dark], contrast: [normal, high], direction: [ltr, rtl] }
      metrics: { gap: 6 }
      views:
        outer: { \(before) views: { box: { \(keys) } } }
      """)
    try #require(spec.findings == [])
    return try #require(spec.built(cell)).styles[2]
  }

  @Test("give each corner a radius of its own")
  func radii() throws {
    #expect(try look("cornerRadius: gap").corners == Corners(radius: 6))
    #expect(
      try look("cornerRadius: [1, 2, 3, 4]").corners
        == Corners(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    #expect(
      try look("cornerRadius: { topLeft: 9, top: 2 }, cornerCurve: continuous").corners
        == Corners(topLeft: 9, topRight: 2, curve: .continuous))
  }

  @Test("round some corners, by reading direction too")
  func corners() throws {
    let keys = "cornerRadius: 8, corners: [topLeading, bottom]"
    #expect(
      try look(keys).corners == Corners(topLeft: 8, bottomRight: 8, bottomLeft: 8))
    #expect(
      try look(keys, cell: "iphone-15-pro.rtl").corners
        == Corners(topRight: 8, bottomRight: 8, bottomLeft: 8))
  }

  @Test("draw a border, black where no colour is given")
  func border() throws {
    #expect(try look("border: 2").border == Border(width: 2, color: .black))
    #expect(
      try look("border: { width: gap, color: systemRed }").border
        == Border(width: 6, color: RGBAColor(rgb: 0xFF3B30)))
  }

  @Test("throw a shadow whose opacity is in its colour")
  func shadow() throws {
    #expect(
      try look("shadow: { opacity: 0.2, radius: 5, offset: [0, gap], path: bounds }").shadow
        == LayerShadow(
          color: RGBAColor(rgb: 0, alpha: 51), radius: 5, offset: Point(x: 0, y: 6), shape: .bounds)
    )
  }

  @Test("warn of an image, a gradient or a shape that shows nothing", arguments: pictureRows)
  func noPicture(_ row: MarginCase) { #expect(SpecText(row.spec).findings == row.findings) }

  static let pictureRows = [
    MarginCase(
      "without anything", "views: { s: { kind: image, size: [4, 4] } }",
      "1:10+1 `s` has neither `image` nor `symbol` → write `image: picture.png`, a file beside the spec, or `symbol: star`"
    ),
    MarginCase(
      "without colours", "views: { s: { kind: gradient } }",
      "1:10+1 `s` has no `colors` → write `colors: [systemBlue, systemPurple]`"),
    MarginCase(
      "without a path", "views: { s: { kind: shape, size: [4, 4] } }",
      "1:10+1 `s` has no `path` → write `path: M0 0 L40 40`"),
    MarginCase("with colours", "views: { s: { kind: gradient, colors: [red, blue] } }"),
    MarginCase("with a symbol", "views: { s: { kind: image, symbol: star } }"),
    MarginCase("with a background", "views: { s: { kind: image, background: red } }"),
    MarginCase(
      "with a symbol under a condition",
      "views: { s: { kind: image } }\nwhen: [{ device: iphone-x, views: { s: { symbol: star } } }]\nmatrix: { device: iphone-x }"
    ),
  ]

  @Test("warn of margins that nothing stays within", arguments: marginRows)
  func unusedMargins(_ row: MarginCase) {
    #expect(SpecText(row.spec).findings == row.findings)
  }

  struct MarginCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spec: String
    var findings: [String] = []

    init(_ name: String, _ spec: String, _ findings: String...) {
      testDescription = name
      self.spec = spec
      self.findings = findings
    }
  }

  static let marginRows = [
    MarginCase(
      "of a stack that is not relative to them", "views: { s: { kind: stack, margins: 4 } }",
      "1:10+1 nothing stays within the `margins` of `s` → add `marginsRelative: true`, and the stack's views stay within them"
    ),
    MarginCase(
      "of a stack that is", "views: { s: { kind: stack, margins: 4, marginsRelative: true } }"),
    MarginCase(
      "of a stack that is under a condition",
      "views: { s: { kind: stack, margins: 4 } }\nwhen: [{ width: '< 400', views: { s: { marginsRelative: true } } }]\nmatrix: { device: iphone-x }"
    ),
    MarginCase(
      "of a field", "views: { s: { kind: textField, margins: 4 } }",
      "1:10+1 nothing stays within the `margins` of `s` → write `contentInsets` for space around the text"
    ),
    MarginCase(
      "of a view without a constraint to them", "views: { s: { margins: 4, views: { a: {} } } }",
      "1:10+1 nothing stays within the `margins` of `s` → pin its subviews to them with `pin: superview.margins`, or remove `margins`"
    ),
    MarginCase(
      "of a view with a subview in them",
      "views: { s: { margins: 4, views: { a: { pin: superview.margins } } } }"),
    MarginCase(
      "of a view with an equation to them",
      "views: { s: { margins: 4, views: { a: {} } } }\nconstraints: [a.left == s.leftMargin]"),
    MarginCase(
      "of a view with a format string to them",
      "views: { s: { margins: 4, views: { a: {} } } }\nconstraints: [a.top == s.readable.top]"),
    MarginCase(
      "of a view whose subview preserves them",
      "views: { s: { margins: 4, views: { a: { preservesSuperviewMargins: true } } } }"),
    MarginCase("of a table", "views: { s: { kind: tableView, margins: 4, row: {}, items: [{}] } }"),
  ]

  @Test("warn of a shadow that the view clips away")
  func clippedShadow() throws {
    let spec = SpecText("views: { a: { clips: true, shadow: { radius: 3 } } }")
    let document = try #require(spec.document)
    let cell = try #require(document.cells().cells.first)
    let findings = document.build(cell).diagnostics
    #expect(findings.map(\.message.rule) == ["clippedShadow"])
    #expect(findings.first?.severity == .warning)
  }

  @Test("scale, then turn, then move")
  func transform() throws {
    let map = try #require(
      try look("transform: { translate: [10, 0], rotate: 90, scale: [2, 3] }").transform)
    // (1, 1) scaled is (2, 3), turned clockwise (-3, 2), moved (7, 2).
    #expect(map(Point(x: 1, y: 1)) == Point(x: 7, y: 2))
    #expect(
      try look("transform: [1, 0, 0, 1, 4, 5]").transform == .translation(x: 4, y: 5))
  }

  @Test("raise an interface for all views within")
  func level() throws {
    let before = "userInterfaceLevel: elevated,"
    #expect(
      try look("background: systemBackground", before: before, cell: "iphone-15-pro.dark")
        .background == RGBAColor(rgb: 0x1C1C1E))
    #expect(
      try look(
        "background: systemBackground, userInterfaceLevel: base", before: before,
        cell: "iphone-15-pro.dark"
      ).background == .black)
  }

  @Test("take the axis of contrast")
  func contrast() throws {
    #expect(
      try look("background: systemRed", cell: "iphone-15-pro.contrast-high").background
        == RGBAColor(rgb: 0xD70015))
  }

  @Test("take the colour out of the tint where it is dimmed, and give it back below")
  func dimmed() throws {
    func tint(_ keys: String) throws -> RGBAColor? {
      let look = try look(
        "kind: button, title: x\(keys)", before: "tintAdjustmentMode: dimmed, tint: \"#FF0000\",")
      return (look.kind as? ButtonKind)?.titleColor
    }
    // 0.2126 × 255 is 54.
    #expect(try tint("") == RGBAColor(rgb: 0x363636, alpha: 204))
    #expect(try tint(", tintAdjustmentMode: normal") == RGBAColor(rgb: 0xFF0000))
  }

  struct Literal: CustomTestStringConvertible, Sendable {
    let text: String
    let color: RGBAColor?

    var testDescription: String { text }
  }

  static let literals = [
    Literal(text: "#F80", color: RGBAColor(rgb: 0xFF8800)),
    Literal(text: "#F808", color: RGBAColor(rgb: 0xFF8800, alpha: 0x88)),
    Literal(text: "#ff8800", color: RGBAColor(rgb: 0xFF8800)),
    Literal(text: "rgb(255, 136, 0)", color: RGBAColor(rgb: 0xFF8800)),
    Literal(text: "rgb(255,136,0,0.2)", color: RGBAColor(rgb: 0xFF8800, alpha: 51)),
    Literal(text: "p3(1, 1, 1, 0.2)", color: RGBAColor(rgb: 0xFFFFFF, alpha: 51)),
    Literal(text: "rgb(256, 0, 0)", color: nil),
    Literal(text: "rgb(1, 2)", color: nil),
    Literal(text: "rgb(1, 2, 3, 4, 5)", color: nil),
    Literal(text: "rgb(1, , 3)", color: nil),
    Literal(text: "hsl(1, 2, 3)", color: nil),
    Literal(text: "#FF88", color: RGBAColor(rgb: 0xFFFF88, alpha: 0x88)),
    Literal(text: "#FF8", color: RGBAColor(rgb: 0xFFFF88)),
    Literal(text: "#FF88G0", color: nil),
    Literal(text: "#", color: nil),
  ]

  @Test("are colours in numbers", arguments: literals)
  func literal(_ row: Literal) { #expect(ColorLiteral.color(row.text) == row.color) }
}
