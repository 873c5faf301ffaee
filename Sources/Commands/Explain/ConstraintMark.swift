import AutoLayout
import Devices
import Geometry
import Graphics

/// What is drawn of one constraint, in the screen's coordinates.
struct ConstraintMark: Hashable {
  let shape: Shape
  let axis: Axis
  /// Beside the line; empty where there is nothing to say.
  let label: String
  let ink: ConstraintInk
  /// Whether it is there only because what is shown hangs on it.
  let isFaint: Bool

  enum Shape: Hashable {
    /// A length between two coordinates of the axis; across it the line may stand anywhere within
    /// `room`, and the rectangles that it joins end at its ends.
    case length(from: Points, to: Points, room: Span, Rect, Rect)
    /// Two edges, or lines of centres, that coincide.
    case alignment(at: Points, from: Points, to: Points, isEdge: Bool)
  }

  /// An extent across an axis.
  struct Span: Hashable {
    var start: Points
    var end: Points

    init(_ rect: Rect, across axis: Axis) {
      start = rect.minEdge(on: axis.other)
      end = rect.maxEdge(on: axis.other)
    }

    /// What both have, or the smaller one of two that have nothing in common.
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

/// What the colour of a line says of its constraint.
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

  /// As the legend has it.
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

  /// Nil for a constraint that takes no part.
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
  /// Nil for a constraint that takes no part.
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
      // Nobody sees margins, so that the line goes on to the edge of the view that has them.
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

  /// The edge of the view whose margin one of two anchors is; nil where none is, or where the margin is
  /// nothing.
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

  /// What to call a guide whose edge coincides with another.
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

  /// The size of a view's content, which the view has.
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

  /// A length with what it is compared to, where that is not a number.
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

  /// What is to be said beside the length.
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
  /// Whether it lies on the margins of a view, whichever way that is written.
  fileprivate var isOfMargins: Bool {
    if attribute.withinMargins != nil { return true }
    if case .guide(_, .margins) = item { return true }
    return false
  }
}

extension Attribute {
  /// Whether it is a side, and no line within.
  fileprivate var isEdge: Bool {
    switch withinMargins ?? self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
