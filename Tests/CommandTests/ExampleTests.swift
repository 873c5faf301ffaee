import Cells
import Commands
import Foundation
import Snapshots
import TestSupport
import Testing
import ViewKinds

@testable import StrutCommand

@Suite("The example screens")
struct ExampleTests {
  @Test(
    "have a spec of the gallery for every kind of view",
    arguments: KindCatalogue.all.map { $0.name })
  func kinds(_ kind: String) throws {
    let spec = Repository.url.appendingPathComponent("Snapshots/gallery/\(kind).yaml")
    let text = try String(contentsOf: spec, encoding: .utf8)
    #expect(kind == "view" || text.contains("kind: \(kind)"))
    for state in ["appearance: [light, dark]", "direction: [ltr, rtl]"] {
      #expect(text.contains(state), "the gallery does not show the kind \(kind) with \(state)")
    }
  }

  @Test("have a reference for each cell and no other")
  func references() throws {
    let workspace = Workspace(
      paths: ["Snapshots"], in: WorkingFolder(path: Repository.url.path))
    for spec in workspace.specs {
      // Specs that share a folder have a folder of references each, within that of the first.
      let folders = workspace.specs.map(\.location.screen)
      let files = try FileManager.default
        .contentsOfDirectory(atPath: spec.location.references.path)
        .filter { !folders.contains($0) && !$0.hasPrefix(".") }
      let films = workspace.films(Selection()).filter(\.isSnapshot).map(\.id)
      let names = (workspace.allCells.map(\.id) + films)
        .filter { $0.screen == spec.location.screen }.map(\.cell)
      let wanted = names.flatMap { ["\($0).png", "\($0).txt"] }
      #expect(files.sorted() == wanted.sorted())
      let store = ReferenceStore(folder: spec.location.references)
      #expect(try store.superfluous(except: names).found.filter { $0.cell == nil } == [])
      #expect(Folder.exists(store.sourceFolder))
    }
  }
}
