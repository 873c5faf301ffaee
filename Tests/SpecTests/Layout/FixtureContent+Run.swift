import AutoLayout
import Diagnostics
import Geometry
import TestSupport
import YAML

@testable import Spec

extension FixtureContent {
  /// What is not as it should be, a text each with the trees that were expected and found.
  var failures: [String] {
    document.cells().cells.flatMap { cell -> [String] in
      let upright = FixtureRun(
        name: cell.name, document: document, cell: cell, findings: findings,
        expect: expect[cell.name] ?? [], exact: exact[cell.name] ?? [])
      guard isMirrored else { return upright.failures }
      var turned = FixtureRun(
        name: "\(cell.name) mirrored", document: document, cell: cell.mirrored,
        findings: findings, expect: [], exact: [])
      turned.expect = turned.mirrored(
        upright.expect, overriding: rtl[cell.name] ?? [], staysTheSame)
      turned.exact = turned.mirrored(
        upright.exact, overriding: rtlExact[cell.name] ?? [], staysTheSame)
      return upright.failures + turned.failures
    }
  }
}

/// One cell of a fixture, laid out.
private struct FixtureRun {
  let name: String
  let findings: [ExpectedFinding]
  var expect: FixtureContent.Frames
  var exact: FixtureContent.Frames
  let layout: Layout
  let diagnostics: [Diagnostic]

  init(
    name: String, document: SpecDocument, cell: Cell, findings: [ExpectedFinding],
    expect: FixtureContent.Frames, exact: FixtureContent.Frames
  ) {
    self.name = name
    self.findings = findings
    self.expect = expect
    self.exact = exact
    let built = document.build(cell)
    layout = LayoutEngine.unlimitedLayout(built.scene, measuring: FixedMetricsText())
    self.diagnostics = built.diagnostics + layout.diagnostics
  }

  private func view(_ id: String) -> ViewLayout? { layout.views.first { $0.id.name == id } }

  /// The frames of a view, or of a guide by `view.guide`, and the width of what it stands in.
  private func place(_ id: String) -> (frame: Rect, exact: Rect, room: Points)? {
    if let view = view(id) {
      let room = view.superview.flatMap { self.view($0.name) }
      return (view.frame, view.exact, room?.frame.width ?? 0)
    }
    for view in layout.views {
      if let guide = view.guides.first(where: { "\(view.id.name).\($0.name)" == id }) {
        return (guide.frame, guide.exact, view.frame.width)
      }
    }
    return nil
  }

  /// The frames, mirrored in their superviews but for those that are given.
  func mirrored(
    _ frames: FixtureContent.Frames, overriding given: FixtureContent.Frames, _ staysTheSame: Bool
  ) -> FixtureContent.Frames {
    frames.map { id, frame in
      if let own = given.first(where: { $0.id == id }) { return own }
      guard !staysTheSame, let room = place(id)?.room else { return (id, frame) }
      return (id, [room.value - frame[0] - frame[2]] + frame.dropFirst())
    }
  }

  var failures: [String] {
    var wrong: [String] = []
    for (id, frame) in expect {
      guard let found = place(id)?.frame.numbers else {
        wrong.append("there is no view or guide \(id)")
        continue
      }
      if !Self.agree(found, frame) {
        wrong.append("\(id) is \(Self.text(found)), not \(Self.text(frame))")
      }
    }
    for (id, frame) in exact {
      let found = place(id)?.exact.numbers ?? []
      if !Self.agree(found, frame) {
        wrong.append("\(id) is exactly \(Self.text(found)), not \(Self.text(frame))")
      }
    }
    let trees = "expected\n\(expectedTree)\nfound\n\(foundTree)"
    return (wrong.isEmpty ? [] : [wrong.joined(separator: "\n  ") + "\n" + trees])
      .map { "\(name): \($0)" } + unmetFindings.map { "\(name): \($0)" }
  }

  private var unmetFindings: [String] {
    var rest = diagnostics
    var texts: [String] = []
    for finding in findings {
      if let index = rest.firstIndex(where: { finding.isMet(by: $0) }) {
        rest.remove(at: index)
      } else {
        texts.append("not reported: \(finding)")
      }
    }
    return texts
      + rest.map { diagnostic in
        let views = diagnostic.views.joined(separator: ", ")
        return
          "unexpected: \(diagnostic.message.text) (\(diagnostic.message.rule): [\(views)])"
      }
  }

  /// Whether the numbers are the same but for what is cut after three decimals.
  private static func agree(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 0.001 }
  }

  private static func text(_ frame: [Double]) -> String {
    "[\(frame.map { DecimalText.shortest($0, places: 3) }.joined(separator: ", "))]"
  }

  private var expectedTree: String {
    tree { view in expect.first { $0.id == view.id.name }.map { Self.text($0.frame) } }
  }

  private var foundTree: String { tree { Self.text($0.frame.numbers) } }

  private func tree(_ note: (ViewLayout) -> String?) -> String {
    var depths: [ViewID: Int] = [:]
    return layout.views.map { view in
      let depth = view.superview.flatMap { depths[$0] }.map { $0 + 1 } ?? 1
      depths[view.id] = depth
      let words = [view.id.name, note(view)].compactMap { $0 }
      return String(repeating: "  ", count: depth) + words.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x.value, y.value, width.value, height.value] }
}

extension Cell {
  /// The same configuration, read from the other side.
  fileprivate var mirrored: Cell {
    var state = state
    state.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    return Cell(state, on: MatrixAxis.all, defaults)
  }
}
