import Devices
import Diagnostics
import Geometry

extension SpecReader {
  mutating func readMatrix(_ node: YAMLNode) -> MatrixDeclaration {
    var matrix = MatrixDeclaration(span: node.span)
    var given: [YAMLEntry] = []
    var include: YAMLEntry?
    var exclude: YAMLEntry?
    for entry in mapping(node, of: .key("matrix")) ?? []
    where known(entry, in: axes.map(\.name) + LanguageKeys.matrix.names, of: .key("matrix")) {
      switch entry.key {
      case "exclude": exclude = entry
      case "include": include = entry
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
    if let exclude {
      matrix.exclude = (list(exclude.value, key: exclude.key) ?? []).map { readExclusion($0) }
    }
    let count = matrix.products.reduce(0) { sum, product in
      sum > limits.cells ? sum : sum + min(product.count, Int.max / 2)
    }
    if count > limits.cells {
      findings.add(.tooManyCells(count, limit: limits.cells, at: node.span))
    }
    return matrix
  }

  // MARK: Patterns

  /// What an entry of `exclude` asks for.
  private mutating func readExclusion(_ node: YAMLNode) -> [AxisPattern] {
    guard let entries = mapping(node, of: .entry("exclude")) else { return [] }
    if entries.isEmpty { findings.add(.emptyExclusion(at: node.span)) }
    var patterns: [AxisPattern] = []
    for entry in entries where known(entry, in: axes.map(\.name), of: .key("exclude")) {
      guard let axis = axis(named: entry.key) else { continue }
      let help = "leave the axis out for its default"
      patterns.append(
        readPattern(alternatives(entry.value, on: axis, help: help), on: axis))
    }
    return patterns
  }
}
