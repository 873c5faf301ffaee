import Bitmaps
import Catalogues
import Diagnostics
import Foundation
import InterfaceBuilder
import Spec

/// The cache of Interface Builder documents.
///
/// Each document is read once in a run, even if several specs name it.
final class InterfaceFiles {
  /// The folder that the documents must be in.
  private let project: ProjectRoot
  private let words: WordFiles
  private var known: [String: InterfaceLookup] = [:]
  /// The errors and warnings about the tables of documents, by the documents' paths.
  private var tableFindings: [String: [Diagnostic]] = [:]
  /// The texts of the documents that were read, for messages.
  private(set) var sources: [SourceText] = []

  init(in project: ProjectRoot, words: WordFiles) {
    self.project = project
    self.words = words
  }

  /// The document at an absolute path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - name: the path in messages; by default the path relative to the project.
  /// - Returns: the document, or the reason why it cannot be read.
  func find(_ path: String, named name: String? = nil) -> InterfaceLookup {
    guard case .file(let path) = project.place(atPath: path) else {
      return project.place(atPath: path) == .outside ? .outsideProject : .missing
    }
    if let read = known[path] { return read }
    guard
      let bytes = try? FileBytes.read(path: path, upTo: InterfaceDocument.greatestByteCount + 1)
    else { return .missing }
    let shown = name ?? project.shown(path)
    sources.append(
      SourceText(
        file: shown, text: String(decoding: bytes, as: UTF8.self), lineEnd: .lineFeed))
    let result: InterfaceLookup
    do throws(InterfaceFault) {
      result = .found(try InterfaceDocument(bytes, file: shown), words: texts(of: path))
    } catch {
      result = .refused(error)
    }
    known[path] = result
    return result
  }

  /// The errors and warnings about the tables of a document that was found at an absolute path.
  func findings(ofTablesAt path: String) -> [Diagnostic] {
    guard case .file(let path) = project.place(atPath: path) else { return [] }
    return tableFindings[path] ?? []
  }

  /// The texts of a document in each language: those of the tables with its name beside its folder
  /// `Base.lproj`.
  ///
  /// Where a catalogue has no text, a table gives the key, which is no text of a document.
  private func texts(of path: String) -> [String: [String: String]] {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return [:] }
    let tables = WordTables(
      table: url.deletingPathExtension().lastPathComponent,
      in: folder.deletingLastPathComponent().path, words)
    tableFindings[path] = tables.diagnostics
    var texts: [String: [String: String]] = [:]
    for language in tables.languages where language != "Base" {
      texts[language] = tables.texts(in: language).filter { $0.key != $0.value }
    }
    return texts
  }
}
