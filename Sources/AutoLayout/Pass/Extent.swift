import Cassowary
import Geometry

/// An edge's coordinate: a variable and a known distance from it, or a known number.
struct Coordinate {
  var variable: Variable?
  var offset: Double

  static func known(_ offset: Double) -> Coordinate { Coordinate(variable: nil, offset: offset) }

  func moved(by distance: Double) -> Coordinate {
    Coordinate(variable: variable, offset: offset + distance)
  }
}

/// The two edges of an item's alignment rectangle on one axis, in the layout root's coordinates.
struct Extent {
  var min: Coordinate
  var max: Coordinate
}

extension LinearExpression {
  /// Adds `factor` times the coordinate, merging variables that are there already.
  mutating func add(_ coordinate: Coordinate, times factor: Double) {
    constant += factor * coordinate.offset
    guard factor != 0, let variable = coordinate.variable else { return }
    if let place = terms.firstIndex(where: { $0.variable == variable }) {
      terms[place].coefficient += factor
    } else {
      terms.append(Term(variable, factor))
    }
  }

  /// Drops variables that cancelled out.
  mutating func dropZeroTerms() {
    if terms.contains(where: { $0.coefficient == 0 }) { terms.removeAll { $0.coefficient == 0 } }
  }
}
