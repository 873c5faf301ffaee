import Foundation
import Snapshots
import Strut
import Testing

@testable import StrutCommand

@Suite("The example screens")
struct ExampleTests {
  private func specs() throws -> [String] {
    let found = SpecFinder.find(["Snapshots"], in: WorkingFolder(path: Examples.repository.path))
    return try found.specs.map { try String(contentsOf: $0.url, encoding: .utf8) }
  }

  @Test("show every kind of view")
  func kinds() throws {
    let text = try specs().joined()
    for kind in KindListing.names where kind != "view" {
      #expect(text.contains("kind: \(kind)"), "no example shows the kind \(kind)")
    }
  }

  @Test("are well, every cell of theirs, with nothing to warn of")
  func well() {
    let outcome = strut("check", in: Examples.repository.path)
    #expect(outcome.status == .success)
    #expect(outcome.err.isEmpty)
    let layout = strut("layout", in: Examples.repository.path)
    #expect(layout.err.isEmpty)
  }

  @Test("have a reference for each cell and no other")
  func references() throws {
    let workspace = Workspace(
      paths: ["Snapshots"], in: WorkingFolder(path: Examples.repository.path))
    for spec in workspace.specs {
      // Specs that share a folder have a folder of references each, within that of the first.
      let folders = workspace.specs.map(\.location.screen)
      let files = try FileManager.default
        .contentsOfDirectory(atPath: spec.location.references.path)
        .filter { !folders.contains($0) }
      let wanted = workspace.allCells.filter { $0.id.screen == spec.location.screen }
        .flatMap { ["\($0.id.cell).png", "\($0.id.cell).txt"] }
      #expect(files.sorted() == wanted.sorted())
    }
  }
}
