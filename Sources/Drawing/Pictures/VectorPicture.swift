private import CCairo
private import CLateBinding
private import CPango
private import CRSVG
import Geometry
import Graphics

/// A vector picture in an SVG file, drawn by librsvg.
///
/// It is freed with the value.
///
/// Forbidden content is refused before librsvg sees it, and librsvg gets no location to load
/// anything from.
struct VectorPicture: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The size in CSS pixels.
  let size: (width: Double, height: Double)
  private let tree: SVGTree

  init(_ bytes: [UInt8]) throws(PictureFault) {
    let tree = try SVGCheck.check(bytes)
    let handle = try Self.read(bytes)
    let size = Self.size(of: handle)
    if let fault = Self.fault(of: size) {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw fault
    }
    self.handle = handle
    self.size = size
    self.tree = tree
  }

  /// The fault of a size, or nil for a supported one.
  private static func fault(of size: (width: Double, height: Double)) -> PictureFault? {
    if size.width > greatestSide || size.height > greatestSide {
      return .tooLarge(width: whole(size.width), height: whole(size.height))
    }
    return size.width > 1e-3 && size.height > 1e-3 ? nil : .noSize
  }

  private static let greatestSide = 1e5

  private static func read(
    _ bytes: [UInt8]
  ) throws(PictureFault) -> UnsafeMutablePointer<RsvgHandle> {
    var error: UnsafeMutablePointer<GError>?
    let handle = FontLock.hold {
      bytes.withUnsafeBufferPointer {
        rsvg_handle_new_from_data($0.baseAddress, UInt($0.count), &error)
      }
    }
    guard let handle else {
      defer { g_clear_error(&error) }
      throw .corrupt(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    return handle
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Checks that the picture can be drawn at three pixels a point, the scale of phones.
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
    try SVGCost.check(tree, size: size, width: width, height: height)
  }

  /// The vector picture stretched over a new surface.
  func surface(width: Int, height: Int) throws(DrawingError) -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height, format: .translucent)
    let context = try CairoContext(surface)
    cairo_scale(
      context.handle, Double(width) / size.width, Double(height) / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    let isDrawn = FontLock.hold {
      rsvg_handle_render_document(handle, context.handle, &viewport, &error) != 0
    }
    guard isDrawn else {
      defer { g_clear_error(&error) }
      throw .cairo(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    try context.check()
    return surface
  }

  /// The size from `width` and `height`, or from `viewBox`, or zero without both.
  private static func size(
    of handle: UnsafeMutablePointer<RsvgHandle>
  ) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return (width, height)
    }
    var (hasWidth, hasHeight, hasViewBox) = (0 as gboolean, 0 as gboolean, 0 as gboolean)
    var (first, second) = (RsvgLength(), RsvgLength())
    var viewBox = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &first, &hasHeight, &second, &hasViewBox, &viewBox)
    return hasViewBox != 0 ? (viewBox.width, viewBox.height) : (0, 0)
  }

  private static func whole(_ length: Double) -> Int {
    length.isFinite ? Int(min(length, 1e15).rounded()) : Int(1e15)
  }

  static var libraryVersion: String {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    strut_rsvg_version(&major, &minor, &micro)
    return "\(major).\(minor).\(micro)"
  }
}
