import Cells
import Commands
import Foundation

extension Arguments {
  /// Throws an error if two of these options have the same path, or one has that of an operand or of
  /// any spec or document.
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
      let isSource = [".yaml", ".yml"].contains { output.hasSuffix($0) }
      if inputs.contains(output) || isSource || SpecFinder.isInterface(output) {
        throw .outputOverInput(path, option: option.name)
      }
      if let other = known[output] {
        throw .samePath(path, options: [other, option.name])
      }
      known[output] = option.name
    }
  }
}
