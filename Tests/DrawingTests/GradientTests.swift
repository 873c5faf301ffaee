import Bitmaps
import Foundation
import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("A gradient drawn")
struct GradientTests {
  private let square = Path.rect(Rect(x: 0, y: 0, width: 8, height: 8))
  private let stops = [
    Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white),
  ]

  @Test("along a line goes on with its last colours beyond the ends")
  func linear() throws {
    let gradient = Gradient(
      .linear(from: Point(x: 2, y: 0), to: Point(x: 6, y: 0)), stops: stops)
    let reds = try TestFonts.picture([.gradient(square, gradient)]).reds(row: 3)
    #expect(reds[0] == 0 && reds[1] == 0 && reds[6] == 255 && reds[7] == 255)
    // The middles of the four pixels between are at 1, 3, 5 and 7 eighths.
    for (red, eighths) in zip(reds[2...5], [1.0, 3, 5, 7]) {
      #expect(abs(Double(red) - eighths / 8 * 255) < 2)
    }
  }

  @Test("around a centre is as wide and high as its ellipse")
  func radial() throws {
    let gradient = Gradient(
      .radial(center: Point(x: 4, y: 4), radii: Size(width: 4, height: 1)), stops: stops)
    let picture = try TestFonts.picture([.gradient(square, gradient)])
    #expect(picture.red(x: 4, y: 2) == 255)
    #expect(picture.red(x: 4, y: 4) < picture.red(x: 6, y: 4))
    #expect(picture.red(x: 0, y: 4) > 200)
  }

  @Test("around a centre goes clockwise from its ray")
  func conic() throws {
    let gradient = Gradient(
      .conic(center: Point(x: 4, y: 4), through: Point(x: 4, y: 0)), stops: stops)
    let picture = try TestFonts.picture([.gradient(square, gradient)])
    // At half past one, half past four, half past seven and half past ten.
    let quarters = [(7, 0), (7, 7), (0, 7), (0, 0)].map { picture.red(x: $0.0, y: $0.1) }
    for (red, eighths) in zip(quarters, [1.0, 3, 5, 7]) {
      #expect(abs(Double(red) - eighths / 8 * 255) < 2)
    }
  }

  struct FlatRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shape: Gradient.Shape

    init(_ name: String, _ shape: Gradient.Shape) { (testDescription, self.shape) = (name, shape) }
  }

  @Test(
    "is its last colour in each form, if nothing of its line or ellipse is seen",
    arguments: [
      FlatRow("an ellipse without width", .radial(center: middle, radii: size(0, 8))),
      FlatRow("an ellipse without height", .radial(center: middle, radii: size(8, 0))),
      FlatRow("a point", .radial(center: middle, radii: .zero)),
      FlatRow("an ellipse of almost no width", .radial(center: middle, radii: size(1e-300, 8))),
      FlatRow("an ellipse beside the path", .radial(center: distant, radii: size(0.5, 0.5))),
      FlatRow("a line without length", .linear(from: middle, to: middle)),
      FlatRow(
        "a line of almost no length",
        .linear(from: middle, to: Point(x: middle.x + 1e-7, y: middle.y))),
    ])
  func flat(_ row: FlatRow) throws {
    let stops = [
      Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: 1, color: .black),
    ]
    let items = [DisplayItem.gradient(square, Gradient(row.shape, stops: stops))]
    #expect(try TestFonts.picture(items).colors == [.black])
    let (list, fill) = (DisplayList(items), DisplayList([.fill(square, .black)]))
    let (renderer, screen) = (try TestFonts.renderer(), size(8, 8))
    #expect(try renderer.svg(of: list, size: screen) == renderer.svg(of: fill, size: screen))
    #expect(try renderer.pdf(of: list, size: screen) == renderer.pdf(of: fill, size: screen))
  }

  @Test("leaves the picture alone if it is far outside")
  func outside() throws {
    let path = Path.rect(Rect(x: 1e6 - 4, y: 0, width: 8, height: 8))
    let gradient = Gradient(
      .radial(center: distant, radii: size(0.5, 8)), stops: stops)
    #expect(try TestFonts.picture([.gradient(path, gradient)]).colors == [.white])
  }

  @Test("is an element of its own in SVG, and a picture where SVG has none")
  func svg() throws {
    func text(_ shape: Gradient.Shape) throws -> String {
      let list = DisplayList([.gradient(square, Gradient(shape, stops: stops))])
      return String(
        decoding: try TestFonts.renderer().svg(of: list, size: Size(width: 8, height: 8)),
        as: UTF8.self)
    }
    let linear = try text(.linear(from: .zero, to: Point(x: 8, y: 0)))
    #expect(
      linear.contains(
        """
        <linearGradient id="_1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="8" y2="0">\
        <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/>\
        </linearGradient>
        """))
    #expect(linear.contains(#"<path d="M0 0L8 0L8 8L0 8Z" fill="url(#_1)"/>"#))
    let radial = try text(
      .radial(center: Point(x: 4, y: 4), radii: Size(width: 4, height: 2)))
    #expect(radial.contains(#"gradientTransform="matrix(4 0 0 2 4 4)""#))
    let conic = try text(.conic(center: Point(x: 4, y: 4), through: .zero))
    #expect(conic.contains("data:image/png;base64,"))
  }
}

