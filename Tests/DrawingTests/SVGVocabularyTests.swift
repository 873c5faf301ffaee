import Testing

@testable import Drawing
@testable import Graphics

@Suite("The list of what an SVG file may have")
struct SVGVocabularyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let fault: PictureFault?

    /// - Parameters:
    ///   - name: the test's name.
    ///   - content: what is in the `svg` element of 100 × 100 points, from line 2 on.
    ///   - part: the refused part, or nil.
    ///   - line: the part's line.
    init(
      _ name: String, _ content: String, _ part: PictureFault.Unsupported? = nil, line: Int = 2
    ) {
      testDescription = name
      text = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 100 100">
        \(content)
        </svg>
        """
      fault = part.map { .unsupportedSVG($0, line: line) }
    }
  }

  private static let square = "<rect width='90' height='90'"
  /// Figma's drop shadow with a spread.
  private static let shadow = """
    <g filter="url(#f)"><path d="M10 10H90V90H10Z" fill="#fff"/></g>
    <defs><filter id="f" x="0" y="0" width="100" height="100" filterUnits="userSpaceOnUse" \
    color-interpolation-filters="sRGB">
    <feFlood flood-opacity="0" result="BackgroundImageFix"/>
    <feColorMatrix in="SourceAlpha" type="matrix" \
    values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
    <feMorphology radius="1" operator="dilate" in="SourceAlpha" result="effect1_dropShadow"/>
    <feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>
    <feComposite in2="hardAlpha" operator="out"/>
    <feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>
    <feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow"/>
    <feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow" result="shape"/>
    </filter></defs>
    """

  static let accepted = [
    Row("shapes", "\(square) rx='4'/><circle r='9'/><ellipse rx='9' ry='4'/><line x2='9'/>"),
    Row("polygons", "<polygon points='0,0 9,0,9-9.5.5 1'/><polyline points='0 0 9 9'/>"),
    Row("paths", "<path d='M1 1h9v9a4 4 0 01-4-4q1 1 2 2t3 3c1 1 2 2 3 3s1 1 2 2z'/>"),
    Row("groups", "<g opacity='.5' transform='matrix(1 0 0 -1 0 9)'>\(square)/></g>"),
    Row(
      "gradients",
      """
      <linearGradient id="a"><stop offset="0%" stop-color="red"/></linearGradient>
      <radialGradient id="b" xlink:href="#a" gradientTransform="scale(2)"/>
      \(square) fill="url(#b)" stroke="url('#a') red"/>
      """),
    Row(
      "a clip", "<clipPath id='a'>\(square)/></clipPath><g clip-path='url(#a)'>\(square)/></g>"),
    Row(
      "a mask of Figma",
      """
      <mask id="a" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" \
      width="9" height="9">\(square) fill="white"/></mask><g mask="url(#a)">\(square)/></g>
      """),
    Row("a shadow of Figma", shadow),
    Row(
      "a shadow of Sketch",
      """
      <defs>\(square) id="a"/><filter id="b"><feOffset dy="2" in="SourceAlpha" result="c"/>\
      <feGaussianBlur stdDeviation="2" in="c" result="d"/><feMerge><feMergeNode in="d"/>\
      </feMerge></filter></defs><use xlink:href="#a" filter="url(#b)"/>
      """),
    Row(
      "classes of Illustrator",
      """
      <style type="text/css">.cls-1, .cls-2 { fill: #f00; } /* a */ path.cls-2{fill:url(#a);}
      #b{stroke:none!important}</style><path id="b" class="cls-1 cls-2" d="M0 0h9"/>
      """),
    Row(
      "what editors add",
      """
      <title>a</title><desc>b</desc><metadata><x:y xmlns:x="x">c</x:y></metadata>
      <inkscape:grid inkscape:spacing="4"/>
      <g inkscape:label="a" data-name="b" aria-hidden="true" role="img" xml:space="preserve" \
      style="-inkscape-stroke:none;font-family:'A B';marker:none">\(square)/></g>
      """),
    Row(
      "colours in all notations",
      [
        "Red", "#F00", "#ff0000", "#f008", "#ff000080", "rgb(255, 0,0)", "rgb(100% 0% 0%/.5)",
        "rgba(255,0,0,50%)", "hsl(0,100%,50%)", "hsla(.5turn 100% 50% / 0.5)", "transparent",
        "none", "inherit", "currentColor", "url(#a) none", "",
      ].map { "\(square) fill='\($0)'/>" }.joined()),
    Row(
      "a colour for new viewers behind one for all, as Figma writes it",
      "\(square) fill='#f00' style='fill:#f00;fill:color(display-p3 1 0 0);fill-opacity:1'/>"),
    Row(
      "lengths in all units",
      ["px", "PX", "%", "in", "cm", "mm", "pt", "pc", "e0", ""].map {
        "\(square) x='-.5\($0)' rx='auto' stroke-width='+1\($0)' stroke-dasharray='1\($0),.5'/>"
      }.joined()),
    Row(
      "transforms",
      """
      <g transform='translate(1-2),scale(.5.5) rotate(9 1,1)' \
      style='transform:translateX(1px) rotate(9deg) matrix(1,0,0,1,0,0)'>\(square)/></g>
      """),
    Row("symbols", "<symbol id='a' viewBox='0 0 9 9'>\(square)/></symbol><use href='#a'/>"),
    Row("short dashes", "<line x2='90' stroke='red' stroke-dasharray='2, 1'/>"),
    Row("elements in 63 groups", nested(62)),
    Row("a gradient of 256 stops", gradient(256)),
  ]

  static let refused = [
    Row(
      "a matrix of order 21",
      "<filter id='a'>\n<feConvolveMatrix order='21'/></filter>", .element("feConvolveMatrix"),
      line: 3),
    Row(
      "turbulence", "<filter><feTurbulence numOctaves='10000'/></filter>",
      .element("feTurbulence")),
    Row("a pattern", "<pattern/>", .element("pattern")),
    Row("a marker", "<marker/>", .element("marker")),
    Row("a switch", "<switch/>", .element("switch")),
    Row("an animation", "<g><animate/></g>", .element("animate")),
    Row("a drawing in the drawing", "<svg/>", .element("svg")),
    Row("an unknown attribute", "<g\nfoo='1'/>", .attribute("foo", of: "g")),
    Row("the wrong element's attribute", "<g d='M0 0'/>", .attribute("d", of: "g")),
    Row("an unknown property", "<g style='foo:1'/>", .property("foo")),
    Row(
      "a gradient that repeats", "<linearGradient spreadMethod='reflect'/>",
      .value("reflect", of: "spreadMethod")),
    Row(
      "many parts of a merge",
      "<filter id='a'><feMerge>" + String(repeating: "<feMergeNode/>", count: 99)
        + "</feMerge></filter><g filter='url(#a)'/>", .slow("feMerge")),
    Row(
      "a clip of many shapes",
      "<clipPath id='a'>" + String(repeating: "\(square) transform='rotate(9)'/>", count: 9_000)
        + "</clipPath><g clip-path='url(#a)'>\(square)/></g>", .slow("clipPath")),
    Row("a used marker", "<g marker-end='url(#a)'/>", .value("url(#a)", of: "marker-end")),
    Row(
      "a first effect whose input is the result of no effect",
      "<filter>\n<feOffset in='a' result='a'/></filter>", .value("a", of: "in"), line: 3),
    Row("a shadow of one effect", "<filter><feDropShadow/></filter>", .element("feDropShadow")),
    Row(
      "a list of filters", "<g filter='url(#a) url(#b)'/>", .value("url(#a) url(#b)", of: "filter")),
    Row("a filter function", "<g style='filter:blur(9px)'/>", .value("blur(9px)", of: "filter")),
    Row(
      "an element in the references of several properties, of which the first by name is reported",
      """
      <path id='a'/><g stroke='url(#a)' mask='url(#a)' filter='url(#a)' fill='url(#a)' \
      clip-path='url(#a)'/>
      """,
      .value("path", of: "clip-path")),
    Row("an escape", "<g fill='u\\72l(#a)'/>", .value("u\\72l(#a)", of: "fill")),
    Row(
      "escapes in several properties, of which the first by name is reported",
      """
      <g stroke='\\61' opacity='\\61' mask='\\61' filter='\\61' fill='\\61' clip-path='\\61' \
      stroke-width='\\61' fill-rule='\\61'/>
      """, .value("\\61", of: "clip-path")),
    Row("an unknown transform", "<g transform='foo(1)'/>", .value("foo(1)", of: "transform")),
    Row(
      "a filter in place of a gradient", "<filter id='a'/><g fill='url(#a)'/>",
      .value("filter", of: "fill")),
    Row(
      "units of the shape in a filter", "<filter primitiveUnits='objectBoundingBox'/>",
      .value("objectBoundingBox", of: "primitiveUnits")),
    Row(
      "nested :not(", "<style>\n:not(:not(:not(a))){fill:red}</style>",
      .style(":not(:not(:not(a)))")),
    Row("a selector of children", "<style>g g{fill:red}</style>", .style("g g")),
    Row("a rule for media", "<style>@media print{}</style>", .style("@media print")),
    Row("an open rule", "<style>a{fill:red</style>", .style("a{fill:red")),
    Row(
      "a mask in a mask",
      """
      <mask id="a">\(square)/></mask><mask id="b"><g mask="url(#a)"/></mask>
      <g mask="url(#b)"/>
      """, .maskInMask),
    Row(
      "a mask that is masked", "<mask id='a' mask='url(#a)'/><g mask='url(#a)'/>", .maskInMask),
    Row(
      "50 × feMorphology",
      shadow.replacing("radius=\"1\"", with: "radius=\"0\"").replacing(
        "<feOffset dy=\"4\"/>",
        with: String(repeating: "<feMorphology radius=\".04\"/>", count: 50)),
      .slow("feMorphology"), line: 7),
    Row(
      "one wide feMorphology", shadow.replacing("radius=\"1\"", with: "radius=\"40\""),
      .slow("feMorphology"), line: 6),
    Row(
      "100 shadows",
      shadow.replacing(
        "<g filter", with: String(repeating: "<g filter='url(#f)'/>", count: 99) + "<g filter"),
      .slow("feMorphology"), line: 6),
    Row("65 effects", filter(65), .limit("effects in `filter`", greatest: 64)),
    Row("100,000 stops", gradient(100_000), .limit("stops in `linearGradient`", greatest: 256)),
    Row("257 stops", gradient(257), .limit("stops in `linearGradient`", greatest: 256)),
    Row(
      "gradients that refer to each other",
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>",
      .nesting("gradients", greatest: 4)),
    Row("a bomb of uses", bomb(10), .nesting("references", greatest: 8), line: 3),
    Row("a bomb of many uses", bomb(7, of: 20), .slow("rect")),
    Row(
      "an element that uses itself", "<g id='a'><use href='#a'/></g>",
      .nesting("references", greatest: 8)),
    Row(
      "a clip that clips itself", "<clipPath id='a' clip-path='url(#a)'/><g clip-path='url(#a)'/>",
      .nesting("references", greatest: 8)),
    Row(
      "short dashes on a long line",
      "<path stroke='red' stroke-dasharray='.001' d='M0 0h1000000'/>",
      .limit("dashes", greatest: 10_000)),
    Row("65 elements in each other", nested(64), .nesting("elements", greatest: 64)),
    Row(
      "20,000 elements", String(repeating: "<g/>", count: 20_000),
      .limit("elements", greatest: 20_000)),
    Row(
      "a long attribute", "<g class='\(String(repeating: "a", count: 8_193))'/>",
      .limit("bytes in `class`", greatest: 8_192)),
    Row(
      "far curves", "<path d='M0 0\(String(repeating: "C1e6 1e6 1e6-1e6 9 9", count: 100))'/>",
      .slow("path")),
    Row(
      "lines that cross",
      "<path d='M0 0\(String(repeating: "L90 90 0 9 9 90 90 0", count: 2_000))'/>",
      .slow("path")),
    Row(
      "many round glows",
      "<radialGradient id='a'/>"
        + String(repeating: "\(square) fill='url(#a)'/>", count: 2_000), .slow("radialGradient")),
    Row(
      "a broken path", "<path d='M0 0L1'/>",
      .pathData(PathDataError(offset: 6, reason: .missingNumber(after: "L")))),
    Row("many layers in each other", layers(60), .memory("g")),
  ]

  /// Attributes and values that librsvg 2.54 ignores.
  static let ignored = [
    ("fill", "color(display-p3 1 0 0)"), ("fill", "oklch(0.7 0.2 30)"), ("fill", "Canvas"),
    ("fill", "color-mix(in srgb, red, blue)"), ("fill", "var(--x, red)"), ("fill", "initial"),
    ("stroke", "light-dark(red, blue)"), ("stroke", "hwb(0 0% 0%)"), ("stroke", "rgb(255, 0 0)"),
    ("fill", "rgb(none 0 0)"), ("fill", "rgb(100%,0,0)"), ("fill", "hsl(0,100,50)"),
    ("fill", "rgb(1 2 3 4)"), ("fill", "#12"), ("fill", "url(#a) var(--x)"), ("fill", "("),
    ("fill", "context-fill"), ("stop-color", "var(--x)"), ("flood-color", "none"),
    ("width", "2rem"), ("x", "calc(40px + 5px)"), ("x", "1vw"), ("rx", "10q"), ("y", "30."),
    ("x", "e"), ("stroke-width", "1ch"), ("stroke-dasharray", "1rem, 2"), ("opacity", "calc(.5)"),
    ("stroke-miterlimit", "4px"), ("transform", "rotate(45deg)"), ("transform", "scaleX(2)"),
    ("transform", "translate(30.)"), ("mix-blend-mode", "plus-lighter"),
  ]

  @Test("refuses a value that librsvg ignores", arguments: ignored)
  func ignores(_ name: String, _ value: String) {
    let row = Row("", "<rect\n\(name)='\(value)'/>", .value(value, of: name))
    #expect(fault(in: row) == row.fault)
  }

  @Test(
    "refuses a transform that librsvg ignores in a style",
    arguments: ["rotate(.125turn)", "translate(10%)", "scale(200%)", "matrix(1 0 0 1 0 0)"])
  func ignoresInStyle(_ value: String) {
    let row = Row("", "<g style='transform:\(value)'/>", .value(value, of: "transform"))
    #expect(fault(in: row) == row.fault)
  }

  @Test("accepts what design tools write", arguments: accepted)
  func accepts(_ row: Row) throws {
    let picture = try VectorPicture(Array(row.text.utf8))
    try picture.checkCost()
    _ = try picture.surface(width: 30, height: 30)
  }

  @Test("refuses what slows or ends librsvg, with its line", arguments: refused)
  func refuses(_ row: Row) {
    #expect(fault(in: row) == row.fault)
  }

  /// The clip makes both the file and the ellipse too slow, at the same line.
  @Test("names the first by name of parts of one line that take the same time")
  func equalParts() throws {
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" clip-path="url(#c)" viewBox="0 0 64 64"><ellipse \
      cx="26" cy="21" ry="27em" style="stroke-width: 2"/><defs><path \
      d="M 16 0 q -41 4 -90 -9223372036854775808,70,40 V 47,15"/></defs></svg>
      """
    let tree = try SVGCheck.check(Array(file.utf8))
    for _ in 0..<20 {
      #expect(throws: PictureFault.unsupportedSVG(.slow("ellipse"), line: 1)) {
        try SVGCost.check(tree, size: (width: 64, height: 64), width: 128, height: 128)
      }
    }
  }

  private func fault(in row: Row) -> PictureFault? {
    do throws(PictureFault) {
      let tree = try SVGCheck.check(Array(row.text.utf8))
      try SVGCost.check(tree, size: (width: 1200, height: 1200), width: 2400, height: 2400)
      return nil
    } catch {
      return error
    }
  }

  @Test("depends on the size at which the picture is drawn")
  func size() throws {
    let tree = try SVGCheck.check(
      Array(Row("", Self.shadow.replacing("radius=\"1\"", with: "radius=\"4\"")).text.utf8))
    try SVGCost.check(tree, size: (width: 100, height: 100), width: 300, height: 300)
    #expect(throws: PictureFault.unsupportedSVG(.slow("feMorphology"), line: 6)) {
      try SVGCost.check(tree, size: (width: 100, height: 100), width: 3000, height: 3000)
    }
  }

  @Test("begins each refusal of a file that is cut off with the place")
  func prefixes() {
    let bytes = Array(Row("", Self.shadow).text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: PictureFault.self, "\(count) bytes") {
        let picture = try VectorPicture(Array(bytes[..<count]))
        _ = picture.size
      }
    }
  }

  private static func nested(_ count: Int) -> String {
    String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count)
  }

  private static func layers(_ count: Int) -> String {
    String(repeating: "<g opacity='.5'>", count: count) + "<path d='M0 0h9'/>"
      + String(repeating: "</g>", count: count)
  }

  private static func gradient(_ count: Int) -> String {
    "<linearGradient>" + String(repeating: "<stop/>", count: count) + "</linearGradient>"
  }

  private static func filter(_ count: Int) -> String {
    "<filter>" + String(repeating: "<feFlood/>", count: count) + "</filter>"
  }

  /// Groups of which each uses the one before several times.
  private static func bomb(_ depth: Int, of count: Int = 2) -> String {
    var lines = ["<g id='a0'>\(square)/></g>"]
    for level in 1...depth {
      let use = String(repeating: "<use href='#a\(level - 1)'/>", count: count)
      lines.append("<g id='a\(level)'>\(use)</g>")
    }
    return lines.joined(separator: "\n")
  }
}
