import EmbeddedFiles

/// A change of one text in one file of a package, for constructs that no rule can translate.
package struct SourcePatch: Hashable, Sendable {
  /// The identity of the package, as SwiftPM writes it: `snapkit`.
  package let package: String
  /// The versions with this text, such as `5.7.1`; empty for all.
  package let versions: [String]
  /// The end of the file's path: `Sources/ConstraintMaker.swift`.
  package let file: String
  /// The text in the source.
  package let old: String
  /// The text in its place, with as many lines.
  package let new: String
  /// Why the package needs it, in one sentence.
  package let reason: String
}

extension SourcePatch {
  /// The patches of `Translation/patches.txt`, which begins with a description of its notation.
  package static let all = patches(in: EmbeddedFile.patches.lines)

  /// The patches for a version of a package.
  ///
  /// A package without a version, such as a checkout of a branch, gets the patches of all versions.
  package static func patches(for package: String, version: String) -> [SourcePatch] {
    all.filter { patch in
      patch.package == package
        && (version == "unspecified" || patch.versions.isEmpty || patch.versions.contains(version))
    }
  }

  static func patches(in lines: [Substring]) -> [SourcePatch] {
    var patches: [SourcePatch] = []
    var values: [Substring: String] = [:]
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0]] = String(parts[1])
      guard parts[0] == "new" else { continue }
      let words = (values["package"] ?? "").split(separator: " ").map(String.init)
      patches.append(
        SourcePatch(
          package: words.first ?? "", versions: Array(words.dropFirst()),
          file: values["file"] ?? "", old: values["old"] ?? "", new: values["new"] ?? "",
          reason: values["reason"] ?? ""))
    }
    return patches
  }
}

extension Rewriting {
  /// The rule `patches`.
  mutating func apply(_ patch: SourcePatch) {
    guard file == patch.file || file.hasSuffix("/" + patch.file) else { return }
    let old = Array(patch.old.utf8)
    let bytes = tokens.bytes
    var start = 0
    while start + old.count <= bytes.count, !old.isEmpty {
      if bytes[start] == old[0], bytes[start..<start + old.count].elementsEqual(old) {
        rewrite(.patches, [Edit(start: start, end: start + old.count, text: patch.new)])
        start += old.count
      } else {
        start += 1
      }
    }
  }
}
