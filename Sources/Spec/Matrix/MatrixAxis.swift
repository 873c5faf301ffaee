import Diagnostics

/// One axis of the matrix: its names, values and defaults.
package struct MatrixAxis: Sendable {
  /// The name in specs.
  package let name: String
  /// The noun for a value in messages.
  package let noun: String
  /// The wording in the reference.
  package let wording: Wording
  /// The values with names, in the order of the reference.
  package let values: [AxisValue]
  /// Other names, each for one or several values.
  package let aliases: [AxisAlias]
  /// Whether a list of two numbers is one value.
  ///
  /// Its name has an `x` between the numbers.
  package let takesPairs: Bool
  /// Whether the axis has several names for a pattern to match.
  ///
  /// The only name of a language is `none`; tags are parsed.
  let hasNames: Bool
  /// The other axes that the effective value depends on.
  let dependsOn: [String]
  private let parse: @Sendable (String) throws(AxisFlaw) -> AxisValue
  private let current: @Sendable (CellState, MatrixDefaults) -> String
  private let deviation: @Sendable (CellState, MatrixDefaults) -> AxisDeviation?

  /// The wording of an axis in the reference.
  package struct Wording: Hashable, Sendable {
    /// The possible values in words, or nil if all values have names.
    package var values: String?
    /// One sentence about the axis as a key of `matrix`.
    package var summary: String
    /// The patterns that a condition accepts.
    package var pattern = "names or patterns"
    /// One sentence about the condition.
    package var condition: String
    /// The default in words, or nil if `defaultName` is the default.
    package var defaultText: String?
  }

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - name: the name in specs.
  ///   - noun: the noun for a value in messages.
  ///   - path: the value in a cell's state.
  ///   - values: the values with names, in their order.
  ///   - naming: returns the name of a value. No two values have the same name.
  ///   - parsing: parses a text that is not one of the names; nil if only names are valid.
  ///   - fallback: returns the default.
  ///   - effective: returns the effective value. Nil means the given value, or else the default.
  ///   - dependsOn: the axes that `default` and `effective` read.
  ///   - aliases: other names.
  ///   - isNamedInCells: whether the axis' name precedes the value in cell names.
  ///   - words: returns a value in words. Nil takes the words of the value's name, after those of
  ///     the axis' name if `isNamedInCells` is true.
  ///   - takesPairs: whether a list of two numbers is one value.
  ///   - wording: the wording in the reference.
  init<Value: Hashable & Sendable>(
    _ name: String, noun: String, _ path: any WritableKeyPath<CellState, Value?> & Sendable,
    values: [Value], naming: @escaping @Sendable (Value) -> String,
    parsing: (@Sendable (String) throws(AxisFlaw) -> Value)? = nil,
    default fallback: @escaping @Sendable (CellState, MatrixDefaults) -> Value,
    effective: (@Sendable (CellState, MatrixDefaults) -> Value)? = nil,
    dependsOn: [String] = [], aliases: [AxisAlias] = [], isNamedInCells: Bool = true,
    words: (@Sendable (Value) -> String)? = nil, takesPairs: Bool = false, wording: Wording
  ) {
    @Sendable func value(_ value: Value) -> AxisValue {
      AxisValue(axis: name, name: naming(value)) { $0[keyPath: path] = value }
    }
    self.name = name
    self.noun = noun
    self.wording = wording
    self.values = values.map(value)
    self.aliases = aliases
    self.takesPairs = takesPairs
    hasNames = parsing == nil || values.count > 1
    self.dependsOn = dependsOn
    parse = { text throws(AxisFlaw) in
      guard let parsing else { throw .unknown }
      return value(try parsing(text))
    }
    current = { state, defaults in
      naming(
        effective?(state, defaults) ?? state[keyPath: path] ?? fallback(state, defaults))
    }
    deviation = { @Sendable state, defaults in
      guard let given = state[keyPath: path], given != fallback(state, defaults) else {
        return nil
      }
      let value = naming(given)
      let parts = isNamedInCells ? [name, value] : [value]
      return AxisDeviation(
        axis: name, name: parts.joined(separator: "-"),
        words: words?(given)
          ?? parts.map(\.separatedWords).joined(separator: " ").capitalizedFirst)
    }
  }
}

/// An enumeration whose raw values are the names of its cases in specs.
typealias NamedAxisValue = CaseIterable & Hashable & RawRepresentable<String> & Sendable

extension MatrixAxis {
  /// Creates an axis from an enumeration whose raw values are the names in specs.
  init<Value: NamedAxisValue>(
    _ name: String, noun: String, _ path: any WritableKeyPath<CellState, Value?> & Sendable,
    default fallback: Value, aliases: [AxisAlias] = [], isNamedInCells: Bool = true,
    words: (@Sendable (Value) -> String)? = nil, wording: Wording
  ) {
    self.init(
      name, noun: noun, path, values: Array(Value.allCases), naming: \.rawValue,
      default: { _, _ in fallback }, aliases: aliases, isNamedInCells: isNamedInCells,
      words: words, wording: wording)
  }
}

extension MatrixAxis {
  /// The name of the effective value.
  func value(in state: CellState, _ defaults: MatrixDefaults) -> String {
    current(state, defaults)
  }

  /// The deviation of a state from the default, or nil if it has the default.
  func deviation(of state: CellState, _ defaults: MatrixDefaults) -> AxisDeviation? {
    deviation(state, defaults)
  }

  /// The values that a text selects in the matrix: those of an alias, all that a pattern matches,
  /// or the one with that name.
  ///
  /// - Parameters:
  ///   - text: the text in the spec.
  ///   - more: values that the spec declares, such as devices.
  /// - Returns: at least one value.
  /// - Throws: the error in the text.
  func values(
    named text: String, or more: [AxisValue] = []
  ) throws(AxisFlaw) -> [AxisValue] {
    let all = values + more
    if let alias = aliases.first(where: { $0.name == text }) {
      return all.filter { alias.values.contains($0.name) }
    }
    let glob = Glob(text)
    if glob.hasWildcards {
      let matches = all.filter { glob.matches($0.name) }
      guard !matches.isEmpty, hasNames || !more.isEmpty else { throw .unknown }
      return matches
    }
    if let value = all.first(where: { $0.name == text }) { return [value] }
    return [try parse(text)]
  }

  /// The names of values and aliases, for suggestions.
  var suggestions: [String] {
    let names = values.map(\.name)
    return names + aliases.map(\.name).filter { !names.contains($0) }
  }

  /// The name of the value that a state without any values has.
  package var defaultName: String { current(CellState(), MatrixDefaults()) }
}
