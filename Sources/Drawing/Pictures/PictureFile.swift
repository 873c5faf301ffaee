import Bitmaps
import Diagnostics
import Geometry
package import Graphics

/// A picture file in memory.
package struct PictureFile {
  package let format: Format
  private(set) var bytes: [UInt8]

  package enum Format: Hashable, Sendable {
    case png, jpeg, svg, pdf

    /// Whether the picture is made of shapes and not of pixels.
    var isVector: Bool {
      switch self {
      case .svg, .pdf: true
      case .png, .jpeg: false
      }
    }
  }

  /// The maximum size of a file in bytes.
  ///
  /// Larger files are not read.
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
    } else if PDFHandle.isPDF(bytes) {
      format = .pdf
    } else if SVGCheck.isSVG(bytes) {
      format = .svg
      if let template = SymbolTemplate(bytes) { bytes = template.drawing }
    } else {
      throw LargeFilePointer(bytes) == nil ? .unknownFormat : .largeFilePointer
    }
  }

  /// A short hash of the bytes.
  package var digits: String { PixelHash(bytes).shortForm }

  /// The size at a scale of one, and whether every pixel is opaque.
  ///
  /// The size is in pixels of a bitmap, CSS pixels of an SVG file, or points of a PDF file. The last
  /// two count as not opaque.
  ///
  /// The whole picture is decoded to check it, or the time to draw it is estimated.
  package func facts() throws(PictureFault) -> (
    width: Double, height: Double, isOpaque: Bool
  ) {
    if format.isVector {
      let picture = try VectorPicture(bytes)
      try picture.checkCost()
      return (picture.size.width, picture.size.height, false)
    }
    let bitmap = try bitmap()
    return (Double(bitmap.width.value), Double(bitmap.height.value), bitmap.isOpaque)
  }

  /// Returns the pixels of a picture in a bitmap format, upright.
  func bitmap() throws(PictureFault) -> Bitmap {
    let bitmap: Bitmap
    do {
      bitmap =
        format == .jpeg
        ? try JPEG.decode(bytes) : ExifOrientation(ofPNG: bytes).upright(try PNG.decode(bytes))
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
    case .corrupt(let reason), .ambiguousChunk(let reason): .corrupt(reason)
    case .unreadable(_, let code): .unreadable(code: code)
    case .illegalKeyword, .illegalFrame, .outOfMemory: .corrupt("out of memory")
    }
  }
}
