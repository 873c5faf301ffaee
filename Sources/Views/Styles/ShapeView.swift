import Geometry
package import Graphics
package import ViewKinds

/// A view that fills and strokes a path, behind its subviews.
package final class ShapeView: KindView {
  /// Creates a view without a path, whose fill is black.
  package init() {
    super.init(ShapeViewKind.self)
    fillColor = .black
  }

  /// The path in points from the view's upper left corner.
  package var path: Path {
    get { values[ShapeViewKind.path] ?? Path() }
    set { values[ShapeViewKind.path] = newValue }
  }

  /// The colour of the filled area; clear for none.
  package var fillColor: Color? {
    get { values[ShapeViewKind.fillColor] }
    set { values[ShapeViewKind.fillColor] = newValue ?? .clear }
  }

  /// The rule by which overlapping outlines make holes.
  package var fillRule: ShapeViewKind.FillRule {
    get { values[ShapeViewKind.fillRule] ?? .nonZero }
    set { values[ShapeViewKind.fillRule] = newValue }
  }

  /// The colour of the line, or nil for none.
  package var strokeColor: Color? {
    get { values[ShapeViewKind.strokeColor] }
    set { values[ShapeViewKind.strokeColor] = newValue }
  }

  /// The width, the ends, the corners and the dashes of the line.
  package var stroke: Stroke {
    get {
      Stroke(
        width: Points(values[ShapeViewKind.lineWidth] ?? 1),
        cap: values[ShapeViewKind.lineCap] ?? .butt, join: values[ShapeViewKind.lineJoin] ?? .miter,
        dashes: (values[ShapeViewKind.lineDashPattern] ?? []).map { Points($0) },
        dashPhase: Points(values[ShapeViewKind.lineDashPhase] ?? 0))
    }
    set {
      values[ShapeViewKind.lineWidth] = newValue.width.value
      values[ShapeViewKind.lineCap] = newValue.cap
      values[ShapeViewKind.lineJoin] = newValue.join
      values[ShapeViewKind.lineDashPattern] =
        newValue.dashes.isEmpty ? nil : newValue.dashes.map(\.value)
      values[ShapeViewKind.lineDashPhase] = newValue.dashPhase.value
    }
  }
}
