import Devices
import Diagnostics
import Geometry
import YAML

/// Reads the matrix, and the values and patterns of its axes.
final class MatrixReader: SectionReader {
  let context: ReadingContext
  /// The axes in the order of cell names.
  var axes = MatrixAxis.all
  /// The devices that the spec declares, by id.
  var customDevices: [String: CustomDevice] = [:]
  /// The ids of `customDevices` in file order.
  var customDeviceIDs: [String] = []
  /// The values of the matrix by axis, which patterns match too.
  private var matrixValues: [String: [AxisValue]] = [:]

  init(_ context: ReadingContext) { self.context = context }

  func readMatrix(_ node: YAMLNode) -> MatrixDeclaration {
    var matrix = MatrixDeclaration(span: node.span)
    var given: [YAMLEntry] = []
    var keys = MatrixKeys()
    let entries = mapping(node, of: .key("matrix")) ?? []
    let outer = context.place
    defer { context.place = outer }
    context.place = ReadingPlace(entries: entries)
    for entry in entries {
      context.place.key = entry.key
      if let key = MatrixKeys.key(named: entry.key) {
        key.read(context, entry, &keys)
      } else if axis(named: entry.key) != nil {
        given.append(entry)
      } else {
        reportUnknown(
          entry, of: .key("matrix"), known: axes.map(\.name) + MatrixKeys.names, trying: tryAxis)
      }
    }
    matrix.strategy = keys.strategy
    if let include = keys.include {
      for node in oneOrMore(include.value) {
        if case .mapping(let entries) = node.content { readCustomDevices(entries) }
      }
      if let axis = given.first { report(.axesBesideInclude(axis)) }
      if case .sequence(let nodes) = include.value.content, nodes.isEmpty {
        report(.emptyAxis(include.key, at: include.value.span, help: "leave it out, or add cells"))
      }
      matrix.products = (listOfMappings(include.value, key: include.key) ?? []).map {
        readProduct(mapping($0, of: .entry("include")) ?? [], of: .key("include"))
      }
    } else {
      readCustomDevices(given)
      matrix.products = [readProduct(given, of: .key("matrix"))]
    }
    // Filters are read after the axes, because their patterns may name custom devices.
    matrix.exclude = keys.exclude.map(readFilters) ?? []
    if let only = keys.only {
      if case .sequence(let nodes) = only.value.content, nodes.isEmpty {
        report(.emptyAxis(only.key, at: only.value.span, help: "leave it out for all"))
      }
      matrix.only = readFilters(only)
    }
    return matrix
  }

  /// Reads a value of an axis that is proposed.
  func tryAxis(_ entry: YAMLEntry) {
    guard let axis = axis(named: entry.key) else { return }
    _ = readValues(entry.value, on: axis)
  }

  private func readFilters(_ filter: YAMLEntry) -> [MatrixFilter] {
    (listOfMappings(filter.value, key: filter.key) ?? []).map {
      MatrixFilter(patterns: readFilter($0, key: filter.key), span: $0.span)
    }
  }

  /// The cells of a matrix.
  ///
  /// Reports errors about their number and names, and returns none after an error.
  func readExpansion(
    of matrix: MatrixDeclaration, _ matrixContext: MatrixContext
  ) -> MatrixExpansion {
    let nothing = MatrixExpansion()
    if let finding = matrix.excess(over: context.limits) { report(finding) }
    guard context.findings.hasNoErrors else { return nothing }
    do throws(PairwiseCover.TooHard) {
      let expansion = try matrixContext.expansion(of: matrix)
      if expansion.cells.isEmpty {
        report(.noCells(expansion.impossible, at: matrix.span))
      } else {
        reportIdleFilters(of: matrix, matrixContext)
      }
      let long = expansion.cells.first { $0.name.utf8.count > SpecLimits.cellNameBytes }
      if let long { report(.longCellName(long.name, at: matrix.span)) }
      return expansion
    } catch {
      report(.pairsTooHard(at: matrix.span))
      return nothing
    }
  }

  private func reportIdleFilters(of matrix: MatrixDeclaration, _ matrixContext: MatrixContext) {
    for (key, filters) in [("exclude", matrix.exclude), ("only", matrix.only ?? [])] {
      for filter in matrixContext.idle(filters, of: matrix) {
        report(.idleFilter(key, at: filter.span))
      }
    }
  }

  // MARK: Patterns

