import Geometry
import Testing

@testable import Devices

@Suite("Content between several bars") struct ContentPlacementTests {
  @Test("follows every bar's own edge and background", arguments: Stacked.rows)
  func placement(_ row: Stacked) {
    let placement = ContentPlacement(
      screen: Rect(x: 0, y: 0, width: 390, height: 844),
      deviceInsets: Insets(top: 47, left: 0, bottom: 34, right: 0), bars: row.bars,
      extendedEdges: row.edges, extendsUnderOpaqueBars: false)
    #expect(placement.frame.minY == row.top)
    #expect(placement.frame.height == row.height)
    #expect(placement.safeArea.top == row.safe.0)
    #expect(placement.safeArea.bottom == row.safe.1)
  }
}

struct Stacked: CustomTestStringConvertible {
  let name: String
  var bars: [BarStrip]
  var edges: ExtendedEdges = .all
  let top: Points
  let height: Points
  let safe: (Points, Points)

  var testDescription: String { name }

  private static func top(opaque: Bool = false) -> BarStrip {
    BarStrip(edge: .top, reach: 91, isOpaque: opaque)
  }
  private static func tab(opaque: Bool = false) -> BarStrip {
    BarStrip(edge: .bottom, reach: 83, isOpaque: opaque)
  }

  static let rows = [
    Stacked(
      name: "both translucent", bars: [top(), tab()], top: 0, height: 844, safe: (91, 83)),
    Stacked(
      name: "a toolbar on the tab bar",
      bars: [top(), tab(), BarStrip(edge: .bottom, reach: 132, isOpaque: false)], top: 0,
      height: 844, safe: (91, 132)),
    Stacked(
      name: "both opaque", bars: [top(opaque: true), tab(opaque: true)], top: 91, height: 670,
      safe: (0, 0)),
    Stacked(
      name: "no extended edges", bars: [top(), tab()], edges: [], top: 91, height: 670,
      safe: (0, 0)),
    Stacked(
      name: "top extended", bars: [top(), tab()], edges: .top, top: 0, height: 761,
      safe: (91, 0)),
    Stacked(
      name: "bottom extended", bars: [top(), tab()], edges: .bottom, top: 91, height: 753,
      safe: (0, 83)),
    Stacked(
      name: "a translucent toolbar on an opaque tab bar",
      bars: [tab(opaque: true), BarStrip(edge: .bottom, reach: 132, isOpaque: false)], top: 0,
      height: 761, safe: (47, 49)),
  ]
}
