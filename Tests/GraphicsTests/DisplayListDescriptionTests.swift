import Geometry
import Testing

@testable import Graphics

@Suite("A display list as text")
struct DisplayListDescriptionTests {
  @Test("has a line for each item, those of a group indented")
  func items() {
    var triangle = Path()
    triangle.move(to: .zero)
    triangle.line(to: Point(x: 4, y: 0))
    triangle.line(to: Point(x: 2, y: 1.0 / 3))
    triangle.close()
    let box = Rect(x: 1, y: 2, width: 30, height: 20)
    let font = FontDescription(size: 12, weight: .bold, isItalic: true, hasMonospacedDigits: true)
    let list = DisplayList([
      .fill(triangle, RGBAColor(rgb: 0x0A0B0C)),
      .group(
        name: "a", opacity: 0.25, clip: .ellipse(in: box),
        [
          .stroke(.rect(box), .black, Stroke(width: 2, hasRoundEnds: true)),
          .group(
            name: nil, opacity: 1, clip: nil,
            [
              .text(
                TextRun(
                  TextContent("x", font: font), color: .clear, in: box, isTopAligned: true))
            ]),
        ]),
      .fill(Path(), .white),
    ])
    #expect(
      list.description == """
        fill #0A0B0C M0,0 L4,0 L2,0.333 Z
        group "a" opacity 0.25 clip ellipse (1, 2, 30, 20)
          stroke #000000 2 round rect (1, 2, 30, 20)
          group
            text "x" 12 bold italic monospacedDigits #00000000 natural top (1, 2, 30, 20)
        fill #FFFFFF nothing
        """)
  }

  @Test("names the rim of a material that bends its backdrop")
  func material() {
    let tint = RGBAColor(rgb: 0x0A0B0C)
    let plain = Material(blurRadius: 2, saturation: 1.5, tint: tint)
    #expect(plain.description == "#0A0B0C blur 2 saturation 1.5")
    let glass = Material(
      blurRadius: 2, saturation: 1.5, tint: tint, lens: Lens(band: 10, depth: 4))
    #expect(glass.description == "#0A0B0C blur 2 saturation 1.5 rim 10 depth 4")
  }

  struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let stroke: Stroke

    init(_ description: String, _ stroke: Stroke) {
      testDescription = description
      self.stroke = stroke
    }
  }

  @Test(
    "names the style of a line where it is not the default",
    arguments: [
      Line("2", Stroke(width: 2)),
      Line("2 round", Stroke(width: 2, cap: .round, join: .round)),
      Line("2 roundCap", Stroke(width: 2, cap: .round)),
      Line("2 roundJoin", Stroke(width: 2, join: .round)),
      Line("2 squareCap bevelJoin", Stroke(width: 2, cap: .square, join: .bevel)),
      Line("2 dashed [4, 1] from 3", Stroke(width: 2, dashes: [4, 1], dashPhase: 3)),
    ])
  func stroke(_ line: Line) { #expect(line.stroke.description == line.testDescription) }
}
