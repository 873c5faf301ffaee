import Devices
import Geometry
import Graphics
import ViewKinds

/// A labelled length between two coordinates on an axis.
struct SheetSpan {
  let from: Points
  let to: Points
  let label: String

  /// Creates a span whose label is its length, after a name if there is one.
  init(_ from: Points, _ to: Points, _ name: String = "") {
    self.from = from
    self.to = to
    let length = "\(to - from)"
    label = name.isEmpty ? length : "\(name) \(length)"
  }

  var middle: Points { (from + to) / 2 }
}

extension SheetPen {
  /// The side of a dimension line on which its label is.
  enum Side {
    case before, after
  }

  /// Draws lengths along a vertical line.
  ///
  /// A label that would overlap the label above it moves down.
  mutating func column(
    _ spans: [SheetSpan], x: Points, edge: Points, words side: Side, color: RGBAColor
  ) {
    var lowest: Points?
    for span in spans where span.to > span.from {
      for y in [span.from, span.to] {
        line(Point(x: edge, y: y), Point(x: x + (x < edge ? -unit : unit) * 0.5, y: y))
      }
      dimension(Point(x: x, y: span.from), Point(x: x, y: span.to), color)
      var middle = span.middle
      if let lowest { middle = max(middle, lowest + unit * 1.5) }
      lowest = middle
      let width = unit * 24
      let left = side == .after ? x + unit * 0.7 : x - unit * 0.7 - width
      text(
        span.label, in: Rect(x: left, y: middle - unit, width: width, height: unit * 2),
        alignment: side == .after ? .left : .right, color: color)
    }
  }

  /// Draws lengths along a horizontal line, with labels below or above.
  ///
  /// If the first label is wider than its length, it extends outwards. The last of at least three
  /// labels does the same.
  mutating func row(
    _ spans: [SheetSpan], y: Points, edge: Points, words side: Side, color: RGBAColor
  ) {
    let shown = spans.filter { $0.to > $0.from }
    for (index, span) in shown.enumerated() {
      for x in [span.from, span.to] {
        line(Point(x: x, y: edge), Point(x: x, y: y + (y < edge ? -unit : unit) * 0.5))
      }
      dimension(Point(x: span.from, y: y), Point(x: span.to, y: y), color)
      let width = unit * 24
      let isNarrow = span.to - span.from < unit * 0.8 * Double(span.label.count)
      let (left, alignment): (Points, TextAlignment) =
        if isNarrow, index == 0 {
          (span.to - width - unit * 0.1, .right)
        } else if isNarrow, index == shown.count - 1, index > 1 {
          (span.from + unit * 0.1, .left)
        } else {
          (span.middle - width / 2, .center)
        }
      let top = side == .after ? y + unit * 0.2 : y - unit * 2
      text(
        span.label, in: Rect(x: left, y: top, width: width, height: unit * 1.8),
        alignment: alignment, color: color)
    }
  }

  /// Draws a line with an arrow at both ends.
  ///
  /// If there is no room for arrows, the line has none.
  mutating func dimension(
    _ from: Point, _ to: Point, _ color: RGBAColor, isDashed: Bool = false
  ) {
    line(from, to, color, isDashed: isDashed)
    let isRow = from.y == to.y
    let length = isRow ? to.x - from.x : to.y - from.y
    guard length > unit * 1.6 else { return }
    for (tip, sign) in [(from, 1.0), (to, -1.0)] {
      let along = unit * 0.7 * sign
      let across = unit * 0.22
      let a =
        isRow
        ? Point(x: tip.x + along, y: tip.y - across) : Point(x: tip.x - across, y: tip.y + along)
      let b =
        isRow
        ? Point(x: tip.x + along, y: tip.y + across) : Point(x: tip.x + across, y: tip.y + along)
      fill(Path([.move(tip), .line(a), .line(b), .close]), color)
    }
  }
}
