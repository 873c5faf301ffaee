import Bitmaps
import Foundation

/// Holds drawn cells against their references.
struct ReferenceCheck: Sendable {
  enum Finding: Sendable {
    /// Nil where nothing differs; else how many pixels do, as they may.
    case matched(tolerated: Int?)
    case missing
    case different(CellDifference, Old)
  }

  /// The reference that a cell differs from.
  struct Old: Sendable {
    let file: [UInt8]
    let bitmap: Bitmap
    let layoutText: String
    /// Nil where it is not known what the reference was made from.
    let source: SpecSource?
  }

  /// A reference with the same hash and layout matches without being decoded.
  ///
  /// The layout is part of what is compared: a view that moved where no pixel shows it is a change.
  /// Fonts and libraries are not; they are told as a cause where something else differs.
  func finding(
    for cell: RenderedCell, _ new: Reference, of item: Run.Item
  ) throws(ReferenceError) -> Finding {
    let (store, name) = (item.references, item.id.cell)
    guard let old = try store.reference(of: name) else { return .missing }
    let hasSameLayout = old.layoutText == new.layoutText
    if hasSameLayout, old.pixelHash == new.pixelHash { return .matched(tolerated: nil) }
    guard let file = try store.file(of: name) else { return .missing }
    let bitmap = try store.bitmap(in: file, of: name)
    guard let before = LayoutText.lines(of: old.layoutText),
      let after = LayoutText.lines(of: new.layoutText)
    else { throw .notAReference(path: store.pictureURL(of: name).path) }
    // Both layouts are taken from their texts, so that both are rounded alike.
    let changes = LayoutTolerance(item.tolerance, from: before, to: after).excessive(
      LayoutChange.changes(from: before, to: after))
    let regions = ViewRegion.regions(from: before, to: after, inPicture: cell.frames)
    let comparison =
      old.pixelHash == new.pixelHash
      ? .identical
      : PictureComparison(
        tolerance: item.tolerance, regions: regions, pixelsPerPoint: cell.pixelsPerPoint
      ).compare(bitmap, cell.bitmap)
    if comparison.isTolerated, changes.isEmpty {
      return .matched(tolerated: comparison.toleratedPixels(hasSameLayout: hasSameLayout))
    }
    let difference = CellDifference(
      picture: comparison, layout: changes,
      environment: new.environment.differences(from: old.environment))
    return .different(
      difference,
      Old(
        file: file, bitmap: bitmap, layoutText: old.layoutText,
        source: try store.source(of: old)))
  }
}
