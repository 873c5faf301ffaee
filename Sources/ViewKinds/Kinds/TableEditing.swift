import Geometry
import Graphics

/// The controls at the sides of a row while its table is being edited.
package struct TableEditing: Hashable {
  /// The leading control of a row; corresponds to `UITableViewCell.EditingStyle`.
  package enum Style: String, CaseIterable, Sendable {
    case delete, insert, select, none
  }

  let style: Style
  let isSelected: Bool
  let showsReorderControl: Bool
  /// Whether the row begins where those with a control do.
  private let isIndented: Bool

  /// Returns nil if the table is not being edited.
  init?(_ values: KeyValues) {
    guard values[TableViewKind.editing] ?? false else { return nil }
    style = values[TableViewKind.editingStyle] ?? .delete
    isSelected = values[TableViewCellKind.selected] ?? false
    showsReorderControl = values[TableViewKind.showsReorderControl] ?? false
    isIndented = style != .none || values[TableViewKind.shouldIndentWhileEditing] ?? true
  }

  /// Returns the width by which the leading control shrinks the content view, in points.
  func leadingWidth(margin: Points) -> Points {
    isIndented ? margin + TableEditing.controlSize : 0
  }

  /// Returns the width by which the trailing control shrinks the content view, in points.
  func trailingWidth(margin: Points) -> Points {
    showsReorderControl ? margin + TableEditing.controlSize + 15 : 0
  }

  func draw(margin: Points, in context: DrawingContext, into list: inout DisplayList) {
    let traits = context.traits
    let (frame, side) = (context.frame, context.directedSafeArea)
    let size = TableEditing.controlSize
    func center(_ x: Points) -> Point {
      let box = context.directed(Rect(x: x, y: frame.midY, width: size, height: 0))
      return Point(x: box.midX, y: box.midY)
    }
    let control = center(frame.minX + side.left + margin)
    switch style {
    case .none: break
    case .delete: drawDisc(at: control, .systemRed, isPlus: false, traits, into: &list)
    case .insert: drawDisc(at: control, .systemGreen, isPlus: true, traits, into: &list)
    case .select: drawMark(at: control, traits, into: &list)
    }
    guard showsReorderControl else { return }
    let grip = center(frame.maxX - side.right - margin - size)
    let ink = SemanticColor.tertiaryLabel.resolved(in: traits)
    for step in -1...1 {
      let y = grip.y + Points(Double(step) * 5)
      list.append(
        .stroke(
          .segment(Point(x: grip.x - 10, y: y), Point(x: grip.x + 10, y: y)), ink,
          Stroke(width: 1.5, hasRoundEnds: true)))
    }
  }

  private func drawDisc(
    at center: Point, _ color: SemanticColor, isPlus: Bool, _ traits: Traits,
    into list: inout DisplayList
  ) {
    let radius = TableEditing.controlSize / 2
    let disc = Rect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    list.append(.fill(.ellipse(in: disc), color.resolved(in: traits)))
    let line = Stroke(width: 2, hasRoundEnds: true)
    func bar(_ x: Points, _ y: Points) -> Path {
      .segment(
        Point(x: center.x - x, y: center.y - y), Point(x: center.x + x, y: center.y + y))
    }
    list.append(.stroke(bar(5.5, 0), .white, line))
    if isPlus { list.append(.stroke(bar(0, 5.5), .white, line)) }
  }

  private func drawMark(at center: Point, _ traits: Traits, into list: inout DisplayList) {
    let radius = TableEditing.controlSize / 2 - 0.5
    let disc = Rect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    guard isSelected else {
      return list.append(
        .stroke(
          .ellipse(in: disc), SemanticColor.tertiaryLabel.resolved(in: traits), Stroke(width: 1.5)))
    }
    list.append(.fill(.ellipse(in: disc), traits.tint))
    var check = Path()
    check.move(to: Point(x: center.x - 4.6, y: center.y + 0.4))
    check.line(to: Point(x: center.x - 1.4, y: center.y + 4))
    check.line(to: Point(x: center.x + 4.8, y: center.y - 4.2))
    list.append(.stroke(check, .white, Stroke(width: 2, hasRoundEnds: true)))
  }

  /// The width and height of the discs, in points.
  private static let controlSize: Points = 22
}
