import Bitmaps
import Comparing
import Foundation
import Geometry

/// Compares drawn cells with their references.
struct ReferenceCheck: Sendable {
  enum Finding: Sendable {
    /// The number of differing pixels within tolerance, or nil if identical.
    case matched(tolerated: Int?)
    case missing
    case different(CellDifference, Old)
  }

  /// The reference from which a cell differs.
  struct Old: Sendable {
    let file: ReferenceFile
    /// The bytes of the picture; nil if the reference has none and cannot be drawn again.
    let picture: [UInt8]?
    let bitmap: Bitmap?
    /// The number of pixels in a point if it is not that of the cell, and known.
    let pixelsPerPoint: Double?
    let layoutText: String
    /// The spec from which the reference was recorded; nil if it is not known.
    let source: SpecSource?
  }

  /// Compares a cell with its reference.
  ///
  /// It compares pixels with pixels and layout with layout. It also compares the layout text beside
  /// the picture with the layout in the picture.
  ///
  /// The hash in a picture is not trusted: the run compares the picture that people review. Only a
  /// reference without a picture is compared by its hash. A view that moves without changing a
  /// pixel is a difference. Fonts and libraries are not compared, but if something else differs,
  /// they are reported as a cause.
  ///
  /// If no line of the layout changed, the spec of the reference and that of the cell show what else
  /// did, such as the title of a bar. The environments show which picture files of bars changed. A
  /// tolerance of pixels allows no such change. If the spec of the reference cannot be drawn, no
  /// tolerance applies.
  ///
  /// A layout that Strut would write differently is an error, because a part of it would not be
  /// compared.
  func finding(
    for cell: RenderedCell, of item: Run.Item, explainer: Run.Explainer?
  ) throws(ReferenceError) -> Finding {
    let (store, name) = (item.references, item.id.cell)
    guard let file = try store.file(of: name) else { return .missing }
    let old = try store.reference(in: file, of: name)
    let layoutText = LayoutText.text(of: cell.layout)
    let hasSameLayout = old.layoutText.utf8.elementsEqual(layoutText.utf8)
    let (hasSamePixels, textFault): (Bool, ReferenceFault?) =
      switch file.form {
      case .pictures:
        (
          try store.isPicture(file.bytes, of: cell.picture, cell: name),
          store.textFault(of: name, old.layoutText)
        )
      case .layout:
        (old.isOf(cell.bitmap), nil)
      }
    if hasSameLayout, hasSamePixels, textFault == nil { return .matched(tolerated: nil) }
    // Equal hashes mean that the cell's own text is the text that the store lacks.
    let source =
      try store.source(of: old) ?? cell.source.flatMap { $0.hash == old.source ? $0 : nil }
    let picture = try self.picture(file, old, of: name, in: store) {
      source.flatMap { explainer?.redraw($0) }
    }
    guard let before = LayoutText.intactLines(of: old.layoutText),
      let after = LayoutText.lines(of: layoutText)
    else { throw .notAReference(path: store.url(of: file, name).path) }
    // Both layouts are read from text, so that both have the same rounding.
    let tolerance = LayoutTolerance(item.tolerance, from: before, to: after)
    var changes = tolerance.excessiveChanges()
    let regions = tolerance.regions(placing: cell.placements)
    let comparison: Comparison? =
      if hasSamePixels {
        .identical
      } else if let bitmap = picture?.bitmap {
        PictureComparison(
          tolerance: item.tolerance, regions: regions, pixelsPerPoint: cell.pixelsPerPoint
        ).compare(bitmap, cell.bitmap)
      } else {
        nil
      }
    var faults = textFault.map { [$0] } ?? []
    // Another spec may need other fonts. Only the old spec shows what is other on this machine.
    let environment = source.flatMap { explainer?.environment($0) } ?? cell.environment
    if !hasSamePixels, changes.isEmpty, let explainer {
      if let unlisted = explainer.unlistedChanges(source) {
        changes = tolerance.excessive(
          unlisted.adding(environment.pictureChanges(from: old.environment)))
      } else if let comparison, comparison.isTolerated {
        faults.append(.undrawableSpec)
      }
    }
    if let comparison, comparison.isTolerated, changes.isEmpty, faults.isEmpty {
      return .matched(tolerated: comparison.toleratedPixels(hasSameLayout: hasSameLayout))
    }
    if !hasSamePixels, let bitmap = picture?.bitmap, PixelHash(bitmap) != old.pixelHash {
      faults.insert(.changedPixels, at: 0)
    }
    if !hasSameLayout || !hasSamePixels, source == nil, store.hasSourceFile(of: old) {
      faults.append(.changedSpec)
    }
    let difference = CellDifference(
      picture: comparison, layout: changes, reference: faults,
      environment: environment.changes(from: old.environment))
    let pixelsPerPoint = (picture?.bitmap).flatMap { bitmap in
      before.first?.pixelsPerPoint(
        of: PictureSize(width: bitmap.width.value, height: bitmap.height.value),
        otherThan: cell.pixelsPerPoint)
    }
    return .different(
      difference,
      Old(
        file: file, picture: picture?.file, bitmap: picture?.bitmap,
        pixelsPerPoint: pixelsPerPoint, layoutText: old.layoutText, source: source))
  }

  /// The picture of the reference.
  ///
  /// If the reference has no picture, it is drawn again. The result is nil if the new pixels are
  /// not the recorded ones.
  private func picture(
    _ file: ReferenceFile, _ old: Reference, of name: String, in store: ReferenceStore,
    redraw: () -> Bitmap?
  ) throws(ReferenceError) -> (file: [UInt8], bitmap: Bitmap)? {
    if file.form == .pictures {
      return (file.bytes, try store.bitmap(in: file.bytes, of: name))
    }
    guard let bitmap = redraw(), old.isOf(bitmap) else { return nil }
    do {
      return (try PNG.encode(bitmap, texts: old.texts), bitmap)
    } catch {
      throw .picture(path: store.layoutURL(of: name).path, error)
    }
  }
}

extension Reference {
  /// Whether a bitmap has the hash and the size of the picture that is in no file.
  fileprivate func isOf(_ bitmap: Bitmap) -> Bool {
    pixelHash == PixelHash(bitmap)
      && size == PictureSize(width: bitmap.width.value, height: bitmap.height.value)
  }
}

extension [LayoutChange] {
  /// Returns the changes with those of picture files in the same parts of the screen or in others.
  fileprivate func adding(_ pictures: [ViewChange]) -> [LayoutChange] {
    pictures.reduce(into: self) { changes, pictures in
      guard let index = changes.firstIndex(where: { $0.view == pictures.id }) else {
        changes.append(.changed(pictures))
        return
      }
      guard case .changed(var change) = changes[index] else { return }
      change.appearance += pictures.appearance.filter { !change.appearance.contains($0) }
      changes[index] = .changed(change)
    }
  }
}
