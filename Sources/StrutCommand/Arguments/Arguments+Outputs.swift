import Cells
import Commands
import Foundation

extension Arguments {
  /// Refuses two of these options that name one place, where what is written first would be lost.
  ///
  /// - Parameters:
  ///   - options: whose values are paths.
  ///   - folder: what relative paths are meant from.
  /// - Throws: the first two.
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
