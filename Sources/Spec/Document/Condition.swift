import Cassowary
import Devices
package import Geometry

/// The condition of a change: all given parts must hold.
struct Condition: Sendable {
  var axes: [AxisPattern] = []
  var horizontal: [SizeClass]?
  var vertical: [SizeClass]?
  var families: [Device.Family]?
  var width: WidthComparison?

  struct WidthComparison: Hashable, Sendable {
    var comparison: Comparison
    var width: Points
  }

  enum Comparison: String, Hashable, Sendable, CaseIterable {
    // The longer operators come first, so that `<=` is not read as `<`.
    case atMost = "<="
    case atLeast = ">="
    case equal = "=="
    case below = "<"
    case above = ">"
  }

  /// Whether the condition holds in a cell.
  func holds(in cell: Cell, geometry: ScreenGeometry) -> Bool {
    // Patterns are large, so they are not copied from the array.
    axes.indices.allSatisfy { axes[$0].matches(cell.state, cell.defaults) }
      && (horizontal?.contains(geometry.sizeClasses.horizontal) ?? true)
      && (vertical?.contains(geometry.sizeClasses.vertical) ?? true)
      && (families?.contains(cell.device.family) ?? true)
      && (width?.holds(for: geometry.size.width) ?? true)
  }
}

extension Condition.WidthComparison {
  func holds(for value: Points) -> Bool {
    switch comparison {
    case .atMost: value <= width
    case .atLeast: value >= width
    case .equal: value == width
    case .below: value < width
    case .above: value > width
    }
  }
}

extension SpecDocument {
  /// The widths in the conditions of `when`, in points.
  package var widthThresholds: [Points] { changes.compactMap(\.condition.width?.width) }
}
