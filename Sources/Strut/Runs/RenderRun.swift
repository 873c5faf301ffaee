import Bitmaps
package import Diagnostics
import Foundation
import Geometry
import Reports
import Snapshots
import Spec

/// Draws cells into files.
package struct RenderRun: Sendable {
  package let diagnostics: [Diagnostic]
  /// What was drawn and where it is.
  package let summary: String

  /// Writes `out/<screen>/<cell>.<format>` for every cell, and the report where one is asked for.
  ///
  /// Where it is asked for, the device's body is drawn around the screen. Memory does not grow with
  /// the number of cells.
  package init(
    _ cells: [SelectedCell], formats: [PictureFormat], withBody: Bool = false, out: String,
    report: String?,
    in folder: WorkingFolder, jobs: Int, fontSetup: FontSetup, progress: (_ done: Int) -> Void
  ) throws {
    let fonts = try fontSetup.library()
    let root = folder.place(out)
    let findings = try CellWork.map(cells, jobs: jobs, fonts: fonts, progress: progress) {
      renderer, selected in
      let laidOut = renderer.layOut(selected)
      for format in formats {
        let bytes =
          switch format {
          case .png: try PNG.encode(try renderer.bitmap(of: laidOut, withBody: withBody))
          case .svg: try renderer.svg(of: laidOut, withBody: withBody)
          }
        try AtomicFile.write(bytes, to: Self.url(of: selected, format, below: root))
      }
      return laidOut.diagnostics
    }
    var told = CellFindings()
    for (selected, found) in zip(cells, findings) { told.add(found, of: selected.id.description) }
    diagnostics = told.diagnostics(ofTotal: cells.count)
    var lines = ["\(Count.of(cells.count, "cell")) drawn into \(out)"]
    if let report {
      let page = try GalleryWriter.write(
        cells, format: formats[0], pictures: root, to: report, in: folder)
      lines.append("the report is \(page)")
    }
    summary = lines.joined(separator: "\n") + "\n"
  }

  static func url(of cell: SelectedCell, _ format: PictureFormat, below root: URL) -> URL {
    root.appendingPathComponent(cell.id.screen)
      .appendingPathComponent("\(cell.id.cell).\(format.rawValue)")
  }
}
