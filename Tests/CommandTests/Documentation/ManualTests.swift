import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The manual")
struct ManualTests {
  @Test("shows specs that are well and commands that print what it says")
  func sessions() throws {
    let pages = try MarkdownPage.manual()
    #expect(pages.count > 8)
    for page in pages { try PageSession().follow(page) }
  }

  @Test("names the file of every spec that it shows")
  func specPaths() throws {
    for page in try MarkdownPage.manual() {
      for block in page.blocks where block.language == "yaml" {
        #expect(block.path != nil, "\(page.path): \(block.introduction)")
      }
    }
  }

  @Test("tells every exit status")
  func statuses() throws {
    let page = try MarkdownPage("Sources/Strut/Strut.docc/ExitStatuses.md")
    let known = StrutCommand.ExitStatus.allCases.map { "\($0.rawValue)" }
    #expect(page.column(under: "status") == known)
  }

  @Test("names scripts that can be run, as the readme does")
  func scripts() throws {
    for page in try MarkdownPage.manual() + [MarkdownPage("README.md")] {
      for script in page.scripts {
        let path = Repository.url.appendingPathComponent("scripts/\(script)").path
        #expect(
          FileManager.default.isExecutableFile(atPath: path), "\(page.path) names \(script)")
      }
    }
  }

  @Test("links only to articles of the same catalogue")
  func links() throws {
    let pages = try MarkdownPage.manual()
    for page in pages {
      let catalogue = page.path.components(separatedBy: ".docc/")[0] + ".docc/"
      for link in page.text.components(separatedBy: "<doc:").dropFirst() {
        let name = link.prefix { $0 != ">" && $0 != "#" }
        let isThere = pages.contains {
          $0.path.hasPrefix(catalogue) && $0.path.hasSuffix("/\(name).md")
        }
        #expect(isThere, "\(page.path) links to \(name)")
      }
    }
  }

  @Test("names files and folders of the repository that exist")
  func paths() throws {
    let others = try ["README.md", ".github/CONTRIBUTING.md"].map { try MarkdownPage($0) }
    for page in try MarkdownPage.manual() + others {
      let codes = page.paragraphs.flatMap { paragraph in
        paragraph.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      let roots = ["Sources/", "Tests/", "scripts/", "./scripts/"]
      for path in codes where roots.contains(where: path.hasPrefix) && !path.contains(" ") {
        let file = Repository.url.appendingPathComponent(path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(page.path): \(path)")
      }
    }
  }
}