  /// Reads the patterns of an entry of `exclude` or `only`.
  private func readFilter(_ node: YAMLNode, key: String) -> [AxisPattern] {
    guard let entries = mapping(node, of: .entry(key)) else { return [] }
    if entries.isEmpty { report(.emptyFilter(key, at: node.span)) }
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

/// The keys of `matrix` that are not axes.
struct MatrixKeys: ReadableSection {
  var include: YAMLEntry?
  var exclude: YAMLEntry?
  var only: YAMLEntry?
  var strategy = MatrixStrategy.full

  static let keys: [SectionKey<MatrixKeys>] = [
    .init(
      "include", .list(.definition("product", "mappings of axes to values")), later: \.include,
      "The combinations, in place of the axes."),
    .init(
      "exclude", .list(.definition("filter", "mappings of conditions on axes")),
      later: \.exclude, "Combinations to leave out: those that match one of the entries."),
    .init(
      "only", .list(.definition("filter", "mappings of conditions on axes")), later: \.only,
      "Combinations to keep: those that match one of the entries."),
    .init(
      "strategy", .choice(), \.strategy,
      "`full` draws all combinations. `pairwise` draws fewer: each pair of values of two axes is in at least one cell."
    ),
  ]
}

extension MatrixDeclaration {
  /// The diagnostic about too many cells, or nil if the number is within the limit.
  func excess(over limits: SpecLimits) -> Diagnostic? {
    let count = products.reduce(0) { sum, product in
      let count = strategy == .full ? product.count : product.leastPairwiseCount
      return sum > limits.cells ? sum : sum + min(count, Self.greatestCount)
    }
    guard count > limits.cells else { return nil }
    return .tooManyCells(
      min(count, Self.greatestCount), isLeast: strategy != .full || count >= Self.greatestCount,
      canPair: strategy == .full, limits, at: span)
  }

  /// Larger numbers of cells are not counted.
  private static let greatestCount = 1_000_000_000_000
}

/// Values and patterns of the matrix' axes.
extension MatrixReader {
  /// The axis with a name, or nil if no axis has it.
  func axis(named name: String) -> MatrixAxis? { axes.first { $0.name == name } }

  /// Reads the values of each given axis.
  func readProduct(_ entries: [YAMLEntry], of subject: Subject) -> MatrixProduct {
    var factors: [String: [AxisValue]] = [:]
    for entry in entries where known(entry, in: axes.map(\.name), of: subject) {
      guard let axis = axis(named: entry.key) else { continue }
      let values = readValues(entry.value, on: axis)
      factors[axis.name] = values
      matrixValues[axis.name, default: []] += values
    }
    return MatrixProduct(factors: axes.compactMap { factors[$0.name] }.filter { !$0.isEmpty })
  }

  /// The values that a text or a list of texts selects, each once.
  func readValues(_ node: YAMLNode, on axis: MatrixAxis) -> [AxisValue] {
    let nodes = alternatives(
      node, on: axis, help: "leave the axis out for its default")
    var values: [AxisValue] = []
    var seen: Set<AxisValue> = []
    for node in nodes {
      for value in readValue(node, on: axis, isOne: nodes.count > 1)
      where seen.insert(value).inserted {
        values.append(value)
      }
    }
    return values
  }

  /// The values that one node selects; none after a report.
  private func readValue(
    _ node: YAMLNode, on axis: MatrixAxis, isOne: Bool
  ) -> [AxisValue] {
    if axis.name == MatrixAxis.device.name, case .mapping(let fields) = node.content {
      let id = fields.first { $0.key == "id" }?.value.scalar?.text
      return [id.flatMap { customDevices[$0]?.device }.map(MatrixAxis.value)].compactMap { $0 }
    }
    guard let text = valueText(node, on: axis) else { return [] }
    do throws(AxisFlaw) {
      return try axis.values(named: text, or: ownValues(of: axis))
    } catch {
      addFinding(error, text, axis, isOne: isOne, at: node.span)
      return []
    }
  }

  /// A value as text; nil after a report.
  ///
  /// A pair of numbers becomes `400x600`.
  private func valueText(_ node: YAMLNode, on axis: MatrixAxis) -> String? {
    if axis.takesPairs, let pair = node.pair { return pair }
    return text(node, key: axis.name)
  }

  /// The values that the spec declares, in file order.
  func ownValues(of axis: MatrixAxis) -> [AxisValue] {
    guard axis.name == MatrixAxis.device.name else { return [] }
    return customDeviceIDs.compactMap { customDevices[$0]?.device }.map(MatrixAxis.value)
  }

  private func addFinding(
    _ flaw: AxisFlaw, _ text: String, _ axis: MatrixAxis, isOne: Bool, at span: SourceSpan
  ) {
    let own = ownValues(of: axis).map(\.name)
    report(.axis(flaw, text, axis, own: own, isOne: isOne, at: span))
  }

  // MARK: Patterns

  /// One value or a list of them; reports an empty list.
  func alternatives(
    _ node: YAMLNode, on axis: MatrixAxis, help: String
  ) -> [YAMLNode] {
    axis.takesPairs && node.pair != nil
      ? [node] : alternatives(node, key: axis.name, help: help)
  }

  /// Reads the patterns for an axis in a condition, `exclude` or `only`.
  ///
  /// They also match values without names of their own, such as languages, that the matrix or the
  /// project sets.
  func readPattern(_ nodes: [YAMLNode], on axis: MatrixAxis) -> AxisPattern {
    var pattern = AxisPattern(axis: axis)
    let own =
      ownValues(of: axis) + (matrixValues[axis.name] ?? [])
      + context.lookups.defaults.filter { $0.axis == axis.name }
    for node in nodes {
      guard let text = valueText(node, on: axis) else { continue }
      if let alias = axis.aliases.first(where: { $0.name == text }) {
        pattern.names.formUnion(alias.pattern)
        continue
      }
      do throws(AxisFlaw) {
        let values = try axis.values(named: text, or: own)
        let glob = Glob(text)
        if glob.hasWildcards {
          pattern.globs.append(glob)
        } else {
          pattern.names.formUnion(values.map(\.name))
        }
      } catch {
        if nodes.count == 1,
          let help = Phrasebook.standard.name(text, in: "value \(axis.name) of when")?.help
        {
          var finding = Diagnostic.axis(error, text, axis, at: node.span)
          finding.help = help
          report(finding)
        } else {
          addFinding(error, text, axis, isOne: nodes.count > 1, at: node.span)
        }
      }
    }
    return pattern
  }
}

extension YAMLNode {
  /// A list of two numbers in the form of cell names, `400x600`; nil for another node.
  fileprivate var pair: String? {
    guard case .sequence(let nodes) = content, nodes.count == 2,
      nodes.allSatisfy({ $0.scalar?.number != nil })
    else { return nil }
    return nodes.compactMap { $0.scalar?.text }.joined(separator: "x")
  }
}
