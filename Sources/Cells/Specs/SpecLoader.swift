import Bitmaps
import Catalogues
import Diagnostics
import Foundation
import InterfaceBuilder
import Snapshots
import Spec

/// Reads the specs of a workspace, with the files that they name.
struct SpecLoader: Sendable {
  let files = SpecFileCaches()
  let settings: [AxisSetting]
  let limits: SpecLimits
  /// Whether documents that the user names are laid out as on Interface Builder's canvas.
  let isDesign: Bool

  /// A spec that was read, with its diagnostics.
  struct Reading: Sendable {
    /// Nil if a diagnostic is an error.
    var spec: LoadedSpec?
    /// The file's text, or nil if it cannot be read.
    var source: SourceText?
    var diagnostics: [Diagnostic]
  }

  /// Reads a spec.
  ///
  /// A file that is larger than the limit is an error and is not read, so that a wrong path costs
  /// no time.
  func read(_ location: SpecLocation, in project: SpecProject) -> Reading {
    guard let bytes = try? FileBytes.read(path: location.url.path, upTo: limits.fileBytes + 1)
    else {
      return Reading(diagnostics: [.unreadable(location)])
    }
    let found = SpecFiles(of: location, in: project, files)
    let parsed = found.parse(bytes, limits: limits)
    let source = SourceText(
      file: location.shownPath, text: String(decoding: bytes, as: UTF8.self))
    return reading(parsed, location, project, SpecSource(bytes), found, source)
  }

  /// Reads the scenes of an Interface Builder document that the user names.
  ///
  /// - Parameters:
  ///   - location: the document.
  ///   - scene: the only scene to read, by one of its names; nil for all scenes.
  ///   - project: the project of the document.
  /// - Returns: the scenes, or the reason why there is no scene.
  func readScenes(
    of location: SpecLocation, named scene: String?, in project: SpecProject
  ) -> [Reading] {
    let path = location.shownPath
    let found = files.exclusively {
      files.interfaces(in: project.folder).find(location.url.path, named: path)
    }
    switch found {
    case .missing, .outsideProject:
      return [Reading(diagnostics: [.unreadable(location)])]
    case .refused(let fault): return [Reading(diagnostics: [fault.diagnostic])]
    case .found(let document, let words):
      let scenes: [InterfaceScene]
      do throws(InterfaceFault) {
        scenes = try document.chosenScenes(scene)
      } catch {
        return [Reading(diagnostics: [error.diagnostic])]
      }
      let isOneOfSeveral = document.scenes.count > 1
      let header = InterfaceHeader(of: location, in: project, isDesign: isDesign)
      var readings: [Reading] = []
      var room = Self.greatestSize
      for scene in scenes {
        guard room > 0 else {
          let excess = Diagnostic.tooManyScenes(
            of: path, greatestSize: Self.greatestSize, sceneSize: Self.sceneSize)
          readings.append(Reading(diagnostics: [excess]))
          break
        }
        var own = location
        if isOneOfSeveral { own.screen = "\(location.screen)-\(scene.name)" }
        let found = SpecFiles(of: own, in: project, files)
        let parsed = found.parse(
          document, scene, words: words, header: header.text, limits: limits)
        readings.append(
          reading(
            parsed, own, project, SpecSource([]), found, nil,
            scene: isOneOfSeveral ? scene.name : nil, assets: header.assets))
        room -= Self.sceneSize
        // A scene that cannot be translated is too large.
        if parsed.expansion == nil { room -= InterfaceScene.greatestSize }
        if let size = parsed.document?.size { room -= size.views + size.constraints }
      }
      return readings
    }
  }

  /// The greatest number of views and constraints in all scenes of a document.
  private static let greatestSize = 50_000
  /// The size of a scene without views.
  ///
  /// Reading it takes the time of as many views.
  private static let sceneSize = 100

  private func reading(
    _ parsed: ParsedSpec, _ location: SpecLocation, _ project: SpecProject, _ source: SpecSource,
    _ found: SpecFiles, _ text: SourceText?, scene: String? = nil, assets: [String] = []
  ) -> Reading {
    guard let document = parsed.document else {
      return Reading(source: text, diagnostics: parsed.diagnostics)
    }
    let (matrix, findings) =
      settings.isEmpty ? (document.cells(), []) : document.cells(setting: settings)
    let spec = LoadedSpec(
      location: location, project: project, document: document,
      source: parsed.expansion.map { SpecSource(Array($0.text.utf8)) } ?? source,
      matrix: matrix, files: found.used, development: found.development,
      expansion: parsed.expansion, scene: scene, assets: assets)
    return Reading(
      spec: spec, source: text,
      diagnostics: parsed.diagnostics + findings + spec.unknownKeyboards)
  }
}

extension InterfaceDocument {
  /// The scene with a name, or all scenes without one.
  fileprivate func chosenScenes(_ name: String?) throws(InterfaceFault) -> [InterfaceScene] {
    let start = SourceSpan(file: file, line: 1, column: 1)
    guard name == nil else { return [try scene(named: name, at: start)] }
    let scenes = scenes
    return scenes.isEmpty ? [try scene(named: nil, at: start)] : scenes
  }
}

/// The keys of a scene that no spec names: a matrix of a small and a usual phone and a tablet, or the
/// canvas, and the asset catalogues around the document.
struct InterfaceHeader {
  /// The keys as the text of a spec.
  let text: String
  /// The paths of the catalogues from the document's folder.
  let assets: [String]

  init(of location: SpecLocation, in project: SpecProject, isDesign: Bool) {
    assets = Self.catalogues(around: location.folder, in: project)
    let list = assets.map { "\"\($0)\"" }.joined(separator: ", ")
    text =
      (isDesign
        ? "design: true\n" : "matrix: { device: [iphone-se-3, iphone-15-pro, ipad-pro-11] }\n")
      + (assets.isEmpty ? "" : "assets: [\(list)]\n")
  }

  /// The paths of the catalogues in the nearest folder that has any, from the document's folder up
  /// to the project's.
  private static func catalogues(around folder: URL, in project: SpecProject) -> [String] {
    guard project.resources.assets.isEmpty else { return [] }
    var (url, path) = (folder.standardizedFileURL.resolvingSymlinksInPath(), "")
    while Folder.leads(url, below: URL(fileURLWithPath: project.folder.path)) {
      let names = (try? Folder.names(in: url)) ?? []
      let found = names.filter { $0.hasSuffix(".xcassets") }.sorted()
      if !found.isEmpty { return found.map { path + $0 } }
      guard url.path != project.folder.path else { break }
      url.deleteLastPathComponent()
      path += "../"
    }
    return []
  }
}

extension Diagnostic {
  /// The error of a file that cannot be read, with the reason.
  fileprivate static func unreadable(_ location: SpecLocation) -> Diagnostic {
    var diagnostic = Diagnostic(.unreadable(location.shownPath))
    do throws(PNGError) {
      _ = try FileBytes.read(path: location.url.path, upTo: 1)
      diagnostic.notes = [Note("it is outside of the project's folder")]
    } catch {
      guard case .unreadable(let path, let code) = error else { return diagnostic }
      let reason = FileError(.read, path, code: code).diagnostic
      (diagnostic.notes, diagnostic.help) = (reason.notes, reason.help)
    }
    return diagnostic
  }
}
