import Foundation
import Snapshots

/// The two pictures or folders to compare.
struct DiffSides {
  let one: URL
  let other: URL
  /// The paths as the user wrote them.
  let names: (String, String)

  /// Two files with the same name.
  ///
  /// A side that has no such file is nil.
  struct Item: Sendable {
    /// The path relative to the folders; empty for two pictures.
    let name: String
    let one: URL?
    let other: URL?
  }

  /// The pairs, by ascending name.
  ///
  /// - Throws: an error if a folder cannot be listed, if only one of the two is a folder, or if two
  ///   names are equal to Swift and not to the system.
  func items() throws -> [Item] {
    switch (Folder.isFolder(one), Folder.isFolder(other)) {
    case (false, false): return [Item(name: "", one: one, other: other)]
    case (true, true): break
    case (true, false): throw DiffError.folderAndFile(folder: names.0, file: names.1)
    case (false, true): throw DiffError.folderAndFile(folder: names.1, file: names.0)
    }
    let (first, second) = (try Self.pictures(in: one), try Self.pictures(in: other))
    if let (one, other) = EqualNames.first(in: first + second) {
      throw DiffError.equalNames(one, other)
    }
    let both = Set(first).union(second).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let (inFirst, inSecond) = (Set(first), Set(second))
    return both.map { name in
      Item(
        name: name, one: inFirst.contains(name) ? one.appendingPathComponent(name) : nil,
        other: inSecond.contains(name) ? other.appendingPathComponent(name) : nil)
    }
  }

  /// The greatest number of links to folders that are followed below a folder.
  private static let greatestLinks = 1000

  /// The paths of all files in a folder and its subfolders whose names end with `.png`, in any
  /// case.
  ///
  /// Links to folders are followed, except those to a folder that the path is already in.
  private static func pictures(in folder: URL) throws -> [String] {
    var names: [String] = []
    var links = 0
    func visit(_ folder: URL, _ prefix: String, _ parents: Set<String>) throws {
      var parents = parents
      guard parents.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
      for name in try Folder.names(in: folder) {
        let url = folder.appendingPathComponent(name)
        let isLinked = Folder.isLink(url) && Folder.isFolder(url.resolvingSymlinksInPath())
        if isLinked { links += 1 }
        guard links <= greatestLinks else { throw DiffError.tooManyLinks(folder.path) }
        if isLinked || Folder.isFolder(url) {
          try visit(url, "\(prefix)\(name)/", parents)
        } else if name.lowercased().hasSuffix(".png") {
          names.append(prefix + name)
        }
      }
    }
    try visit(folder, "", [])
    return names
  }
}

/// The reason why two paths cannot be compared.
enum DiffError: Error, Hashable, Sendable {
  case folderAndFile(folder: String, file: String)
  case equalNames(String, String)
  /// A folder behind more links than are followed.
  case tooManyLinks(String)
}
