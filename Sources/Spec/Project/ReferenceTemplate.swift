/// The path of the folder of a screen's references, as a project writes it: `References/{folder}/{screen}`.
///
/// `{folder}` is the folder of the spec relative to the project, and `{screen}` is the name of the
/// screen. Both are in the path, so that the path also leads back to the spec.
package struct ReferenceTemplate: Hashable, Sendable {
  /// The parts before `{folder}`.
  package let start: [String]
  /// The parts between `{folder}` and `{screen}`.
  private let middle: [String]

  /// Reads a template.
  ///
  /// - Parameter text: the template. It is wrong without `{folder}`, without `{screen}` as the last
  ///   part, without another part, with a part that is hidden, and outside of the project.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.last == "{screen}", let folder = parts.firstIndex(of: "{folder}") else {
      return nil
    }
    start = Array(parts[..<folder])
    middle = Array(parts[(folder + 1)...].dropLast())
    // Without a part of its own, the folder could be that of another spec.
    guard !(start + middle).isEmpty,
      (start + middle).allSatisfy({ part in
        !part.isEmpty && !part.hasPrefix(".") && !part.contains { "{}".contains($0) }
      })
    else { return nil }
  }

  /// The parts of the path of a screen's references, relative to the project.
  package func path(ofScreen screen: String, in folder: [String]) -> [String] {
    start + folder + middle + [screen]
  }

  /// The folder and the screen of references.
  ///
  /// - Parameter path: the parts of a path relative to the project.
  /// - Returns: nil if the template gives no such path.
  package func spec(ofReferencesAt path: [String]) -> (folder: [String], screen: String)? {
    guard let screen = path.last, path.count > start.count + middle.count,
      path.starts(with: start), path.dropLast().suffix(middle.count) == middle[...]
    else { return nil }
    return (Array(path[start.count..<(path.count - 1 - middle.count)]), screen)
  }
}
