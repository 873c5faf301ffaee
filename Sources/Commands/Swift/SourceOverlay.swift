import Diagnostics
import Foundation
import Snapshots
import SwiftTranslation

/// The translated files of a build, which the compiler reads in place of the files of the packages.
struct SourceOverlay {
  /// The file for `-vfsoverlay`.
  let file: URL
  /// The numbers of translated and of all files.
  let translatedCount: Int
  let count: Int
  /// The files with constructs that the translator refuses.
  let refusals: [RefusedFile]
}

/// A file with constructs that the translator refuses.
struct RefusedFile: Hashable, Sendable {
  let package: PackageGraph.Package
  let url: URL
  let diagnostics: [Diagnostic]
  let source: SourceText
}

extension SourceOverlay {
  /// Translates the files of packages and writes those that differ.
  ///
  /// The compiler does not notice a change of the overlay. It compiles a file again if the file
  /// itself changes. If the translation of an unchanged file changes, for example with the rules,
  /// the overlay gets another name, and everything is compiled again.
  ///
  /// - Parameters:
  ///   - packages: the packages of the build.
  ///   - rules: the rules to apply.
  ///   - uiKit: the facts of the module `UIKit`.
  ///   - folder: the folder for the overlay and the translated files.
  ///   - workingFolder: the folder that paths in diagnostics are relative to.
  ///   - jobs: the greatest number of threads.
  /// - Returns: the overlay.
  /// - Throws: the error of a file that cannot be read or written.
  static func write(
    _ packages: [PackageGraph.Package], rules: PackageRules,
    uiKit: TranslationFacts = .uiKit, to folder: URL, workingFolder: URL, jobs: Int
  ) throws -> SourceOverlay {
    let files = try translate(
      packages, rules: rules, uiKit: uiKit, workingFolder: workingFolder, jobs: jobs)
    let recordFile = folder.appendingPathComponent("record.json")
    var record = Record()
    if let bytes = try AtomicFile.read(recordFile) {
      record = (try? JSONDecoder().decode(Record.self, from: Data(bytes))) ?? record
    }
    var entries: [String: Entry] = [:]
    for file in files {
      let entry = Entry(state: file.state, translation: file.hash)
      if let old = record.entries[file.url.path], old.state == entry.state,
        old.translation != entry.translation
      {
        record.generation += 1
        break
      }
    }
    var roots: [Overlay.Root] = []
    for file in files {
      entries[file.url.path] = Entry(state: file.state, translation: file.hash)
      guard let bytes = file.newBytes else { continue }
      let target = folder.appendingPathComponent("files/\(Self.name(of: file.url))")
      if try AtomicFile.read(target) != bytes {
        try AtomicFile.write(bytes, to: target, durability: .cached)
      }
      roots.append(Overlay.Root(name: file.url.path, contents: target.path))
    }
    record.entries = entries
    let overlay = folder.appendingPathComponent("overlay-\(record.generation).yaml")
    try writeIfChanged(Overlay(roots: roots), to: overlay)
    try writeIfChanged(record, to: recordFile)
    return SourceOverlay(
      file: overlay, translatedCount: roots.count, count: files.count,
      refusals: files.compactMap(\.refusal))
  }

  private struct Record: Codable {
    var generation = 1
    var entries: [String: Entry] = [:]
  }

  private struct Entry: Codable {
    let state: FileState?
    /// The hash of the translation, or nil if the file stays as it is.
    let translation: String?
  }

  /// The format of `-vfsoverlay`, which is YAML and accepts JSON.
  private struct Overlay: Encodable {
    struct Root: Encodable {
      let name: String
      let contents: String
      let type = "file"

      enum CodingKeys: String, CodingKey {
        case name
        case contents = "external-contents"
        case type
      }
    }

    let version = 0
    let caseSensitive = "true"
    /// Diagnostics name the file of the package.
    let usesExternalNames = "false"
    let roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version
      case caseSensitive = "case-sensitive"
      case usesExternalNames = "use-external-names"
      case roots
    }
  }

  private static func writeIfChanged(_ value: some Encodable, to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = Array(try encoder.encode(value))
    if try AtomicFile.read(url) != bytes {
      try AtomicFile.write(bytes, to: url, durability: .cached)
    }
  }

  /// A name for a translated file, which keeps the file's own name readable.
  private static func name(of url: URL) -> String {
    var hasher = ContentHasher()
    hasher.add(url.path)
    return "\(hasher.hash.prefix(16))-\(url.lastPathComponent)"
  }
}

