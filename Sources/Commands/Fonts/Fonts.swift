package import Cells
import Diagnostics
import Drawing
import Foundation
import Snapshots

/// Lists the font files that Strut draws with.
///
/// - Parameter setup: the folders of fonts.
/// - Returns: a line for each file with its name and folder, and the number of files.
/// - Throws: `FontError` if a font is missing or cannot be read.
package func listFonts(_ setup: FontSetup) throws -> String {
  let files = try setup.library().paths.map { URL(fileURLWithPath: $0) }
  let width = files.map(\.lastPathComponent.count).max() ?? 0
  let lines = files.map { file in
    let name = file.lastPathComponent
    let gap = String(repeating: " ", count: width - name.count + 2)
    return "\(name)\(gap)\(file.deletingLastPathComponent().path)\n"
  }
  return lines.joined() + "\(Count.of(files.count, "file"))\n"
}

/// Copies the font files that Strut draws with into a folder.
///
/// Files with the same names are replaced. Other files stay.
///
/// - Parameters:
///   - setup: the folders of fonts.
///   - path: the folder. It is created if it does not exist.
///   - folder: the base of a relative path.
/// - Returns: a sentence with the number of files and their size.
/// - Throws: `FontError`, or the error of a file that cannot be written.
package func bundleFonts(
  _ setup: FontSetup, to path: String, in folder: WorkingFolder
) throws -> String {
  let target = try folder.target(path)
  let files = try setup.library().paths.map { URL(fileURLWithPath: $0) }
  var size = 0
  for file in files {
    guard let bytes = try AtomicFile.read(file) else {
      throw FileError(.read, file.path, code: ENOENT)
    }
    size += bytes.count
    let copy = target.appendingPathComponent(file.lastPathComponent)
    guard copy.standardizedFileURL.path != file.path else { continue }
    try AtomicFile.write(bytes, to: copy)
  }
  return """
    Wrote \(Count.of(files.count, "font file")), \((size + 500_000) / 1_000_000) MB, to \(path).
    Write `fonts: \(path)` into .strut/config.yaml to draw with them on every machine.

    """
}
