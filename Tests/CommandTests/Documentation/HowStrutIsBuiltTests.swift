import Foundation
import TestSupport
import Testing

@Suite("The page on how Strut is built")
struct HowStrutIsBuiltTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("Sources/Strut/Strut.docc/HowStrutIsBuilt.md") }

  @Test("lists all targets of the package in the order in which they build on each other")
  func targets() throws {
    let manifest = try Repository.text("Package.swift")
      .replacingOccurrences(of: ".executableTarget(", with: ".target(")
    var declared: [String] = []
    for part in manifest.components(separatedBy: " .target(").dropFirst() {
      let name = part.components(separatedBy: "\"")[1]
      let isOfC = name.first == "C" && name.dropFirst().first?.isUppercase == true
      if !isOfC, name != "TestSupport" { declared.append(name) }
    }
    #expect(page.column(under: "target") == declared)
  }
}
