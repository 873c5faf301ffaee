import Cells
import Diagnostics
import Geometry
import Lint
import Snapshots
import Spec

/// The breaks of one state along one axis.
struct AxisSweep: Sendable {
  let state: SweepState
  let axis: SweepAxis
  let breaks: [SweepBreak]
  /// The number of solved layouts.
  let count: Int
  /// Whether the sweep of a width or height came to its end before its limit.
  var isComplete = true
  /// The texts that were not varied, or not to the end.
  let leftOut: TextsLeftOut
}

extension SweptScreen {
  /// Varies the screen along an axis.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - state: the state of the screen.
  ///   - options: the options of the sweep.
  /// - Returns: the breaks that concern the views of the options.
  /// - Throws: an error if a layout takes too much work.
  func sweep(_ axis: SweepAxis, of state: SweepState, _ options: SweepOptions) throws -> AxisSweep {
    let side: Axis = axis == .width ? .horizontal : .vertical
    var leftOut = TextsLeftOut()
    var isComplete = true
    let (breaks, count): ([SweepBreak], Int)
    switch axis {
    case .width, .height:
      (breaks, count, isComplete) =
        state.fillsScreen
        ? try sweepLengths(
          side, from: options.lower, to: options.upper, matrix: state.lengths(side),
          about: options.choice) : ([], 0, true)
    case .textSize:
      (breaks, count) = try sweepTextSizes(matrix: state.textSizes, about: options.choice)
    case .textLength:
      (breaks, count, leftOut) = try sweepTextLengths(about: options.choice)
    }
    let concerned = breaks.filter { found in
      options.views.isEmpty || found.concerned.contains { options.choice.contains($0) }
    }
    return AxisSweep(
      state: state, axis: axis, breaks: concerned, count: count, isComplete: isComplete,
      leftOut: leftOut)
  }
}

extension SweepGroup {
  private mutating func add(_ other: SweepBreak, on cell: String) {
    if let isEarlier = other.isEarlier(than: found) {
      if isEarlier {
        later = cells + later
        (found, cells) = (other, [cell])
      } else {
        later.append(cell)
      }
      return
    }
    if !cells.contains(cell) { cells.append(cell) }
    if case .everywhere(let axes) = found.place, case .everywhere(let more) = other.place {
      let all = SweepAxis.allCases.filter { axes.contains($0) || more.contains($0) }
      found = SweepBreak(found: found.found, place: .everywhere(all), isInMatrix: found.isInMatrix)
    }
  }
}

extension SweepBreak {
  /// The facts that make breaks of several states equal: the finding and its place on the axis.
  ///
  /// A break on the whole of one axis equals one on the whole of another, and one from some length
  /// of a text on equals one from another length on.
  fileprivate var identity: [String] {
    let diagnostic = diagnostic(inCells: [])
    let words =
      switch place {
      case .everywhere: "everywhere \(found.finding.text)"
      case .textLength(let text): "from some length of \(text.view) on \(found.finding.text)"
      case .textSizes where firstTextSize != nil: "from some text size on \(found.finding.text)"
      case .lengths, .textSizes: diagnostic.message.text
      }
    return [
      diagnostic.message.rule, words.withoutRows, "\(diagnostic.span?.line ?? 0)",
      "\(isInMatrix)",
    ]
  }

  /// Whether this break comes at a smaller text or text size than another of the same identity.
  ///
  /// Nil if both come at the same one, or if the breaks have no such order.
  fileprivate func isEarlier(than other: SweepBreak) -> Bool? {
    switch (place, other.place) {
    case (.textLength(let one), .textLength(let other)) where one.breaking != other.breaking:
      one.breaking < other.breaking
    case (.textSizes(let one), .textSizes(let other)) where one.count != other.count:
      one.count > other.count
    default: nil
    }
  }

  /// The views in the finding, and the view with the varied text.
  var concerned: [String] {
    guard case .textLength(let text) = place else { return found.finding.views }
    return found.finding.views + [text.view]
  }
}

/// A break with all states that have it.
struct SweepGroup: Sendable {
  var found: SweepBreak
  /// The axis in the first state.
  let axis: SweepAxis
  /// The spec of the first state.
  let spec: LoadedSpec
  /// The names of the cells that break at that place, in order.
  var cells: [String]
  /// The names of the cells that break only at longer texts or larger text sizes.
  var later: [String] = []

  var diagnostic: Diagnostic { found.diagnostic(inCells: cells, later: later) }

  /// The groups of equal breaks.
  ///
  /// Breaks of one screen with equal places and words are one group.
  static func all(of sweeps: [AxisSweep]) -> [SweepGroup] {
    var groups: [SweepGroup] = []
    var positions: [[String]: Int] = [:]
    for sweep in sweeps {
      for found in sweep.breaks {
        let key = [sweep.state.selected.spec.location.shownPath] + found.identity
        let cell = sweep.state.selected.cell.name
        if let position = positions[key] {
          groups[position].add(found, on: cell)
        } else {
          positions[key] = groups.count
          groups.append(
            SweepGroup(
              found: found, axis: sweep.axis, spec: sweep.state.selected.spec, cells: [cell]))
        }
      }
    }
    return groups
  }
}
