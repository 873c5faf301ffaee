/// A pattern for one axis: it matches any of these values.
struct AxisPattern: Sendable {
  var axis: MatrixAxis
  /// Values by their names.
  var names: Set<String> = []
  var globs: [Glob] = []

  func matches(_ state: CellState, _ defaults: MatrixDefaults) -> Bool {
    let value = axis.value(in: state, defaults)
    return names.contains(value) || globs.contains { $0.matches(value) }
  }
}
