import AutoLayout
import Devices
import Drawing
import Geometry
import Graphics
import ViewKinds

/// The screen of a cell with its constraints drawn over it, and the explanation beside it.
struct ExplanationSheet {
  let list: DisplayList
  let size: Size

  init(_ cell: ExplainedCell, named name: String?, measuring text: any TextMeasuring) {
    let part = cell.neighbourhood(of: name)
    let isCloseUp = part != cell.wholeScreen
    let zoom =
      isCloseUp
      ? min(1100 / part.width.value, 1100 / part.height.value, 4)
      : min(max(1400 / max(part.width, part.height).value, 1.2), 2)
    var pen = SheetPen(unit: 11)
    let unit = pen.unit
    let margin = unit * 3
    let top = unit * 7
    let drawing = ExplanationDrawing(
      cell: cell, name: name, part: part, corner: Point(x: margin, y: top), zoom: zoom)
    let panel = ExplanationPanel(cell: cell, name: name)
    let left = drawing.frame.maxX + unit * 3
    let panelSize = panel.size(unit, measuring: text)
    let screen = cell.wholeScreen.size
    let small = unit * (screen.width > screen.height ? 30 : 18)
    let overview = Rect(
      x: margin, y: drawing.frame.maxY + unit * 2, width: small,
      height: small * (screen.height.value / screen.width.value))
    let lowest = isCloseUp ? overview.maxY : drawing.frame.maxY
    size = Size(
      width: left + panelSize.width + margin,
      height: max(lowest, top + panelSize.height) + margin)
    pen.fill(.rect(Rect(origin: .zero, size: size)), .white)
    pen.text(
      name.map { "\($0) on \(cell.id)" } ?? cell.id, at: Point(x: margin, y: unit * 1.6),
      size: unit * 2.2, weight: .semibold)
    drawing.draw(with: &pen, measuring: text)
    if isCloseUp { drawing.drawOverview(in: overview, with: &pen) }
    panel.draw(at: Point(x: left, y: top), with: &pen)
    list = pen.list
  }
}

/// A format of the drawings that `strut explain` writes.
package enum ExplanationPicture: String, Hashable, Sendable {
  case svg, png

  func bytes(of sheet: ExplanationSheet, by renderer: Renderer) throws -> [UInt8] {
    switch self {
    case .svg: try renderer.svg(of: sheet.list, size: sheet.size)
    case .png: try renderer.png(of: sheet.list, size: sheet.size, scale: 1)
    }
  }
}
