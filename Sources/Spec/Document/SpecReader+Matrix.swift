import Devices
import Diagnostics
import Geometry

extension SpecReader {
  mutating func readMatrix(_ node: YAMLNode) -> MatrixDeclaration {
    var matrix = MatrixDeclaration(span: node.span)
    var axes: [YAMLEntry] = []
    var include: YAMLEntry?
    var exclude: YAMLEntry?
    for entry in mapping(node, of: .key("matrix")) ?? []
    where known(entry, in: LanguageKeys.matrix.names, of: .key("matrix")) {
      switch entry.key {
      case "exclude": exclude = entry
      case "include": include = entry
      default: axes.append(entry)
      }
    }
    if let include {
      for node in oneOrMore(include.value) {
        if case .mapping(let entries) = node.content { readCustomDevices(entries) }
      }
      if let axis = axes.first { findings.add(.axesBesideInclude(axis)) }
      matrix.products = (list(include.value, key: include.key) ?? []).map {
        readAxes(mapping($0, of: .entry("include")) ?? [], of: .key("include"))
      }
    } else {
      readCustomDevices(axes)
      matrix.products = [readAxes(axes, of: .key("matrix"))]
    }
    // After the axes, whose custom devices it may name.
    if let exclude {
      matrix.exclude = (list(exclude.value, key: exclude.key) ?? []).map { readExclusion($0) }
    }
    let count = matrix.products.reduce(0) { $0 + $1.count }
    if count > limits.cells {
      findings.add(.tooManyCells(count, limit: limits.cells, at: node.span))
    }
    return matrix
  }

  private mutating func readAxes(_ entries: [YAMLEntry], of subject: Subject) -> AxisValues {
    var values = AxisValues()
    for entry in entries where known(entry, in: MatrixAxis.allCases.map(\.rawValue), of: subject) {
      guard let axis = MatrixAxis(rawValue: entry.key) else { continue }
      let nodes = alternatives(
        entry.value, key: entry.key, help: "leave the axis out for its default")
      guard !nodes.isEmpty else { continue }
      switch axis {
      case .device: values.devices = devices(nodes)
      case .keyboard: values.keyboards = keyboards(nodes)
      case .orientation:
        values.orientations = names(nodes, on: axis).compactMap { Orientation(rawValue: $0) }
      case .navigationBar:
        values.navigationBars = names(nodes, on: axis).map { NavigationBarStyle(rawValue: $0) }
      case .appearance:
        values.appearances = names(nodes, on: axis).compactMap { Appearance(rawValue: $0) }
      case .textSize:
        values.textSizes = names(nodes, on: axis).compactMap { ContentSizeCategory(rawValue: $0) }
      case .direction:
        values.directions = names(nodes, on: axis).compactMap { LayoutDirection(rawValue: $0) }
      }
    }
    return values
  }

  /// The axis' values that are named, patterns written out, each once.
  private mutating func names(_ nodes: [YAMLNode], on axis: MatrixAxis) -> [String] {
    var names: [String] = []
    for node in nodes {
      guard let text = text(node, key: axis.rawValue) else { continue }
      let matched = values(named: text, on: axis, at: node.span)
      for match in matched where !names.contains(match) { names.append(match) }
    }
    return names
  }

  private mutating func devices(_ nodes: [YAMLNode]) -> [Device] {
    var devices: [Device] = []
    var seen: Set<String> = []
    for node in nodes {
      var ids: [String] = []
      if case .mapping(let fields) = node.content {
        let id = fields.first { $0.key == "id" }?.value.scalar?.text
        ids = [id].compactMap { $0 }
      } else {
        ids = names([node], on: .device)
      }
      for id in ids where seen.insert(id).inserted {
        let device = DeviceCatalogue.device(id: id) ?? customDevices[id]?.device
        devices += [device].compactMap { $0 }
      }
    }
    return devices
  }

  /// What a name on an axis stands for, after a complaint where that is nothing.
  private mutating func values(
    named text: String, on axis: MatrixAxis, at span: SourceSpan
  ) -> [String] {
    let custom = axis == .device ? customDeviceIDs : []
    let values = axis.values(named: axis.aliases[text] ?? text, custom: custom)
    if values.isEmpty { findings.add(.unknownAxisValue(text, axis, custom: custom, at: span)) }
    return values
  }

  private mutating func keyboards(_ nodes: [YAMLNode]) -> [KeyboardState] {
    var states: [KeyboardState] = []
    var seen: Set<KeyboardState> = []
    for node in nodes {
      var found: [KeyboardState] = []
      if node.scalar?.number != nil {
        guard let height = number(node, key: "keyboard", in: 1...2000) else { continue }
        found = [.height(Points(height))]
      } else {
        found = names([node], on: .keyboard).compactMap { KeyboardState(name: $0) }
      }
      for state in found where seen.insert(state).inserted { states.append(state) }
    }
    return states
  }

  // MARK: Patterns

  /// What an entry of `exclude` asks for.
  private mutating func readExclusion(_ node: YAMLNode) -> [AxisPattern] {
    guard let entries = mapping(node, of: .entry("exclude")) else { return [] }
    if entries.isEmpty { findings.add(.emptyExclusion(at: node.span)) }
    var patterns: [AxisPattern] = []
    for entry in entries
    where known(entry, in: MatrixAxis.allCases.map(\.rawValue), of: .key("exclude")) {
      guard let axis = MatrixAxis(rawValue: entry.key) else { continue }
      let help = "leave the axis out for its default"
      patterns.append(
        readPattern(alternatives(entry.value, key: entry.key, help: help), on: axis))
    }
    return patterns
  }

  /// One value or a list of them, after a complaint about an empty list.
  mutating func alternatives(_ node: YAMLNode, key: String, help: String) -> [YAMLNode] {
    let nodes = oneOrMore(node)
    if nodes.isEmpty { findings.add(.emptyAxis(key, at: node.span, help: help)) }
    return nodes
  }

  mutating func readPattern(_ nodes: [YAMLNode], on axis: MatrixAxis) -> AxisPattern {
    var pattern = AxisPattern(axis: axis, alternatives: [])
    for node in nodes {
      guard let text = text(node, key: axis.rawValue) else { continue }
      if axis == .keyboard, let height = node.scalar?.number {
        pattern.alternatives.append(KeyboardState.height(Points(height)).name)
        continue
      }
      let values = values(named: text, on: axis, at: node.span)
      let isGroup = axis == .device && DeviceGroup(rawValue: text) != nil
      pattern.alternatives += isGroup ? values : [text]
    }
    return pattern
  }
}
