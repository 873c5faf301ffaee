import Foundation
import TestSupport
import Testing

/// Blocks that begin with an import are compiled by `scripts/checks/api`.
@Suite("Swift in the documentation")
struct SwiftBlockTests {
  private func blocks() throws -> [(page: String, block: MarkdownPage.Block)] {
    try (MarkdownPage.manual() + [MarkdownPage("README.md")]).flatMap { page in
      page.blocks.filter { $0.language == "swift" }.map { (page.path, $0) }
    }
  }

  @Test("is a whole file, or a part of a manifest that names products of this package")
  func products() throws {
    let manifest = try Repository.text("Package.swift")
    for (page, block) in try blocks() where block.lines.first?.hasPrefix("import ") != true {
      let products = block.text.components(separatedBy: ".product(name: \"").dropFirst()
        .map { $0.prefix { $0 != "\"" } }
      #expect(!products.isEmpty, "\(page): \(block.text)")
      for product in products {
        #expect(manifest.contains(".library(name: \"\(product)\""), "\(page) names \(product)")
      }
    }
  }

  @Test("names ways of recording, specs and functions that there are")
  func names() throws {
    for (page, block) in try blocks() {
      for part in block.text.components(separatedBy: "of: \"").dropFirst() {
        let path = Repository.url.appendingPathComponent(String(part.prefix { $0 != "\"" }))
        #expect(FileManager.default.fileExists(atPath: path.path), "\(page) names \(path.path)")
      }
    }
  }
}
