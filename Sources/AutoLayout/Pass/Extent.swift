import Cassowary
import Geometry

/// The coordinate of an edge: the sum of a known offset, a position variable and a length variable.
///
/// A far edge is the near edge plus a length, not a separate variable. So each row of a column
/// depends only on its own height and the end of the previous row, not on all previous heights.
struct Coordinate {
  /// The near edge.
  var place: Variable?
  /// The length between the two edges.
  var length: Variable?
  var offset: Double

  static func known(_ offset: Double) -> Coordinate { Coordinate(offset: offset) }

  func moved(by distance: Double) -> Coordinate {
    Coordinate(place: place, length: length, offset: offset + distance)
  }
}

/// The two edges of an item's alignment rectangle on one axis, in the layout root's coordinates.
struct Extent {
  var min: Coordinate
  var max: Coordinate
}

extension LinearExpression {
  init(_ coordinate: Coordinate) {
    self.init()
    add(coordinate, times: 1)
  }

  /// The distance between the two edges.
  init(length extent: Extent) {
    self.init()
    if let length = extent.max.length, extent.max.place == extent.min.place,
      extent.min.length == nil
    {
      terms = [Term(length)]
      constant = extent.max.offset - extent.min.offset
      return
    }
    add(extent.max, times: 1)
    add(extent.min, times: -1)
    dropZeroTerms()
  }
}

extension LinearExpression {
  /// Adds `factor` times the coordinate and merges terms of the same variable.
  mutating func add(_ coordinate: Coordinate, times factor: Double) {
    constant += factor * coordinate.offset
    guard factor != 0 else { return }
    if let place = coordinate.place { add(place, times: factor) }
    if let length = coordinate.length { add(length, times: factor) }
  }

  private mutating func add(_ variable: Variable, times factor: Double) {
    if let place = terms.firstIndex(where: { $0.variable == variable }) {
      terms[place].coefficient += factor
    } else {
      terms.append(Term(variable, factor))
    }
  }

  /// Removes terms whose coefficient is zero.
  mutating func dropZeroTerms() {
    if terms.contains(where: { $0.coefficient == 0 }) { terms.removeAll { $0.coefficient == 0 } }
  }
}
