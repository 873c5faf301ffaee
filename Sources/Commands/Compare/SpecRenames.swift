import Foundation
import Reports
import Snapshots

/// The specs that have different names in the base and the head.
///
/// Git recognizes the rename, or the texts of both specs are equal. The name of a spec is the name
/// of its screen. A spec that only moves to another folder is therefore not renamed.
struct SpecRenames {
  /// The renames in the order of the new paths.
  ///
  /// Each new path occurs once.
  let renames: [Rename]

  struct Rename: Hashable {
    /// The path relative to the folder of the project.
    let old: String
    let new: String

    /// The path with the old folder and the new name.
    ///
    /// The copied spec stays beside the files that it uses.
    var place: String {
      let folder = (old as NSString).deletingLastPathComponent
      return (folder as NSString).appendingPathComponent((new as NSString).lastPathComponent)
    }
  }

  /// A line for each rename, such as ``chat.yaml` is now `conversation.yaml``.
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
  ///   - head: a commit, or nil for the working tree.
  ///   - specs: the specs of the head, by their paths relative to the folder of the project.
  /// - Returns: the renames.
  /// - Throws: the error of git.
  func specRenames(
    from base: String, to head: String?, specs: [String: URL]
  ) throws(GitError) -> SpecRenames {
    let former = try files(base).filter { SpecRenames.isSpec($0.path) }
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
      // Git does not find a rename if the new file is untracked.
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
