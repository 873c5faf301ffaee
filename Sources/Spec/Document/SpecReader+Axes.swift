import Diagnostics
import Geometry
import YAML

/// Values and patterns of the matrix' axes.
extension SpecReader {
  /// Nil for a name that no axis has.
  func axis(named name: String) -> MatrixAxis? { axes.first { $0.name == name } }

  /// The values of each axis that is given.
  mutating func readProduct(_ entries: [YAMLEntry], of subject: Subject) -> MatrixProduct {
    var factors: [String: [AxisValue]] = [:]
    for entry in entries where known(entry, in: axes.map(\.name), of: subject) {
      guard let axis = axis(named: entry.key) else { continue }
      factors[axis.name] = readValues(entry.value, on: axis)
    }
    return MatrixProduct(factors: axes.compactMap { factors[$0.name] }.filter { !$0.isEmpty })
  }

  /// The values that one text or a list of them stands for, each once.
  mutating func readValues(_ node: YAMLNode, on axis: MatrixAxis) -> [AxisValue] {
    let nodes = alternatives(
      node, on: axis, help: "leave the axis out for its default")
    var values: [AxisValue] = []
    var seen: Set<AxisValue> = []
    for node in nodes {
      for value in readValue(node, on: axis) where seen.insert(value).inserted {
        values.append(value)
      }
    }
    return values
  }

  /// What one node stands for; nothing after a complaint.
  private mutating func readValue(_ node: YAMLNode, on axis: MatrixAxis) -> [AxisValue] {
    if axis.name == MatrixAxis.device.name, case .mapping(let fields) = node.content {
      let id = fields.first { $0.key == "id" }?.value.scalar?.text
      return [id.flatMap { customDevices[$0]?.device }.map(MatrixAxis.value)].compactMap { $0 }
    }
    guard let text = valueText(node, on: axis) else { return [] }
    do throws(AxisFlaw) {
      return try axis.values(named: text, or: ownValues(of: axis))
    } catch {
      addFinding(error, text, axis, at: node.span)
      return []
    }
  }

  /// A value as text, a pair of numbers with an `x` between them; nil after a complaint.
  private mutating func valueText(_ node: YAMLNode, on axis: MatrixAxis) -> String? {
    if axis.takesPairs, let pair = node.pair { return pair }
    return text(node, key: axis.name)
  }

  /// The values that the spec brings, in the order of the file.
  func ownValues(of axis: MatrixAxis) -> [AxisValue] {
    guard axis.name == MatrixAxis.device.name else { return [] }
    return customDeviceIDs.compactMap { customDevices[$0]?.device }.map(MatrixAxis.value)
  }

  private mutating func addFinding(
    _ flaw: AxisFlaw, _ text: String, _ axis: MatrixAxis, at span: SourceSpan
  ) {
    let own = ownValues(of: axis).map(\.name)
    findings.add(.axis(flaw, text, axis, own: own, at: span))
  }

  // MARK: Patterns

  /// One value or a list of them, after a complaint about an empty list.
  mutating func alternatives(
    _ node: YAMLNode, on axis: MatrixAxis, help: String
  ) -> [YAMLNode] {
    axis.takesPairs && node.pair != nil
      ? [node] : alternatives(node, key: axis.name, help: help)
  }

  /// One value or a list of them, after a complaint about an empty list.
  mutating func alternatives(_ node: YAMLNode, key: String, help: String) -> [YAMLNode] {
    let nodes = oneOrMore(node)
    if nodes.isEmpty { findings.add(.emptyAxis(key, at: node.span, help: help)) }
    return nodes
  }

  /// What a condition or an exclusion asks of an axis.
  mutating func readPattern(_ nodes: [YAMLNode], on axis: MatrixAxis) -> AxisPattern {
    var pattern = AxisPattern(axis: axis)
    for node in nodes {
      guard let text = valueText(node, on: axis) else { continue }
      if let alias = axis.aliases.first(where: { $0.name == text }) {
        pattern.names.formUnion(alias.pattern)
        continue
      }
      do throws(AxisFlaw) {
        let values = try axis.values(named: text, or: ownValues(of: axis))
        let glob = Glob(text)
        if glob.hasWildcards {
          pattern.globs.append(glob)
        } else {
          pattern.names.formUnion(values.map(\.name))
        }
      } catch {
        addFinding(error, text, axis, at: node.span)
      }
    }
    return pattern
  }
}

extension YAMLNode {
  /// A list of two numbers, as names of cells write it.
  fileprivate var pair: String? {
    guard case .sequence(let nodes) = content, nodes.count == 2,
      nodes.allSatisfy({ $0.scalar?.number != nil })
    else { return nil }
    return nodes.compactMap { $0.scalar?.text }.joined(separator: "x")
  }
}
