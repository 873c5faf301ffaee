import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Cells

@Suite("Catalogues and words of a project")
struct ConfigurationTests {
  private let project: CatalogueSpec

  init() throws {
    project = try CatalogueSpec()
    try project.set(
      "Brand.colorset", #"{"colors":[{"color":{"reference":"systemPinkColor"}}]}"#)
  }

  private func configure(_ text: String) throws -> Project {
    try project.folder.write(text, to: ".strut/config.yaml")
    return try Project(in: WorkingFolder(path: project.folder.path))
  }

  @Test("are the defaults of all specs")
  func defaults() throws {
    let settings = try configure("assets: App/Assets.xcassets\nstrings: [App, Words.xcstrings]\n")
    #expect(settings.diagnostics.isEmpty)
    #expect(settings.resources.assets == ["App/Assets.xcassets"])
    #expect(settings.resources.strings == ["App", "Words.xcstrings"])
    let used = ProjectResources(assets: ["App/Assets.xcassets"])
    #expect(try project.lines("{ background: Brand }", head: "title: A", resources: used).isEmpty)
    #expect(
      try project.lines("{ background: Brand }", head: "assets: []", resources: used).count == 1)
  }

  @Test("must be in the project")
  func outside() throws {
    for path in ["../Assets.xcassets", "/Assets.xcassets", "[]", "{}"] {
      let settings = try configure("assets: \(path)\n")
      #expect(settings.diagnostics.count == 1, "\(path)")
    }
  }

  @Test("that are missing are reported once, at their place")
  func missing() throws {
    let settings = try configure("assets: Nowhere.xcassets\nstrings: [App]\n")
    try project.folder.write("views: { b: {} }\n", to: "Specs/b.yaml")
    let lines = try project.lines(
      "{ background: white }", head: "title: A",
      resources: settings.resources)
    #expect(
      lines == [
        ".strut/config.yaml:1: error: `assets` in `.strut/config.yaml` has `Nowhere.xcassets`, where nothing usable is",
        ".strut/config.yaml:2: error: `strings` in `.strut/config.yaml` has `App`, where nothing usable is",
      ])
  }
}
