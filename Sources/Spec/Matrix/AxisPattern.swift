/// A pattern for one axis.
///
/// It matches if any name or glob matches.
struct AxisPattern: Sendable {
  var axis: MatrixAxis
  /// The names of matching values.
  var names: Set<String> = []
  var globs: [Glob] = []

  func matches(_ state: CellState, _ defaults: MatrixDefaults) -> Bool {
    let value = axis.value(in: state, defaults)
    return names.contains(value) || globs.contains { $0.matches(value) }
  }
}
