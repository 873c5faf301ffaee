import Bitmaps
import Foundation
import Snapshots
import Spec

extension LoadedSpec {
  /// A hash of everything that the spec's cells are drawn from, except its text.
  ///
  /// These are the name of the screen, the pictures, fonts and catalogues that the spec uses, the
  /// language of its files of words, and the project's values of axes. The hash does not depend on
  /// the machine or the place of the project. It is nil if a file has changed since it was read.
  package var inputsHash: String? {
    var hasher = ContentHasher()
    // A screen without a title shows the file's name.
    hasher.add(location.screen)
    for file in files {
      // What was drawn is unknown if the file has changed since it was read.
      guard let bytes = try? FileBytes.read(path: file.path),
        FileStamp(path: file.path) == file.stamp
      else { return nil }
      hasher.add(file.name)
      hasher.add(bytes)
    }
    // A file that the spec does not use may still decide it.
    hasher.add("language \(development ?? "")")
    for value in project.resources.defaults { hasher.add("\(value.axis)=\(value.name)") }
    return hasher.hash
  }
}

/// The hashes of the inputs of specs, each computed once, when it is first asked for.
package final class SpecInputs: @unchecked Sendable {
  private let lock = NSLock()
  private var hashes: [SpecLocation: String?] = [:]

  package init() {}

  /// The hash of a spec's inputs; nil if a file has changed since it was read.
  package func hash(of spec: LoadedSpec) -> String? {
    lock.withLock {
      if let known = hashes[spec.location] { return known }
      let hash = spec.inputsHash
      hashes[spec.location] = .some(hash)
      return hash
    }
  }
}
