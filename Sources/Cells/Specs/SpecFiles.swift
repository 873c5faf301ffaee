import Bitmaps
import Catalogues
import Diagnostics
import Foundation
import Geometry
import Graphics
import InterfaceBuilder
import Spec
import ViewKinds

/// The caches of the files that the specs of a run name, for all threads that read specs.
///
/// It is unchecked because the compiler cannot see that every access is within `exclusively`.
final class SpecFileCaches: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  let images = ImageFiles()
  let fonts = FontFiles()
  private var stamps: [String: FileStamp?] = [:]
  private var assets: [ProjectRoot: AssetFiles] = [:]
  private var words: [ProjectRoot: WordFiles] = [:]
  private var interfaces: [ProjectRoot: InterfaceFiles] = [:]

  func assets(in project: ProjectRoot) -> AssetFiles {
    if let known = assets[project] { return known }
    let files = AssetFiles(in: project)
    assets[project] = files
    return files
  }

  /// A picture or a font as it was when the first spec named it; nil if it was not there.
  func stamp(ofPath path: String) -> FileStamp? {
    if let known = stamps[path] { return known }
    let stamp = FileStamp(path: path)
    stamps[path] = .some(stamp)
    return stamp
  }

  /// Does work that reads the caches, while no other thread does.
  func exclusively<Value>(_ work: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return work()
  }
}

extension SpecFileCaches {
  func interfaces(in project: ProjectRoot) -> InterfaceFiles {
    if let known = interfaces[project] { return known }
    let files = InterfaceFiles(in: project, words: words(in: project))
    interfaces[project] = files
    return files
  }

  /// The texts of the documents that were read, by project and file.
  var interfaceSources: [SourceText] {
    interfaces.sorted { $0.key.path < $1.key.path }.flatMap { _, files in
      files.sources.sorted { $0.file < $1.file }
    }
  }

  func words(in project: ProjectRoot) -> WordFiles {
    if let known = words[project] { return known }
    let files = WordFiles(in: project)
    words[project] = files
    return files
  }
}

/// The files and colours that a spec may name although they are missing.
///
/// A spec that was recorded earlier may name files that were renamed or removed since.
enum MissingNames {
  case none, any
  case only(Set<String>)

  func contains(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .any: true
    case .only(let names): names.contains(name)
    }
  }
}

/// Finds the files that one spec names, and remembers them.
final class SpecFiles {
  private let location: SpecLocation
  private let project: SpecProject
  private let files: SpecFileCaches
  private let folder: SpecFolder
  /// The pictures and fonts, in the order in which they were found.
  private var named: [LoadedSpec.File] = []
  private var names: Set<String> = []
  private var catalogues: AssetCatalogues?
  private var tables: WordTables?
  /// The errors and warnings about the tables of the document that the spec is made of.
  private var tableFindings: [Diagnostic] = []
  /// The paths of the project's configuration that the spec uses and that name nothing usable.
  private var unusable: [Diagnostic] = []
  /// The pictures of image sets that cannot be shown, by path.
  private var faults: [String: Diagnostic] = [:]
  private let allowed: MissingNames
  /// The files of the time at which the spec was recorded; nil if they are not known.
  ///
  /// They are in the place of missing ones.
  private let former: SpecFiles?
  /// The missing names that the spec may have.
  ///
  /// In the place of what the former files lack is something else: a picture without content, a
  /// clear colour, a system font, or no catalogue and no words.
  private(set) var missing: Set<String> = []
  /// Whether only pictures are missing.
  ///
  /// A picture in the place of a missing one differs from every other picture. So a comparison
  /// shows that it changed.
  private(set) var lacksOnlyPictures = true

  /// - Parameters:
  ///   - location: the spec.
  ///   - project: the project of the spec.
  ///   - files: the cache.
  ///   - allowed: the names that are no errors if they are missing.
  ///   - former: the files in the place of missing ones, with which a text was parsed.
  init(
    of location: SpecLocation, in project: SpecProject, _ files: SpecFileCaches,
    allowing allowed: MissingNames = .none, former: SpecFiles? = nil
  ) {
    self.location = location
    self.project = project
    self.files = files
    self.allowed = allowed
    self.former = former
    folder = SpecFolder(location.folder)
  }

