import Cells
import Commands
import Foundation
import Reports

extension Arguments {
  /// Throws an error if two of these options have the same path, or one has that of an operand, of
  /// a file of a kind that Strut reads, or of a file of a run.
  ///
  /// Otherwise one of the outputs, or the input, would be lost.
  ///
  /// - Parameters:
  ///   - options: the options with a path.
  ///   - folder: the base of relative paths.
  ///   - report: the folder of the report; nil for that of the project.
  /// - Throws: `samePath` with the first two of them, `outputOverInput` or `outputOverReport`.
  func requireOwnPaths(
    _ options: [OptionDeclaration], in folder: WorkingFolder, report: String? = nil
  ) throws(ArgumentError) {
    if let fault = pathFaults(of: options, in: folder, report: report).first { throw fault.error }
  }

  /// The options whose output would be lost, or would replace an input or a file of a run.
  ///
  /// Of two options with the same path, only the second one is among them.
  ///
  /// - Parameters:
  ///   - options: the options with a path.
  ///   - folder: the base of relative paths.
  ///   - report: the folder of the report; nil for that of the project.
  /// - Returns: the names of the options with their errors. A name may occur twice.
  func pathFaults(
    of options: [OptionDeclaration], in folder: WorkingFolder, report: String? = nil
  ) -> [(option: String, error: ArgumentError)] {
    func place(_ path: String) -> String { folder.place(path).standardizedFileURL.path }
    let reportFolder = place(report ?? project.report) + "/"
    let inputs = Set(operands.map(place))
    var known: [String: String] = [:]
    var faults: [(option: String, error: ArgumentError)] = []
    for option in options {
      guard let path = value(option) else { continue }
      if let other = known.updateValue(option.name, forKey: place(path)) {
        faults.append((option.name, .samePath(path, options: [other, option.name])))
      }
    }
    for option in options {
      guard let path = value(option) else { continue }
      let output = place(path)
      if inputs.contains(output) || isInput(output, of: option, in: folder)
        || RunPlace.hasResults(at: path, in: folder)
      {
        faults.append((option.name, .outputOverInput(path, option: option.name)))
      }
      if output.lowercased().hasPrefix(reportFolder.lowercased()),
        HTMLReport.hasFile(at: String(output.dropFirst(reportFolder.count)))
      {
        faults.append((option.name, .outputOverReport(path, option: option.name)))
      }
    }
    return faults
  }

  /// Throws an error if one of these options names a folder that only has what Strut reads.
  ///
  /// - Parameters:
  ///   - options: the options with a folder.
  ///   - folder: the base of relative paths.
  /// - Throws: `outputOverInput`.
  func requireOwnFolders(
    _ options: [OptionDeclaration], in folder: WorkingFolder
  ) throws(ArgumentError) {
    for option in options {
      guard let path = value(option) else { continue }
      let output = folder.place(path).standardizedFileURL.path.lowercased()
      if isAmongInputs(output, in: folder) {
        throw .outputOverInput(path, option: option.name)
      }
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
    return isAmongInputs(url.path, in: folder)
  }

  /// Whether a path in lowercase is in a folder that only has what Strut reads, or is that folder.
  private func isAmongInputs(_ path: String, in folder: WorkingFolder) -> Bool {
    let root = folder.url.standardizedFileURL.path.lowercased()
    guard path.hasPrefix("\(root)/") else { return false }
    return path.dropFirst(root.count).split(separator: "/").contains { name in
      ["references", ".sources"].contains(name) || name.hasSuffix(".xcassets")
        || name.hasSuffix(".lproj")
    }
  }
}
