/// A value on an axis: what it is called, and what it makes of a cell.
package struct AxisValue: Hashable, Sendable {
  /// The axis' name.
  package let axis: String
  /// As cell names have it.
  package let name: String
  private let set: @Sendable (inout CellState) -> Void

  init(axis: String, name: String, set: @escaping @Sendable (inout CellState) -> Void) {
    self.axis = axis
    self.name = name
    self.set = set
  }

  /// The state with this value.
  package func applied(to state: CellState) -> CellState {
    var state = state
    set(&state)
    return state
  }

  package static func == (one: AxisValue, other: AxisValue) -> Bool {
    one.axis == other.axis && one.name == other.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }
}

/// A name for several values of an axis.
package struct AxisAlias: Hashable, Sendable {
  package let name: String
  /// The names of its values in the matrix.
  package let values: [String]
  /// What it asks for in a condition or an exclusion.
  let pattern: [String]

  init(_ name: String, _ values: [String], pattern: [String]? = nil) {
    self.name = name
    self.values = values
    self.pattern = pattern ?? values
  }
}

/// An error in the text of an axis value.
enum AxisFlaw: Error, Hashable, Sendable {
  /// No value has the name.
  case unknown
  /// A number that is too small or too large.
  case outOfRange(Double, ClosedRange<Double>)
  /// A number with more decimals than names of cells have.
  case tooFine
  /// A number that should be whole.
  case fraction
  /// No language tag, or one that is not written as tags are.
  case badLanguage(meant: String?)
}
