import Geometry
import Graphics

/// A vector picture in an SVG file, or the first page of a PDF file.
///
/// Forbidden content of an SVG file is refused before librsvg sees it. A PDF file is drawn in
/// another process only, because nothing checks it first.
struct VectorPicture: ~Copyable {
  /// The size in CSS pixels of an SVG file, or in points of a PDF file.
  let size: (width: Double, height: Double)
  /// The elements of an SVG file, or nil for a PDF file.
  private let tree: SVGTree?
  private let source: Source

  /// The process or the librsvg handle that draws the picture.
  private enum Source: ~Copyable {
    case process(VectorProcess, [UInt8], size: (width: Double, height: Double))
    case handle(SVGHandle)

    init(_ bytes: [UInt8], in process: VectorProcess?) throws(PictureFault) {
      if let process {
        self = .process(process, bytes, size: try process.size(of: bytes))
      } else {
        self = .handle(try SVGHandle(bytes))
      }
    }

    var size: (width: Double, height: Double) {
      switch self {
      case .process(_, _, let size): size
      case .handle(let handle): handle.size
      }
    }
  }

  /// - Parameters:
  ///   - bytes: the file.
  ///   - process: draws the picture, or nil to draw it in this process.
  /// - Throws: the reason why it cannot be drawn.
  init(_ bytes: [UInt8], in process: VectorProcess? = .shared) throws(PictureFault) {
    let isPDF = PDFHandle.isPDF(bytes)
    if isPDF {
      guard process != nil else { throw .pdfInLibrary }
      guard bytes.count <= PDFHandle.greatestByteCount else {
        throw .pdfTooLong(greatest: PDFHandle.greatestByteCount)
      }
    }
    let tree = isPDF ? nil : try SVGCheck.check(bytes)
    let source = try Source(bytes, in: process)
    try Self.check(source.size)
    size = source.size
    self.tree = tree
    self.source = source
  }

  /// Throws if the size is not supported.
  private static func check(
    _ size: (width: Double, height: Double)
  ) throws(PictureFault) {
    if size.width > greatestSide || size.height > greatestSide {
      throw .tooLarge(width: whole(size.width), height: whole(size.height))
    }
    guard size.width > 1e-3, size.height > 1e-3 else { throw .noSize }
  }

  private static let greatestSide = 1e5

  /// Checks that the picture can be drawn at 3 pixels per point, the scale of phones.
  ///
  /// - Throws: the part that takes too much time or memory.
  func checkCost() throws(PictureFault) {
    let (width, height) = (3 * size.width, 3 * size.height)
    let shrink = max(1, (width * height / Self.greatestScreen).squareRoot())
    try checkCost(width: width / shrink, height: height / shrink)
  }

  /// The pixels of the largest screen.
  private static let greatestScreen = 6e6

  /// Checks that the picture can be drawn with a number of pixels.
  ///
  /// - Throws: the part that takes too much time or memory.
  func checkCost(width: Double, height: Double) throws(PictureFault) {
    // The process that draws a PDF file has limits, and it has drawn the file to give its size.
    guard let tree else { return }
    try SVGCost.check(tree, size: size, width: width, height: height)
  }

  /// Draws the vector picture, stretched to a new surface with a size in pixels.
  ///
  /// - Throws: `PictureFault` or `DrawingError`.
  func surface(width: Int, height: Int) throws -> CairoSurface {
    switch source {
    case .process(let process, let bytes, _):
      try process.surface(of: bytes, width: width, height: height)
    case .handle(let handle): try handle.surface(width: width, height: height)
    }
  }

  private static func whole(_ length: Double) -> Int {
    length.isFinite ? Int(min(length, 1e15).rounded()) : Int(1e15)
  }
}
