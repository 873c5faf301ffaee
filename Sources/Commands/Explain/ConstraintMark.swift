import AutoLayout
import Devices
import Geometry
import Graphics

/// The drawing of a constraint, in screen coordinates.
struct ConstraintMark: Hashable {
  let shape: Shape
  let axis: Axis
  /// The text beside the line, or empty for none.
  let label: String
  let ink: ConstraintInk
  /// Whether the mark is faint.
  ///
  /// A faint constraint is not a constraint of the shown item, but the item depends on it.
  let isFaint: Bool

  enum Shape: Hashable {
    /// A length between two coordinates on the axis.
    ///
    /// `room` is the range across the axis in which the line may be. The rectangles are the items
    /// at both ends.
    case length(from: Points, to: Points, room: Span, Rect, Rect)
    /// Two coinciding edges or centre lines.
    case alignment(at: Points, from: Points, to: Points, isEdge: Bool)
  }

  /// A range across an axis.
  struct Span: Hashable {
    var start: Points
    var end: Points

    init(_ rect: Rect, across axis: Axis) {
      start = rect.minEdge(on: axis.other)
      end = rect.maxEdge(on: axis.other)
    }

    /// The intersection, or the shorter range if there is none.
    func shared(with other: Span) -> Span {
      var common = self
      common.start = max(start, other.start)
      common.end = min(end, other.end)
      if common.end > common.start { return common }
      return end - start < other.end - other.start ? self : other
    }

    func union(_ other: Span) -> Span {
      var both = self
      both.start = min(start, other.start)
      both.end = max(end, other.end)
      return both
    }
  }
}

/// The meaning of the colour of a line.
enum ConstraintInk: Int, Hashable, CaseIterable {
  case implied, slack, content, decides, broken, leftOut

  var color: RGBAColor {
    switch self {
    case .implied: RGBAColor(rgb: 0x66727F)
    case .slack: RGBAColor(rgb: 0x1E8541)
    case .content: RGBAColor(rgb: 0x7A3FC4)
    case .decides: RGBAColor(rgb: 0x0B62C4)
    case .broken: RGBAColor(rgb: 0xB25E00)
    case .leftOut: RGBAColor(rgb: 0xCF1F36)
    }
  }

  var isDashed: Bool {
    switch self {
    case .slack, .broken, .leftOut: true
    case .implied, .content, .decides: false
    }
  }

  /// The text in the legend.
  var meaning: String {
    switch self {
    case .decides: "decides"
    case .implied: "holds anyway"
    case .slack: "holds with room"
    case .content: "size of the content"
    case .broken: "not met"
    case .leftOut: "given up"
    }
  }

  /// Creates the ink for an outcome; nil for an illegal constraint.
  init?(_ outcome: ConstraintExplanation.Outcome) {
    switch outcome {
    case .decides: self = .decides
    case .implied: self = .implied
    case .slack: self = .slack
    case .broken: self = .broken
    case .leftOut: self = .leftOut
    case .illegal: return nil
    }
  }
}

