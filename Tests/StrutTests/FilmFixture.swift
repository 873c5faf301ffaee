import Diagnostics
import Foundation
import Snapshots
import Spec
import Testing

@testable import Cells

/// A spec from text with a renderer, for films and sheets.
struct FilmFixture {
  let spec: LoadedSpec
  let renderer: CellRenderer

  init(_ text: String) throws {
    let parsed = SpecParser.parse(Array(text.utf8), file: "film.yaml")
    try #require(parsed.diagnostics.allSatisfy { $0.severity == .warning })
    let document = try #require(parsed.document)
    let location = SpecLocation(
      shownPath: "film.yaml", folder: URL(fileURLWithPath: "/nowhere"), screen: "film",
      places: ReferencePlaces(nil, in: WorkingFolder(path: "/nowhere")))
    spec = LoadedSpec(
      location: location,
      project: SpecProject(of: location, in: WorkingFolder(path: "/nowhere"), ProjectResources()),
      document: document, source: SpecSource(Array(text.utf8)), matrix: document.cells())
    renderer = try CellRenderer(
      fonts: FontSetup(environment: ProcessInfo.processInfo.environment).library())
  }

  func film(_ name: String) throws -> Film {
    let films = spec.document.films(of: spec.cells).films
    let film = try #require(films.first { $0.transition.name == name })
    return try renderer.layOut(SelectedFilm(spec: spec, film: film))
  }
}
