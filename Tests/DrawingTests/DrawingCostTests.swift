import Geometry
import Graphics
import Testing

@testable import Drawing

@Suite("The time that drawing takes")
struct DrawingCostTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: Path
    let stroke: Stroke
    var clip: Path?
    let isSlow: Bool

    init(
      _ name: String, _ path: Path, _ stroke: Stroke, clip: Path? = nil, isSlow: Bool
    ) {
      (testDescription, self.path, self.stroke) = (name, path, stroke)
      (self.clip, self.isSlow) = (clip, isSlow)
    }
  }

  @Test(
    "is an error that names the view, if it is too long",
    arguments: [
      Row("a chart of 10,000 steps", chart, Stroke(width: 1), isSlow: false),
      Row("the same on a card", chart, Stroke(width: 1), clip: card, isSlow: false),
      Row(
        "a chart with usual dashes", chart, Stroke(width: 1, dashes: [4, 2]), isSlow: false),
      Row("a frame of dots", frame, Stroke(width: 4, cap: .round, dashes: [0, 8]), isSlow: false),
      Row("thick dots without gaps", frame, Stroke(width: 100, dashes: [0.01]), isSlow: true),
      Row("2,000 lines that cross", crossing(2000), Stroke(width: 1), isSlow: false),
      Row("the same on a card", crossing(2000), Stroke(width: 1), clip: card, isSlow: true),
      Row("10,000 thick lines that cross", crossing(10_000), Stroke(width: 10), isSlow: true),
    ])
  func limit(_ row: Row) throws {
    let small = DisplayItem.group(
      name: "small", opacity: 1, clip: nil, [.stroke(frame, .black, Stroke(width: 1))])
    let own = DisplayItem.group(
      name: "own", opacity: 1, clip: row.clip, [.stroke(row.path, .black, row.stroke)])
    let list = DisplayList([small, own, small])
    let renderer = try TestFonts.renderer()
    guard row.isSlow else { return try DrawingCost.check(list.items, size: screen, scale: 3) }
    let error = DrawingError.slowDrawing(view: "own")
    #expect(throws: error) { try renderer.png(of: list, size: screen, scale: 3) }
    #expect(throws: error) { try renderer.svg(of: list, size: screen) }
    #expect(throws: error) { try renderer.pdf(of: list, size: screen) }
  }

  @Test("leaves out usual views, and what is beside the screen")
  func usual() throws {
    let card = Path.roundedRect(Rect(x: 20, y: 20, width: 353, height: 100), radius: 12)
    let dense = crossing(10_000).mapped { Point(x: $0.x, y: $0.y + 1000) }
    let items: [DisplayItem] = [
      .shadow(card, .black, radius: 10, offset: Point(x: 0, y: 4)), .fill(card, .black),
    ]
    try DrawingCost.check(
      (0..<20_000).flatMap { _ in items } + [.stroke(dense, .black, Stroke(width: 1))],
      size: screen, scale: 3)
  }

  @Test("is the sum of all views")
  func sum() throws {
    let item = DisplayItem.stroke(crossing(1500), .black, Stroke(width: 1))
    try DrawingCost.check([item], size: screen, scale: 3)
    #expect(throws: DrawingError.slowDrawing(view: nil)) {
      try DrawingCost.check([item, item], size: screen, scale: 3)
    }
  }

  @Test("counts the pixels of glass, blurs, gradients, shadows and groups", arguments: Area.rows)
  func areas(_ row: Area) throws {
    let view = DisplayItem.group(name: "own", opacity: 1, clip: nil, [row.item])
    func check(_ count: Int, within limit: Double = DrawingCost.greatestTime) throws {
      try DrawingCost.check(
        Array(repeating: view, count: count), size: screen, scale: 3, within: limit)
    }
    try check(row.count)
    #expect(throws: DrawingError.slowDrawing(view: "own")) { try check(row.count + 1) }
    // Each frame of a film of 30 has a second.
    #expect(throws: DrawingError.slowDrawing(view: "own")) {
      try check(row.count / 2, within: DrawingCost.greatestFilmTime / 30)
    }
  }

  /// An item that covers the screen, which has 393 × 852 × 9 = 3,013,524 pixels.
  struct Area: CustomTestStringConvertible {
    let testDescription: String
    let item: DisplayItem
    /// The number that takes four seconds at most.
    let count: Int

    private static func gradient(_ shape: Gradient.Shape) -> DisplayItem {
      .gradient(all, Gradient(shape, stops: [Gradient.Stop(location: 0, color: .black)]))
    }

    static let rows = [
      Area(
        testDescription: "linear gradients of 13 ns a pixel",
        item: gradient(.linear(from: .zero, to: Point(x: 393, y: 852))), count: 102),
      Area(
        testDescription: "radial gradients of 20 ns a pixel",
        item: gradient(
          .radial(center: Point(x: 100, y: 100), radii: Size(width: 100, height: 100))),
        count: 66),
      Area(
        testDescription: "conic gradients of 35 ns a pixel",
        item: gradient(.conic(center: Point(x: 100, y: 100), through: Point(x: 200, y: 100))),
        count: 37),
      Area(
        testDescription: "groups of 4 ns a pixel",
        item: .group(name: nil, opacity: 0.5, clip: nil, [.fill(all, .black)]), count: 331),
      Area(
        testDescription: "shadows whose picture is not reduced, of 3 + 16 ns a pixel",
        item: .shadow(all, .black, radius: 1, offset: .zero), count: 69),
      // 15 ns for each pixel of the screen. The picture of 555 × 1014 points has 3000 ÷ 1014 pixels a
      // point, in blocks of 16 × 16, each of 16 ns.
      Area(
        testDescription: "turned shadows",
        item: .transformed(
          .rotation(degrees: 20), [.shadow(all, .black, radius: 20, offset: .zero)]),
        count: 87),
      Area(
        testDescription: "turned shadows of what items draw",
        item: .transformed(
          .rotation(degrees: 20),
          [.dropShadow(.black, radius: 20, offset: .zero, of: [.fill(all, .black)])]),
        count: 87),
      Area(
        testDescription: "blurs of 40 ns a pixel",
        item: .backdrop(all, Material(blurRadius: 20, saturation: 1, tint: .white)), count: 33),
      Area(
        testDescription: "glass of 80 ns a pixel",
        item: .backdrop(
          all,
          Material(
            blurRadius: 4, saturation: 1, tint: .white, lens: Lens(band: 10, depth: 10))),
        count: 16),
      Area(
        testDescription: "glass that is enlarged, as much as the screen shows",
        item: .transformed(
          .scaling(x: 3, y: 3, around: .zero),
          [
            .backdrop(
              all,
              Material(
                blurRadius: 4, saturation: 1, tint: .white, lens: Lens(band: 10, depth: 10)))
          ]),
        count: 16),
    ]
  }
}

private let all = Path.rect(Rect(origin: .zero, size: screen))
private let screen = Size(width: 393, height: 852)
private let frame = Path.rect(Rect(x: 20, y: 20, width: 353, height: 800))
private let card = Path.roundedRect(Rect(origin: .zero, size: screen), radius: 20)

/// A line across the screen that goes up and down by ten points.
private let chart = Path.polyline(
  (0..<10_000).map { Point(x: Points(Double($0) * 0.0393), y: $0 % 2 == 0 ? 400 : 410) })

/// Lines from the upper to the lower edge, of which each crosses many others.
private func crossing(_ count: Int) -> Path {
  .polyline(
    (0..<count).map { Point(x: Points(Double($0 * 7919 % 393)), y: $0 % 2 == 0 ? 0 : 852) })
}
