import Bitmaps
import Diagnostics
import Foundation
import Snapshots
import Spec

extension Workspace {
  /// Reads a spec.
  ///
  /// A file that is larger than the limit is an error and is not read, so that a wrong path costs
  /// no time.
  static func read(
    _ location: SpecLocation, images: ImageFiles, fonts: FontFiles, setting settings: [AxisSetting],
    limits: SpecLimits
  ) -> (spec: LoadedSpec?, source: SourceText?, diagnostics: [Diagnostic]) {
    guard let bytes = try? FileBytes.read(path: location.url.path, upTo: limits.fileBytes + 1)
    else {
      return (
        nil, nil, [Diagnostic(.unreadable(location.shownPath), help: "is it a file of yours?")]
      )
    }
    let folder = SpecFolder(location.folder)
    let pictures = SpecImages(folder: folder, files: images)
    let families = SpecFonts(folder: folder, files: fonts)
    var files: [LoadedSpec.File] = []
    var names: Set<String> = []
    func keep(_ name: String) {
      guard names.insert(name).inserted, case .file(let path, _) = folder.place(of: name)
      else { return }
      files.append(LoadedSpec.File(name: name, path: path))
    }
    let parsed = SpecParser.parse(
      bytes, file: location.shownPath, limits: limits,
      fonts: {
        keep($0)
        return families.find($0)
      },
      images: {
        keep($0)
        return pictures.find($0)
      })
    let source = SourceText(
      file: location.shownPath, text: String(decoding: bytes, as: UTF8.self))
    guard let document = parsed.document else { return (nil, source, parsed.diagnostics) }
    let (matrix, findings) =
      settings.isEmpty ? (document.cells(), []) : document.cells(setting: settings)
    var spec = LoadedSpec(
      location: location, document: document, source: SpecSource(bytes), cells: matrix.cells,
      impossible: matrix.impossible,
      films: document.films(of: matrix.cells))
    spec.files = files
    return (spec, source, parsed.diagnostics + findings + spec.unknownKeyboards)
  }
}
