import Comparing
import Diagnostics
package import Snapshots

extension CellOutcome {
  /// The reason why a cell was compared with nothing.
  static func missingReason(base: String?) -> String {
    base.map { "`\($0)` has no such cell" } ?? "there is no reference"
  }
}

extension CellRecord {
  /// The outcome in a few words.
  ///
  /// - Parameter base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: the words.
  func badge(base: String?) -> String {
    switch outcome {
    case .matched:
      toleratedPixels.map { "matches within its tolerance (\(Count.of($0, "pixel")))" } ?? "matches"
    case .unchanged: "unchanged"
    case .missing: base == nil ? "no reference" : "new"
    case .different: "differs"
    case .recorded: "recorded"
    case .failed: "failed"
    }
  }

  /// The outcome of the cell, such as `chat/iphone-x differs from its reference`, without a full
  /// stop.
  ///
  /// - Parameter base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: the sentence.
  func headline(base: String?) -> String {
    let other = base.map { "`\($0)`" } ?? "its reference"
    return switch outcome {
    case .matched: "\(id) matches \(other)"
    case .unchanged: "\(id) is unchanged since it matched"
    case .different: "\(id) differs from \(other)"
    case .missing: base == nil ? "\(id) has no reference" : "\(id) is new"
    case .recorded: "\(id) was recorded"
    case .failed: "\(id) could not be compared"
    }
  }

  /// The headline and the most important reason.
  ///
  /// - Parameter base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: one line.
  func gist(base: String?) -> String {
    let headline = headline(base: base)
    let reasons = reasons(atMost: .max, base: base)
    guard let first = reasons.first, outcome == .different || outcome == .failed else {
      return headline
    }
    let reason = ([first] + WordList.rest(of: reasons.count, after: 1)).joined(separator: ", ")
    return "\(headline): \(reason)"
  }

  /// The reasons for the outcome, each as a sentence.
  ///
  /// The faults of the reference come first, then the views, then the picture. The environment is
  /// not a reason. Of many views, the first ones are listed.
  ///
  /// - Parameter base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: the sentences; empty if the cell matched.
  package func reasons(base: String?) -> [String] {
    reasons(atMost: [LayoutChange].listedSentences, base: base)
  }

  private func reasons(atMost most: Int, base: String?) -> [String] {
    switch outcome {
    case .matched, .unchanged: []
    case .missing: [missingReason(base: base)]
    case .recorded: [replacedReference == true ? "replaced the reference" : "the reference is new"]
    case .different:
      referenceFaults.map(\.sentence)
        + WordList.lines(shownChanges.sentences, atMost: most, "change") + pictureReasons
    case .failed: diagnostics.map(\.message)
    }
  }

  /// The reasons that cells on several devices may have in common, and the changes of the spec.
  ///
  /// The number of pixels is left out, unless it is the only reason.
  ///
  /// - Parameter base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: the sentences; empty if the cell matched.
  package func sharedReasons(base: String?) -> [String] {
    let reasons = reasons(base: base)
    let others = reasons.filter { $0 != pixels?.sentence }
    return (others.isEmpty ? reasons : others)
      + (specChanges ?? []).map { "because \($0.sentence)" }
  }

  /// The reasons that concern only the picture.
  var pictureReasons: [String] {
    guard let difference else { return [] }
    return switch difference.picture {
    case .identical where changes.isEmpty, .tolerated where changes.isEmpty: []
    case .identical: ["the picture is the same, the layout is not"]
    case .tolerated: ["the picture is within its tolerance, the layout is not"]
    case .different(let difference): Comparison.different(difference).sentences
    case .differentSize(let expected, let actual):
      Comparison.differentSize(expected: expected, actual: actual).sentences
    case nil: ["the picture changed; the old picture was not kept and cannot be drawn again"]
    }
  }

  private func missingReason(base: String?) -> String {
    guard let formerID else { return CellOutcome.missingReason(base: base) }
    if let base { return "the picture and the layout match `\(formerID.cell)` of `\(base)`" }
    let name = movedSpec == nil ? formerID.cell : "\(formerID)"
    return "the picture and the layout match the stale reference `\(name)`"
      + (movedSpec == nil ? "" : ", whose spec is gone")
  }
}

extension DiagnosticRecord {
  /// The notes and the help, one on each line.
  var remarks: [String] {
    notes.map { "note: \($0)" } + [help].compactMap(\.self).map { "help: \($0)" }
  }

  /// The message with its place, the notes and the help, one on each line.
  package var lines: [String] { [placed] + remarks }
}
