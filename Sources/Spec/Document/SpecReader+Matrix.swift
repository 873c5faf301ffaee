import Diagnostics
import YAML

extension SpecReader {
  mutating func readMatrix(_ node: YAMLNode) -> MatrixDeclaration {
    var matrix = MatrixDeclaration(span: node.span)
    var given: [YAMLEntry] = []
    var include: YAMLEntry?
    var filters: [YAMLEntry] = []
    for entry in mapping(node, of: .key("matrix")) ?? []
    where known(entry, in: axes.map(\.name) + LanguageKeys.matrix.names, of: .key("matrix")) {
      switch entry.key {
      case "exclude", "only": filters.append(entry)
      case "include": include = entry
      case "strategy":
        matrix.strategy = choice(entry.value, key: entry.key, as: MatrixStrategy.self) ?? .full
      default: given.append(entry)
      }
    }
    if let include {
      for node in oneOrMore(include.value) {
        if case .mapping(let entries) = node.content { readCustomDevices(entries) }
      }
      if let axis = given.first { findings.add(.axesBesideInclude(axis)) }
      matrix.products = (list(include.value, key: include.key) ?? []).map {
        readProduct(mapping($0, of: .entry("include")) ?? [], of: .key("include"))
      }
    } else {
      readCustomDevices(given)
      matrix.products = [readProduct(given, of: .key("matrix"))]
    }
    // After the axes, whose custom devices it may name.
    for filter in filters {
      let entries = list(filter.value, key: filter.key) ?? []
      let patterns = entries.map { readFilter($0, key: filter.key) }
      if filter.key == "exclude" {
        matrix.exclude = patterns
      } else {
        if case .sequence(let nodes) = filter.value.content, nodes.isEmpty {
          findings.add(.emptyAxis(filter.key, at: filter.value.span, help: "leave it out for all"))
        }
        matrix.only = patterns
      }
    }
    return matrix
  }

  /// The cells of a matrix; nothing after a complaint about their number or their names.
  mutating func readExpansion(
    of matrix: MatrixDeclaration, _ context: MatrixContext
  ) -> MatrixExpansion {
    let nothing = MatrixExpansion()
    if let finding = matrix.excess(over: limits) { findings.add(finding) }
    guard findings.hasNoErrors else { return nothing }
    do throws(PairwiseCover.TooHard) {
      let expansion = try context.expansion(of: matrix)
      if expansion.cells.isEmpty {
        findings.add(.noCells(expansion.impossible, at: matrix.span))
      }
      let long = expansion.cells.first { $0.name.utf8.count > SpecLimits.cellNameBytes }
      if let long { findings.add(.longCellName(long.name, at: matrix.span)) }
      return expansion
    } catch {
      findings.add(.pairsTooHard(at: matrix.span))
      return nothing
    }
  }

  // MARK: Patterns

  /// What an entry of `exclude` or `only` asks for.
  private mutating func readFilter(_ node: YAMLNode, key: String) -> [AxisPattern] {
    guard let entries = mapping(node, of: .entry(key)) else { return [] }
    if entries.isEmpty { findings.add(.emptyFilter(key, at: node.span)) }
    var patterns: [AxisPattern] = []
    for entry in entries where known(entry, in: axes.map(\.name), of: .key(key)) {
      guard let axis = axis(named: entry.key) else { continue }
      let help = "leave the axis out for its default"
      patterns.append(
        readPattern(alternatives(entry.value, on: axis, help: help), on: axis))
    }
    return patterns
  }
}

extension MatrixDeclaration {
  /// What to say of a matrix of too many cells; nil where they are not too many.
  func excess(over limits: SpecLimits) -> Diagnostic? {
    let count = products.reduce(0) { sum, product in
      let count = strategy == .full ? product.count : product.leastPairwiseCount
      return sum > limits.cells ? sum : sum + min(count, Int.max / 2)
    }
    guard count > limits.cells else { return nil }
    return .tooManyCells(count, isLeast: strategy != .full, limits, at: span)
  }
}
