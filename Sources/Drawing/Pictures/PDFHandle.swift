private import CCairo
private import CLateBinding
private import CPango
private import CPoppler
import Graphics

/// The first page of a PDF file that Poppler reads in this process.
///
/// Poppler loads nothing from outside of the file but fonts, so that a file without its fonts is
/// refused. Only the process that draws pictures uses it, because a file may crash it.
struct PDFHandle: ~Copyable {
  private let document: OpaquePointer
  private let page: OpaquePointer
  /// The size of the page in points.
  let size: (width: Double, height: Double)

  /// The greatest size of a file in bytes.
  static let greatestByteCount = 8 << 20

  /// Whether the bytes begin like a PDF file.
  static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

  /// Whether Poppler is installed.
  static var isAvailable: Bool { strut_has_poppler() != 0 }

  init(_ bytes: [UInt8]) throws(PictureFault) {
    var error: UnsafeMutablePointer<GError>?
    let data = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let document = poppler_document_new_from_bytes(data, nil, &error)
    g_bytes_unref(data)
    guard let document else {
      defer { g_clear_error(&error) }
      throw .corrupt(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    guard let page = poppler_document_get_page(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw .corrupt("it has no page")
    }
    if let font = Self.missingFont(in: document) {
      g_object_unref(UnsafeMutableRawPointer(page))
      g_object_unref(UnsafeMutableRawPointer(document))
      throw .fontNotEmbedded(font)
    }
    var (width, height) = (0.0, 0.0)
    poppler_page_get_size(page, &width, &height)
    self.document = document
    self.page = page
    size = (width, height)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  /// The name of the first font on the first page that is not in the file; nil without one.
  private static func missingFont(in document: OpaquePointer) -> String? {
    guard let info = poppler_font_info_new(document) else { return nil }
    defer { poppler_font_info_free(info) }
    var fonts: OpaquePointer?
    guard poppler_font_info_scan(info, 1, &fonts) != 0, let fonts else { return nil }
    defer { poppler_fonts_iter_free(fonts) }
    repeat {
      if poppler_fonts_iter_is_embedded(fonts) == 0 {
        return poppler_fonts_iter_get_name(fonts).map { String(cString: $0) } ?? "unnamed"
      }
    } while poppler_fonts_iter_next(fonts) != 0
    return nil
  }

  /// Draws the page, stretched to a new surface with a size in pixels.
  ///
  /// The size in points must not be zero.
  func surface(width: Int, height: Int) throws(DrawingError) -> CairoSurface {
    let surface = try CairoSurface(width: width, height: height, format: .translucent)
    let context = try CairoContext(surface)
    cairo_scale(context.handle, Double(width) / size.width, Double(height) / size.height)
    poppler_page_render(page, context.handle)
    try context.check()
    return surface
  }

  static var libraryVersion: String { String(cString: poppler_get_version()) }
}
