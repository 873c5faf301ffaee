import Geometry
package import Graphics
package import ViewKinds

/// A view that a colour gradient fills, behind its subviews.
package final class GradientView: KindView {
  /// Creates a view without colours.
  package init() { super.init(GradientViewKind.self) }

  /// The colours in their order.
  package var colors: [RGBAColor] {
    get { values[GradientViewKind.colors] ?? [] }
    set { values[GradientViewKind.colors] = newValue }
  }

  /// The positions of the colours from 0 to 1, or nil for even distances.
  package var locations: [Double]? {
    get { values[GradientViewKind.locations] }
    set { values[GradientViewKind.locations] = newValue }
  }

  /// The shape of the gradient; `axial` by default.
  package var type: GradientViewKind.Kind {
    get { values[GradientViewKind.type] ?? .axial }
    set { values[GradientViewKind.type] = newValue }
  }

  /// The start in fractions of the view's size; (0.5, 0) by default.
  package var startPoint: (x: Double, y: Double) {
    get { values[GradientViewKind.startPoint].map { ($0[0], $0[1]) } ?? (0.5, 0) }
    set { values[GradientViewKind.startPoint] = [newValue.x, newValue.y] }
  }

  /// The end in fractions of the view's size; (0.5, 1) by default.
  package var endPoint: (x: Double, y: Double) {
    get { values[GradientViewKind.endPoint].map { ($0[0], $0[1]) } ?? (0.5, 1) }
    set { values[GradientViewKind.endPoint] = [newValue.x, newValue.y] }
  }
}
