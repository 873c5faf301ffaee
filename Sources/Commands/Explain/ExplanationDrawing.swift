import AutoLayout
import Devices
import Drawing
import Geometry
import Graphics
import Spec
import ViewKinds

/// The screen of a cell, with its constraints drawn over it as dimension lines.
struct ExplanationDrawing {
  let cell: ExplainedCell
  /// The view or guide whose constraints are drawn, or nil for all constraints of the spec.
  let name: String?
  /// The drawn part of the screen.
  let part: Rect
  /// The upper left corner of this part on the drawing.
  let corner: Point
  /// The number of points of the drawing for each point of the screen.
  let zoom: Double

  /// The drawn part in the drawing's coordinates.
  var frame: Rect {
    Rect(
      x: corner.x, y: corner.y, width: part.width * zoom, height: part.height * zoom)
  }

  /// The upper left corner of the screen on the drawing.
  private var origin: Point {
    Point(x: corner.x - part.x * zoom, y: corner.y - part.y * zoom)
  }

  private var screen: Rect { placed(cell.wholeScreen) }

  /// Whether only a part of the screen is drawn.
  private var isCloseUp: Bool { part != cell.wholeScreen }

  func draw(with sheet: inout SheetPen, measuring text: any TextMeasuring) {
    var pen = SheetPen(unit: sheet.unit)
    drawScreen(with: &pen)
    let shown = shownItems
    for item in cell.items(named: nil) {
      let isShown = name != nil && item.name == name
      guard !isShown, item.view != .root || item.guide != nil else { continue }
      pen.outline(
        .rect(placed(cell.frameOnScreen(of: item))), SheetInk.line.withAlpha(0x90), width: 0.06)
    }
    if let name, let item = cell.items(named: name).first {
      let frame = placed(cell.frameOnScreen(of: item))
      pen.fill(.rect(frame), ConstraintInk.decides.color.withAlpha(0x1C))
      pen.outline(.rect(frame), ConstraintInk.decides.color, width: 0.16)
    }
    var places = MarkLayout(within: isCloseUp ? frame : frame.inset(by: -pen.unit))
    let marks = self.marks
    var words = MarkWords(text: text)
    for mark in marks { draw(mark, with: &pen, &places, &words) }
    for item in shown { add(nameOf: item, pen, &places, &words) }
    words.draw(with: &pen)
    guard isCloseUp else {
      sheet.add(pen.list.items)
      return
    }
    sheet.add([
      .group(name: "constraints", opacity: 1, clip: .rect(frame), pen.list.items)
    ])
    sheet.outline(.rect(frame), SheetInk.line, width: 0.12)
  }

  /// Draws the whole screen at a small size and marks the drawn part.
  func drawOverview(in box: Rect, with pen: inout SheetPen) {
    let factor = box.width.value / cell.wholeScreen.width.value
    let small = ExplanationDrawing(
      cell: cell, name: name, part: cell.wholeScreen, corner: box.origin, zoom: factor)
    small.drawScreen(with: &pen)
    pen.outline(.rect(small.placed(part)), ConstraintInk.decides.color, width: 0.2)
  }

  /// Draws the screen in faded colours, so that lines over it stand out.
  private func drawScreen(with pen: inout SheetPen) {
    let outline = Path.continuousRect(
      screen, radius: cell.built.configuration.device.displayCornerRadius * zoom)
    let transform = Transform(
      a: zoom, b: 0, c: 0, d: zoom, tx: origin.x, ty: origin.y)
    pen.add([
      .group(
        name: "screen", opacity: 1, clip: outline,
        [
          .transformed(transform, cell.displayList.items),
          .fill(.rect(screen), RGBAColor(rgb: 0xFFFFFF, alpha: 0xB4)),
        ])
    ])
    pen.outline(outline, SheetInk.outline, width: 0.2)
  }

  func placed(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * zoom, y: origin.y + rect.y * zoom, width: rect.width * zoom,
      height: rect.height * zoom)
  }

  private func placed(_ coordinate: Points, on axis: Axis) -> Points {
    (axis == .horizontal ? origin.x : origin.y) + coordinate * zoom
  }
}

