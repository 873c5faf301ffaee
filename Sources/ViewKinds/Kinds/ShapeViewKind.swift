package import AutoLayout
import Geometry
package import Graphics

/// A path that is filled, stroked or both.
package struct ShapeViewKind: ViewKind {
  package static let name = "shape"
  package static let summary =
    "An outline that is filled, stroked or both, as in `CAShapeLayer`."
  package static let path = Key(
    "path", .path,
    "The outline, in points from the view's upper left corner, or in the coordinates of `viewBox`.")
  package static let viewBox = Key(
    "viewBox", .numbers(-100_000...100_000, count: 4...4),
    "The part of the outline's coordinates that is fitted into the view, as x, y, width and height; it is also the view's intrinsic size in points; none by default."
  )
  package static let contentMode = Key(
    "contentMode", .choice(of: ContentMode.self),
    "How the `viewBox` is fitted into the view; `scaleAspectFit` by default.")
  package static let fillColor = Key(
    "fillColor", .color, "The fill colour; the tint colour by default.")
  package static let fillRule = Key(
    "fillRule", .choice(of: FillRule.self),
    "`evenOdd` leaves holes where the outline overlaps itself; `nonZero` by default.")
  package static let strokeColor = Key(
    "strokeColor", .color, "The line's colour; no line by default.")
  package static let lineWidth = Key(
    "lineWidth", .number(0...1000), "The line's width in points, half of it outside; 1 by default.")
  package static let lineCap = Key(
    "lineCap", .choice(of: Stroke.Cap.self), "How the line ends; `butt` by default.")
  package static let lineJoin = Key(
    "lineJoin", .choice(of: Stroke.Join.self), "How the line turns; `miter` by default.")
  package static let lineDashPattern = Key(
    "lineDashPattern", .numbers(0...1000, count: 1...20),
    "The lengths of dashes and gaps in points, in turn; a solid line by default and if all are 0.")
  package static let lineDashPhase = Key(
    "lineDashPhase", .number(-1000...1000),
    "The offset into the pattern at which the line begins, in points; 0 by default.")
  package static let keys: [any KindKey] = [
    path, viewBox, contentMode, fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin,
    lineDashPattern, lineDashPhase,
  ]

  /// Corresponds to `CAShapeLayerFillRule`.
  package enum FillRule: String, CaseIterable, Sendable {
    case nonZero, evenOdd
  }

  let path: Path
  let viewBox: Rect?
  let contentMode: ContentMode
  let fillColor: RGBAColor
  let strokeColor: RGBAColor?
  let stroke: Stroke

  package init(_ values: KeyValues, traits: Traits) {
    var path = values[Self.path] ?? Path()
    let rule = values[Self.fillRule] ?? .nonZero
    path.usesEvenOddRule = rule == .evenOdd
    self.path = path
    viewBox = values[Self.viewBox].flatMap { box in
      box.count == 4
        ? Rect(
          x: Points(box[0]), y: Points(box[1]), width: Points(max(0, box[2])),
          height: Points(max(0, box[3]))) : nil
    }
    contentMode = values[Self.contentMode] ?? .scaleAspectFit
    fillColor = values[Self.fillColor] ?? traits.tint
    strokeColor = values[Self.strokeColor]
    let dashes = (values[Self.lineDashPattern] ?? []).map { Points($0) }
    stroke = Stroke(
      width: Points(values[Self.lineWidth] ?? 1), cap: values[Self.lineCap] ?? .butt,
      join: values[Self.lineJoin] ?? .miter,
      dashes: dashes.contains { $0 > 0 } ? dashes : [],
      dashPhase: Points(values[Self.lineDashPhase] ?? 0))
  }

  package var content: (any IntrinsicContent)? {
    viewBox.map { ConstantSize(width: $0.width, height: $0.height) }
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    guard let placed = placed(in: context), !placed.elements.isEmpty else { return }
    if fillColor.alpha > 0 { list.append(.fill(placed, fillColor)) }
    if let strokeColor, stroke.width > 0 { list.append(.stroke(placed, strokeColor, stroke)) }
  }

  /// Returns the path in screen coordinates, or nil if the view box is empty.
  private func placed(in context: DrawingContext) -> Path? {
    let frame = context.frame
    guard let box = viewBox else {
      return path.mapped { Point(x: frame.minX + $0.x, y: frame.minY + $0.y) }
    }
    guard !box.isEmpty else { return nil }
    let target = contentMode.frame(of: box.size, in: frame, on: context.traits.grid)
    let scaleX = target.width.value / box.width.value
    let scaleY = target.height.value / box.height.value
    return path.mapped {
      Point(
        x: target.minX + ($0.x - box.minX) * scaleX, y: target.minY + ($0.y - box.minY) * scaleY)
    }
  }
}
