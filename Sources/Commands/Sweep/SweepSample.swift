import AutoLayout
import Diagnostics
import Geometry
import Graphics
import Lint
import Spec
import ViewKinds

/// One variation of a screen, with its breaks and the edges of its views.
struct SweepSample {
  /// The breaks, each with its worst finding.
  let breaks: [SweepKey: SweepFound]
  /// The breaks in the order in which the rules report them.
  let keys: [SweepKey]
  /// The solved position, size and content size of each view.
  ///
  /// If views appear or disappear, the number of values changes.
  let edges: [Double]
  let layout: Layout
  let form: Form
  /// The work of laying out and checking the variation, in views.
  ///
  /// A text, a break and `charactersOfView` characters take as long as a view each.
  let work: Int

  /// The work at which a sweep of a state along an axis ends, in views.
  static let greatestWork = 60_000
  /// The number of characters whose layout takes as long as a view.
  static let charactersOfView = 100

  /// The facts that change only at certain lengths.
  ///
  /// If two samples have the same form and their edges are on one line, nothing else breaks between
  /// them.
  struct Form: Hashable {
    let keys: [SweepKey]
    /// The number of lines of each text, in the order of the views.
    let lines: [Int]
    /// The order of the edges on each axis, for the views of each row and of each scroll view.
    let sides: [[Int]]
    /// A hash of the controls and texts that overlap, and of the order of their edges.
    let overlaps: Int
  }

  /// - Parameters:
  ///   - cell: the variation.
  ///   - tunings: the tunings of rules in the spec.
  ///   - views: the views that breaks must concern.
  /// - Throws: an error if the layout of a variant takes too much work.
  init(_ cell: LintedCell, tunedBy tunings: [LintTuning], about views: SweptViews = .all) throws {
    var tuner = Tuner(tunings)
    var breaks: [SweepKey: SweepFound] = [:]
    var keys: [SweepKey] = []
    for rule in Self.rules {
      for finding in try rule.findings(in: cell) where finding.concerns(views) {
        tuner.tune(finding) { finding, severity in
          let key = SweepKey(finding)
          guard let known = breaks[key] else {
            keys.append(key)
            breaks[key] = SweepFound(finding: finding, severity: severity)
            return
          }
          if let worse = finding.measured, worse.badness > known.finding.measured?.badness ?? 0 {
            breaks[key] = SweepFound(finding: finding, severity: severity)
          }
        }
      }
    }
    self.breaks = breaks
    self.keys = keys
    layout = cell.layout
    edges = cell.layout.views.flatMap { view in
      let content = view.scroll?.contentSize ?? .zero
      return [
        view.exact.x, view.exact.y, view.exact.width, view.exact.height, content.width,
        content.height,
      ].map(\.value)
    }
    let texts = cell.views.flatMap(\.texts).map(\.run.content.string)
    let characters = texts.reduce(0) { $0 + $1.count }
    work = cell.views.count + texts.count + characters / Self.charactersOfView + keys.count
    form = Form(
      keys: keys, lines: cell.views.flatMap { $0.texts.map(\.extent.lineCount) },
      sides: Self.sides(of: cell), overlaps: cell.overlaps)
  }

  /// The rules that a sweep checks.
  ///
  /// Rules about notches and corners are left out, because notches and corners belong to single
  /// devices. Touch targets and contrast do not depend on the size of the window.
  private static let names: [LintRuleName] = [
    .unsatisfiable, .ambiguous, .clippedText, .shrunkText, .zeroSize, .squeezed, .outsideScreen,
    .underBar, .underKeyboard, .overlap,
  ]
  private static let rules = names.compactMap { RuleCatalogue.cellRule($0) }

  private static func sides(of cell: LintedCell) -> [[Int]] {
    struct Group: Hashable {
      let row: String?
      let scroller: Int?
    }
    var groups: [[Rect]] = []
    var positions: [Group: Int] = [:]
    for view in cell.views
    where view.isShown && (view.style.kind is any ControlKind || !view.texts.isEmpty) {
      let group = Group(row: view.row, scroller: view.scroller)
      let position = positions[group] ?? groups.count
      if position == groups.count {
        positions[group] = position
        groups.append([])
      }
      groups[position].append(view.frame)
    }
    return groups.flatMap { frames in
      Axis.allCases.map { axis in
        order(of: frames.map { ($0.minEdge(on: axis).value, $0.maxEdge(on: axis).value) })
      }
    }
  }

  /// The order of the starts and ends of ranges.
  ///
  /// Two orders are equal if and only if the same ranges end before the same other ranges start.
  ///
  /// - Parameter ranges: the ranges.
  /// - Returns: twice the index of a range for its end, and one more for its start. Consecutive
  ///   ends are in ascending order, and so are consecutive starts.
  static func order(of ranges: [(start: Double, end: Double)]) -> [Int] {
    var events: [(value: Double, number: Int)] = []
    for (index, range) in ranges.enumerated() {
      events.append((range.end, 2 * index))
      events.append((range.start, 2 * index + 1))
    }
    // At the same place, an end comes before a start.
    events.sort { ($0.value, $0.number % 2) < ($1.value, $1.number % 2) }
    var order: [Int] = []
    var run: [Int] = []
    for event in events {
      if let last = run.last, last % 2 != event.number % 2 {
        order += run.sorted()
        run = []
      }
      run.append(event.number)
    }
    return order + run.sorted()
  }
}

/// A finding with its severity after tuning.
struct SweepFound: Hashable, Sendable {
  let finding: LintFinding
  let severity: Severity
}

/// The identity of a finding, which does not depend on its figure or its row.
struct SweepKey: Hashable, Sendable {
  let rule: LintRuleName
  let text: String
  let span: SourceSpan?

  init(_ finding: LintFinding) {
    rule = finding.rule
    text = finding.text.withoutRows
    span = finding.span
  }
}

extension LintFinding {
  fileprivate func concerns(_ choice: SweptViews) -> Bool {
    choice.names.isEmpty || views.contains { choice.contains($0) }
  }
}
