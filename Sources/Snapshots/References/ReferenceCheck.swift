import Bitmaps
import Foundation

/// Compares drawn cells with their references.
struct ReferenceCheck: Sendable {
  enum Finding: Sendable {
    /// The number of differing pixels within tolerance, or nil if identical.
    case matched(tolerated: Int?)
    case missing
    case different(CellDifference, Old)
  }

  /// The reference that a cell differs from.
  struct Old: Sendable {
    /// The bytes of the file that counts.
    let file: [UInt8]
    /// As a file; nil where the reference is none and cannot be drawn again.
    let picture: [UInt8]?
    let bitmap: Bitmap?
    let layoutText: String
    /// Nil where it is not known what the reference was made from.
    let source: SpecSource?
  }

  /// A reference with the same hash and layout matches without being decoded.
  ///
  /// The layout is part of what is compared: a view that moved where no pixel shows it is a change.
  /// Fonts and libraries are not; they are reported as a cause if something else differs.
  func finding(
    for cell: RenderedCell, _ new: Reference, of item: Run.Item,
    redraw: (SpecSource) -> Bitmap?
  ) throws(ReferenceError) -> Finding {
    let (store, name) = (item.references, item.id.cell)
    guard let old = try store.reference(of: name) else { return .missing }
    let hasSameLayout = old.layoutText == new.layoutText
    if hasSameLayout, old.pixelHash == new.pixelHash { return .matched(tolerated: nil) }
    guard let file = try store.file(of: name) else { return .missing }
    let source = try store.source(of: old)
    let picture = try self.picture(file, old, of: name, in: store) { source.flatMap(redraw) }
    guard let before = LayoutText.lines(of: old.layoutText),
      let after = LayoutText.lines(of: new.layoutText)
    else { throw .notAReference(path: store.pictureURL(of: name).path) }
    // Both layouts are taken from their texts, so that both are rounded alike.
    let changes = LayoutTolerance(item.tolerance, from: before, to: after).excessive(
      LayoutChange.changes(from: before, to: after))
    let regions = ViewRegion.regions(from: before, to: after, inPicture: cell.frames)
    let comparison: Comparison? =
      if old.pixelHash == new.pixelHash {
        .identical
      } else if let bitmap = picture?.bitmap {
        PictureComparison(
          tolerance: item.tolerance, regions: regions, pixelsPerPoint: cell.pixelsPerPoint
        ).compare(bitmap, cell.bitmap)
      } else {
        nil
      }
    if let comparison, comparison.isTolerated, changes.isEmpty {
      return .matched(tolerated: comparison.toleratedPixels(hasSameLayout: hasSameLayout))
    }
    let difference = CellDifference(
      picture: comparison, layout: changes,
      environment: new.environment.changes(from: old.environment))
    return .different(
      difference,
      Old(
        file: file, picture: picture?.file, bitmap: picture?.bitmap,
        layoutText: old.layoutText, source: source))
  }

  /// The reference's picture: of one that has none it is drawn again, and taken where its pixels are
  /// those that were recorded.
  private func picture(
    _ file: [UInt8], _ old: Reference, of name: String, in store: ReferenceStore,
    redraw: () -> Bitmap?
  ) throws(ReferenceError) -> (file: [UInt8], bitmap: Bitmap)? {
    if store.isPicture(file) || !Self.isLayoutReference(file) {
      return (file, try store.bitmap(in: file, of: name))
    }
    guard let bitmap = redraw(), PixelHash(bitmap) == old.pixelHash else { return nil }
    do {
      return (try PNG.encode(bitmap, texts: old.texts), bitmap)
    } catch {
      throw .picture(path: store.layoutURL(of: name).path, error)
    }
  }

  private static func isLayoutReference(_ file: [UInt8]) -> Bool {
    LayoutReference.isOne(String(decoding: file, as: UTF8.self))
  }
}
