import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds

/// The text beside a drawing of constraints.
///
/// It has the reasons for the numbers of a view, or the problems of all views. The legend of the
/// colours follows.
struct ExplanationPanel {
  let cell: ExplainedCell
  let name: String?

  private struct Line {
    let text: String
    var size = 1.25
    var weight = FontWeight.regular
    var color = SheetInk.text
    /// The colour of a bar before the line; nil for no bar.
    var bar: ConstraintInk?
    var indent = 0.0
    /// The space above the line, in lines.
    var space = 0.0
  }

  func size(_ unit: Points, measuring text: any TextMeasuring) -> Size {
    var size = Size.zero
    for line in lines {
      let content = TextContent(
        line.text, font: .system(unit * line.size, line.weight), lines: 1)
      let width = text.extent(of: content, width: nil).size.width
      size.width = max(size.width, width + unit * (line.indent + 1.4))
      size.height += unit * (Self.pitch + line.space)
    }
    return size
  }

  func draw(at origin: Point, with pen: inout SheetPen) {
    let unit = pen.unit
    var y = origin.y
    for line in lines {
      y += unit * line.space
      let x = origin.x + unit * line.indent
      if let bar = line.bar {
        pen.line(
          Point(x: x, y: y + unit * 0.95), Point(x: x + unit, y: y + unit * 0.95), bar.color,
          width: 0.3, isDashed: bar.isDashed)
      }
      pen.text(
        line.text,
        in: Rect(x: x + unit * 1.4, y: y, width: unit * 200, height: unit * Self.pitch),
        alignment: .left, size: unit * line.size, weight: line.weight, color: line.color)
      y += unit * Self.pitch
    }
  }

  private static let pitch = 1.9

  private var lines: [Line] {
    (name.map { cell.items(named: $0).flatMap(account) } ?? overview) + legend
  }

  private var legend: [Line] {
    ConstraintInk.allCases.reversed().filter { $0 != .content || name != nil }.enumerated().map {
      index, ink in
      Line(text: ink.meaning, color: SheetInk.faint, bar: ink, space: index == 0 ? 1.5 : 0)
    }
  }

  // MARK: One view

  private func account(of item: ItemExplanation) -> [Line] {
    var lines: [Line] = []
    if let placement = cell.placement(of: item) { lines.append(Line(text: placement)) }
    for attribute in item.attributes where !attribute.reasons.isEmpty {
      let words =
        switch attribute.certainty {
        case .determined: ""
        case .tie: ", a tie"
        case .open: ", not determined"
        }
      lines.append(
        Line(
          text: "\(attribute.name.rawValue) \(attribute.exact)\(words)", size: 1.35,
          weight: .semibold, space: lines.isEmpty ? 0 : 0.8))
      let reasons = cell.worded(attribute.reasons, of: item, .shown)
      let shown = reasons.prefix(Self.greatest)
      lines += shown.flatMap { reason, wording in
        self.lines(wording, ink(of: reason.cause), indent: reason.isOwn ? 0 : 1.4)
      }
      lines += WordList.rest(of: reasons.count, after: shown.count).map {
        Line(text: $0, color: SheetInk.faint, indent: 1.4)
      }
    }
    let contents = item.contents.compactMap { cell.shortfall($0, .shown) }
    return lines + outcomes(item.constraints, contents: contents)
  }

  /// The greatest number of listed reasons for a number, and of listed constraints with an outcome.
  private static let greatest = 8

  private func ink(of cause: AttributeExplanation.Cause) -> ConstraintInk? {
    switch cause {
    case .constraint(let position): ConstraintInk(cell.constraint(position).outcome)
    case .content: .content
    case .neverNegative, .fitting, .givenContent, .open: nil
    }
  }

  // MARK: All views

  private var overview: [Line] {
    let all = cell.explanation.constraints
    let count = all.filter { $0.outcome == .decides && !$0.constraint.origin.isEngine }.count
    let head = Line(
      text: "\(count) of the constraints written decide", size: 1.35, weight: .semibold)
    return [head] + outcomes(Array(all.indices.filter { !all[$0].constraint.origin.isEngine }))
  }

  /// The constraints with other outcomes than `decides`, grouped by outcome.
  private func outcomes(_ positions: [Int], contents: [ExplainedReason] = []) -> [Line] {
    [ConstraintInk.leftOut, .broken, .slack, .implied].flatMap { ink -> [Line] in
      let found = positions.filter { ConstraintInk(cell.constraint($0).outcome) == ink }
      let contents = ink == .broken ? contents : []
      guard !found.isEmpty || !contents.isEmpty else { return [] }
      let shown = found.prefix(Self.greatest)
      var lines = [Line(text: ink.meaning, size: 1.35, weight: .semibold, space: 0.8)]
      for position in shown {
        var wording = cell.reason(position)
        if let words = cell.shortfall(cell.constraint(position).outcome, .shown) {
          wording = ExplainedReason(text: "\(wording.text): \(words)", origin: wording.origin)
        }
        lines += self.lines(wording, ink, indent: 0)
      }
      lines += WordList.rest(of: found.count, after: shown.count).map {
        Line(text: $0, color: SheetInk.faint)
      }
      lines += contents.flatMap { self.lines($0, .broken, indent: 0) }
      return lines
    }
  }

  private func lines(
    _ reason: ExplainedReason, _ ink: ConstraintInk?, indent: Double
  ) -> [Line] {
    var lines = [Line(text: reason.text, bar: ink, indent: indent)]
    if !reason.origin.isEmpty {
      lines.append(
        Line(text: reason.origin, size: 1.05, color: SheetInk.faint, indent: indent))
    }
    return lines
  }
}
