import Foundation
import Strut
import Testing

@testable import StrutManual

@Suite("The language by example")
struct ExamplePageTests {
  private let manual = ExampleManual(repository: Examples.repository)

  private func files(in folder: String) throws -> [String] {
    let path = Examples.repository.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("has the pages that `scripts/generate-examples` writes")
  func pages() throws {
    let pages = try manual.pages(fontSetup: FontSetup(cacheFolder: Scratch.cache, homeFolder: nil))
    let folder = ExampleManual.pageFolder
    #expect(try files(in: folder) == pages.map { "\($0.name).md" }.sorted())
    for page in pages {
      #expect(try Examples.text("\(folder)/\(page.name).md") == page.text, "\(page.name)")
    }
  }

  @Test("has a page for each case and a text for each page")
  func cases() {
    #expect(manual.cases.count == 33)
    #expect(manual.cases.map(\.number) == ExampleText.all.map(\.number))
    for text in ExampleText.all {
      #expect(ExampleText.chapters.contains { text.number.hasPrefix("\($0.number).") })
    }
  }

  @Test("has a picture of each spec, and no other")
  func pictures() throws {
    let shown = try manual.cases.flatMap { try manual.shownCells(of: $0) }
    #expect(shown.allSatisfy { !$0.cells.isEmpty })
    let pictures = shown.map { "\($0.spec.location.screen).png" }.sorted()
    #expect(try files(in: ExampleManual.pictureFolder) == pictures)
  }
}
