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

  /// Selects the renames to names that no other spec of the base has.
  ///
  /// A name is free if its spec has another name now. The cells of two specs with one name could not
  /// be told apart.
  ///
  /// - Parameters:
  ///   - found: the old and new paths of specs, in the order of the new paths.
  ///   - former: the paths of all specs of the base.
  fileprivate init(_ found: [Rename], among former: [String]) {
    var renames = found.filter { Self.screen(of: $0.old) != Self.screen(of: $0.new) }
    while true {
      let renamed = Set(renames.map(\.old))
      let taken = Set(former.filter { !renamed.contains($0) }.map(Self.screen))
      let free = renames.filter { !taken.contains(Self.screen(of: $0.new)) }
      guard free.count < renames.count else { break }
      renames = free
    }
    self.renames = renames
  }

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
    let known = Set(former.map(\.path))
    let fresh = specs.keys.filter { !known.contains($0) }.sorted()
    guard !fresh.isEmpty else { return SpecRenames([], among: []) }
    var olds: [String: String] = [:]
    for (old, new) in try renames(from: base, to: head)
    where specs[new] != nil && known.contains(old) { olds[new] = old }
    // Git does not find a rename if the new file is untracked.
    if head == nil {
      let paired = Set(olds.values)
      var gone = former.filter { !paired.contains($0.path) && !isInWorkingTree($0.path) }
      // Specs that keep their name come first, so that no other spec is taken for one of them.
      for keepsName in [true, false] {
        for new in fresh where olds[new] == nil {
          guard let bytes = specs[new].flatMap({ try? AtomicFile.read($0) }) else { continue }
          for (index, entry) in gone.enumerated() where entry.size == bytes.count {
            let isSameName = SpecRenames.screen(of: entry.path) == SpecRenames.screen(of: new)
            guard isSameName || !keepsName, try contents(entry) == bytes else { continue }
            gone.remove(at: index)
            olds[new] = entry.path
            break
          }
        }
      }
    }
    let found = olds.sorted { $0.key < $1.key }.map { SpecRenames.Rename(old: $1, new: $0) }
    return SpecRenames(found, among: former.map(\.path))
  }
}
