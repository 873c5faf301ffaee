import Snapshots
import Spec

/// The changes between two texts of a spec, with the variants that show which changes have an
/// effect.
final class ExplanationPlan {
  let old: SpecVariant
  private let spec: LoadedSpec
  private let edits: SourceEdits
  private let images = ImageFiles()
  private let fonts = FontFiles()
  /// The old text with only one change, by the change's index.
  ///
  /// `without` has the new text without that change.
  private var alone: [Int: SpecVariant] = [:]
  private var without: [Int: SpecVariant] = [:]

  init(_ spec: LoadedSpec, since source: SpecSource) {
    self.spec = spec
    let text = String(decoding: source.bytes, as: UTF8.self)
    edits = SourceEdits(from: text, to: String(decoding: spec.source.bytes, as: UTF8.self))
    old = SpecVariant(text, like: spec, images, fonts)
  }

  /// The positions of the changes that affect a cell, ascending.
  ///
  /// - Parameters:
  ///   - isWhole: whether a variant gives the current cell.
  ///   - changesOld: whether a variant gives another cell than the old text; nil if it gives none.
  ///   - changesNew: whether a variant gives another cell than the new text; nil if it gives none.
  /// - Returns: the first change that alone gives the current cell; otherwise all changes that
  ///   affect the cell, or all changes if no variant shows an effect.
  func positions(
    isWhole: (SpecVariant) -> Bool, changesOld: (SpecVariant) -> Bool?,
    changesNew: (SpecVariant) -> Bool?
  ) -> [Int] {
    let all = Array(edits.edits.indices)
    guard all.count > 1 else { return all }
    if let one = all.first(where: { isWhole(alone($0)) }) { return [one] }
    let effective = all.filter { position in
      // Some changes have an effect only together with others. Such a change shows when it is
      // removed from the new text.
      changesOld(alone(position)) == true || changesNew(without(position)) == true
    }
    return effective.isEmpty ? all : effective
  }

  /// Describes a change in words, with its line in the new text.
  func changes(at position: Int) -> [SpecChange] {
    let file = spec.location.shownPath
    let lines = edits.lines(of: position)
    let one = edits.text { $0 == position }
    let others = edits.text { $0 != position }
    func changed(from old: String, to new: String) -> [SpecEdit]? {
      SpecEdit.edits(
        from: Array(old.utf8), to: Array(new.utf8), limits: spec.document.limits)
    }
    if let found = changed(from: text(old: true), to: one) {
      return found.map { edit in
        SpecChange(text: edit.text, file: file, line: max(1, edit.line - lines.old + lines.new))
      }
    }
    if let found = changed(from: others, to: text(old: false)) {
      return found.map { SpecChange(text: $0.text, file: file, line: $0.line) }
    }
    let line = min(lines.new, edits.lastLine)
    return [SpecChange(text: "this line changed", file: file, line: line)]
  }

  private func text(old isOld: Bool) -> String { edits.text { _ in !isOld } }

  private func alone(_ position: Int) -> SpecVariant {
    let variant =
      alone[position] ?? SpecVariant(edits.text { $0 == position }, like: spec, images, fonts)
    alone[position] = variant
    return variant
  }

  private func without(_ position: Int) -> SpecVariant {
    let variant =
      without[position] ?? SpecVariant(edits.text { $0 != position }, like: spec, images, fonts)
    without[position] = variant
    return variant
  }
}
