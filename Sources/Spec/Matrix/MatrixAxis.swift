/// One axis of the matrix: all that the language knows of it.
package struct MatrixAxis: Sendable {
  /// As in specs.
  package let name: String
  /// The noun for a value in a sentence.
  package let noun: String
  /// The wording in the reference.
  package let wording: Wording
  /// The values that have names, in their order.
  package let values: [AxisValue]
  /// Other names, which stand for some of the values.
  package let aliases: [AxisAlias]
  /// Whether a list of two numbers is one value, written as the numbers with an `x` between them.
  package let takesPairs: Bool
  /// The other axes that the value in force depends on.
  let dependsOn: [String]
  private let parse: @Sendable (String) throws(AxisFlaw) -> AxisValue
  private let current: @Sendable (CellState, MatrixDefaults) -> String
  private let deviation: @Sendable (CellState, MatrixDefaults) -> AxisDeviation?

  /// The wording of an axis in the reference.
  package struct Wording: Hashable, Sendable {
    /// The other possible values, or nil if all values are named.
    package var values: String?
    /// One sentence about the matrix' key.
    package var summary: String
    /// The patterns that a condition accepts.
    package var pattern = "names or patterns"
    /// One sentence about the condition.
    package var condition: String
    /// The default; nil where it is that of a cell without the axis.
    package var standard: String?
  }

  /// - Parameters:
  ///   - name: as in specs.
  ///   - noun: what a value is called in a sentence.
  ///   - path: what the axis fixes of a cell.
  ///   - values: those that have names, in their order.
  ///   - naming: a value's name, which no other value has.
  ///   - parsing: the value of a text that is not one of the names.
  ///   - standard: the value where the axis is left out.
  ///   - effective: the value in force where that is not the given or the standard one.
  ///   - dependsOn: the axes that `standard` and `effective` look at.
  ///   - aliases: other names.
  ///   - isNamedInCells: whether the axis' name stands before the value in cell names.
  ///   - words: a value in words; nil for the words of the value's name, after those of the axis if the
  ///     axis is named in cells.
  ///   - takesPairs: whether a list of two numbers is one value.
  ///   - wording: for the reference.
  init<Value: Hashable & Sendable>(
    _ name: String, noun: String, _ path: any WritableKeyPath<CellState, Value?> & Sendable,
    values: [Value], naming: @escaping @Sendable (Value) -> String,
    parsing: (@Sendable (String) throws(AxisFlaw) -> Value)? = nil,
    standard: @escaping @Sendable (CellState, MatrixDefaults) -> Value,
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
    self.dependsOn = dependsOn
    parse = { text throws(AxisFlaw) in
      guard let parsing else { throw .unknown }
      return value(try parsing(text))
    }
    current = { state, defaults in
      naming(
        effective?(state, defaults) ?? state[keyPath: path] ?? standard(state, defaults))
    }
    deviation = { state, defaults in
      guard let given = state[keyPath: path], given != standard(state, defaults) else {
        return nil
      }
      let value = naming(given)
      let parts = isNamedInCells ? [name, value] : [value]
      return AxisDeviation(
        axis: name, name: parts.joined(separator: "-"),
        words: words?(given)
          ?? parts.map(\.separatedWords).joined(separator: " ").capitalizedSentence)
    }
  }
}

/// A value of an axis that is named in specs as in the program.
typealias NamedAxisValue = CaseIterable & Hashable & RawRepresentable<String> & Sendable

extension MatrixAxis {
  /// An axis of an enumeration whose raw values are its names in specs.
  init<Value: NamedAxisValue>(
    _ name: String, noun: String, _ path: any WritableKeyPath<CellState, Value?> & Sendable,
    standard: Value, aliases: [AxisAlias] = [], isNamedInCells: Bool = true,
    words: (@Sendable (Value) -> String)? = nil, wording: Wording
  ) {
    self.init(
      name, noun: noun, path, values: Array(Value.allCases), naming: \.rawValue,
      standard: { _, _ in standard }, aliases: aliases, isNamedInCells: isNamedInCells,
      words: words, wording: wording)
  }
}

extension MatrixAxis {
  /// The name of the value in force.
  func value(in state: CellState, _ defaults: MatrixDefaults) -> String {
    current(state, defaults)
  }

  /// The value of a state if it is not the default, or nil.
  func deviation(of state: CellState, _ defaults: MatrixDefaults) -> AxisDeviation? {
    deviation(state, defaults)
  }

  /// The values that a text means in the matrix: the one of that name, all that a pattern
  /// matches, or an alias'.
  ///
  /// - Parameters:
  ///   - text: as in the spec.
  ///   - more: values that the spec brings, such as devices.
  /// - Returns: at least one value.
  /// - Throws: why the text is none.
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
      if matches.isEmpty { throw .unknown }
      return matches
    }
    if let value = all.first(where: { $0.name == text }) { return [value] }
    return [try parse(text)]
  }

  /// All names that may stand for values, for suggestions.
  var suggestions: [String] {
    let names = values.map(\.name)
    return names + aliases.map(\.name).filter { !names.contains($0) }
  }

  /// The name of the value where nothing is given, where that is always the same.
  package var standardName: String { current(CellState(), MatrixDefaults()) }
}
