import Cells
import Foundation
import TestSupport
import Testing

@testable import StrutManual

@Suite("The language by example")
struct ExamplePageTests {
  private let manual = ExampleManual(repository: Repository.url)

  private func files(in folder: String) throws -> [String] {
    let path = Repository.url.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("has the pages that `scripts/generate/examples` writes")
  func pages() throws {
    let pages = try manual.pages(
      fontSetup: FontSetup(cacheFolder: TemporaryFolder.fontCache, homeFolder: nil))
    let folder = ExampleManual.pageFolder
    #expect(try files(in: folder) == pages.map { "\($0.name).md" }.sorted())
    for page in pages {
      #expect(try Repository.text("\(folder)/\(page.name).md") == page.text, "\(page.name)")
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

  @Test("shows how strut lint finds each variant that goes wrong")
  func wrongVariants() throws {
    let specs = manual.cases.flatMap(\.specs)
    let sessions = ExampleText.all.flatMap(\.sessions)
    for spec in specs where spec.title.hasSuffix("(wrong)") {
      let isLinted = sessions.contains { $0.concerns(spec) && $0.isLint }
      #expect(isLinted, "\(spec.title)")
    }
    for session in sessions {
      #expect(specs.contains { session.concerns($0) }, "\(session.spec)")
    }
  }

  @Test("says of a page that shows one wrong thing that it is wrong")
  func marks() throws {
    let page = try #require(manual.cases.first { $0.number == "2.2" })
    #expect(page.title == "A view without a size (wrong)")
  }

  @Test("loses pictures of cases that are gone, and keeps what it did not draw")
  func oldPictures() throws {
    let scratch = try TemporaryFolder()
    for name in ["1.1-label.png", "1.2-gone.png", "icon.png", "1.3-notes.md"] {
      try scratch.write("x", to: name)
    }
    try ExampleManual.removePictures(
      in: URL(fileURLWithPath: scratch.path), except: ["1.1-label.png"])
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    #expect(left == ["1.1-label.png", "1.3-notes.md", "icon.png"])
  }

  @Test("has a picture of each spec and each drawing, and no other with a case's number")
  func pictures() throws {
    let shown = try manual.cases.flatMap { try manual.shownCells(of: $0) }
    #expect(shown.allSatisfy { !$0.cells.isEmpty })
    #expect(
      shown.map(\.spec.location.screen) == manual.cases.flatMap(\.specs).map(\.location.screen))
    // Pictures of other pages begin with a letter.
    let numbered = try files(in: ExampleManual.pictureFolder).filter { $0.first?.isNumber == true }
    #expect(numbered == manual.pictures.sorted())
  }
}