extension ConstraintMark {
  /// Creates the mark of a constraint.
  ///
  /// It is nil if the constraint is illegal, or if it gives a position without a second anchor.
  init?(_ explained: ConstraintExplanation, isFaint: Bool, in cell: ExplainedCell) {
    guard let ink = ConstraintInk(explained.outcome), let first = explained.places.first else {
      return nil
    }
    let axis = explained.constraint.first.attribute.axis
    self.ink = ink
    self.axis = axis
    self.isFaint = isFaint
    guard let coordinate = first.coordinate else {
      let rect = first.rect
      shape = .length(
        from: rect.minEdge(on: axis), to: rect.maxEdge(on: axis),
        room: Span(rect, across: axis), rect, rect)
      label = Self.sizeLabel(explained, length: rect.size[axis], in: cell)
      return
    }
    guard explained.places.count > 1, let other = explained.places[1].coordinate else { return nil }
    var rects = (first.rect, explained.places[1].rect)
    var spans = (Span(rects.0, across: axis), Span(rects.1, across: axis))
    if abs((coordinate - other).value) < 0.05 {
      // Margins are invisible. The line continues to the edge of the view that has them.
      if let edge = Self.edgeBeyondMargin(explained, axis, in: cell) {
        if edge.isFirst { rects.0 = edge.rect } else { rects.1 = edge.rect }
        spans = (Span(rects.0, across: axis), Span(rects.1, across: axis))
        let isBefore = edge.coordinate < coordinate
        let (near, far) = edge.isFirst ? (rects.1, rects.0) : (rects.0, rects.1)
        shape = .length(
          from: min(edge.coordinate, coordinate), to: max(edge.coordinate, coordinate),
          room: spans.0.shared(with: spans.1), isBefore ? far : near, isBefore ? near : far)
        let length = isBefore ? coordinate - edge.coordinate : edge.coordinate - coordinate
        label = "margin \(Self.short(length))"
        return
      }
      let isEdge = explained.constraint.anchors.allSatisfy(\.attribute.isEdge)
      let extent = isEdge ? spans.0.shared(with: spans.1) : spans.0.union(spans.1)
      shape = .alignment(at: coordinate, from: extent.start, to: extent.end, isEdge: isEdge)
      label = [Self.guideWords(explained), Self.note(explained)].filter { !$0.isEmpty }
        .joined(separator: ", ")
      return
    }
    let isForward = coordinate <= other
    shape = .length(
      from: min(coordinate, other), to: max(coordinate, other),
      room: spans.0.shared(with: spans.1), isForward ? rects.0 : rects.1,
      isForward ? rects.1 : rects.0)
    let length = isForward ? other - coordinate : coordinate - other
    label = [Self.short(length), Self.note(explained)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The edge of the view whose margin is one of the two anchors.
  ///
  /// It is nil without a margin, and for a margin of zero.
  private static func edgeBeyondMargin(
    _ explained: ConstraintExplanation, _ axis: Axis, in cell: ExplainedCell
  ) -> (coordinate: Points, rect: Rect, isFirst: Bool)? {
    for (anchor, place) in zip(explained.constraint.anchors, explained.places) {
      let isFirst = anchor == explained.constraint.first
      guard anchor.isOfMargins, anchor.attribute.isEdge, let coordinate = place.coordinate,
        let owner = cell.explanation.layout.views.first(where: { $0.id == anchor.item.owner })
      else { continue }
      let isLow =
        coordinate - place.rect.minEdge(on: axis) < place.rect.maxEdge(on: axis) - coordinate
      let edge =
        isLow ? owner.inScreen.minEdge(on: axis) : owner.inScreen.maxEdge(on: axis)
      if abs((edge - coordinate).value) > 0.05 { return (edge, owner.inScreen, isFirst) }
    }
    return nil
  }

  /// The name of a guide whose edge coincides with another edge; empty if no name is needed.
  private static func guideWords(_ explained: ConstraintExplanation) -> String {
    for anchor in explained.constraint.anchors {
      if case .guide(_, let guide) = anchor.item {
        switch guide {
        case .safeArea: return "safe area"
        case .readable: return "readable"
        case .keyboard: return "keyboard"
        case .margins, .topLayout, .bottomLayout, .content, .contentMargins, .frame, .custom,
          .system:
          continue
        }
      }
    }
    return ""
  }

  /// Creates the mark of a content size; nil if the view has another size.
  init?(_ content: ContentExplanation, of rect: Rect) {
    guard content.excess == 0 else { return nil }
    ink = .content
    axis = content.axis
    isFaint = false
    label = "content \(Self.short(content.size))"
    shape = .length(
      from: rect.minEdge(on: axis), to: rect.maxEdge(on: axis), room: Span(rect, across: axis),
      rect, rect)
  }

  /// The label of a size: the length, its relation to another anchor if there is one, and a note.
  private static func sizeLabel(
    _ explained: ConstraintExplanation, length: Points, in cell: ExplainedCell
  ) -> String {
    var parts = [short(length)]
    if !explained.constraint.terms.isEmpty {
      let equation = explained.constraint.equation(in: cell.explanation.hierarchy)
      parts[0] += " " + equation.split(separator: " ").dropFirst().joined(separator: " ")
    }
    let note = note(explained)
    if !note.isEmpty { parts.append(note) }
    return parts.joined(separator: ", ")
  }

  /// The slack of a constraint, or the length that it lacks; empty for other outcomes.
  private static func note(_ explained: ConstraintExplanation) -> String {
    switch explained.outcome {
    case .decides, .implied, .illegal: ""
    case .slack(let points): "\(short(points)) to spare"
    case .broken(let points, _), .leftOut(let points): "short by \(short(points))"
    }
  }

  private static func short(_ length: Points) -> String {
    DecimalText.shortest(length.value, places: 1)
  }
}

extension Anchor {
  /// Whether the anchor is on the margins of a view, in any notation.
  fileprivate var isOfMargins: Bool {
    if attribute.withinMargins != nil { return true }
    if case .guide(_, .margins) = item { return true }
    return false
  }
}

extension Attribute {
  /// Whether the attribute is an outer edge.
  fileprivate var isEdge: Bool {
    switch withinMargins ?? self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
