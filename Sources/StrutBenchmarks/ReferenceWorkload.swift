import Bitmaps
import Foundation

/// Encodes every committed picture again and decodes the result with libpng.
///
/// Prints the number of pictures, the number of those that are different after decoding, and the
/// number of encoded bytes.
struct ReferenceWorkload {
  let folder: String

  func run() throws {
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
    var wrong: [String] = []
    var bytes = 0
    for file in files {
      let bitmap = try PNG.decode(try FileBytes.read(path: "\(folder)/\(file)"))
      let png = try PNG.encode(bitmap)
      bytes += png.count
      if try PNG.decode(png) != bitmap { wrong.append(file) }
    }
    print("references", files.count, wrong.count, bytes)
    for file in wrong { print("references.wrong", file) }
  }
}
