/// A value of an axis: a name, and the change to a cell's state.
package struct AxisValue: Hashable, Sendable {
  /// The axis' name.
  package let axis: String
  /// The name of the value in cell names.
  package let name: String
  private let set: @Sendable (inout CellState) -> Void

  init(axis: String, name: String, set: @escaping @Sendable (inout CellState) -> Void) {
    self.axis = axis
    self.name = name
    self.set = set
  }

  /// Returns the state with this value.
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
  /// The names of the values that the alias selects in the matrix.
  package let values: [String]
  /// The names of the values that the alias matches in a condition or an exclusion.
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
  /// A number with more decimals than cell names allow.
  case tooFine
  /// A fraction for a value that must be a whole number.
  case fraction
  /// The text is not a language tag in its standard form.
  ///
  /// `meant` is the tag in that form, or nil if the text is no language tag.
  case badLanguage(meant: String?)
}
