import Diagnostics
import YAML

extension SpecReader {
  /// The transitions in the order of the file; what is wrong is left out.
  mutating func readTransitions(_ node: YAMLNode) -> [Transition] {
    (mapping(node, of: .key("transitions")) ?? []).compactMap { entry in
      guard ExpressionTokenizer.isName(entry.key) else {
        findings.add(.badName(entry.key, at: entry.keySpan))
        return nil
      }
      return readTransition(entry)
    }
  }

  private mutating func readTransition(_ transition: YAMLEntry) -> Transition? {
    let subject = Subject.entry("transitions")
    guard let entries = mapping(transition.value, of: subject) else { return nil }
    var ends: [String: [AxisValue]] = [:]
    var duration: Double?
    var curve = TimingCurve.easeInOut
    var frameCount = Transition.defaultFrameCount
    var isSnapshot = false
    for entry in entries where known(entry, in: LanguageKeys.transition.names, of: subject) {
      switch entry.key {
      case "from", "to": ends[entry.key] = readEnd(entry)
      case "duration":
        duration = number(entry.value, key: entry.key, in: Transition.durations)
      case "curve": curve = choice(entry.value, key: entry.key, as: TimingCurve.self) ?? curve
      case "frames":
        frameCount =
          integer(entry.value, key: entry.key, in: Transition.frameCounts) ?? frameCount
      default: isSnapshot = flag(entry.value, key: entry.key) ?? isSnapshot
      }
    }
    if !entries.contains(where: { $0.key == "to" }) {
      findings.add(.missingKey("to", of: subject, at: transition.value.span))
    }
    guard let to = ends["to"] else { return nil }
    let from = ends["from"] ?? []
    if to.allSatisfy({ from.contains($0) }) {
      findings.add(.idleTransition(transition.key, at: transition.keySpan))
    }
    return Transition(
      name: transition.key, from: from, to: to, duration: duration ?? curve.duration,
      curve: curve, frameCount: frameCount, isSnapshot: isSnapshot)
  }

  /// One value on each axis that is named; nil after a complaint.
  private mutating func readEnd(_ end: YAMLEntry) -> [AxisValue]? {
    guard let entries = mapping(end.value, of: .key(end.key)) else { return nil }
    if entries.isEmpty {
      findings.add(.emptyEnd(end.key, at: end.value.span))
      return nil
    }
    var values: [AxisValue] = []
    var isRight = true
    for entry in entries {
      guard known(entry, in: axes.map(\.name), of: .key(end.key)),
        let axis = axis(named: entry.key)
      else {
        isRight = false
        continue
      }
      if MatrixAxis.hardware.contains(axis.name) {
        findings.add(.transitionOfHardware(axis, at: entry.keySpan))
        isRight = false
        continue
      }
      let found = readValues(entry.value, on: axis)
      if found.count > 1 {
        findings.add(.severalValues(axis, found.map(\.name), at: entry.value.span))
      }
      isRight = isRight && found.count == 1
      values += found
    }
    return isRight ? values : nil
  }

  /// Complains about transitions that no cell has.
  mutating func checkTransitions(of document: SpecDocument, _ node: YAMLNode) {
    guard case .mapping(let entries) = node.content, findings.diagnostics.isEmpty else { return }
    let expansion = document.films(of: document.expansion.cells)
    for entry in entries
    where !expansion.films.contains(where: { $0.transition.name == entry.key }) {
      let impossible = expansion.impossible.filter { cells in
        cells.names.contains { $0.hasSuffix("\(TransitionCell.axisName)-\(entry.key)") }
      }
      findings.add(.impossibleTransition(entry.key, impossible, at: entry.keySpan))
    }
  }
}

extension MatrixAxis {
  /// What does not change while an app runs.
  fileprivate static let hardware: Set<String> = ["device", "os"]
}
