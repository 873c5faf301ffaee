import AutoLayout
import Drawing
import Graphics
import Spec

/// The cache of the projects' font files.
///
/// Each file is read once in a run, even if several specs name it.
final class FontFiles {
  /// The fonts by path.
  ///
  /// Faults are cached too.
  private var known: [String: Result<[ProjectFont.Face], FontFault>] = [:]

  func faces(atPath path: String) throws(FontFault) -> [ProjectFont.Face] {
    if let known = known[path] { return try known.get() }
    let result: Result<[ProjectFont.Face], FontFault>
    do {
      result = .success(try ProjectFontFile.faces(path: path))
    } catch {
      result = .failure(error)
    }
    known[path] = result
    return try result.get()
  }
}

/// Finds the fonts that a spec names, which must be below its folder.
struct SpecFonts {
  let folder: SpecFolder
  let files: FontFiles

  func find(_ path: String) -> FontLookup {
    switch folder.place(of: path) {
    case .outside: return .outsideFolder
    case .missing: return .missing
    case .file(let path, _):
      do {
        return .found(try files.faces(atPath: path))
      } catch {
        return .unusable(error)
      }
    }
  }
}