private let middle = Point(x: 4, y: 4)
private let distant = Point(x: 1e6, y: 4)

private func size(_ width: Double, _ height: Double) -> Size {
  Size(width: Points(width), height: Points(height))
}

@Suite("Items in coordinates of their own")
struct TransformTests {
  private let box = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .black)

  @Test("are mapped to the screen's")
  func bitmap() throws {
    let double = Transform(a: 2, b: 0, c: 0, d: 1, tx: 2, ty: 4)
    let picture = try TestFonts.picture([.transformed(double, [box])])
    #expect(picture.reds(row: 3) == [255, 255, 255, 255, 255, 255, 255, 255])
    #expect(picture.reds(row: 4) == [255, 255, 0, 0, 0, 0, 255, 255])
    #expect(picture.reds(row: 5) == picture.reds(row: 4))
  }

  @Test("are a group with a matrix in SVG")
  func svg() throws {
    let list = DisplayList([
      .transformed(.scaling(x: 1, y: 0.5, around: Point(x: 4, y: 4)), [box])
    ])
    let text = String(
      decoding: try TestFonts.renderer().svg(of: list, size: Size(width: 8, height: 8)),
      as: UTF8.self)
    #expect(text.contains(#"<g transform="matrix(1 0 0 0.5 0 2)">"#))
  }

  @Test("keep a point that they are scaled around, and are mirrored as a whole")
  func maps() {
    let scaling = Transform.scaling(x: 3, y: 0.5, around: Point(x: 10, y: 20))
    #expect(scaling(Point(x: 10, y: 20)) == Point(x: 10, y: 20))
    #expect(scaling(Point(x: 11, y: 22)) == Point(x: 13, y: 21))
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7)
    let (width, point) = (Points(100), Point(x: 30, y: 4))
    let there = turn(point)
    let mirrored = turn.mirrored(in: width)(Point(x: width - point.x, y: point.y))
    #expect(mirrored == Point(x: width - there.x, y: there.y))
    #expect(
      turn.bounds(of: Rect(x: 0, y: 0, width: 2, height: 3))
        == Rect(x: 2, y: 7, width: 3, height: 2))
  }
}

@Suite("A line drawn")
struct StrokeTests {
  private let line = Path([.move(Point(x: 2, y: 4)), .line(Point(x: 6, y: 4))])

  @Test("has its caps and its gaps")
  func ends() throws {
    func reds(_ stroke: Stroke) throws -> [Int] {
      try TestFonts.picture([.stroke(line, .black, stroke)]).reds(row: 3)
    }
    #expect(try reds(Stroke(width: 2)) == [255, 255, 0, 0, 0, 0, 255, 255])
    #expect(try reds(Stroke(width: 2, cap: .square)) == [255, 0, 0, 0, 0, 0, 0, 255])
    #expect(
      try reds(Stroke(width: 2, dashes: [1, 1])) == [255, 255, 0, 255, 0, 255, 255, 255])
    #expect(
      try reds(Stroke(width: 2, dashes: [1, 1], dashPhase: 1))
        == [255, 255, 255, 0, 255, 0, 255, 255])
    // A dash from 2 to 3, and a dot at 5, each with a square end of 1 point.
    #expect(
      try reds(Stroke(width: 2, cap: .square, dashes: [1, 2, 0, 9]))
        == [255, 0, 0, 0, 0, 0, 255, 255])
    // Dots at 2 and at 6, where the line ends.
    #expect(
      try reds(Stroke(width: 2, cap: .square, dashes: [0, 4]))
        == [255, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test(
    "has a round dot at each corner of a square, whatever its joins",
    arguments: Stroke.Join.allCases)
  func dots(join: Stroke.Join) throws {
    let square = Path.rect(Rect(x: 2, y: 2, width: 4, height: 4))
    let reds = try (0..<8).map { row in
      let stroke = Stroke(width: 2, cap: .round, join: join, dashes: [0, 4])
      return try TestFonts.picture([.stroke(square, .black, stroke)]).reds(row: row)
    }
    // Each dot is a circle in 4 pixels and covers the same part of them.
    let circle = reds[1][1]
    let gap = Array(repeating: 255, count: 8)
    let dots = [255, circle, circle, 255, 255, circle, circle, 255]
    #expect(reds == [gap, dots, dots, gap, gap, dots, dots, gap])
    // The rest of a pixel, 1 - π / 4, is 55 of 255.
    #expect((45...65).contains(circle))
  }

  @Test("says so in SVG")
  func svg() throws {
    let stroke = Stroke(
      width: 2, cap: .square, join: .bevel, dashes: [1, 2.5], dashPhase: 1)
    #expect(
      SVGDocument.attributes(stroke)
        == #"stroke-width="2" stroke-miterlimit="10" stroke-linecap="square" stroke-linejoin="bevel" stroke-dasharray="1 2.5" stroke-dashoffset="1""#
    )
  }
}
