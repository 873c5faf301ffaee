import Spec

/// Finds the pictures of a spec, which are below its folder and nowhere else.
struct SpecImages {
  let folder: SpecFolder
  let files: ImageFiles

  /// The picture at a path relative to the folder, its size in points by the `@2x` or `@3x` of its
  /// name.
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
