import Cells
import Diagnostics
import Geometry
import Lint
import Snapshots
import Spec

/// What breaks in one state along one axis.
struct SweepResult: Sendable {
  let state: SweepState
  let axis: SweepAxis
  let breaks: [SweepBreak]
  /// How many layouts were solved.
  let count: Int

  init(_ state: SweepState, _ screen: SweptScreen, _ axis: SweepAxis, _ options: SweepOptions) {
    self.state = state
    self.axis = axis
    var breaks: [SweepBreak] = []
    switch axis {
    case .width, .height:
      let side: Axis = axis == .width ? .horizontal : .vertical
      if state.fillsScreen {
        let sweep = LengthSweep(
          screen, side, from: options.lower, to: options.upper, matrix: state.lengths(side),
          about: options.choice)
        breaks = sweep.breaks
        count = sweep.count
      } else {
        count = 0
      }
    case .textSize:
      let sweep = TextSizeSweep(screen, matrix: state.textSizes, about: options.choice)
      breaks = sweep.breaks
      count = sweep.count
    case .textLength:
      let sweep = TextLengthSweep(screen, views: options.choice)
      breaks = sweep.breaks
      count = sweep.count
    }
    self.breaks = breaks.filter { found in
      options.views.isEmpty || found.concerned.contains { options.choice.contains($0) }
    }
  }
}

extension SweepGroup {
  private mutating func add(_ other: SweepBreak, on cell: String) {
    if !cells.contains(cell) { cells.append(cell) }
    if case .everywhere(let axes) = found.place, case .everywhere(let more) = other.place {
      let all = SweepAxis.allCases.filter { axes.contains($0) || more.contains($0) }
      found = SweepBreak(found: found.found, place: .everywhere(all), isInMatrix: found.isInMatrix)
    }
  }
}

extension SweepBreak {
  /// What makes breaks one: what breaks, and where along the axis; what breaks all along one axis is
  /// the same along another.
  fileprivate var identity: [String] {
    let diagnostic = diagnostic(inCells: [])
    let words: String
    if case .everywhere = place {
      words = "everywhere \(found.finding.text)"
    } else {
      words = diagnostic.message.text
    }
    return [
      diagnostic.message.rule, words.withoutRows, "\(diagnostic.span?.line ?? 0)",
      "\(isInMatrix)",
    ]
  }

  /// The views that the finding names, and the one whose text is varied.
  var concerned: [String] {
    guard case .textLength(let text) = place else { return found.finding.views }
    return found.finding.views + [text.view]
  }
}

/// One break with all states that it was found in.
struct SweepGroup: Sendable {
  var found: SweepBreak
  /// That of the first.
  let axis: SweepAxis
  /// Of the first state.
  let spec: LoadedSpec
  /// Their names, in order.
  var cells: [String]

  /// Breaks of the same place and words in several states of a screen are one.
  static func all(of results: [SweepResult]) -> [SweepGroup] {
    var groups: [SweepGroup] = []
    var positions: [[String]: Int] = [:]
    for result in results {
      for found in result.breaks {
        let key = [result.state.selected.spec.location.shownPath] + found.identity
        let cell = result.state.selected.cell.name
        if let position = positions[key] {
          groups[position].add(found, on: cell)
        } else {
          positions[key] = groups.count
          groups.append(
            SweepGroup(
              found: found, axis: result.axis, spec: result.state.selected.spec, cells: [cell]))
        }
      }
    }
    return groups
  }
}
