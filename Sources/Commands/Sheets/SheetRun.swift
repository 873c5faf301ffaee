import Bitmaps
package import Cells
import Devices
package import Diagnostics
import Drawing
import Foundation
import Geometry
import Snapshots
import Spec

/// Draws the contact sheets of screens into files.
package struct SheetRun: Sendable {
  package let diagnostics: [Diagnostic]
  /// What was drawn and where it is.
  package let summary: String

  /// What a sheet is to look like.
  package struct Options: Hashable, Sendable {
    package var formats: [PictureFormat]
    package var scale: PictureScale
    /// Of the ground; nil for dark where every cell is.
    package var background: SheetBackground?
    /// What texts of the pictures become in SVG.
    package var svgText: SVGText

    /// Without a scale, half a pixel is a point.
    package init(
      formats: [PictureFormat] = [.png, .svg], scale: PictureScale? = nil,
      background: SheetBackground? = nil, svgText: SVGText = .usual
    ) {
      self.formats = formats
      self.scale = scale ?? .half
      self.background = background
      self.svgText = svgText
    }
  }

  /// Writes `out/<screen>.sheet.<format>` for every screen.
  ///
  /// Pictures are made small as soon as they are drawn, and the sheet is written row by row, so that
  /// memory does not grow with the number of rows.
  ///
  /// - Parameters:
  ///   - cells: of any number of screens, each screen's together.
  ///   - options: what the sheets are to look like.
  ///   - out: the folder as the user named it.
  ///   - folder: what it is meant from.
  ///   - jobs: the greatest number of threads.
  ///   - fontSetup: where fonts are looked for and kept.
  ///   - progress: called with the number of finished cells.
  /// - Throws: what keeps a cell from being drawn or a file from being written.
  package init(
    _ cells: [SelectedCell], _ options: Options, out: String, in folder: WorkingFolder, jobs: Int,
    fontSetup: FontSetup, progress: (_ done: Int) -> Void
  ) throws {
    let fonts = try fontSetup.library()
    let renderer = try CellRenderer(fonts: fonts)
    let root = folder.place(out)
    var findings = CellFindings()
    var files: [String] = []
    var done = 0
    var rest = cells[...]
    while let first = rest.first {
      let screen = Array(rest.prefix { $0.id.screen == first.id.screen })
      rest = rest.dropFirst(screen.count)
      var sheet = Sheet(screen, options, by: renderer)
      try sheet.draw(jobs: jobs, fonts: fonts) {
        progress(done + $0)
      } report: {
        findings.add($0, of: $1.id.description)
      }
      done += screen.count
      for (format, bytes) in sheet.files {
        let name = "\(first.id.screen).sheet.\(format.rawValue)"
        try AtomicFile.write(bytes, to: root.appendingPathComponent(name))
        files.append("\(out)/\(name)")
      }
    }
    diagnostics = findings.diagnostics(ofTotal: cells.count)
    let lines = ["\(Count.of(cells.count, "cell")) drawn on \(Count.of(files.count, "sheet")):"]
    summary = (lines + files.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }
}
