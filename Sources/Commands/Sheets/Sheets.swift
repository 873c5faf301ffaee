import Bitmaps
package import Cells
import Devices
import Diagnostics
package import Drawing
import Foundation
import Geometry
import Snapshots
import Spec

/// The options of contact sheets.
package struct SheetOptions: Sendable {
  package var formats = [PictureFormat.png, .svg]
  package var scale: PictureScale = .half
  /// The background; nil for dark if all cells are dark, and for light otherwise.
  package var background: SheetBackground?
  /// The form of text in SVG.
  package var svgText: SVGText = .paths
  /// The folder of the sheets.
  package var out: String
  /// The base of relative paths.
  package var folder: WorkingFolder
  /// The greatest number of threads.
  package var jobs: Int
  package var fontSetup: FontSetup

  package init(out: String, in folder: WorkingFolder, jobs: Int, fontSetup: FontSetup) {
    self.out = out
    self.folder = folder
    self.jobs = jobs
    self.fontSetup = fontSetup
  }
}

/// Draws a contact sheet for each screen, as `out/<screen>.sheet.<format>`.
///
/// Each picture is reduced when it is drawn, and the sheet is written row by row. Memory for
/// pictures therefore does not grow with the number of rows.
///
/// - Parameters:
///   - cells: the cells of any number of screens. The cells of a screen are consecutive.
///   - options: the form of the sheets, and their folder.
///   - progress: called with the number of finished cells.
/// - Returns: the result. All sheets are written.
/// - Throws: the error of a cell that cannot be drawn or of a file that cannot be written.
package func renderSheets(
  _ cells: [SelectedCell], options: SheetOptions, progress: (_ done: Int) -> Void
) throws -> RenderResult {
  let fonts = try options.fontSetup.library()
  let renderer = try CellRenderer(fonts: fonts)
  let root = try options.folder.target(options.out)
  var findings = CellFindings()
  var files: [String] = []
  var done = 0
  var rest = cells[...]
  while let first = rest.first {
    let screen = Array(rest.prefix { $0.id.screen == first.id.screen })
    rest = rest.dropFirst(screen.count)
    var sheet = Sheet(screen, options, by: renderer)
    try sheet.draw(fonts: fonts) {
      progress(done + $0)
    } report: {
      findings.add($0, of: $1.id.description)
    }
    done += screen.count
    for (format, bytes) in sheet.files {
      let name = "\(first.id.screen).sheet.\(format.rawValue)"
      try AtomicFile.write(bytes, to: root.appendingPathComponent(name), below: root)
      files.append("\(options.out)/\(name)")
    }
  }
  let lines = ["\(Count.of(cells.count, "cell")) drawn on \(Count.of(files.count, "sheet")):"]
  return RenderResult(
    diagnostics: findings.diagnostics(ofTotal: cells.count),
    summary: (lines + files.map { "  \($0)" }).joined(separator: "\n") + "\n")
}
