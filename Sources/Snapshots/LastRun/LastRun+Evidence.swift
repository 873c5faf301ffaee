import Bitmaps
import Foundation

extension LastRun {
  /// Writes the drawn picture and layout and, if there is a reference, the reference and the
  /// difference.
  func keepEvidence(
    of id: CellID, _ cell: RenderedCell, _ reference: Reference, old: ReferenceCheck.Old?
  ) throws(ReferenceError) -> Evidence {
    let actualURL = url(of: .actualPicture, id)
    let actual = try reference.encode(cell, for: actualURL)
    do {
      try AtomicFile.write(actual, to: actualURL, durability: .cached)
      try AtomicFile.write(
        reference.layoutText, to: url(of: .actualLayout, id), durability: .cached)
      if let source = cell.source {
        try AtomicFile.write(source.bytes, to: url(of: .actualSource, id), durability: .cached)
      }
      if let source = old?.source {
        try AtomicFile.write(source.bytes, to: url(of: .expectedSource, id), durability: .cached)
      }
      if let old {
        if let picture = old.picture {
          try AtomicFile.write(picture, to: url(of: .expectedPicture, id), durability: .cached)
        }
        try AtomicFile.write(
          old.layoutText, to: url(of: .expectedLayout, id), durability: .cached)
      }
    } catch {
      throw .file(error)
    }
    if let bitmap = old?.bitmap { try keepDifference(of: id, bitmap, cell.bitmap) }
    var evidence = Evidence(
      reference: old.map { PixelHash($0.file.bytes).description },
      actualPicture: PixelHash(actual).description,
      actualLayout: PixelHash(Array(reference.layoutText.utf8)).description,
      actualSource: cell.source?.hash.description)
    if let old, old.picture == nil { evidence.hasExpectedPicture = false }
    return evidence
  }

  /// The reference that a cell with evidence would have; nil if the cell has no evidence.
  func drawnReference(of id: CellID) throws(ReferenceError) -> Reference? {
    let url = url(of: .actualPicture, id)
    guard Folder.exists(url) else { return nil }
    do {
      return try Reference(texts: PNG.readTexts(path: url.path), path: url.path)
    } catch let error as PNGError {
      throw .picture(path: url.path, error)
    } catch let error as ReferenceError {
      throw error
    } catch {
      throw .notAReference(path: url.path)
    }
  }

  private func keepDifference(
    of id: CellID, _ expected: Bitmap, _ actual: Bitmap
  ) throws(ReferenceError) {
    let url = url(of: .differencePicture, id)
    guard let picture = DifferencePicture.bitmap(expected: expected, actual: actual) else { return }
    let bytes: [UInt8]
    do {
      bytes = try PNG.encode(picture)
    } catch {
      throw .picture(path: url.path, error)
    }
    do {
      try AtomicFile.write(bytes, to: url, durability: .cached)
    } catch {
      throw .file(error)
    }
  }
}
