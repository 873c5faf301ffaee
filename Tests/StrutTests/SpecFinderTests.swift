import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Cells

@Suite("Finding specs")
final class SpecFinderTests {
  private let temporary: TemporaryFolder
  private let folder: WorkingFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = WorkingFolder(path: temporary.path)
    for file in [
      "Screens/b/b.yaml", "Screens/a/a.yml", "Screens/a/references/x.png", "Screens/.c/c.yaml",
      "Screens/a/notes.txt", "alone.yaml", "twice/a/same.yaml", "twice/b/same.yaml",
    ] {
      try temporary.write("", to: file)
    }
  }

  @Test("looks below folders, in the order of their paths, past references and hidden ones")
  func below() {
    let found = SpecFinder.find(["Screens"], in: folder)
    #expect(found.specs.map(\.shownPath) == ["Screens/a/a.yml", "Screens/b/b.yaml"])
    #expect(found.specs.map(\.screen) == ["a", "b"])
    #expect(found.specs.map(\.reportPath) == ["a/a.yml", "b/b.yaml"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("puts the second before the tenth")
  func numbers() throws {
    for name in ["1.10-b", "1.2-c", "1.1-a", "1.02-d", "2"] {
      try temporary.write("", to: "numbered/\(name).yaml")
    }
    let found = SpecFinder.find(["numbered"], in: folder)
    #expect(found.specs.map(\.screen) == ["1.1-a", "1.2-c", "1.02-d", "1.10-b", "2"])
  }

  @Test("sees the folders in a folder by their names, without hidden ones and files")
  func subfolders() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    for name in names.reversed() + [".i"] { try temporary.write("", to: "many/\(name)/x.txt") }
    try temporary.write("", to: "many/j.txt")
    let found = SpecFinder.subfolders(of: folder.place("many"))
    #expect(found.map(\.lastPathComponent) == names)
  }

  @Test("takes a file as it is, once however often it is named")
  func files() {
    let found = SpecFinder.find(["alone.yaml", "./alone.yaml", "Screens/b"], in: folder)
    #expect(found.specs.map(\.shownPath) == ["alone.yaml", "Screens/b/b.yaml"])
  }

  @Test("reports a link to nothing, which would leave its spec out")
  func brokenLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: temporary.file("Screens/a/lost.yaml").path, withDestinationPath: "gone.yaml")
    let found = SpecFinder.find(["Screens"], in: folder)
    #expect(found.specs.map(\.screen) == ["a", "b"])
    #expect(found.diagnostics.map(\.message.text) == ["`Screens/a/lost.yaml` cannot be read"])
  }

  #if os(Linux)
    @Test("reports folders and specs whose names differ only in the code points of a letter")
    func equalNames() throws {
      for name in ["\u{E9}", "e\u{301}"] {
        try temporary.write("", to: "folders/\(name)/in-\(name.utf8.count).yaml")
        try temporary.write("", to: "specs/\(name).yaml")
      }
      let message = "differ only in the code points of a letter"
      for paths in [["folders"], ["specs"], ["specs/\u{E9}.yaml", "specs/e\u{301}.yaml"]] {
        let texts = SpecFinder.find(paths, in: folder).diagnostics.map(\.message.text)
        #expect(texts.contains { $0.contains(message) && $0.contains("e\\u{301}") }, "\(texts)")
      }
    }
  #endif

  @Test("goes round links once, and knows a folder again behind one")
  func links() throws {
    for (link, target) in [
      ("Screens/a/up", ".."), ("Screens/b/self", "."), ("other", "Screens/b"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.place(link).path, withDestinationPath: target)
    }
    let found = SpecFinder.find(["Screens", "other"], in: folder)
    #expect(found.specs.map(\.shownPath) == ["Screens/a/a.yml", "Screens/b/b.yaml"])
    #expect(found.diagnostics.isEmpty)
    let other = SpecFinder.find(["other"], in: folder).specs
    #expect(other.map { $0.references.path } == [folder.place("other/references").path])
  }

  @Test("finds each link to a spec as a screen of its own")
  func linkedSpecs() throws {
    for (link, target) in [
      ("Screens/a/one.yaml", "../b/b.yaml"), ("Screens/b/two.yaml", "b.yaml"),
      ("other", "Screens/b"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.place(link).path, withDestinationPath: target)
    }
    let found = SpecFinder.find(["Screens", "Screens/a/one.yaml", "other"], in: folder)
    #expect(found.diagnostics.isEmpty)
    #expect(found.specs.map(\.screen) == ["a", "one", "b", "two"])
    #expect(
      found.specs.map { $0.references.path }
        == [
          "Screens/a/references", "Screens/a/references/one", "Screens/b/references",
          "Screens/b/references/two",
        ].map { folder.place($0).path })
  }

  @Test("refuses links that lead out of the project, and does not look behind them")
  func linksOut() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "deep/secret.yaml")
    for (link, target) in [
      ("Screens/a/file.yaml", "deep/secret.yaml"), ("Screens/folder", "deep"),
      ("Screens/b/references", "deep"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.place(link).path, withDestinationPath: "\(other.path)/\(target)")
    }
    let found = SpecFinder.find(["Screens"], in: folder)
    #expect(found.specs.map(\.shownPath) == ["Screens/a/a.yml"])
    #expect(
      found.diagnostics.map(\.message.text)
        == ["Screens/a/file.yaml", "Screens/b/references", "Screens/folder"].map {
          "`\($0)` is a link that leads out of the project"
        })
    let places = ReferencePlaces(nil, in: folder)
    let roots = places.folders(below: "Screens", in: folder).map(\.folder.path)
    #expect(roots == [folder.place("Screens/a/references").path])
    // A user may name a folder elsewhere.
    #expect(SpecFinder.find([other.path], in: folder).specs.map(\.screen) == ["secret"])
  }

  @Test("refuses two screens whose names differ by case only, which some file systems ignore")
  func similar() throws {
    try temporary.write("", to: "similar/a/Chat.yaml")
    try temporary.write("", to: "similar/b/chat.yaml")
    let diagnostics = SpecFinder.find(["similar"], in: folder).diagnostics
    #expect(
      diagnostics.map(\.message.text)
        == ["the specs `Chat` and `chat` have the same name if case is ignored"])
    #expect(
      diagnostics.first?.notes.map(\.text) == ["similar/a/Chat.yaml and similar/b/chat.yaml"])
  }

  @Test("refuses a name from which no picture's name can be made")
  func illegalName() throws {
    let name = String(repeating: "a", count: 181)
    try temporary.write("", to: "long/\(name).yaml")
    try temporary.write("", to: "long/\(name.dropLast()).yaml")
    #expect(
      SpecFinder.find(["long"], in: folder).diagnostics.map(\.message.text)
        == ["`\(name)` names a picture and cannot name a file"])
    try temporary.write("", to: "tab/a\tb.yaml")
    #expect(
      SpecFinder.find(["tab"], in: folder).diagnostics.map(\.help)
        == ["use 1 to 180 bytes that do not begin with `.`, without `/` and control characters"])
  }

  @Test("says what is not there, and what holds no spec")
  func nothing() throws {
    try temporary.write("", to: "Screens/a/references/x.yaml")
    let found = SpecFinder.find(["nowhere", "Screens/a/references"], in: folder)
    #expect(
      found.diagnostics.map(\.message.text) == ["there is nothing at `nowhere`"])
    #expect(found.specs.map(\.shownPath) == ["Screens/a/references/x.yaml"])
  }

  @Test(
    "names the command that takes a commit",
    arguments: [("HEAD", "HEAD"), ("HEAD~2", "'HEAD~2'"), ("origin/main", "origin/main")])
  func commit(_ path: String, _ word: String) {
    #expect(
      SpecFinder.find([path], in: folder).diagnostics.map(\.help)
        == ["operands are specs; `strut compare \(word)` compares them with a commit"])
  }

  @Test("refuses two screens of one name, whose results would be one")
  func clash() {
    #expect(
      SpecFinder.find(["twice"], in: folder).diagnostics.map(\.message.text)
        == ["two specs are both called `same`"])
  }
}
