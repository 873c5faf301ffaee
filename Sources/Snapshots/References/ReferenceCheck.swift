import Bitmaps
import Foundation

/// Holds drawn cells against their references.
struct ReferenceCheck: Sendable {
  let differ: Differ

  enum Finding: Sendable {
    case matched
    case missing
    case different(CellDifference, Old)
  }

  /// The reference that a cell differs from.
  struct Old: Sendable {
    let file: [UInt8]
    let bitmap: Bitmap
    let layoutText: String
  }

  /// A reference with the same hash and layout matches without being decoded.
  ///
  /// The layout is part of what is compared: a view that moved where no pixel shows it is a change.
  /// Fonts and libraries are not; they are told as a cause where something else differs.
  func finding(
    for cell: RenderedCell, _ new: Reference, named name: String, in store: ReferenceStore
  ) throws(ReferenceError) -> Finding {
    guard let old = try store.reference(of: name) else { return .missing }
    let hasSameLayout = old.layoutText == new.layoutText
    if hasSameLayout, old.pixelHash == new.pixelHash { return .matched }
    guard let file = try store.file(of: name) else { return .missing }
    let bitmap = try store.bitmap(in: file, of: name)
    let comparison =
      old.pixelHash == new.pixelHash ? .identical : differ.compare(bitmap, cell.bitmap)
    if hasSameLayout, comparison == .identical { return .matched }
    let difference = CellDifference(
      picture: comparison,
      layout: hasSameLayout ? [] : try changes(from: old, to: new, store.pictureURL(of: name).path),
      environment: new.environment.differences(from: old.environment))
    return .different(
      difference, Old(file: file, bitmap: bitmap, layoutText: old.layoutText))
  }

  /// Both layouts are taken from their texts, so that both are rounded alike.
  private func changes(
    from old: Reference, to new: Reference, _ path: String
  ) throws(ReferenceError) -> [LayoutChange] {
    guard let before = LayoutText.lines(of: old.layoutText),
      let after = LayoutText.lines(of: new.layoutText)
    else { throw .notAReference(path: path) }
    return LayoutChange.changes(from: before, to: after)
  }
}
