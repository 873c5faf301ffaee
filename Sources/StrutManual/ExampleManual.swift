package import Cells
import Commands
package import Foundation

/// The example pages of the manual, which are generated from the specs of a folder and hand-written
/// texts.
package struct ExampleManual {
  package let cases: [ExampleCase]
  private let specs: Workspace
  private let root: URL

  /// The folder of the specs, relative to the repository.
  private static let specFolder = "Snapshots/articles"
  /// The folder of the pages, relative to the repository.
  package static let pageFolder = "Sources/Strut/Strut.docc/Examples"
  package static let pictureFolder = "Sources/Strut/Strut.docc/Resources"
  package static let contentsPage = "LanguageByExample"

  /// Reads the specs.
  ///
  /// - Parameter repository: the folder that contains `Snapshots`.
  package init(repository: URL) {
    root = repository
    specs = Workspace(paths: [Self.specFolder], in: WorkingFolder(path: repository.path))
    cases = ExampleCase.all(of: specs.specs)
  }

  /// The text of every page, by its file name without extension.
  ///
  /// The contents page is the first.
  ///
  /// - Throws: an error if a spec cannot be copied or a cell cannot be laid out.
  package func pages(fontSetup: FontSetup) throws -> [(name: String, text: String)] {
    let copy = Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: copy) }
    let shown = try shownSpecs(in: copy)
    var pages = [(name: Self.contentsPage, text: ExampleContents(cases: cases).markdown)]
    for entry in cases {
      let page = ExamplePage(
        entry, try ExampleText.of(entry), shown: shown, pictures: try shownCells(of: entry),
        drawingInto: WorkingFolder(path: copy.path))
      pages.append((entry.page, try page.markdown(fontSetup: fontSetup)))
    }
    return pages
  }

  /// Copies of the specs without their introductions.
  ///
  /// The pages show the specs so, and the line numbers in messages match them.
  private func shownSpecs(in folder: URL) throws -> Workspace {
    for spec in specs.specs {
      let place = folder.appendingPathComponent(spec.location.shownPath)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(SpecIntroduction.remainder(of: spec.text).utf8).write(to: place)
    }
    return Workspace(paths: [Self.specFolder], in: WorkingFolder(path: folder.path))
  }

  private static func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-manual-\(UUID().uuidString)")
  }

  /// The file names of the drawings in sessions.
  package static var drawings: [String] {
    ExampleText.all.flatMap(\.sessions).compactMap(\.drawing)
  }

  /// The file names of all pictures: one for each spec, and the drawings.
  package var pictures: [String] {
    cases.flatMap(\.specs).map { "\($0.location.screen).png" } + Self.drawings
  }

  /// Removes the pictures of old cases, which are PNG files whose names begin with a number.
  package static func removePictures(in folder: URL, except pictures: [String]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".png") && name.first?.isNumber == true && !pictures.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Draws the pictures of all pages: one for each spec, and the drawings in sessions.
  ///
  /// - Throws: an error if a cell cannot be drawn or a file cannot be written.
  package func drawPictures(fontSetup: FontSetup) throws {
    let folder = root.appendingPathComponent(Self.pictureFolder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.removePictures(in: folder, except: pictures)
    let renderer = try CellRenderer(fonts: fontSetup.library())
    for entry in cases {
      for (spec, cells) in try shownCells(of: entry) {
        let file = folder.appendingPathComponent("\(spec.location.screen).png")
        try Data(ExamplePicture(cells, by: renderer).png()).write(to: file)
      }
    }
    let copy = Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: copy) }
    let shown = try shownSpecs(in: copy)
    for session in ExampleText.all.flatMap(\.sessions) where session.drawing != nil {
      _ = try session.markdown(
        in: shown, drawingInto: WorkingFolder(path: folder.path), fontSetup: fontSetup)
    }
  }

  /// The cells in the pictures of a case, by spec.
  package func shownCells(
    of entry: ExampleCase
  ) throws -> [(spec: LoadedSpec, cells: [SelectedCell])] {
    let text = try ExampleText.of(entry)
    let chosen = specs.cells(Selection(cells: text.cells))
    return entry.specs.map { spec in
      (spec, chosen.filter { $0.spec.location == spec.location })
    }
  }
}
