package import Foundation

/// The cells that passed in earlier runs, each with a hash of everything that its outcome depends
/// on; the contents of `.strut/passed.json`.
package struct PassedCells: Hashable, Sendable {
  private struct File: Codable {
    var format: Int
    var cells: [String: String]
  }

  private static let currentFormat = 1

  /// The hashes by the cells' names.
  private(set) var hashes: [String: String] = [:]

  package init() {}

  package static func url(in project: URL) -> URL {
    project.appendingPathComponent(".strut/passed.json")
  }

  /// Reads a project's file; nil if it is not as a run wrote it.
  ///
  /// - Returns: no cells if there is no file.
  /// - Throws: an error of reading the file.
  package static func read(in project: URL) throws(FileError) -> PassedCells? {
    var passed = PassedCells()
    guard let bytes = try AtomicFile.read(url(in: project)) else { return passed }
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
      file.format == currentFormat
    else { return nil }
    passed.hashes = file.cells
    return passed
  }

  /// Writes the project's file.
  ///
  /// It keeps the entries of other runs. Two parts of a run that write at the same time may lose
  /// entries, and their cells are drawn again.
  ///
  /// - Parameters:
  ///   - results: the hash of each cell of a run, or nil for one that did not pass.
  ///   - screens: the screens all cells of which were in the run.
  ///   - project: the project's folder.
  /// - Throws: an error of reading or writing the file.
  static func write(
    _ results: [CellID: String?], whole screens: Set<String>, in project: URL
  ) throws(FileError) {
    let earlier = try read(in: project)
    // All cells of a whole screen are in the results; others of it are gone.
    var hashes = (earlier?.hashes ?? [:]).filter { name, _ in
      !screens.contains(String(name.prefix { $0 != "/" }))
    }
    for (id, hash) in results { hashes[id.description] = hash }
    guard hashes != earlier?.hashes else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(File(format: currentFormat, cells: hashes)) else { return }
    try AtomicFile.write(
      Array(data), to: url(in: project), below: project, durability: .cached)
  }

  func contains(_ id: CellID, hash: String) -> Bool { hashes[id.description] == hash }
}

extension Run.Item {
  /// A hash of the item's inputs and its reference.
  ///
  /// Nil if the item is drawn in every run, or if a file of its reference cannot be read.
  func outcomeHash() -> String? {
    guard let inputs else { return nil }
    var hasher = ContentHasher()
    hasher.add(inputs)
    hasher.add(id.description)
    hasher.add(references.form.rawValue)
    for url in [references.pictureURL(of: id.cell), references.layoutURL(of: id.cell)] {
      do throws(FileError) {
        let bytes = try AtomicFile.read(url)
        hasher.add(bytes == nil ? "no file" : "file")
        hasher.add(bytes ?? [])
      } catch {
        return nil
      }
    }
    return hasher.hash
  }
}