  /// Parses a text of the spec.
  func parse(_ bytes: [UInt8], limits: SpecLimits) -> ParsedSpec {
    checked(SpecParser.parse(bytes, file: location.shownPath, limits: limits, lookups: lookups))
  }

  /// Reads a scene of a document that no spec names, with the keys of a spec before it.
  func parse(
    _ document: InterfaceDocument, _ scene: InterfaceScene, words: [String: [String: String]],
    header: String, limits: SpecLimits
  ) -> ParsedSpec {
    let files = files
    tableFindings = files.exclusively {
      files.interfaces(in: project.folder).findings(ofTablesAt: location.url.path)
    }
    return checked(
      SpecParser.parse(
        document, scene, words: words, header: header, limits: limits, lookups: lookups))
  }

  private var lookups: SpecLookups {
    let files = files
    return SpecLookups(
      fonts: { path in files.exclusively { self.font(path) } },
      images: { path in files.exclusively { self.image(path) } },
      assets: { paths in files.exclusively { self.assets(paths) } },
      words: { paths in files.exclusively { self.words(paths) } },
      interfaces: { path in files.exclusively { self.interface(path) } },
      defaults: project.resources.defaults)
  }

  /// The spec with the diagnostics of the catalogues, of which an error makes it invalid.
  private func checked(_ parsed: ParsedSpec) -> ParsedSpec {
    var parsed = parsed
    let found = catalogueDiagnostics
    if found.contains(where: { $0.severity == .error }) { parsed.document = nil }
    parsed.diagnostics += found
    return parsed
  }

  /// The files in use: pictures, fonts and those of catalogues.
  var used: [LoadedSpec.File] {
    let used = (catalogues?.usedFiles ?? []) + (tables?.usedFiles ?? [])
    return named
      + used.map {
        LoadedSpec.File(name: project.folder.shown($0.path), path: $0.path, stamp: $0.stamp)
      }
  }

  /// The language that the app is developed in; nil without files of words.
  var development: String? { tables?.development }

  private func keep(_ name: String) {
    guard names.insert(name).inserted, case .file(let path, _) = folder.place(of: name)
    else { return }
    named.append(LoadedSpec.File(name: name, path: path, stamp: files.stamp(ofPath: path)))
  }

  private func font(_ path: String) -> FontLookup {
    keep(path)
    let found = SpecFonts(folder: folder, files: files.fonts).find(path)
    guard found == .missing, mayLack(path) else { return found }
    if case .found(let faces)? = former?.font(path) { return .found(faces) }
    return .found([])
  }

  private func image(_ path: String) -> ImageLookup {
    keep(path)
    let found = SpecImages(folder: folder, files: files.images).find(path)
    guard found == .missing, allowed.contains(path), !isInCatalogues(path) else { return found }
    missing.insert(path)
    if case .found(let source)? = former?.image(path) { return .found(source) }
    if former?.isInCatalogues(path) == true { return .missing }
    let name = (path as NSString).lastPathComponent
    return .found(
      ImageSource(
        path: location.folder.appendingPathComponent(path).path, size: Size(width: 1, height: 1),
        identity: ImageSource.Identity(name: name, digits: "")))
  }

  private func isInCatalogues(_ image: String) -> Bool {
    if case .missing? = catalogues?.image(named: image) { return false }
    return catalogues != nil
  }

  /// Whether a missing name other than that of a picture is no error.
  private func mayLack(_ name: String) -> Bool {
    guard allowed.contains(name) else { return false }
    missing.insert(name)
    lacksOnlyPictures = false
    return true
  }

  private func interface(_ path: String) -> InterfaceLookup {
    guard !path.hasPrefix("/") else { return .outsideProject }
    let url = location.folder.appendingPathComponent(path)
    let interfaces = files.interfaces(in: project.folder)
    let found = interfaces.find(url.path)
    tableFindings = interfaces.findings(ofTablesAt: url.path)
    return found
  }
}

// MARK: - Catalogues

