import Devices

/// What a condition or an exclusion asks of one axis: any of these names or patterns.
struct AxisPattern: Hashable, Sendable {
  var axis: MatrixAxis
  var alternatives: [String]

  func matches(_ cell: Cell, style: NavigationBarStyle) -> Bool {
    alternatives.contains { matches(cell.value(on: axis, style: style), $0) }
  }

  private func matches(_ value: String, _ alternative: String) -> Bool {
    if axis == .orientation {
      // `landscape` asks for a lying screen either way, `landscapeLeft` for that one.
      if alternative == "landscape" { return value.hasPrefix("landscape") }
      if alternative == "landscapeLeft" { return value == Orientation.landscapeLeft.rawValue }
    }
    return Glob(alternative).matches(value)
  }
}
