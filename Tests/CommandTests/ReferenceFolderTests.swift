import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Spec
@testable import StrutCommand

/// The key `referenceFolder` in `.strut/config.yaml`.
@Suite("A template for the folder of references")
struct ReferenceFolderTests {
  private static let spec = """
    matrix: { device: [iphone-se-1, iphone-8] }
    views:
      one: { kind: label, text: One, pin: { top: 40, leading: 20 } }

    """

  /// A project with two specs: `Snapshots/a/a.yaml` and `Snapshots/b/c.yaml`.
  private func project(_ template: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("referenceFolder: \"\(template)\"\n", to: ".strut/config.yaml")
    try folder.write(Self.spec, to: "Snapshots/a/a.yaml")
    try folder.write(Self.spec.replacing("One", with: "Two"), to: "Snapshots/b/c.yaml")
    return folder
  }

  /// A template, and the folder of the references of `Snapshots/b/c.yaml`.
  struct Row: CustomTestStringConvertible {
    var testDescription: String { template }
    let template: String
    let place: String

    static let rows = [
      Row(
        template: "Tests/References/{folder}/{screen}",
        place: "Tests/References/Snapshots/b/c"),
      Row(template: "{folder}/__snapshots__/{screen}", place: "Snapshots/b/__snapshots__/c"),
      Row(template: "References/{folder}/of/{screen}", place: "References/Snapshots/b/of/c"),
    ]
  }

  @Test("decides where references are recorded, compared, accepted and pruned", arguments: Row.rows)
  func whole(_ row: Row) throws {
    let folder = try project(row.template)
    _ = strut("test", "--record", "missing", in: folder.path)
    #expect(folder.exists("\(row.place)/iphone-8.png"))
    #expect(!folder.exists("Snapshots/a/references") && !folder.exists("Snapshots/b/references"))
    #expect(strut("test", in: folder.path).out == "4 cells: 4 match\n")

    try folder.write(Self.spec, to: "Snapshots/b/c.yaml")
    #expect(strut("test", in: folder.path).out.contains("4 cells: 2 match, 2 differ\n"))
    let accepted = strut("accept", in: folder.path)
    #expect(accepted.out.contains("Accepted 2 cells."), "\(accepted.err)")
    #expect(strut("test", in: folder.path).out == "4 cells: 4 match\n")

    try folder.write(
      Self.spec.replacing(", iphone-8", with: ""), to: "Snapshots/b/c.yaml")
    #expect(strut("test", in: folder.path).out.contains("\n  c/iphone-8\n"))
    #expect(strut("prune", in: folder.path).out.contains("removed 1 stale reference"))
    #expect(!folder.exists("\(row.place)/iphone-8.png"))
    #expect(folder.exists("\(row.place)/iphone-se-1.png"))
  }

  @Test("finds references of specs that were moved or removed", arguments: Row.rows)
  func orphans(_ row: Row) throws {
    let folder = try project(row.template)
    _ = strut("test", "--record", "missing", in: folder.path)
    try FileManager.default.moveItem(
      at: folder.file("Snapshots/b/c.yaml"), to: folder.file("Snapshots/b/d.yaml"))
    let moved = strut("test", in: folder.path)
    #expect(
      moved.out.hasPrefix("`c.yaml` is now `d.yaml`, 2 pictures unchanged\n"), "\(moved.out)")
    #expect(strut("accept", in: folder.path).out.contains("Accepted 2 cells."))
    #expect(strut("test", in: folder.path).out == "4 cells: 4 match\n")
    #expect(!folder.exists("\(row.place)/iphone-8.png"))

    try FileManager.default.removeItem(at: folder.file("Snapshots/b/d.yaml"))
    #expect(strut("prune", in: folder.path).out.contains("removed 2 stale references"))
    #expect(strut("prune", in: folder.path).out == "Every reference is in use.\n")
    #expect(strut("test", in: folder.path).out == "2 cells: 2 match\n")
  }

  @Test("keeps the references of a spec that is among references")
  func unread() throws {
    let folder = try project("References/{folder}/{screen}")
    try folder.write(Self.spec, to: "Snapshots/references/e.yaml")
    _ = strut("test", "Snapshots/references", "--record", "missing", in: folder.path)
    let reference = "References/Snapshots/references/e/iphone-8.png"
    #expect(folder.exists(reference))
    #expect(strut("prune", in: folder.path).status == .invalidInput)
    #expect(folder.exists(reference))
  }

  @Test("takes what CI drew, and keeps references of specs outside of the project beside them")
  func elsewhere() throws {
    let folder = try project("References/{folder}/{screen}")
    _ = strut("test", "--record", "missing", in: folder.path)
    try folder.write(Self.spec, to: "Snapshots/b/c.yaml")
    _ = strut("test", in: folder.path)
    try FileManager.default.moveItem(
      at: folder.file(".strut/last-run"), to: folder.file("artifact"))
    let accepted = strut("accept", "--from", "artifact", in: folder.path)
    #expect(accepted.out.contains("Accepted 2 cells."), "\(accepted.err)")

    let other = try TemporaryFolder()
    try other.write(Self.spec, to: "x/x.yaml")
    _ = strut("test", other.file("x").path, "--record", "missing", in: folder.path)
    #expect(other.exists("x/references/iphone-8.png"))
  }

  @Test(
    "must name the folder and the screen, and stay in the project",
    arguments: [
      "References/{screen}", "{folder}/References", "{folder}/{screen}", "../{folder}/{screen}",
      "/References/{folder}/{screen}", "References/{folder}/{screen}/all",
      "References/{folder}-{screen}", ".hidden/{folder}/{screen}", "a/.b/{folder}/{screen}",
      "a//{folder}/{screen}", "{a/{folder}/{screen}", "{folder}/a}/{screen}", "3",
      "R/{folder}/{device}/{screen}", "",
    ])
  func wrong(_ template: String) throws {
    let folder = try project(template)
    let outcome = strut("test", in: folder.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err.contains("a path in the project with `{folder}` and, at its end, `{screen}`"),
      "\(outcome.err)")
  }

  @Test("leads from references back to their spec")
  func inverse() throws {
    let template = try #require(ReferenceTemplate("a/b/{folder}/c/{screen}"))
    for folder in [[], ["x"], ["x", "c"], ["a", "b"]] {
      let path = template.path(ofScreen: "s", in: folder)
      let found = try #require(template.spec(ofReferencesAt: path))
      #expect(found.folder == folder && found.screen == "s")
    }
    for path in [["a", "b", "s"], ["a", "b", "c"], ["b", "a", "c", "s"], ["a", "c", "s"], []] {
      #expect(template.spec(ofReferencesAt: path) == nil)
    }
  }
}
