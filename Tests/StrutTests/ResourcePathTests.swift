import TestSupport
import Testing

@testable import Cells

@Suite("The files that specs name")
struct ResourcePathTests {
  @Test("are those of a document in Base.lproj in every language that has a folder beside it")
  func languages() throws {
    let temporary = try TemporaryFolder()
    for language in ["fr", "de", "Base"] {
      try temporary.write("", to: "App/\(language).lproj/Other.strings")
    }
    try temporary.write("", to: "App/Assets.xcassets/Contents.json")
    try temporary.write(
      "interface: ../App/Base.lproj/Main.storyboard\nscene: Home\n", to: "Screens/home.yaml")
    let paths = Workspace.resourcePaths(
      ["Screens"], in: WorkingFolder(path: temporary.path), ProjectResources())
    let tables = ["Base", "de", "fr"].flatMap {
      ["App/\($0).lproj/Main.strings", "App/\($0).lproj/Main.stringsdict"]
    }
    #expect(paths == ["App/Base.lproj/Main.storyboard"] + tables)
  }
}
