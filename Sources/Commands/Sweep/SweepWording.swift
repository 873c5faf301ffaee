import Cells
import Diagnostics
import Geometry
import Snapshots
import Spec

/// The texts of `strut sweep` around its findings.
enum SweepWording {
  /// A length with at most two decimals.
  ///
  /// Two decimals distinguish pixels at every scale.
  static func points(_ length: Points) -> String { DecimalText.shortest(length.value, places: 2) }

  /// The counts, and the command that shows the first break.
  static func summary(_ groups: [SweepGroup], states: Int, layouts: Int) -> String {
    let place = "in \(Count.of(states, "state")), \(Count.of(layouts, "layout")) solved\n"
    guard let first = groups.first else { return "nothing breaks \(place)" }
    return "\(Count.of(groups.count, "break")) \(place)"
      + "to see the first, run `\(first.command)`\n"
  }
}

extension SweepGroup {
  /// The command that draws the screen at the break, or that prints its frames.
  var command: String {
    let path = ShellWord.path(spec.location.shownPath)
    switch found.place {
    case .lengths(let place):
      guard let device = place.devices.smallestFailing?.id else { break }
      return "strut render \(path) --set device=\(device)"
    case .textSizes(let sizes):
      guard let size = sizes.first else { break }
      return "strut render \(path) --set textSize=\(size)"
    case .everywhere, .textLength: break
    }
    return "strut layout \(path) --only \(ShellWord.quoted(CellID.glob(of: cells.first ?? "")))"
  }
}

extension AxisSweep {
  /// The warning about lengths that were not tried; nil if all were tried.
  var limit: Diagnostic? {
    let count = leftOut.long + leftOut.late
    guard count > 0 || !isComplete else { return nil }
    let selected = state.selected
    let lengths = isComplete ? "lengths of \(Count.of(count, "text"))" : "\(axis.rawValue)s"
    var notes: [Note] = []
    if leftOut.long > 0 {
      notes.append(
        Note("a sweep lengthens no text of more than \(TextLengthSweep.longestText) characters"))
    }
    if leftOut.late > 0 || !isComplete {
      notes.append(
        Note(
          "the sweep of an axis ends when it has laid out \(SweepSample.greatestWork) views; "
            + "each text, each \(SweepSample.charactersOfView) characters "
            + "and each problem count as one more"
        ))
    }
    let help =
      isComplete
      ? leftOut.late > 0 ? "sweep the other texts with `--view`" : nil
      : "sweep a part of them with `--from` and `--to`"
    return Diagnostic(
      Message(
        rule: "sweepLimit",
        text: "not all \(lengths) of `\(selected.cell.name)` in "
          + "`\(selected.spec.location.shownPath)` were tried"),
      severity: .warning, notes: notes, help: help)
  }
}
