package import Diagnostics
import Foundation
package import Snapshots
package import Spec

/// The settings in a project's `.strut/config.yaml`, with the defaults of missing keys.
package struct Project: Hashable, Sendable {
  private let configuration: ProjectConfiguration
  package let sources: [SourceText]
  /// The errors in the file.
  package let diagnostics: [Diagnostic]

  /// The file's path in the project, which is also that in messages.
  package static let file = ".strut/config.yaml"

  /// Reads the file in a folder, if it exists.
  ///
  /// - Parameters:
  ///   - folder: the folder of the project.
  ///   - needsFonts: whether a missing folder of fonts is an error.
  /// - Throws: the reason why the file cannot be read.
  package init(in folder: WorkingFolder, needsFonts: Bool = true) throws(FileError) {
    let links = try Self.linksOut(of: folder)
    guard links.isEmpty else {
      self.init(ProjectConfiguration(), diagnostics: links)
      return
    }
    let others = try Self.otherNames(in: folder)
    guard let bytes = try AtomicFile.read(folder.url.appendingPathComponent(Self.file)),
      !Self.isEmpty(bytes)
    else {
      self.init(ProjectConfiguration(), diagnostics: others)
      return
    }
    let parsed = ProjectConfiguration.parse(bytes, file: Self.file)
    let places = parsed.configuration.places
    let outside = ["report", "fonts"].flatMap { places[$0] ?? [:] }.filter {
      !Folder.leads(folder.place($0.key), below: folder.url)
    }
    let fonts = (places["fonts"] ?? [:]).filter { path, _ in
      needsFonts && !outside.contains { $0.key == path } && !Folder.exists(folder.place(path))
    }
    self.init(
      parsed.configuration,
      diagnostics: others + parsed.diagnostics + outside.map { .linkOut($0.key, at: $0.value) }
        + fonts.map { .noFonts(in: $0.key, at: $0.value) },
      sources: [SourceText(file: Self.file, text: String(decoding: bytes, as: UTF8.self))])
  }

  /// Errors for links out of the project, which are `.strut` itself or entries in it, and for links
  /// to other folders of the project, in which Strut would replace files.
  private static func linksOut(of folder: WorkingFolder) throws(FileError) -> [Diagnostic] {
    let own = folder.url.appendingPathComponent(".strut")
    guard Folder.leads(own, below: folder.url) else { return [.linkOut(".strut")] }
    guard Folder.isFolder(own) else { return [] }
    return try Folder.names(in: own).compactMap { name in
      let (path, place) = (".strut/\(name)", own.appendingPathComponent(name))
      guard Folder.leads(place, below: folder.url) else { return .linkOut(path) }
      let isFolder = Folder.isFolder(place.resolvingSymlinksInPath())
      return isFolder && !Folder.leads(place, below: own) ? .linkOut(path, of: "`.strut`") : nil
    }
  }

  /// Errors for files that a user may take for the configuration, and that Strut does not read.
  private static func otherNames(in folder: WorkingFolder) throws(FileError) -> [Diagnostic] {
    let own = folder.url.appendingPathComponent(".strut")
    guard Folder.isFolder(own) else { return [] }
    return try Folder.names(in: own).filter {
      ["config.yaml", "config.yml"].contains($0.lowercased()) && $0 != "config.yaml"
    }.map { .otherConfiguration(".strut/\($0)") }
  }

  /// Whether a configuration has only blank lines, comments and the beginning of a document.
  private static func isEmpty(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).allSatisfy {
      let words = $0.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      return words.isEmpty || words == ["---"]
    }
  }

  /// A project without settings.
  package init() { self.init(ProjectConfiguration()) }

  private init(
    _ configuration: ProjectConfiguration, diagnostics: [Diagnostic] = [],
    sources: [SourceText] = []
  ) {
    self.configuration = configuration
    self.diagnostics = diagnostics
    self.sources = sources
  }

  package var paths: [String] { configuration.paths ?? [Self.standardPath] }

  /// The folder of specs of a project without `paths`.
  package static let standardPath = "Snapshots"

  /// Returns the path that a user means by a name: `login` is `Snapshots/login` or
  /// `Snapshots/login.yaml` if nothing else has the name.
  ///
  /// - Parameters:
  ///   - name: a path, or a path below one of the project's paths, with or without `.yaml`.
  ///   - folder: the base of relative paths.
  /// - Returns: the name itself if something exists there, or if nothing is found.
  package func path(_ name: String, in folder: WorkingFolder) -> String {
    guard !name.hasPrefix("/"), !Folder.exists(folder.place(name)) else { return name }
    return paths.flatMap { ["\($0)/\(name)", "\($0)/\(name).yaml"] }
      .first { Folder.exists(folder.place($0)) } ?? name
  }
  /// The number of threads; nil for the default of the machine.
  package var jobs: Int? { configuration.jobs }
  /// The folder with fonts that come before those of the system; nil for none.
  package var fonts: String? { configuration.fonts }
  package var report: String { configuration.report ?? ".strut/report" }
  package var references: ReferenceForm {
    configuration.keepsLayoutsOnly == true ? .layout : .pictures
  }
  package var limits: SpecLimits { configuration.limits }
  /// The files that all specs may use, and the values of axes that their matrices leave out.
  package var resources: ProjectResources {
    var resources = ProjectResources(
      assets: configuration.assets ?? [], strings: configuration.strings ?? [],
      defaults: configuration.defaults)
    (resources.places, resources.source) = (configuration.places, sources.first)
    resources.referenceFolder = configuration.referenceFolder
    return resources
  }
  /// The rules that `strut swift` leaves out, by package.
  package var swiftExclusions: [SwiftExclusion] { configuration.swiftExclusions }
}

extension Diagnostic {
  /// Reports a file that a user may take for the configuration.
  fileprivate static func otherConfiguration(_ path: String) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "otherConfiguration",
        text: "`\(path)` is not read, because the configuration is `.strut/config.yaml`"),
      help: "rename it to `.strut/config.yaml`")
  }

  /// Reports a folder of fonts in the project's configuration that does not exist.
  fileprivate static func noFonts(in path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "fontsMissing",
        text: "`fonts` in `.strut/config.yaml` has `\(path)`, where nothing is"),
      at: span,
      help:
        "check the folder out; or remove the key, and `strut fonts --bundle \(ShellWord.quoted(path))` "
        + "writes the fonts of this machine")
  }
}
