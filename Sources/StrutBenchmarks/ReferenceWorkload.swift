import Bitmaps
import Foundation

/// Every committed picture encoded anew and read back by libpng.
///
/// Prints how many there are, how many do not come back as they were, and the bytes of all.
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
