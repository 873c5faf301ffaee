package import Cells
package import Diagnostics
import Foundation
import Snapshots
package import SwiftTranslation

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
///   - rules: the rules of the translation.
///   - folder: the base of relative paths.
/// - Returns: the changes.
/// - Throws: the error of a file that cannot be read.
package func explainSwift(
  _ path: String, rules: Set<TranslationRule>, in folder: WorkingFolder
) throws -> SwiftExplanation {
  let url = folder.place(path)
  guard let bytes = try AtomicFile.read(url) else {
    throw FileError(.read, path, code: ENOENT)
  }
  let source = SwiftSource(bytes)
  var facts = TranslationFacts.uiKit
  facts.merge(source.facts)
  for file in filesOfPackage(around: url) where file.path != url.path {
    facts.merge(SwiftSource(try AtomicFile.read(file) ?? []).facts)
  }
  let translation = SourceTranslator(rules: rules, facts: facts).translate(source, file: path)
  return SwiftExplanation(
    text: SwiftWording.explanation(translation, of: bytes, file: path),
    diagnostics: translation.diagnostics,
    source: SourceText(file: path, text: String(decoding: bytes, as: UTF8.self)))
}

/// The Swift files of the package around a file; none if no folder above has a manifest.
private func filesOfPackage(around url: URL) -> [URL] {
  var folder = url.deletingLastPathComponent()
  while folder.path != "/" {
    if Folder.exists(folder.appendingPathComponent("Package.swift")) {
      return PackageGraph.Package(identity: "", version: "", folder: folder).swiftFiles
    }
    folder.deleteLastPathComponent()
  }
  return []
}
