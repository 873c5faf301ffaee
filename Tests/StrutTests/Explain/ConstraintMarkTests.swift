import AutoLayout
import Geometry
import Spec
import Testing

@testable import Cells
@testable import Commands

@Suite("What is drawn of a constraint")
struct ConstraintMarkTests {
  private static let spec = """
    matrix: { device: { id: pocket, width: 100, height: 200, scale: 2 } }
    views:
      bar:
        pin: { top: 0, leading: 0, trailing: 0 }
        height: 60
        margins: 8
        views:
          box: { size: [20, 30], pin: { top: 10, leading: 0, to: superview.margins } }
    constraints:
      - room: box.trailing <= superview.trailing - 4
      - wish: bar.height == 70 @750
    """

  private func explained(direction: String = "ltr") throws -> ExplainedCell {
    let fixture = try FilmFixture(
      Self.spec.replacing("matrix: {", with: "matrix: { direction: \(direction),"))
    let cell = try #require(fixture.spec.cells.first)
    return try fixture.renderer.explain(SelectedCell(spec: fixture.spec, cell: cell))
  }

  private func mark(_ equation: String, in cell: ExplainedCell) throws -> ConstraintMark {
    let found = cell.explanation.constraints.first {
      $0.constraint.equation(in: cell.explanation.hierarchy) == equation
    }
    let explained = try #require(found, "\(equation)")
    return try #require(ConstraintMark(explained, isFaint: false, in: cell))
  }

  private static let bar = Rect(x: 0, y: 0, width: 100, height: 60)
  private static let box = Rect(x: 8, y: 18, width: 20, height: 30)

  @Test("is a bar where edges coincide, over what both have of it")
  func edges() throws {
    let mark = try mark("bar.leading == superview.leading", in: explained())
    #expect(mark.shape == .alignment(at: 0, from: 0, to: 60, isEdge: true))
    #expect(mark.ink == .decides && mark.label.isEmpty)
  }

  @Test("is a length through the middle of a view for its size")
  func size() throws {
    let mark = try mark("box.height == 30", in: explained())
    #expect(
      mark.shape
        == .length(
          from: 18, to: 48, room: ConstraintMark.Span(Self.box, across: .vertical), Self.box,
          Self.box))
    #expect(mark.axis == .vertical && mark.label == "30")
  }

  @Test("goes on to the edge of the view whose margin it is, on the side where reading begins")
  func margins() throws {
    let mark = try mark("box.leading == superview.margins.leading", in: explained())
    #expect(
      mark.shape
        == .length(
          from: 0, to: 8, room: ConstraintMark.Span(Self.box, across: .horizontal), Self.bar,
          Self.box))
    #expect(mark.label == "margin 8")

    let mirrored = try self.mark(
      "box.leading == superview.margins.leading", in: explained(direction: "rtl"))
    guard case .length(let from, let to, _, _, _) = mirrored.shape else {
      Issue.record("\(mirrored.shape)")
      return
    }
    #expect(from == 92 && to == 100)
  }

  @Test("says how much room an inequality leaves, and by how much a wish is missed")
  func outcomes() throws {
    let cell = try explained()
    // The box ends at 28, and could at 96.
    let room = try mark("box.trailing <= superview.trailing - 4", in: cell)
    #expect(room.ink == .slack && room.ink.isDashed)
    #expect(room.label == "72, 68 to spare")
    let wish = try mark("bar.height == 70 @750", in: cell)
    #expect(wish.ink == .broken)
    #expect(wish.label == "60, short by 10")
  }

  @Test("is drawn over the whole screen where what is around the view is most of it")
  func closeUp() throws {
    let cell = try explained()
    #expect(cell.neighbourhood(of: nil) == Rect(x: 0, y: 0, width: 100, height: 200))
    // 130 points are the least height of a part, and more than six tenths of 200.
    #expect(cell.neighbourhood(of: "box") == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  // A part is 44 and a half points around the view, and 200 × 130 at least.
  @Test(
    "is drawn in a part of a larger screen, which ends at the screen's edges",
    arguments: [
      ("leading: 180, top: 385", [100, 335]), ("leading: 0, top: 0", [0, 0]),
      ("trailing: 0, bottom: 0", [200, 670]),
    ] as [(String, [Double])])
  func part(_ pin: String, _ origin: [Double]) throws {
    let fixture = try FilmFixture(
      """
      matrix: { device: { id: tall, width: 400, height: 800, scale: 2 } }
      views: { box: { size: [40, 30], pin: { \(pin) } } }
      """)
    let cell = try #require(fixture.spec.cells.first)
    let explained = try fixture.renderer.explain(SelectedCell(spec: fixture.spec, cell: cell))
    #expect(
      explained.neighbourhood(of: "box")
        == Rect(x: Points(origin[0]), y: Points(origin[1]), width: 200, height: 130))
  }
}

@Suite("Places on a drawing")
struct MarkLayoutTests {
  private let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
  private let first = Rect(x: 0, y: 0, width: 10, height: 10)
  private let second = Rect(x: 40, y: 40, width: 10, height: 10)

  @Test("are taken in the order of preference, the next once one is taken")
  func order() {
    var layout = MarkLayout(within: bounds)
    #expect(layout.choose([first, second], weight: 1) == 0)
    #expect(layout.choose([first, second], weight: 1) == 1)
  }

  @Test("outside of the drawing are the last")
  func outside() {
    let layout = MarkLayout(within: bounds)
    #expect(layout.freest(of: [first.offset(by: Point(x: -5, y: 0)), second]) == 1)
  }
}