extension ExplanationDrawing {
  /// The marks in drawing order, the least important first.
  private var marks: [ConstraintMark] {
    var marks: [ConstraintMark] = []
    for position in positions {
      let isFaint = !positionsOfItems.contains(position)
      let mark = ConstraintMark(cell.constraint(position), isFaint: isFaint, in: cell)
      if let mark, !marks.contains(mark) { marks.append(mark) }
    }
    if name != nil {
      for item in cell.items(named: name) {
        let rect = cell.frameOnScreen(of: item)
        marks += item.contents.compactMap { ConstraintMark($0, of: rect) }
      }
    }
    return marks.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.isFaint ? 0 : 1, a.ink.rawValue, one.offset)
        < (b.isFaint ? 0 : 1, b.ink.rawValue, other.offset)
    }.map(\.element)
  }

  /// The positions of the constraints to draw.
  ///
  /// For an item, these are its own constraints and those that decide its frame. Otherwise these
  /// are all constraints of the spec.
  private var positions: [Int] {
    guard name != nil else {
      return cell.explanation.constraints.indices.filter { position in
        switch cell.constraint(position).constraint.origin {
        case .written, .shorthand, .visualFormat, .code, .engine(.autoresizing, _): true
        case .engine: false
        }
      }
    }
    var positions = positionsOfItems
    for reason in cell.items(named: name).flatMap(\.attributes).flatMap(\.reasons) {
      if case .constraint(let position) = reason.cause, !positions.contains(position) {
        positions.append(position)
      }
    }
    return positions
  }

  private var positionsOfItems: [Int] {
    guard name != nil else { return Array(cell.explanation.constraints.indices) }
    return cell.items(named: name).flatMap(\.constraints)
  }

  /// The item, and the views in the drawn constraints.
  ///
  /// The drawing has their names.
  private var shownItems: [ItemExplanation] {
    let owners = Set(
      positions.flatMap { cell.constraint($0).constraint.anchors.map(\.item.owner) })
    return cell.items(named: nil).filter { item in
      item.name == name || item.guide == nil && item.view != .root && owners.contains(item.view)
    }
  }
}

extension ExplanationDrawing {
  private func draw(
    _ mark: ConstraintMark, with pen: inout SheetPen, _ places: inout MarkLayout,
    _ words: inout MarkWords
  ) {
    let color = mark.ink.color.withAlpha(mark.isFaint ? 0x78 : 0xFF)
    switch mark.shape {
    case .alignment(let coordinate, let from, let to, let isEdge):
      let line = Line(
        axis: mark.axis.other, from: placed(from, on: mark.axis.other),
        to: placed(to, on: mark.axis.other), at: placed(coordinate, on: mark.axis))
      pen.line(
        line.start, line.end, color, width: isEdge ? 0.34 : 0.14,
        isDashed: !isEdge || mark.ink.isDashed)
      words.add(mark.label, color, beside: line, pen.unit, &places)
      places.take(line.box(thickness: pen.unit * 0.5), weight: 1)
    case .length(let from, let to, let room, let one, let other):
      let (start, end) = (placed(from, on: mark.axis), placed(to, on: mark.axis))
      let lines = Self.fractions.map { fraction in
        let across = room.start + (room.end - room.start) * fraction
        return Line(
          axis: mark.axis, from: start, to: end, at: placed(across, on: mark.axis.other))
      }
      let boxes = lines.map { $0.box(thickness: pen.unit * 1.6) }
      let chosen = places.freest(of: boxes)
      let line = lines[chosen]
      extend(line, to: placed(one), with: &pen, color, isStart: true)
      extend(line, to: placed(other), with: &pen, color, isStart: false)
      pen.dimension(line.start, line.end, color, isDashed: mark.ink.isDashed)
      drawEnds(of: line, with: &pen, color)
      words.add(mark.label, color, beside: line, pen.unit, &places)
      places.take(boxes[chosen], weight: 1.5)
    }
  }

