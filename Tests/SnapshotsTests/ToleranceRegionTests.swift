import Comparing
import Geometry
import Graphics
import Testing
import Tolerances

@testable import Snapshots

@Suite("The regions of views with rules")
struct ToleranceRegionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var ignored: [String] = ["card"]
    var views: [ViewTolerance] = []
    var old = ToleranceRegionTests.layout
    var new = ToleranceRegionTests.layout
    var transform: Transform?
    var clips = false
    let regions: [ViewRegion]
  }

  /// A card with a badge that is half outside it, 20 points below the top of the picture.
  private static let layout = """
    root view (0, 0) 200 × 200
      card view (50, 40) 40 × 20
        badge view (30, -10) 20 × 20
      front view (50, 40) 40 × 20

    """

  private static let card = Rect(x: 50, y: 60, width: 40, height: 20)
  private static let badge = Rect(x: 80, y: 50, width: 20, height: 20)

  static let rows = [
    Row(testDescription: "need a rule", ignored: [], regions: []),
    Row(
      testDescription: "have the subviews outside the view",
      regions: [
        ViewRegion(id: "card", frames: [card]), ViewRegion(id: "card", frames: [badge]),
      ]),
    Row(
      testDescription: "have subviews with their own rules",
      views: [ViewTolerance(id: "badge", rule: DifferenceRule())],
      regions: [
        ViewRegion(id: "card", frames: [card]), ViewRegion(id: "badge", frames: [badge]),
      ]),
    Row(
      testDescription: "have only the part of a subview that is not cut off", clips: true,
      regions: [
        ViewRegion(id: "card", frames: [card]),
        ViewRegion(id: "card", frames: [Rect(x: 80, y: 60, width: 10, height: 10)]),
      ]),
    // A quarter turn clockwise around (70, 70).
    Row(
      testDescription: "are turned with the view", transform: .rotation(degrees: 90),
      regions: [
        ViewRegion(id: "card", frames: [Rect(x: 60, y: 50, width: 20, height: 40)]),
        ViewRegion(id: "card", frames: [Rect(x: 70, y: 80, width: 20, height: 20)]),
      ]),
    Row(
      testDescription: "have the old and the new frame of a subview",
      new: layout.replacing("(30, -10)", with: "(30, 15)"),
      regions: [
        ViewRegion(id: "card", frames: [card]),
        ViewRegion(
          id: "card", frames: [badge, Rect(x: 80, y: 75, width: 20, height: 20)]),
      ]),
    Row(
      testDescription: "have no hidden subview",
      old: layout.replacing("(30, -10) 20 × 20", with: "(30, -10) 20 × 20 hidden"),
      new: layout.replacing("(30, -10) 20 × 20", with: "(30, -10) 20 × 20 hidden"),
      regions: [
        ViewRegion(id: "card", frames: [card]), ViewRegion(id: "card", frames: []),
      ]),
    Row(
      testDescription: "have a subview that is gone behind the views in front of it",
      views: [ViewTolerance(id: "front", rule: DifferenceRule())],
      new: layout.replacing("    badge view (30, -10) 20 × 20\n", with: ""),
      regions: [
        ViewRegion(id: "card", frames: [card]), ViewRegion(id: "card", frames: [badge]),
        ViewRegion(id: "front", frames: [card]),
      ]),
    Row(
      testDescription: "have only the new frame of a view that moved into the ignored one",
      old: layout.replacing("    badge view (30, -10) 20 × 20\n", with: "")
        + "  badge view (0, 0) 20 × 20\n",
      regions: [
        ViewRegion(id: "card", frames: [card]), ViewRegion(id: "card", frames: [badge]),
      ]),
    Row(
      testDescription: "have the old frame of a view that moved to a view with a rule",
      views: [ViewTolerance(id: "front", rule: DifferenceRule())],
      new: layout.replacing("    badge view (30, -10) 20 × 20\n", with: "")
        + "    badge view (30, -10) 20 × 20\n",
      regions: [
        ViewRegion(id: "card", frames: [card]), ViewRegion(id: "front", frames: [card]),
        ViewRegion(id: "card", frames: [badge]), ViewRegion(id: "front", frames: [badge]),
      ]),
  ]

  @Test("are those of all subviews, wherever they are shown", arguments: rows)
  func regions(_ row: Row) throws {
    let (old, new) = (
      try #require(LayoutText.lines(of: row.old)), try #require(LayoutText.lines(of: row.new))
    )
    let placements = zip(new, LayoutTree(new).framesOnScreen).map { line, frame in
      let isCard = line.id == "card"
      return ViewPlacement(
        frame: frame.offset(by: Point(x: 0, y: 20)), transform: isCard ? row.transform : nil,
        clips: isCard && row.clips)
    }
    let tolerance = Tolerance(ignoredViews: row.ignored, views: row.views)
    #expect(
      LayoutTolerance(tolerance, from: old, to: new).regions(placing: placements) == row.regions)
  }
}
