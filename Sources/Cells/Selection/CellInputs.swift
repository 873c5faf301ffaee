import Bitmaps
package import Drawing
import Foundation
package import Snapshots

/// Hashes everything that the outcomes of a spec's cells depend on, except their references.
///
/// It hashes whole files and not the values that a cell uses, so that no key can be forgotten. If a
/// spec changes, all its cells are drawn again.
package struct CellInputs {
  /// A hash of the program, the libraries, the fonts and the settings.
  private let common: String

  /// - Parameters:
  ///   - fonts: the fonts of the run.
  ///   - settings: the texts of the configuration and of the options that change cells.
  /// - Throws: the error of reading the program's file.
  package init(fonts: FontLibrary, settings: [String]) throws(FileError) {
    var hasher = ContentHasher()
    hasher.add(try Self.program.get())
    let libraries = LibraryVersions.all + [LibraryVersions.drawings, LibraryVersions.photographs]
    for (name, version) in libraries { hasher.add("\(name) \(version)") }
    for hash in fonts.fileHashes { hasher.add(hash?.description ?? "not installed") }
    for setting in settings { hasher.add(setting) }
    common = hasher.hash
  }

  /// A hash of the running program's file.
  private static let program = Result<String, FileError> { () throws(FileError) in
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var hasher = ContentHasher()
    hasher.add(try AtomicFile.read(URL(fileURLWithPath: path), within: .max) ?? [])
    return hasher.hash
  }

  /// The hash for a spec; nil if one of its files has changed since it was read.
  package func hash(of spec: LoadedSpec) -> String? {
    guard let inputs = spec.inputsHash else { return nil }
    var hasher = ContentHasher()
    hasher.add(common)
    hasher.add(spec.source.bytes)
    hasher.add(inputs)
    if spec.files.contains(where: { $0.path.lowercased().hasSuffix(".pdf") }) {
      hasher.add("\(LibraryVersions.pages)")
    }
    return hasher.hash
  }
}
