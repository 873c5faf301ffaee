import Bitmaps
import Foundation
import Geometry
import Spec
import ViewKinds

/// Finds the pictures of a spec, which are below its folder and nowhere else.
struct SpecImages {
  /// With symbolic links resolved, so that none leads out.
  private let folder: String

  init(folder: URL) { self.folder = folder.resolvingSymlinksInPath().path }

  /// The picture at a path relative to the folder, its size in points by the `@2x` or `@3x` of its
  /// name.
  func find(_ path: String) -> ImageLookup {
    let url = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
    let resolved = url.standardizedFileURL.resolvingSymlinksInPath().path
    guard !path.hasPrefix("/"), resolved.hasPrefix(folder + "/") else { return .outsideFolder }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder),
      !isFolder.boolValue
    else { return .missing }
    guard let bytes = try? FileBytes.read(path: resolved, upTo: PNG.greatestPixelCount),
      let bitmap = try? PNG.decode(bytes)
    else { return .notAnImage }
    let scale = Self.scale(of: url.deletingPathExtension().lastPathComponent)
    let size = Size(
      width: Points(Double(bitmap.width.value) / scale),
      height: Points(Double(bitmap.height.value) / scale))
    return .found(ImageSource(path: resolved, size: size))
  }

  private static func scale(of name: String) -> Double {
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }
}
