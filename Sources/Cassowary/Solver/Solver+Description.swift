extension Solver: CustomStringConvertible {
  /// The whole state in sections, each in the order of declaration.
  ///
  /// An external is `x` with the variable's index. The slack, error or dummy of a constraint is
  /// `s`, `e` or `d` with the constraint's index. A parametric symbol is 0 and is alone in its
  /// section.
  package var description: String {
    var lines = [
      "levels: " + tableau.levels.elements.dropLast().map(Self.text).joined(separator: " ")
    ]
    lines.append("defined:")
    for step in elimination.steps.elements where step.variable >= 0 {
      let terms = step.terms.indices.map { place in
        let term = elimination.terms[place]
        return Self.text(term.coefficient, "x\(term.variable.index)")
      }
      lines.append("  x\(step.variable) = " + Self.sum(step.offset, terms))
    }
    append("externals", [.external], &lines)
    append("slacks", [.slack, .dummy], &lines)
    append("errors", [.error], &lines)
    let waiting = (Array(pending.elements) + deferred.elements).sorted()
    lines.append("waiting: " + waiting.map { String($0.index) }.joined(separator: " "))
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(_ title: String, _ kinds: [Tableau.Symbol.Kind], _ lines: inout [String]) {
    lines.append(title + ":")
    let symbols = tableau.symbols.elements.filter { kinds.contains($0.kind) }
      .sorted { $0.order < $1.order }
    for symbol in symbols {
      let name = Self.name(of: symbol)
      guard symbol.place.isBasic else {
        lines.append("  " + name)
        continue
      }
      let entries = tableau.rows.row(symbol.place.row)
        .map { entry in
          let owner = Int(tableau.slotSymbol[Int(entry.slot)])
          return (symbol: tableau.symbols[owner], coefficient: entry.coefficient)
        }
        .sorted { $0.symbol.order < $1.symbol.order }
        .map { Self.text($0.coefficient, Self.name(of: $0.symbol)) }
      lines.append(
        "  \(name) = " + Self.sum(tableau.constants[symbol.place.row], entries))
    }
  }

  private static func name(of symbol: Tableau.Symbol) -> String {
    switch symbol.kind {
    case .external: "x\(symbol.owner)"
    case .slack: "s\(symbol.owner)"
    case .error: "e\(symbol.owner)"
    case .dummy: "d\(symbol.owner)"
    case .objective: "z"
    case .vacant: "-"
    }
  }

  private static func sum(_ constant: Double, _ terms: [String]) -> String {
    ([text(constant)] + terms).joined(separator: " ")
  }

  private static func text(_ coefficient: Double, _ name: String) -> String {
    let sign = coefficient < 0 ? "-" : "+"
    let size = abs(coefficient)
    return size == 1 ? "\(sign) \(name)" : "\(sign) \(text(size))\(name)"
  }

  private static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
