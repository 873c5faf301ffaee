import Bitmaps
import Geometry
package import Graphics

/// The bytes of a picture's file.
package struct PictureFile {
  package let format: Format
  let bytes: [UInt8]

  package enum Format: Hashable, Sendable {
    case png, jpeg, svg
  }

  /// Larger files are refused unread.
  package static let greatestByteCount = 64 << 20

  /// Cairo's own limit for a side, in pixels.
  private static let greatestSide = 32_767

  package init(path: String) throws(PictureFault) {
    do {
      bytes = try FileBytes.read(path: path, upTo: Self.greatestByteCount)
    } catch .unreadable(_, let code) {
      throw .unreadable(code: code)
    } catch {
      throw .unreadable(code: 0)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      format = .png
    } else if JPEG.isJPEG(bytes) {
      format = .jpeg
    } else if SVGCheck.isSVG(bytes) {
      format = .svg
    } else {
      throw .unknownFormat
    }
  }

  /// A few digits that stand for the bytes, so that another file is told from this one.
  package var digits: String { PixelHash(bytes).shortForm }

  /// How many points a pixel of the file is at a scale of one: pixels of a bitmap, CSS pixels of a
  /// drawing; the picture was read whole.
  package func size() throws(PictureFault) -> (width: Double, height: Double) {
    if format == .svg { return try VectorPicture(bytes).size }
    let bitmap = try bitmap()
    return (Double(bitmap.width.value), Double(bitmap.height.value))
  }

  /// The pixels of a picture that is none in vectors.
  func bitmap() throws(PictureFault) -> Bitmap {
    let bitmap: Bitmap
    do {
      bitmap = format == .jpeg ? try JPEG.decode(bytes) : try PNG.decode(bytes)
    } catch let error as JPEGError {
      throw Self.fault(error)
    } catch let error as PNGError {
      throw Self.fault(error)
    } catch {
      throw .corrupt("unknown")
    }
    guard max(bitmap.width.value, bitmap.height.value) <= Self.greatestSide else {
      throw .tooLarge(width: bitmap.width.value, height: bitmap.height.value)
    }
    return bitmap
  }

  private static func fault(_ error: JPEGError) -> PictureFault {
    switch error {
    case .notJPEG: .unknownFormat
    case .tooLarge(let width, let height):
      .tooLarge(width: width.value, height: height.value)
    case .cmyk: .cmyk
    case .corrupt(let reason): .corrupt(reason)
    }
  }

  private static func fault(_ error: PNGError) -> PictureFault {
    switch error {
    case .notPNG: .unknownFormat
    case .truncated: .truncated
    case .tooLarge(let width, let height):
      .tooLarge(width: width.value, height: height.value)
    case .corrupt(let reason): .corrupt(reason)
    case .unreadable(_, let code): .unreadable(code: code)
    case .illegalKeyword, .illegalFrame, .outOfMemory: .corrupt("out of memory")
    }
  }
}
