package import Foundation

/// The cells that passed in earlier runs, each with a hash of everything on which its outcome
/// depends.
///
/// It is the content of `.strut/passed.json`.
package struct PassedCells: Hashable, Sendable {
  private struct File: Codable {
    var format: Int
    var cells: [String: String]
  }

  private static let currentFormat = 1

  /// The hashes by the names of the cells.
  private(set) var hashes: [String: String] = [:]

  package init() {}

  package static func url(in project: URL) -> URL {
    project.appendingPathComponent(".strut/passed.json")
  }

  /// Reads a project's file; returns nil if the file is damaged or has another format.
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
  /// The entries of other runs stay. If two parts of a run write at the same time, entries may be
  /// lost, and their cells are drawn again.
  ///
  /// - Parameters:
  ///   - results: the hash of each cell of a run, or nil for a cell that did not pass.
  ///   - screens: the screens all of whose cells were in the run.
  ///   - project: the project's folder.
  /// - Throws: an error of reading or writing the file.
  static func write(
    _ results: [CellID: String?], whole screens: Set<String>, in project: URL
  ) throws(FileError) {
    let earlier = try read(in: project)
    // The results have all cells of a whole screen, so its other entries are out of date.
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
