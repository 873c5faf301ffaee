import Diagnostics
import Snapshots
import Spec

/// The changes between two texts of a spec, with the variants that show which changes have an
/// effect.
final class ExplanationPlan {
  let old: SpecVariant
  private let spec: LoadedSpec
  private let edits: SourceEdits
  private let files = SpecFileCaches()
  /// The files that the old text names, as they were; nil if they are not known.
  private let former: SpecFiles?
  /// The old text with only one change, by the change's index.
  ///
  /// `without` has the new text without that change.
  private var alone: [Int: SpecVariant] = [:]
  private var without: [Int: SpecVariant] = [:]

  /// - Parameters:
  ///   - spec: the current spec.
  ///   - source: the old text.
  ///   - formerSpec: the spec with the old text and the files of its time; nil if it is not known.
  init(_ spec: LoadedSpec, since source: SpecSource, formerSpec: LoadedSpec?) {
    self.spec = spec
    let text = String(decoding: source.bytes, as: UTF8.self)
    edits = SourceEdits(from: text, to: String(decoding: spec.source.bytes, as: UTF8.self))
    former = formerSpec.map { [files] in SpecFiles(of: $0.location, in: $0.project, files) }
    _ = former?.parse(source.bytes, limits: spec.document.limits)
    old = SpecVariant(text, like: spec, files, allowing: .any, former: former)
  }

  /// The positions of the changes that affect a cell, ascending.
  ///
  /// - Parameters:
  ///   - isWhole: whether a variant gives the current cell.
  ///   - changesOld: whether a variant gives another cell than the old text; nil if it gives none.
  ///   - changesNew: whether a variant gives another cell than the new text; nil if it gives none.
  /// - Returns: as `effectiveChanges` returns them.
  func positions(
    isWhole: (SpecVariant) -> Bool, changesOld: (SpecVariant) -> Bool?,
    changesNew: (SpecVariant) -> Bool?
  ) -> [Int] {
    effectiveChanges(
      of: edits.edits.count, isWhole: { isWhole(alone($0)) },
      changesOld: { changesOld(alone($0)) == true }, changesNew: { changesNew(without($0)) == true }
    )
  }

  /// Describes a change in words, with its line in the new text.
  func changes(at position: Int) -> [SpecChange] {
    let lines = edits.lines(of: position)
    let one = edits.text { $0 == position }
    let others = edits.text { $0 != position }
    func changed(from old: String, to new: String) -> [SpecEdit]? {
      SpecEdit.edits(
        from: Array(old.utf8), to: Array(new.utf8), limits: spec.document.limits)
    }
    if let found = changed(from: text(old: true), to: one) {
      return found.map { edit in
        change(edit.text, line: max(1, edit.line - lines.old + lines.new))
      }
    }
    if let found = changed(from: others, to: text(old: false)) {
      return found.map { change($0.text, line: $0.line) }
    }
    let line = min(lines.new, edits.lastLine)
    return [change("this line changed", line: line)]
  }

  /// A change in a line of the spec, or in the line of the document that it comes from.
  private func change(_ text: String, line: Int) -> SpecChange {
    let place = spec.places.indices.contains(line - 1) ? spec.places[line - 1] : nil
    return SpecChange(
      text: text, file: place?.file ?? spec.location.shownPath, line: place?.line ?? line)
  }

  private func text(old isOld: Bool) -> String { edits.text { _ in !isOld } }

  private func variant(_ text: String) -> SpecVariant {
    SpecVariant(text, like: spec, files, allowing: .only(old.missing), former: former)
  }

  private func alone(_ position: Int) -> SpecVariant {
    let variant = alone[position] ?? variant(edits.text { $0 == position })
    alone[position] = variant
    return variant
  }

  private func without(_ position: Int) -> SpecVariant {
    let variant = without[position] ?? variant(edits.text { $0 != position })
    without[position] = variant
    return variant
  }
}

/// The changes that affect a cell, by their positions, ascending.
///
/// - Parameters:
///   - count: the number of changes.
///   - isWhole: whether a change alone gives the current cell.
///   - changesOld: whether a change alone gives another cell than the old one.
///   - changesNew: whether the current cell is another without a change.
/// - Returns: the first change that alone gives the current cell; otherwise all changes that affect
///   the cell, or all changes if none shows an effect.
/// - Throws: an error of these functions.
func effectiveChanges<Failure: Error>(
  of count: Int, isWhole: (Int) throws(Failure) -> Bool,
  changesOld: (Int) throws(Failure) -> Bool, changesNew: (Int) throws(Failure) -> Bool
) throws(Failure) -> [Int] {
  let all = Array(0..<count)
  guard count > 1 else { return all }
  for one in all where try isWhole(one) { return [one] }
  // Some changes have an effect only together with others. Such a change shows when it is removed
  // from the current cell.
  var effective: [Int] = []
  for one in all {
    let isEffective = if try changesOld(one) { true } else { try changesNew(one) }
    if isEffective { effective.append(one) }
  }
  return effective.isEmpty ? all : effective
}