/// A file after its translation.
private struct TranslatedFile: Sendable {
  let url: URL
  let state: FileState?
  /// The translation, or nil if the file stays as it is.
  let newBytes: [UInt8]?
  let hash: String?
  /// The constructs that the translator refuses, or nil.
  let refusal: RefusedFile?
}

extension SourceOverlay {
  private static func translate(
    _ packages: [PackageGraph.Package], rules: PackageRules, uiKit: TranslationFacts,
    workingFolder: URL, jobs: Int
  ) throws -> [TranslatedFile] {
    let urls = packages.flatMap { package in package.swiftFiles }
    let owners = packages.enumerated().flatMap { number, package in
      package.swiftFiles.map { _ in number }
    }
    var sources: [(state: FileState?, source: SwiftSource)] = []
    var failure: (any Error)?
    Parallel.forEach(
      count: urls.count, jobs: jobs,
      makeWorker: {
        { index in
          Result {
            let state = FileState(urls[index])
            return (state: state, source: SwiftSource(try AtomicFile.read(urls[index]) ?? []))
          }
        }
      },
      deliver: { _, result in
        switch result {
        case .success(let value): sources.append(value)
        case .failure(let error): failure = failure ?? error
        }
      })
    if let failure { throw failure }
    let facts = facts(
      of: sources.map(\.source), owners: owners, count: packages.count, uiKit: uiKit)
    let all = sources
    var files: [TranslatedFile] = []
    Parallel.forEach(
      count: all.count, jobs: jobs,
      makeWorker: {
        { index in
          let translator = SourceTranslator(
            rules: rules.rules(for: packages[owners[index]].identity),
            facts: facts[owners[index]],
            patches: SourcePatch.patches(
              for: packages[owners[index]].identity, version: packages[owners[index]].version))
          return translated(
            urls[index], all[index].source, state: all[index].state, by: translator,
            package: packages[owners[index]], workingFolder: workingFolder)
        }
      },
      deliver: { _, file in files.append(file) })
    return files
  }

  /// The facts for each package: those of all packages, and whether it uses UIKit itself.
  private static func facts(
    of sources: [SwiftSource], owners: [Int], count: Int, uiKit: TranslationFacts
  ) -> [TranslationFacts] {
    var all = uiKit
    var usesUIKit = [Bool](repeating: false, count: count)
    for (source, owner) in zip(sources, owners) {
      let facts = source.facts
      usesUIKit[owner] = usesUIKit[owner] || facts.importsUIKit
      all.merge(facts)
    }
    return usesUIKit.map { importsUIKit in
      var facts = all
      facts.importsUIKit = importsUIKit
      return facts
    }
  }

  private static func translated(
    _ url: URL, _ source: SwiftSource, state: FileState?, by translator: SourceTranslator,
    package: PackageGraph.Package, workingFolder: URL
  ) -> TranslatedFile {
    let path = RelativePath.of(url, from: workingFolder)
    let translation = translator.translate(source, file: path)
    let isChanged = !translation.changes.isEmpty && translation.bytes != source.bytes
    return TranslatedFile(
      url: url, state: state, newBytes: isChanged ? translation.bytes : nil,
      hash: isChanged ? hash(of: translation.bytes) : nil,
      refusal: translation.diagnostics.isEmpty
        ? nil
        : RefusedFile(
          package: package, url: url, diagnostics: translation.diagnostics,
          source: SourceText(
            file: path, text: String(decoding: source.bytes, as: UTF8.self), lineEnd: .swift)))
  }

  private static func hash(of bytes: [UInt8]) -> String {
    var hasher = ContentHasher()
    hasher.add(bytes)
    return String(hasher.hash.prefix(16))
  }
}

/// Paths as messages show them.
enum RelativePath {
  /// The path from a folder, or the whole path of a file outside of the folder.
  static func of(_ url: URL, from folder: URL) -> String {
    let base = folder.standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
