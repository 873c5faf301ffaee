import Bitmaps
package import Cells
package import Diagnostics
package import Drawing
import Foundation
import Geometry
import Reports
package import Snapshots
import Spec

/// The options of `render`.
package struct RenderOptions: Sendable {
  package var formats = [PictureFormat.png]
  /// The scale, or nil for the scale of the device.
  package var scale: PictureScale?
  /// Whether to draw the body of the device around the screens of cells.
  package var withBody = false
  /// The form of text in SVG.
  package var svgText: SVGText = .paths
  /// The folder of the pictures.
  package var out: String
  /// The folder of the page; nil for none.
  package var report: String?
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

  /// The format of the pictures on a page.
  ///
  /// It is PDF only if there is no other format.
  var shownFormat: PictureFormat { formats.first { $0 != .pdf } ?? formats.first ?? .png }
}

/// The result of drawing into files.
package struct RenderResult: Sendable {
  package let diagnostics: [Diagnostic]
  /// The numbers of cells, films or sheets, and their folder or files.
  package let summary: String
}

/// Draws cells and films into files.
///
/// A cell becomes `out/<screen>/<cell>.<format>`. A film becomes `<film>.strip.<format>` there, and
/// with PNG also the animation `<film>.png`. Memory use does not grow with the number of cells,
/// except for a short record of each.
///
/// - Parameters:
///   - cells: the cells to draw.
///   - films: the films to draw.
///   - options: the formats and folders.
///   - progress: called with the number of finished cells and films.
/// - Returns: the result. All files are written.
/// - Throws: the error of a cell that cannot be drawn or of a file that cannot be written.
package func render(
  _ cells: [SelectedCell], films: [SelectedFilm] = [], options: RenderOptions,
  progress: (_ done: Int) -> Void
) throws -> RenderResult {
  let fonts = try options.fontSetup.library()
  let pictures = try CellWork.map(cells, jobs: options.jobs, fonts: fonts, progress: progress) {
    renderer, selected in try renderer.draw(selected, options)
  }
  let strips = try CellWork.map(
    films, jobs: options.jobs, fonts: fonts, progress: { progress(cells.count + $0) }
  ) { renderer, selected in try renderer.draw(selected, options) }
  var findings = CellFindings()
  for picture in pictures + strips { findings.add(picture.diagnostics, of: picture.id.description) }
  let counts = [(cells.count, "cell"), (films.count, "film")].filter { $0.0 > 0 }
  let things = counts.map { Count.of($0.0, $0.1) }.joined(separator: " and ")
  var lines = ["\(things) drawn into \(options.out)"]
  if let report = options.report {
    let page = try GalleryWriter.write(
      pictures + strips, from: options.folder.place(options.out), to: report, in: options.folder)
    lines.append("the report is \(page)")
  }
  return RenderResult(
    diagnostics: findings.diagnostics(ofTotal: cells.count + films.count),
    summary: lines.joined(separator: "\n") + "\n")
}

extension Workspace {
  /// The first picture that would replace a file that a spec reads, or a reference.
  ///
  /// A film also has the picture of its strip.
  ///
  /// - Parameters:
  ///   - ids: the names of the cells and films.
  ///   - isSheet: whether each screen has one sheet, and its cells have no files.
  ///   - formats: the formats of the pictures.
  ///   - out: the folder of the pictures.
  ///   - base: the base of relative paths.
  /// - Returns: the path of the picture; nil if there is none.
  package func input(
    replacedBy ids: [CellID], isSheet: Bool, as formats: [PictureFormat], in out: String,
    of base: WorkingFolder
  ) -> String? {
    let inputs = Set(specs.flatMap { spec in spec.files.map(\.path) })
    let references = Set(
      specs.map { $0.location.references.resolvingSymlinksInPath().path })
    let root = base.place(out).resolvingSymlinksInPath().path
    for id in ids {
      let folder = isSheet ? "" : "/\(id.screen)"
      let isReference = references.contains(root + folder)
      for name in isSheet ? ["\(id.screen).sheet"] : [id.cell, "\(id.cell).strip"] {
        for format in formats {
          let picture = "\(folder)/\(name).\(format.rawValue)"
          if isReference || inputs.contains(root + picture) { return out + picture }
        }
      }
    }
    return nil
  }
}
