import Diagnostics
import Snapshots
import Spec

/// The changes between two texts of a spec, with the variants that show which changes have an
/// effect.
final class ExplanationPlan {
  let old: SpecVariant
  private let spec: LoadedSpec
  /// The edits between the texts; nil if a text is not YAML.
  private let edits: SpecEdits?
  /// The edits of each change, by their positions.
  private let groups: [Range<Int>]
  private let files = SpecFileCaches()
  /// The files that the old text names, as they were; nil if they are not known.
  private let former: SpecFiles?
  /// The old text with only some changes, by their positions.
  ///
  /// `without` has the new text without those changes.
  private var alone: [Set<Int>: SpecVariant] = [:]
  private var without: [Set<Int>: SpecVariant] = [:]

  /// The greatest number of changes, and its greatest product with the views of a cell or the edits.
  ///
  /// If there are more edits, neighbouring ones are one change.
  private static let limit = 16
  private static let greatestWork = 10_000

  /// - Parameters:
  ///   - spec: the current spec.
  ///   - views: the number of views in a cell.
  ///   - source: the old text.
  ///   - formerSpec: the spec with the old text and the files of its time; nil if it is not known.
  init(
    _ spec: LoadedSpec, ofViews views: Int, since source: SpecSource, formerSpec: LoadedSpec?
  ) {
    self.spec = spec
    let limits = spec.document.limits
    edits =
      if let expansion = spec.expansion {
        SpecEdits(from: source.bytes, to: expansion, limits: limits)
      } else {
        SpecEdits(
          from: source.bytes, to: spec.source.bytes, file: spec.location.shownPath, limits: limits)
      }
    let count = edits?.edits.count ?? 0
    let greatest = min(Self.limit, max(Self.greatestWork / max(views, count, 1), 1))
    let size = max(1, (count + greatest - 1) / greatest)
    groups = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    former = formerSpec.map { [files] in SpecFiles(of: $0.location, in: $0.project, files) }
    _ = former?.parse(source.bytes, limits: limits)
    old = SpecVariant(
      String(decoding: source.bytes, as: UTF8.self), like: spec, files, allowing: .any,
      former: former)
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
      of: groups.count, isWhole: { isWhole(alone([$0])) },
      changesOld: { changesOld(alone($0)) }, changesNew: { changesNew(without($0)) })
  }

  /// Describes a change in words, with its line in the spec or in the document that it comes from.
  func changes(at position: Int) -> [SpecChange] {
    (edits?.edits[groups[position]] ?? []).map {
      SpecChange(text: $0.text, file: $0.place.file, line: $0.place.line)
    }
  }

  private func alone(_ positions: Set<Int>) -> SpecVariant {
    let variant = alone[positions] ?? variant { contains($0, in: positions) }
    alone[positions] = variant
    return variant
  }

  private func without(_ positions: Set<Int>) -> SpecVariant {
    let variant = without[positions] ?? variant { !contains($0, in: positions) }
    without[positions] = variant
    return variant
  }

  /// Whether an edit is part of one of the changes.
  private func contains(_ edit: Int, in positions: Set<Int>) -> Bool {
    positions.contains { groups[$0].contains(edit) }
  }

  /// The old text with some of the edits.
  private func variant(applying isApplied: (Int) -> Bool) -> SpecVariant {
    SpecVariant(
      edits?.text(applying: isApplied) ?? "", like: spec, files, allowing: .only(old.missing),
      former: former)
  }
}

/// The changes that affect a cell, by their positions, ascending.
///
/// - Parameters:
///   - count: the number of changes.
///   - isWhole: whether a change alone gives the current cell.
///   - changesOld: whether some changes alone give another cell than the old one; nil if they give
///     none.
///   - changesNew: whether the current cell is another without some changes; nil if there is none.
/// - Returns: the first change that alone gives the current cell; otherwise all changes that affect
///   the cell, or all changes if none shows an effect.
/// - Throws: an error of these functions.
func effectiveChanges<Failure: Error>(
  of count: Int, isWhole: (Int) throws(Failure) -> Bool,
  changesOld: (Set<Int>) throws(Failure) -> Bool?, changesNew: (Set<Int>) throws(Failure) -> Bool?
) throws(Failure) -> [Int] {
  let all = Array(0..<count)
  guard count > 1 else { return all }
  for one in all where try isWhole(one) { return [one] }
  // Some changes have an effect only together with others. Such a change shows when it is removed
  // from the current cell.
  func areEffective(_ changes: Set<Int>) throws(Failure) -> Bool? {
    let old = try changesOld(changes)
    if old == true { return true }
    let new = try changesNew(changes)
    return old == nil && new == false ? nil : new
  }
  var effective: Set<Int> = []
  var unknown: Set<Int> = []
  for one in all {
    switch try areEffective([one]) {
    case true?: effective.insert(one)
    case nil: unknown.insert(one)
    case false?: break
    }
  }
  // Some changes give a cell only together, such as the removal of `use` and that of `with`.
  if unknown.count > 1, try areEffective(unknown) == true { effective.formUnion(unknown) }
  return effective.isEmpty ? all : effective.sorted()
}
