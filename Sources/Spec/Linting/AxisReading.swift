/// The effective value on one axis of a cell.
package struct AxisReading: Hashable, Sendable {
  package let axis: String
  /// The noun for a value in messages, as in "there is no device …".
  package let noun: String
  package let value: String
}

extension SpecDocument {
  /// The effective value on each axis of a cell, in the order of cell names.
  package func readings(of cell: Cell) -> [AxisReading] {
    context.axes.map { axis in
      AxisReading(
        axis: axis.name, noun: axis.noun, value: axis.value(in: cell.state, context.defaults))
    }
  }
}
