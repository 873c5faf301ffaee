import Bitmaps
package import Foundation

extension ReferenceStore {
  /// The files of a stale reference or of an unused text.
  ///
  /// Strut wrote them.
  package struct Superfluous: Hashable, Sendable {
    /// The cell's name; nil for the text of a spec or an environment.
    package let cell: String?
    package let files: [URL]
  }

  /// The stale references by name, then the spec and environment texts that no other reference
  /// uses.
  ///
  /// No text is among the files if a reference in use cannot be read, because its texts are unknown.
  ///
  /// - Parameter used: the names of all cells of the screen.
  /// - Returns: the files that can be removed, files with the name of a reference that Strut did not
  ///   write, and references in use that cannot be read.
  /// - Throws: an error of reading the folder.
  package func superfluous(
    except used: [String]
  ) throws(ReferenceError) -> (found: [Superfluous], foreign: [URL], unreadable: [URL]) {
    let used = Set(used)
    var found: [Superfluous] = []
    var foreign: [URL] = []
    var unreadable: [URL] = []
    var sources: Set<String> = []
    for cell in try cells() {
      let reference = try? reference(of: cell)
      if used.contains(cell) {
        if let source = reference?.source { sources.insert(sourceURL(source).lastPathComponent) }
        if let layout = try? layoutReference(of: cell), !Folder.exists(pictureURL(of: cell)) {
          sources.insert(environmentURL(layout.environment).lastPathComponent)
        } else if reference == nil {
          let picture = pictureURL(of: cell)
          unreadable.append(Folder.exists(picture) ? picture : layoutURL(of: cell))
        }
        continue
      }
      var own: [URL] = []
      for (url, isOwn) in [
        (layoutURL(of: cell), try isLayout(layoutURL(of: cell))),
        (pictureURL(of: cell), reference != nil),
      ] where Folder.exists(url) {
        if isOwn { own.append(url) } else { foreign.append(url) }
      }
      if !own.isEmpty { found.append(Superfluous(cell: cell, files: own)) }
    }
    guard unreadable.isEmpty else { return (found, foreign, unreadable) }
    do {
      for name in try sourceNames() where !sources.contains(name) {
        found.append(Superfluous(cell: nil, files: [sourceFolder.appendingPathComponent(name)]))
      }
    } catch {
      throw .file(error)
    }
    return (found, foreign, [])
  }

  /// Removes files that `superfluous` found, and folders that become empty.
  package func prune(_ found: [Superfluous]) throws(ReferenceError) {
    do {
      for url in found.flatMap(\.files) { try Folder.removeFile(url) }
      for folder in [sourceFolder, folder] where Folder.exists(folder) {
        try Folder.removeIfEmpty(folder)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Removes the spec and environment texts that no reference uses.
  ///
  /// Stale references use their texts too.
  ///
  /// If a reference cannot be read, nothing is removed.
  func pruneSources() throws(ReferenceError) {
    try prune(try superfluous(except: try cells()).found)
  }

  /// The names of the files in the folder of texts that have a name as Strut gives it, ascending.
  private func sourceNames() throws(FileError) -> [String] {
    try checkSourceFolder()
    return try Folder.names(in: sourceFolder).filter { name in
      let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].count == 16
        && parts[0].allSatisfy(Self.hexDigits.contains)
        && ["yaml", "txt"].contains(String(parts[1]))
    }
  }

  private static let hexDigits = Set("0123456789abcdef".utf8)

  /// The stored spec and environment texts, by the names of their files.
  package func sources() throws(ReferenceError) -> [String: [UInt8]] {
    do {
      var sources: [String: [UInt8]] = [:]
      for name in try sourceNames() {
        sources[name] = try AtomicFile.read(
          sourceFolder.appendingPathComponent(name), followingLinks: false)
      }
      return sources
    } catch {
      throw .file(error)
    }
  }

  /// Brings back stored texts that `sources` returned, and removes others.
  ///
  /// Folders that become empty are removed.
  package func restoreSources(_ sources: [String: [UInt8]]) throws(ReferenceError) {
    let current = try self.sources()
    do {
      try write(
        sources.filter { current[$0.key] != $0.value }.map {
          ($0.value, sourceFolder.appendingPathComponent($0.key))
        })
    } catch {
      throw .file(error)
    }
    let added = current.keys.filter { sources[$0] == nil }
    try prune([
      Superfluous(cell: nil, files: added.map { sourceFolder.appendingPathComponent($0) })
    ])
  }

  /// Whether a file is a text of Strut, which has at least one line.
  func isLayout(_ url: URL) throws(ReferenceError) -> Bool {
    do {
      guard let bytes = try AtomicFile.read(url) else { return false }
      let text = String(decoding: bytes.withLineFeeds, as: UTF8.self)
      return LayoutReference.isOne(text) || LayoutText.lines(of: text)?.isEmpty == false
    } catch {
      throw .file(error)
    }
  }
}
