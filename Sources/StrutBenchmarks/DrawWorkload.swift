import Bitmaps
import CCairo
import Cells
import Devices
import Drawing
import Foundation
import Geometry
import Spec

/// Draws, hashes and encodes a large screen.
///
/// For comparison, it also measures two bounds.
///
/// `floor` fills and hashes the same number of bytes. `cairo` writes the picture with Cairo's own
/// encoder. Each printed line has a name, the best time in milliseconds, and the bytes of the file,
/// or 0 if no file is written.
struct DrawWorkload {
  /// The path of a spec with a cell of `device`.
  let spec: String
  /// The number of timed repetitions.
  ///
  /// The fastest one counts.
  var samples = 15

  private static let device = "iphone-15-pro-max"

  func run() throws {
    let fonts = try FontSetup(environment: ProcessInfo.processInfo.environment).library()
    let folder = WorkingFolder(path: FileManager.default.currentDirectoryPath)
    let workspace = Workspace(paths: [spec], in: folder)
    guard let selected = workspace.allCells.first(where: { $0.cell.device.id == Self.device })
    else { throw Missing(spec: spec) }
    let cell = try CellRenderer(fonts: fonts).layOut(selected)
    let (size, scale) = (cell.built.geometry.size, cell.built.geometry.scale)
    let renderer = try Renderer(fonts: fonts)
    let bitmap = try renderer.bitmap(of: cell.displayList, size: size, scale: scale)

    // The tasks take turns, so that other work of the machine slows all of them down.
    var best: [String: Double] = [:]
    func time(_ name: String, _ body: () throws -> Void) rethrows {
      let time = try ContinuousClock().measure(body) / Duration.milliseconds(1)
      best[name] = min(best[name] ?? .infinity, time)
    }
    var buffer = bitmap
    var bytes: [String: Int] = [:]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-bench-\(ProcessInfo.processInfo.processIdentifier).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let surface = Surface(bitmap)
    for _ in 0..<samples {
      time("floor") {
        buffer.bytes.withUnsafeMutableBytes { bytes in
          if let start = bytes.baseAddress { memset(start, 0x7F, bytes.count) }
        }
        _ = PixelHash(buffer)
      }
      try time("paint") { try renderer.paint(cell.displayList, size: size, scale: scale) }
      try time("bitmap") {
        _ = try renderer.bitmap(of: cell.displayList, size: size, scale: scale)
      }
      time("hash") { _ = PixelHash(bitmap) }
      try time("encode") {
        let png = try PNG.encode(bitmap)
        try Data(png).write(to: file)
        bytes["encode"] = png.count
      }
      time("cairo") { surface.write(to: file.path) }
      bytes["cairo"] = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    }
    for name in ["floor", "paint", "bitmap", "hash", "encode", "cairo"] {
      print("draw.\(name)", best[name] ?? .nan, bytes[name] ?? 0)
    }
  }

  struct Missing: Error {
    let spec: String
  }

  /// A Cairo surface with the pixels of a bitmap, which Cairo's own encoder writes.
  private final class Surface {
    private let handle: OpaquePointer

    init(_ bitmap: Bitmap) {
      let (width, height) = (bitmap.width.value, bitmap.height.value)
      handle = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
      let stride = Int(cairo_image_surface_get_stride(handle))
      guard let pixels = cairo_image_surface_get_data(handle) else { return }
      for index in 0..<width * height {
        let target = pixels + index / width * stride + index % width * 4
        for channel in 0..<3 { target[channel] = bitmap.bytes[index * 4 + 2 - channel] }
      }
      cairo_surface_mark_dirty(handle)
    }

    func write(to path: String) { cairo_surface_write_to_png(handle, path) }

    deinit { cairo_surface_destroy(handle) }
  }
}
