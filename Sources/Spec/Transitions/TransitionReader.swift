import Diagnostics
import Geometry
import YAML

/// Reads `transitions`.
struct TransitionReader: SectionReader {
  let matrix: MatrixReader

  var context: ReadingContext { matrix.context }

  /// Reads the transitions in file order.
  ///
  /// Invalid ones are reported and left out.
  func readTransitions(_ node: YAMLNode) -> [Transition] {
    (mapping(node, of: .key("transitions")) ?? []).compactMap { entry in
      guard ExpressionTokenizer.isName(entry.key) else {
        report(.badName(entry.key, at: entry.keySpan))
        return nil
      }
      return readTransition(entry)
    }
  }

  private func readTransition(_ transition: YAMLEntry) -> Transition? {
    let subject = Subject.entry("transitions")
    guard let entries = mapping(transition.value, of: subject) else { return nil }
    if let ends = ends(entries) {
      report(.transitionOfAxes(transition, ends.code, at: ends.span))
      return nil
    }
    let keys = TransitionKeys(entries, at: transition.value, of: subject, self)
    guard let to = keys.to else { return nil }
    let from = keys.from ?? []
    if to.allSatisfy({ from.contains($0) }) {
      report(.idleTransition(transition.key, at: transition.keySpan))
    }
    let read = Transition(
      name: transition.key, from: from, to: to, duration: keys.duration ?? keys.curve.duration,
      curve: keys.curve, frameCount: keys.frameCount, isSnapshot: keys.isSnapshot)
    if let time = read.frameTime, time < Transition.shortestFrame {
      report(.shortFrames(read, at: transition.keySpan))
    }
    return read
  }

  /// Both ends as code, if axes with two values stand in their place: `keyboard: [hidden, shown]`.
  private func ends(_ entries: [YAMLEntry]) -> (code: String, span: SourceSpan)? {
    let names = matrix.axes.map(\.name)
    let given = entries.filter { names.contains($0.key) }
    let ends = [0, 1].map { index in
      given.compactMap { entry -> String? in
        guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else { return nil }
        return nodes[index].written.map { "\(entry.key): \($0)" }
      }
    }
    guard let first = given.first, ends[0].count == given.count else { return nil }
    let others = entries.filter { !names.contains($0.key) }.map { entry -> String in
      let seconds =
        entry.key == "duration" ? entry.value.scalar?.number.map { $0 > 10 ? $0 / 1000 : $0 } : nil
      return "\(entry.key): "
        + (seconds.map { DecimalText.shortest($0, places: 3) } ?? entry.value.source)
    }
    let parts = zip(["from", "to"], ends).map { "\($0): { \($1.joined(separator: ", ")) }" }
    return ((parts + others).joined(separator: ", "), first.keySpan)
  }

  /// Reads one value for each named axis of an end; nil after a report.
  fileprivate func readEnd(_ end: YAMLEntry) -> [AxisValue]? {
    guard let entries = mapping(end.value, of: .key(end.key)) else { return nil }
    if entries.isEmpty {
      report(.emptyEnd(end.key, at: end.value.span))
      return nil
    }
    var values: [AxisValue] = []
    var isValid = true
    for entry in entries {
      guard known(entry, in: matrix.axes.map(\.name), of: .key(end.key)),
        let axis = matrix.axis(named: entry.key)
      else {
        isValid = false
        continue
      }
      if MatrixAxis.hardware.contains(axis.name) {
        report(.transitionOfHardware(axis, at: entry.keySpan))
        isValid = false
        continue
      }
      let found = matrix.readValues(entry.value, on: axis)
      if found.count > 1 {
        report(.severalValues(axis, found.map(\.name), at: entry.value.span))
      }
      isValid = isValid && found.count == 1
      values += found
    }
    return isValid ? values : nil
  }

  /// Reports transitions that no cell can have.
  func checkTransitions(of document: SpecDocument, _ node: YAMLNode) {
    guard case .mapping(let entries) = node.content, context.findings.diagnostics.isEmpty else {
      return
    }
    let expansion = document.films(of: document.expansion.cells)
    for entry in entries
    where !expansion.films.contains(where: { $0.transition.name == entry.key }) {
      let impossible = expansion.impossible.filter { cells in
        cells.names.contains { $0.hasSuffix("\(TransitionCell.axisName)-\(entry.key)") }
      }
      report(.impossibleTransition(entry.key, impossible, at: entry.keySpan))
    }
  }
}

/// The keys of an entry of `transitions`.
struct TransitionKeys: ReadableSection {
  typealias Reader = TransitionReader

  var from: [AxisValue]?
  var to: [AxisValue]?
  /// The duration in seconds, or nil for the curve's default.
  var duration: Double?
  var curve = TimingCurve.easeInOut
  var frameCount = 8
  var isSnapshot = false

  static let keys: [SectionKey<TransitionKeys>] = [
    .init("from", end, "Where it begins; the cell itself on axes that are left out.") {
      $2.from = $0.readEnd($1)
    },
    .init(
      "to", end, isRequired: true, "Where it ends; as where it begins on axes that are left out."
    ) { $2.to = $0.readEnd($1) },
    .init(
      "duration", .number(in: 0.01...10), \.duration,
      "The seconds that it takes; 0.25 by default, and 0.5 with the keyboard's curve, as UIKit plays that one."
    ),
    .init("curve", .choice(), \.curve, "The timing curve."),
    .init(
      "frames", .integer(in: Transition.frameCounts), \.frameCount,
      "How many pictures are drawn, both ends included."),
    .init(
      "snapshot", .flag, \.isSnapshot, "Whether `strut test` keeps the film strip as a reference."),
  ]

  private static let end = SpecType.definition("product", "a mapping of axes to values")
}

extension MatrixAxis {
  /// The axes that do not change while an app runs.
  fileprivate static let hardware: Set<String> = ["device", "os"]
}
