import TestSupport
import Testing

@testable import Cells

@Suite("The files that specs name")
struct ResourcePathTests {
  @Test("are those of a document in Base.lproj in every language that has a folder beside it")
  func languages() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(
      "interface: ../App/Base.lproj/Main.storyboard\nscene: Home\n", to: "Screens/home.yaml")
    let paths = Workspace.resourcePaths(
      ["Screens"], in: WorkingFolder(path: temporary.path), ProjectResources()
    ) { $0 == "App" ? ["mul.lproj", "fr.lproj", "Assets.xcassets", "de.lproj", "Base.lproj"] : [] }
    let tables = ["Base", "de", "fr"].flatMap {
      ["App/\($0).lproj/Main.strings", "App/\($0).lproj/Main.stringsdict"]
    }
    #expect(
      paths == ["App/Base.lproj/Main.storyboard"] + tables + ["App/mul.lproj/Main.xcstrings"])
  }
}
