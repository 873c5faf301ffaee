/// One of the two axes of layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// The axis from left to right.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The name of a length along the axis: `width` or `height`.
  package var dimension: String { self == .horizontal ? "width" : "height" }
}

/// A value for each axis.
package struct PerAxis<Value> {
  package var horizontal: Value
  package var vertical: Value

  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package init(both value: Value) { self.init(horizontal: value, vertical: value) }

  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
