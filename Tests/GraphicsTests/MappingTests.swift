import Geometry
import Testing

@testable import Graphics

@Suite("A display item")
struct MappingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let item: DisplayItem
    let moved: DisplayItem
    let mirrored: DisplayItem

    /// An item for a rectangle and a point in it, and its mirror image if that has another style.
    init(
      _ name: String, _ item: (Rect, Point) -> DisplayItem,
      mirrored: ((Rect, Point) -> DisplayItem)? = nil
    ) {
      testDescription = name
      self.item = item(Rect(x: 10, y: 20, width: 30, height: 5), Point(x: 11, y: 22))
      moved = item(Rect(x: 13, y: 16, width: 30, height: 5), Point(x: 14, y: 18))
      // In a container 100 points wide.
      let (rect, point) = (Rect(x: 60, y: 20, width: 30, height: 5), Point(x: 89, y: 22))
      self.mirrored = mirrored.map { $0(rect, point) } ?? item(rect, point)
    }
  }

  private static let red = RGBAColor(rgb: 0xFF0000)
  private static let material = Material(blurRadius: 2, saturation: 1, tint: red)
  private static let picture = ImageSource(path: "/a.png", size: Size(width: 3, height: 3))
  private static let stops = [
    Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 0.25, color: red),
    Gradient.Stop(location: 1, color: .white),
  ]
  /// In a mirror, the colours follow each other in the other order.
  private static let turnedStops = [
    Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: 0.75, color: red),
    Gradient.Stop(location: 1, color: .black),
  ]

  private static func top(_ rect: Rect) -> Point { Point(x: rect.midX, y: rect.minY) }
  private static func bottom(_ rect: Rect) -> Point { Point(x: rect.midX, y: rect.maxY) }

  private static func bend(_ rect: Rect, _ point: Point) -> Path {
    Path([.move(top(rect)), .line(point), .curve(bottom(rect), control1: point, control2: point)])
  }

  private static func text(_ alignment: TextAlignment, _ rect: Rect) -> DisplayItem {
    .text(
      TextRun(TextContent("a", font: .system(12)), color: red, alignment: alignment, in: rect))
  }

  private static func shadow(_ x: Points, _ path: Path) -> DisplayItem {
    .shadow(path, red, radius: 2, offset: Point(x: x, y: 4))
  }

  private static func dropShadow(_ x: Points, _ path: Path) -> DisplayItem {
    .dropShadow(red, radius: 2, offset: Point(x: x, y: 4), of: [.fill(path, .black)])
  }

  private static func conic(
    _ stops: [Gradient.Stop], _ rect: Rect, _ point: Point
  ) -> DisplayItem {
    .gradient(.rect(rect), Gradient(.conic(center: point, through: bottom(rect)), stops: stops))
  }

  private static let rows: [Row] = [
    Row("a filled path", { .fill(bend($0, $1), red) }),
    Row("a line", { .stroke(bend($0, $1), red, Stroke(width: 2)) }),
    Row(
      "text on the left", { rect, _ in text(.left, rect) },
      mirrored: { rect, _ in text(.right, rect) }),
    Row(
      "text on the right", { rect, _ in text(.right, rect) },
      mirrored: { rect, _ in text(.left, rect) }),
    Row("text in the middle", { rect, _ in text(.center, rect) }),
    Row("a picture", { rect, _ in .image(ImageRun(picture, in: rect)) }),
    Row("a shadow", { shadow(3, bend($0, $1)) }, mirrored: { shadow(-3, bend($0, $1)) }),
    Row(
      "the shadow of items", { dropShadow(3, bend($0, $1)) },
      mirrored: { dropShadow(-3, bend($0, $1)) }),
    Row("a material", { .backdrop(bend($0, $1), material) }),
    Row(
      "a linear gradient",
      { .gradient(.rect($0), Gradient(.linear(from: $1, to: bottom($0)), stops: stops)) }),
    Row(
      "a radial gradient",
      {
        .gradient(
          .rect($0),
          Gradient(.radial(center: $1, radii: Size(width: 4, height: 2)), stops: stops))
      }),
    Row(
      "a conic gradient", { conic(stops, $0, $1) }, mirrored: { conic(turnedStops, $0, $1) }),
    Row(
      "a group",
      { .group(name: "a", opacity: 0.5, clip: bend($0, $1), [.fill(.segment($1, top($0)), red)]) }),
  ]

  @Test("is moved with everything in it", arguments: rows)
  func moved(_ row: Row) { #expect(row.item.moved(by: Point(x: 3, y: -4)) == row.moved) }

  @Test("is mirrored with everything in it but letters and pictures", arguments: rows)
  func mirrored(_ row: Row) throws {
    let (mirrored, expected) = (row.item.mirrored(in: 100), row.mirrored)
    // The corners of a mirrored shape follow each other in the other order.
    switch (mirrored, expected) {
    case (.gradient(let path, let gradient), .gradient(let other, let wanted)):
      #expect(path.bounds == other.bounds)
      #expect(gradient == wanted)
    default: #expect(mirrored == expected)
    }
    #expect([row.item].directed(.rightToLeft, in: 100) == [mirrored])
    #expect([row.item].directed(.leftToRight, in: 100) == [row.item])
  }

  /// The map turns by 90° and then moves by (50, 7): (1, 2) goes to (−2 + 50, 1 + 7).
  @Test("in coordinates of its own is moved and mirrored by its map")
  func transformed() throws {
    let map = Transform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 7)
    let dot = DisplayItem.fill(.polyline([Point(x: 1, y: 2)]), Self.red)
    func place(_ item: DisplayItem) throws -> Point {
      guard case .transformed(let map, let items) = item, case .fill(let path, _) = items.first
      else { throw NoDot() }
      return map(try #require(path.bounds).origin)
    }
    let item = DisplayItem.transformed(map, [dot])
    #expect(try place(item) == Point(x: 48, y: 8))
    #expect(try place(item.moved(by: Point(x: 3, y: -4))) == Point(x: 51, y: 4))
    #expect(try place(item.mirrored(in: 100)) == Point(x: 52, y: 8))
  }

  private struct NoDot: Error {}
}
