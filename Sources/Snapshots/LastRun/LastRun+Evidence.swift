import Bitmaps
import Comparing
import Foundation

extension LastRun {
  /// Writes the evidence of a cell: the drawn picture and layout and, if there is a reference, the
  /// reference and the picture of the difference.
  func keepEvidence(
    of id: CellID, _ cell: RenderedCell, _ reference: Reference, old: ReferenceCheck.Old?
  ) throws(ReferenceError) -> Evidence {
    let actualURL = url(of: .actualPicture, id)
    let actual = try reference.encode(cell, for: actualURL)
    do {
      try write(actual, to: actualURL)
      try write(Array(reference.layoutText.utf8), to: url(of: .actualLayout, id))
      if let source = cell.source {
        try write(source.bytes, to: url(of: .actualSource, id))
      }
      if let source = old?.source {
        try write(source.bytes, to: url(of: .expectedSource, id))
      }
      if let old {
        if let picture = old.picture {
          try write(picture, to: url(of: .expectedPicture, id))
        }
        try write(Array(old.layoutText.utf8), to: url(of: .expectedLayout, id))
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
    evidence.inputs = cell.inputs?()
    if let old, old.picture == nil { evidence.hasExpectedPicture = false }
    return evidence
  }

  /// The reference that a cell with evidence would have; nil if the cell has no evidence.
  func drawnReference(of id: CellID) throws(ReferenceError) -> Reference? {
    let path = url(of: .actualPicture, id).path
    let texts: [PNG.Text]
    do {
      guard let bytes = try bytes(of: .actualPicture, id) else { return nil }
      texts = try PNG.readIntactTexts(in: bytes)
    } catch let error as PNGError {
      throw .picture(path: path, error)
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .notAReference(path: path)
    }
    return try Reference(texts: texts, path: path)
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
      try write(bytes, to: url)
    } catch {
      throw .file(error)
    }
  }
}
