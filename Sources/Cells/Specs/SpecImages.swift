import Spec

/// Finds the pictures that a spec names, which must be below its folder.
struct SpecImages {
  let folder: SpecFolder
  let files: ImageFiles

  /// The picture at a path relative to the folder.
  ///
  /// `@2x` or `@3x` in its name decides its size in points.
  func find(_ path: String) -> ImageLookup {
    switch folder.place(of: path) {
    case .outside: return .outsideFolder
    case .missing: return .missing
    case .file(let path, let name):
      do {
        return .found(try files.source(atPath: path, named: name))
      } catch {
        return .unusable(error)
      }
    }
  }
}
