import Bitmaps
package import Cells
package import Diagnostics
import Drawing
import Foundation
import Geometry
import Reports
import Snapshots
import Spec

/// Draws cells and films into files.
package struct RenderRun: Sendable {
  package let diagnostics: [Diagnostic]
  /// What was drawn and where it is.
  package let summary: String

  /// What is to be written and where.
  package struct Options: Hashable, Sendable {
    package var formats: [PictureFormat]
    /// Nil for the device's own.
    package var scale: PictureScale?
    /// Whether the device's body is drawn around the screens of cells.
    package var withBody: Bool
    /// What texts become in SVG.
    package var svgText: SVGText
    /// The pictures' folder as the user named it.
    package var out: String
    /// The page's folder as the user named it; nil for none.
    package var report: String?

    package init(
      formats: [PictureFormat] = [.png], scale: PictureScale? = nil,
      withBody: Bool = false, svgText: SVGText = .usual, out: String, report: String? = nil
    ) {
      self.formats = formats
      self.scale = scale
      self.withBody = withBody
      self.svgText = svgText
      self.out = out
      self.report = report
    }

    /// What a page shows of several: PDF only where there is nothing else.
    var shownFormat: PictureFormat { formats.first { $0 != .pdf } ?? formats.first ?? .png }
  }

  /// Writes `out/<screen>/<cell>.<format>` for every cell; for every film `<film>.png`, which is
  /// animated, and `<film>.strip.<format>`; and the report where one is asked for.
  ///
  /// Memory does not grow with the number of cells.
  package init(
    _ cells: [SelectedCell], films: [SelectedFilm] = [], _ options: Options,
    in folder: WorkingFolder, jobs: Int, fontSetup: FontSetup, progress: (_ done: Int) -> Void
  ) throws {
    let fonts = try fontSetup.library()
    let root = folder.place(options.out)
    let pictures = try CellWork.map(cells, jobs: jobs, fonts: fonts, progress: progress) {
      renderer, selected in
      try DrawnPicture(selected, options, below: root, by: renderer)
    }
    let strips = try CellWork.map(
      films, jobs: jobs, fonts: fonts, progress: { progress(cells.count + $0) }
    ) { renderer, selected in
      try DrawnPicture(selected, options, below: root, by: renderer)
    }
    var told = CellFindings()
    for picture in pictures + strips { told.add(picture.diagnostics, of: picture.id.description) }
    diagnostics = told.diagnostics(ofTotal: cells.count + films.count)
    let counts = [(cells.count, "cell"), (films.count, "film")].filter { $0.0 > 0 }
    let things = counts.map { Count.of($0.0, $0.1) }.joined(separator: " and ")
    var lines = ["\(things) drawn into \(options.out)"]
    if let report = options.report {
      let page = try GalleryWriter.write(
        pictures + strips, from: root, to: report, in: folder)
      lines.append("the report is \(page)")
    }
    summary = lines.joined(separator: "\n") + "\n"
  }
}
