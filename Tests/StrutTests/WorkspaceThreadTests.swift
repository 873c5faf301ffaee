import Diagnostics
import TestSupport
import Testing

@testable import Cells

@Suite("Specs that several threads read")
struct WorkspaceThreadTests {
  /// Specs with a catalogue in common, every third of them wrong.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let red = #"{"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
    let color = #"{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(red)}}"#
    for number in 1...20 {
      let contents = number % 4 == 0 ? "{" : #"{"colors": [\#(color)]}"#
      try folder.write(contents, to: "A.xcassets/c\(number).colorset/Contents.json")
    }
    for spec in 1...20 {
      let kind = spec % 3 == 0 ? "labell" : "label"
      try folder.write(
        "assets: ../A.xcassets\nviews: { a: { kind: \(kind), background: c\(spec) } }\n",
        to: "Specs/s\(spec).yaml")
    }
    return folder
  }

  @Test("are the same in the same order, with the same findings", arguments: [2, 7])
  func same(jobs: Int) throws {
    let folder = try Self.project()
    func read(jobs: Int) -> Workspace {
      Workspace(paths: ["Specs"], in: WorkingFolder(path: folder.path), jobs: jobs)
    }
    let (alone, together) = (read(jobs: 1), read(jobs: jobs))
    #expect(alone.sources.count == 20)
    #expect(!alone.specs.isEmpty && alone.diagnostics.count > 5)
    #expect(together.specs.map(\.location) == alone.specs.map(\.location))
    #expect(together.specs.map(\.files) == alone.specs.map(\.files))
    #expect(together.sources.map(\.file) == alone.sources.map(\.file))
    #expect(together.diagnostics == alone.diagnostics)
  }
}
