import Cells
import Commands
import Foundation

extension Arguments {
  /// Throws an error if two of these options have the same path, or one has that of an operand or of
  /// a file of a kind that Strut reads.
  ///
  /// Otherwise one of the outputs, or the input, would be lost.
  ///
  /// - Parameters:
  ///   - options: the options with a path.
  ///   - folder: the base of relative paths.
  /// - Throws: `samePath` with the first two of them, or `outputOverInput`.
  func requireOwnPaths(
    _ options: [OptionDeclaration], in folder: WorkingFolder
  ) throws(ArgumentError) {
    func place(_ path: String) -> String { folder.place(path).standardizedFileURL.path }
    let inputs = Set(operands.map(place))
    var known: [String: String] = [:]
    for option in options {
      guard let path = value(option) else { continue }
      let output = place(path)
      if inputs.contains(output) || isInput(output, of: option, in: folder) {
        throw .outputOverInput(path, option: option.name)
      }
      if let other = known[output] {
        throw .samePath(path, options: [other, option.name])
      }
      known[output] = option.name
    }
  }

  /// The extensions of the files that specs name or that the configuration names.
  private static let inputExtensions: Set<String> = [
    "yaml", "yml", "storyboard", "xib", "png", "jpg", "jpeg", "svg", "pdf", "ttf", "otf", "ttc",
    "strings", "stringsdict", "xcstrings",
  ]

  /// The extension of the pictures that an option writes.
  private static let pictureExtensions = ["out": "png", "png": "png", "svg": "svg"]

  /// Whether a path is that of a file that Strut may read, by its name or its folder.
  ///
  /// An option that writes pictures may replace one outside of these folders.
  private func isInput(
    _ output: String, of option: OptionDeclaration, in folder: WorkingFolder
  ) -> Bool {
    let url = URL(fileURLWithPath: output.lowercased())
    if Self.inputExtensions.contains(url.pathExtension),
      url.pathExtension != Self.pictureExtensions[option.name]
    {
      return true
    }
    let root = folder.url.standardizedFileURL.path.lowercased()
    guard url.path.hasPrefix("\(root)/") else { return false }
    return url.path.dropFirst(root.count).split(separator: "/").dropLast().contains { name in
      ["references", ".sources"].contains(name) || name.hasSuffix(".xcassets")
        || name.hasSuffix(".lproj")
    }
  }
}
