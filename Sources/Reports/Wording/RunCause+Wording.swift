import Comparing
import Diagnostics
package import Snapshots

extension RunCause {
  /// The greatest number of views that a title names.
  private static let namedViews = 3
  /// The greatest number of effects in the details.
  ///
  /// `namedCells` is that of the cells of an effect.
  private static let listedEffects = 8
  private static let namedCells = 3

  /// The cause as a sentence, with names between backticks.
  ///
  /// - Parameter base: the revision with which a comparison compared; nil for a run that tested.
  /// - Returns: the sentence without a full stop.
  package func title(base: String?) -> String {
    switch fact {
    case .failure(_, let first, _): first?.message ?? "the cell could not be drawn"
    case .reference(let faults):
      faults.count == 1 ? faults[0].sentence : "the reference is not as Strut recorded it"
    case .environment(let changes):
      changes.count == 1
        ? changes[0].sentence
        : "\(EnvironmentChange.heading): \(changes.count) changes"
    case .spec(let changes, _):
      changes.count == 1
        ? changes[0].text : "\(changes.count) changes of `\(changes.first?.file ?? "")`"
    case .layout(let changes):
      Set(changes.map(\.relativeToItem)).count == 1
        ? LayoutChange.sentence(ofEqual: changes)
        : "\(WordList.of(changes.map { "`\($0.view)`" }, atMost: Self.namedViews)) changed"
    case .size(let expected, let actual):
      actual.map { Comparison.differentSize(expected: expected, actual: $0).sentences[0] }
        ?? "the reference is \(expected.description) pixels"
    case .pixels(let screen): "pixels differ on `\(screen)`, but no view changed"
    case .noReference: CellOutcome.missingReason(base: base)
    case .renamedCells: "cells were renamed"
    case .renamedSpec(let move): move.sentence
    }
  }

  /// More facts about the cause, each as a sentence.
  ///
  /// - Parameter results: the run that has the cause.
  /// - Returns: the facts; empty if the title has all of them.
  package func details(in results: RunResults) -> [String] {
    switch fact {
    case .failure(_, let first, let others):
      return (first?.notes ?? []) + [first?.help].compactMap(\.self) + others
    case .reference(let faults):
      return (faults.count > 1 ? faults.map(\.sentence) : [])
        + ["restore the reference from version control, or accept what the run drew"]
    case .environment(let changes): return changes.count > 1 ? changes.map(\.sentence) : []
    case .spec(let changes, _):
      let equal = Grouped(effects) { Effect(change: $0.change.relativeToItem, cells: $0.cells) }
      let sentences = equal.groups.map { _, effects in
        LayoutChange.sentence(ofEqual: effects.map(\.change)) + place(of: effects[0], in: results)
      }
      return (changes.count > 1 ? changes.map(\.sentence) : [])
        + WordList.lines(sentences, atMost: Self.listedEffects, "effect")
    case .layout(let changes):
      let sentences = changes.sentences
      return sentences.count > 1
        ? WordList.lines(sentences, atMost: [LayoutChange].listedSentences, "change") : []
    case .size, .pixels, .noReference, .renamedCells, .renamedSpec: return []
    }
  }

  /// The cells of an effect as text; empty if the effect is on all cells of the cause.
  private func place(of effect: Effect, in results: RunResults) -> String {
    guard effect.cells.count < cells.count else { return "" }
    guard effect.cells.count <= Self.namedCells else {
      return ", on \(effect.cells.count) of \(cells.count) cells"
    }
    let names = effect.cells.map { results.cells[$0].id.cell }
    return ", on \(names.joined(separator: ", ")) only"
  }
}

extension RunCause.Place {
  /// The place as text, such as `chat.yaml:3:5`.
  package var text: String {
    ([file] + [line, column].compactMap { $0.map { "\($0)" } }).joined(separator: ":")
  }
}