extension SpecFiles {
  /// The asset catalogues at the spec's paths, or those of the project for nil.
  private func assets(_ paths: [String]?) -> SpecAssets {
    let base = paths == nil ? project.folder.path : location.folder.path
    let given = paths ?? project.resources.assets
    guard !given.isEmpty else { return SpecAssets() }
    let catalogues = AssetCatalogues(given, from: base, files.assets(in: project.folder))
    self.catalogues = catalogues
    if paths == nil { noteUnusable(given.filter { catalogues.faults[$0] != nil }, of: "assets") }
    var assets = SpecAssets()
    assets.faults = catalogues.faults.filter { $0.value != .missing || !mayLack($0.key) }
    let files = files
    assets.color = { name in files.exclusively { self.color(named: name, in: catalogues) } }
    assets.image = { name in files.exclusively { self.image(named: name, in: catalogues) } }
    assets.colorNames = { catalogues.colorNames }
    assets.imageNames = { catalogues.imageNames }
    return assets
  }

  /// The files of words at the spec's paths, or those of the project for nil.
  private func words(_ paths: [String]?) -> SpecWords {
    let base = paths == nil ? project.folder.path : location.folder.path
    let given = paths ?? project.resources.strings
    guard !given.isEmpty else { return SpecWords() }
    let tables = WordTables(given, from: base, files.words(in: project.folder))
    self.tables = tables
    if paths == nil { noteUnusable(given.filter { tables.faults[$0] != nil }, of: "strings") }
    var words = SpecWords()
    words.faults = tables.faults.filter { $0.value != .missing || !mayLack($0.key) }
    words.languages = tables.languages
    words.find = { tables.words(for: $0) }
    return words
  }

  private func color(
    named name: String, in catalogues: AssetCatalogues
  ) -> AssetLookup<DeviceColor> {
    let found = catalogues.color(named: name)
    guard case .missing = found, SystemColors.color(named: name) == nil, mayLack(name) else {
      return found
    }
    if case .found(let color)? = former?.catalogues?.color(named: name) { return .found(color) }
    return .found(DeviceColor(Color(.clear)))
  }

  private func image(
    named name: String, in catalogues: AssetCatalogues
  ) -> AssetLookup<AssetVariants<ImageSource>> {
    switch catalogues.image(named: name) {
    case .missing:
      guard allowed.contains(name), let former, let others = former.catalogues else {
        return .missing
      }
      return former.image(named: name, in: others)
    case .broken: return .broken
    case .found(let variants):
      let sources = variants.all.compactMap { variant in
        source(of: variant.value).map {
          AssetVariants<ImageSource>.Variant(variant.qualities, $0)
        }
      }
      guard sources.count == variants.all.count, let found = AssetVariants(sources) else {
        return .broken
      }
      return .found(found)
    }
  }

  /// The picture of a file in an image set, or nil with a diagnostic.
  private func source(of file: ImageFile) -> ImageSource? {
    do {
      return try files.images.source(of: file)
    } catch {
      let wording = PictureWording(file.shownPath, error)
      faults[file.path] = Diagnostic(
        Message(rule: wording.rule, text: wording.text),
        at: SourceSpan(file: file.shownPath, line: 1, column: 1), notes: wording.notes,
        help: wording.help)
      return nil
    }
  }

  private func noteUnusable(_ paths: [String], of key: String) {
    for path in paths {
      let found = Diagnostic.unusableResource(
        path, of: key, at: project.resources.places[key]?[path])
      if !unusable.contains(found) { unusable.append(found) }
    }
  }

  /// The errors and warnings about the catalogues and words, and about the project's paths of them.
  private var catalogueDiagnostics: [Diagnostic] {
    let pictures = faults.sorted { $0.key < $1.key }.map(\.value)
    let words = tables?.diagnostics ?? []
    return unusable + (catalogues?.diagnostics ?? []) + pictures + words
      + tableFindings.filter { !words.contains($0) }
  }
}

extension Diagnostic {
  /// Reports a path of the project's configuration that names no catalogue or no words.
  fileprivate static func unusableResource(
    _ path: String, of key: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "\(key)Missing",
        text: "`\(key)` in `.strut/config.yaml` has `\(path)`, where nothing usable is"),
      at: span, help: "paths begin at the folder of the project, and stay in it")
  }
}
