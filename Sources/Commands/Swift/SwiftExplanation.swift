package import Cells
package import Diagnostics
import Foundation
import Snapshots
import SwiftTranslation

/// The changes that the translator makes in a file.
package struct SwiftExplanation: Sendable {
  /// Each changed line before and after, with its rules.
  package let text: String
  /// The constructs that the translator refuses.
  package let diagnostics: [Diagnostic]
  package let source: SourceText
}

/// Translates one file and lists the changes.
///
/// The translator knows the declarations of all files of the package that contains the file, but
/// not those of dependencies.
///
/// - Parameters:
///   - path: the file.
///   - rules: the rules of the translation, also for the package that contains the file.
///   - folder: the base of relative paths.
/// - Returns: the changes.
/// - Throws: the error of a file that cannot be read.
package func explainSwift(
  _ path: String, rules: PackageRules, in folder: WorkingFolder
) throws -> SwiftExplanation {
  let url = folder.place(path)
  guard let bytes = try AtomicFile.read(url) else {
    throw FileError(.read, path, code: ENOENT)
  }
  let source = SwiftSource(bytes)
  let package = package(around: url)
  var facts = UIKitNames.factsOfRunningProgram
  facts.merge(source.facts)
  for file in package?.swiftFiles ?? [] where file.path != url.path {
    facts.merge(SwiftSource(try AtomicFile.read(file) ?? []).facts)
  }
  let identity = package?.identity ?? ""
  let translator = SourceTranslator(
    rules: rules.rules(for: identity), facts: facts,
    patches: SourcePatch.patches(for: identity, version: PackageGraph.unknownVersion))
  let translation = translator.translate(source, file: path)
  return SwiftExplanation(
    text: SwiftWording.explanation(translation, of: bytes, file: path),
    diagnostics: translation.diagnostics,
    source: SourceText(file: path, text: String(decoding: bytes, as: UTF8.self), lineEnd: .swift))
}

/// The package around a file, or nil if no folder above has a manifest.
private func package(around url: URL) -> PackageGraph.Package? {
  var folder = url.deletingLastPathComponent().standardizedFileURL
  while folder.path != "/" {
    if Folder.exists(folder.appendingPathComponent("Package.swift")) {
      // SwiftPM names a package by the last part of its path.
      return PackageGraph.Package(
        identity: folder.lastPathComponent.lowercased(), version: PackageGraph.unknownVersion,
        folder: folder)
    }
    folder.deleteLastPathComponent()
  }
  return nil
}
