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

  /// The renames between two revisions.
  ///
  /// - Parameters:
  ///   - git: the repository around the project's folder.
  ///   - base: a commit.
  ///   - head: a commit, or nil for the work tree.
  ///   - specs: the head's specs by their paths from the project's folder.
  /// - Throws: `GitError`.
  init(of git: Git, from base: String, to head: String?, specs: [String: URL]) throws(GitError) {
    let former = try git.files(base, below: []).filter { Self.isSpec($0.path) }
    let screens = Set(former.map { Self.screen(of: $0.path) })
    let kept = Set(specs.keys.map(Self.screen))
    let fresh = specs.keys.filter { !screens.contains(Self.screen(of: $0)) }.sorted()
    let gone = former.filter { !kept.contains(Self.screen(of: $0.path)) }
    guard !fresh.isEmpty, !gone.isEmpty else {
      renames = []
      return
    }
    var left = Set(gone.map(\.path))
    var olds: [String: String] = [:]
    for (old, new) in try git.renames(from: base, to: head)
    where fresh.contains(new) && left.remove(old) != nil { olds[new] = old }
    for new in fresh where olds[new] == nil {
      // Git does not know files that were never added.
      guard let bytes = specs[new].flatMap({ try? AtomicFile.read($0) }) else { continue }
      for entry in gone where left.contains(entry.path) {
        guard try git.contents(entry) == bytes else { continue }
        left.remove(entry.path)
        olds[new] = entry.path
        break
      }
    }
    renames = fresh.compactMap { new in olds[new].map { Rename(old: $0, new: new) } }
  }

  /// A line such as ``chat.yaml` is now `conversation.yaml`` for each rename.
  var lines: [String] {
    renames.map {
      SpecMove(screen: Self.screen(of: $0.old), references: "", old: $0.old, new: $0.new)
        .sentence
    }
  }

  private static func isSpec(_ path: String) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
      && !path.split(separator: "/").contains { $0 == "references" || $0.hasPrefix(".") }
  }

  private static func screen(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}
