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

extension Rewriting {
  /// The rule `patches`.
  mutating func apply(_ patch: SourcePatch) {
    guard file == patch.file || file.hasSuffix("/" + patch.file) else { return }
    let old = Array(patch.old.utf8)
    let bytes = tokens.bytes
    var found = false
    var start = 0
    while start + old.count <= bytes.count, !old.isEmpty {
      if bytes[start] == old[0], bytes[start..<start + old.count].elementsEqual(old) {
        rewrite(.patches, [Edit(start: start, end: start + old.count, text: patch.new)])
        found = true
        start += old.count
      } else {
        start += 1
      }
    }
    if !found {
      refuse(
        .patchMissing(package: patch.package, reason: patch.reason), .patches, at: 0, to: 0)
    }
  }
}
