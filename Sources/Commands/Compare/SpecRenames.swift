import Foundation
import Reports
import Snapshots

/// The specs with different names in base and head.
///
/// Git recognizes them, or their texts are equal. A screen has its spec's name, so a spec that only
/// moves to another folder keeps its name.
struct SpecRenames {
  /// The renames in the order of the new paths, which are unique.
  let renames: [Rename]

  struct Rename: Hashable {
    /// The path from the project's folder.
    let old: String
    let new: String

    /// The old folder with the new name, so that files beside the spec stay beside it.
    var place: String {
      let folder = (old as NSString).deletingLastPathComponent
      return (folder as NSString).appendingPathComponent((new as NSString).lastPathComponent)
    }
  }

  /// A line such as ``chat.yaml` is now `conversation.yaml`` for each rename.
  var lines: [String] {
    renames.map {
      SpecMove(screen: Self.screen(of: $0.old), references: "", old: $0.old, new: $0.new)
        .sentence
    }
  }

  fileprivate static func isSpec(_ path: String) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
      && !path.split(separator: "/").contains { $0 == "references" || $0.hasPrefix(".") }
  }

  fileprivate static func screen(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}

extension Git {
  /// Finds the renamed specs.
  ///
  /// - Parameters:
  ///   - base: a commit.
  ///   - head: a commit, or nil for the work tree.
  ///   - specs: the head's specs by their paths from the project's folder.
  /// - Returns: the renames.
  /// - Throws: `GitError`.
  func specRenames(
    from base: String, to head: String?, specs: [String: URL]
  ) throws(GitError) -> SpecRenames {
    let former = try files(base, below: []).filter { SpecRenames.isSpec($0.path) }
    let screens = Set(former.map { SpecRenames.screen(of: $0.path) })
    let kept = Set(specs.keys.map(SpecRenames.screen))
    let fresh = specs.keys.filter { !screens.contains(SpecRenames.screen(of: $0)) }.sorted()
    let gone = former.filter { !kept.contains(SpecRenames.screen(of: $0.path)) }
    guard !fresh.isEmpty, !gone.isEmpty else {
      return SpecRenames(renames: [])
    }
    var left = Set(gone.map(\.path))
    var olds: [String: String] = [:]
    for (old, new) in try renames(from: base, to: head)
    where fresh.contains(new) && left.remove(old) != nil { olds[new] = old }
    for new in fresh where olds[new] == nil {
      // Git does not know files that were never added.
      guard let bytes = specs[new].flatMap({ try? AtomicFile.read($0) }) else { continue }
      for entry in gone where left.contains(entry.path) {
        guard try contents(entry) == bytes else { continue }
        left.remove(entry.path)
        olds[new] = entry.path
        break
      }
    }
    return SpecRenames(
      renames: fresh.compactMap { new in
        olds[new].map { SpecRenames.Rename(old: $0, new: new) }
      })
  }
}
