import Cells
import Diagnostics
import Geometry
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
    let path = ShellWord.quoted(spec.location.shownPath)
    switch found.place {
    case .lengths(let place):
      guard let device = place.devices.smallestFailing?.id else { break }
      return "strut render \(path) --set device=\(device)"
    case .textSizes(let sizes):
      guard let size = sizes.first else { break }
      return "strut render \(path) --set textSize=\(size)"
    case .everywhere, .textLength: break
    }
    return "strut layout \(path) --only \(ShellWord.quoted(cells.first ?? ""))"
  }
}

extension AxisSweep {
  /// The warning about texts that were not varied; nil if all were varied.
  var limit: Diagnostic? {
    let count = leftOut.long + leftOut.late
    guard count > 0 else { return nil }
    let selected = state.selected
    var notes: [Note] = []
    if leftOut.long > 0 {
      notes.append(
        Note("a sweep lengthens no text of more than \(TextLengthSweep.longestText) characters"))
    }
    if leftOut.late > 0 {
      notes.append(
        Note(
          "a sweep lengthens texts until it has laid out \(TextLengthSweep.greatestWork) views; "
            + "\(TextLengthSweep.charactersOfView) characters of text count as one more"))
    }
    return Diagnostic(
      Message(
        rule: "sweepLimit",
        text: "\(Count.of(count, "text")) of `\(selected.cell.name)` in "
          + "`\(selected.spec.location.shownPath)` \(count == 1 ? "was" : "were") not lengthened"
      ),
      severity: .warning, notes: notes,
      help: leftOut.late > 0 ? "sweep the other texts with `--view`" : nil)
  }
}
