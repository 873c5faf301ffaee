import Cells
import Commands
import Foundation

extension Arguments {
  /// Throws an error if two of these options have the same path.
  ///
  /// Otherwise one of the outputs would be lost.
  ///
  /// - Parameters:
  ///   - options: the options with a path.
  ///   - folder: the base of relative paths.
  /// - Throws: `samePath` with the first two of them.
  func requireOwnPaths(
    _ options: [OptionDeclaration], in folder: WorkingFolder
  ) throws(ArgumentError) {
    var known: [String: String] = [:]
    for option in options {
      guard let path = value(option) else { continue }
      let place = folder.place(path).standardizedFileURL.path
      if let other = known[place] {
        throw .samePath(path, options: [other, option.name])
      }
      known[place] = option.name
    }
  }
}
