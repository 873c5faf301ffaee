import AutoLayout
import Drawing
import Graphics
import Spec

/// Font files of projects, each read once however many specs name it; for one run.
final class FontFiles {
  /// By path; files that are not fonts are cached too.
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

/// Finds the fonts of a spec, which must be below its folder.
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