  /// The positions for a line, as fractions of its room, the best first.
  private static let fractions = [0.5, 0.36, 0.64, 0.24, 0.76, 0.14, 0.86, 0.06, 0.94]

  /// Draws a thin line from a rectangle to the end of a line beside it.
  private func extend(
    _ line: Line, to rect: Rect, with pen: inout SheetPen, _ color: RGBAColor, isStart: Bool
  ) {
    let across = line.axis.other
    let (low, high) = (rect.minEdge(on: across), rect.maxEdge(on: across))
    guard line.position < low || line.position > high else { return }
    let near = line.position < low ? low : high
    let end = isStart ? line.from : line.to
    pen.line(line.point(end, near), line.point(end, line.position), color, width: 0.06)
  }

  /// Draws a short bar at each end, so that a length of a few points is visible.
  private func drawEnds(of line: Line, with pen: inout SheetPen, _ color: RGBAColor) {
    let half = pen.unit * 0.35
    for end in [line.from, line.to] {
      pen.line(
        line.point(end, line.position - half), line.point(end, line.position + half), color,
        width: 0.12)
    }
  }

  private func add(
    nameOf item: ItemExplanation, _ pen: SheetPen, _ places: inout MarkLayout,
    _ words: inout MarkWords
  ) {
    let isShown = item.name == name
    words.add(
      name: item.name, isShown ? ConstraintInk.decides.color : SheetInk.faint,
      of: placed(cell.frameOnScreen(of: item)), pen.unit, &places)
  }
}

/// A line along an axis of the drawing.
struct Line: Hashable {
  let axis: Axis
  let from: Points
  let to: Points
  /// The coordinate across the axis.
  let position: Points

  init(axis: Axis, from: Points, to: Points, at position: Points) {
    self.axis = axis
    self.from = from
    self.to = to
    self.position = position
  }

  var start: Point { point(from, position) }
  var end: Point { point(to, position) }

  func point(_ along: Points, _ across: Points) -> Point {
    axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  func box(thickness: Points) -> Rect {
    let (low, high) = (min(from, to), max(from, to))
    let (a, b) = (point(low, position - thickness / 2), point(high, position + thickness / 2))
    return Rect(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y)
  }
}

extension ExplainedCell {
  /// The window in its own coordinates.
  var wholeScreen: Rect { Rect(origin: .zero, size: built.geometry.size) }

  /// The part of the screen that shows the constraints of a view best.
  ///
  /// It is the whole screen without a view, or if the part would show most of the screen.
  func neighbourhood(of name: String?) -> Rect {
    guard name != nil, let item = items(named: name).first else { return wholeScreen }
    // A view without width or height has visible lines around it. The inset gives it an area.
    let frame = frameOnScreen(of: item)
    guard let seen = frame.inset(by: -0.5).intersection(wholeScreen) else { return wholeScreen }
    let near = seen.inset(by: -Self.neighbourhoodMargin)
    let width = max(near.width, Self.leastPart.width)
    let height = max(near.height, Self.leastPart.height)
    let part = Rect(
      x: near.midX - width / 2, y: near.midY - height / 2, width: width, height: height
    ).moved(into: wholeScreen)
    let isMostOfIt = part.height.value > 0.6 * wholeScreen.height.value
    return isMostOfIt && part.width.value > 0.6 * wholeScreen.width.value ? wholeScreen : part
  }

  private static let neighbourhoodMargin: Points = 44
  private static let leastPart = Size(width: 200, height: 130)
}

extension Rect {
  /// The rectangle moved into the bounds by the shortest distance.
  ///
  /// It is cut if it is larger than the bounds.
  fileprivate func moved(into bounds: Rect) -> Rect {
    let (width, height) = (min(width, bounds.width), min(height, bounds.height))
    return Rect(
      x: min(max(x, bounds.minX), bounds.maxX - width),
      y: min(max(y, bounds.minY), bounds.maxY - height), width: width, height: height)
  }
}
