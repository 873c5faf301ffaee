import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("A run as reg-cli leaves one")
struct RegReportTests {
  private func write(_ cells: [CellRecord], stale: [CellID] = [], in project: URL) throws {
    let lastRun = LastRun(project: project)
    for cell in cells where cell.evidence != nil {
      for file in LastRun.File.allCases {
        try AtomicFile.write(file.rawValue, to: lastRun.url(of: file, cell.id))
      }
    }
    for name in ["fine", "old"] {
      let references = project.appendingPathComponent("Snapshots/chat/references")
      try AtomicFile.write(name, to: references.appendingPathComponent("\(name).png"))
    }
    let results = RunResults(recordMode: .none, cells: cells, stale: stale)
    try RegReport(folder: project.appendingPathComponent("reg")).write(
      ReportModel(results, of: lastRun))
  }

  private func files(in project: URL) throws -> [String] {
    let folder = project.appendingPathComponent("reg")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      !Folder.isFolder(folder.appendingPathComponent($0))
    }.sorted()
  }

  @Test("lists each picture under its verdict, by one name in three folders")
  func lists() throws {
    let temporary = try TemporaryFolder()
    let project = temporary.url
    var new = CellRecord.named("new", .missing)
    new.evidence = Evidence(reference: nil, actualPicture: "1", actualLayout: "2")
    try write(
      [.alike("changed"), new, .named("fine", .matched), .named("wrong", .failed)],
      stale: [CellID(screen: "chat", cell: "old")], in: project)
    let json = try Data(contentsOf: project.appendingPathComponent("reg/reg.json"))
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object.count == 10)
    let lists = object.compactMapValues { $0 as? [String] }
    #expect(
      lists == [
        "failedItems": ["chat/changed.png"], "newItems": ["chat/new.png"],
        "deletedItems": ["chat/old.png"], "passedItems": ["chat/fine.png"],
        "expectedItems": ["chat/changed.png", "chat/fine.png", "chat/old.png"],
        "actualItems": ["chat/changed.png", "chat/new.png", "chat/fine.png"],
        "diffItems": ["chat/changed.png"],
      ])
    let folders = object.compactMapValues { $0 as? String }
    #expect(folders == ["actualDir": "actual", "expectedDir": "expected", "diffDir": "diff"])
    #expect(
      try files(in: project) == [
        "actual/chat/changed.png", "actual/chat/fine.png", "actual/chat/new.png",
        "diff/chat/changed.png", "expected/chat/changed.png", "expected/chat/fine.png",
        "expected/chat/old.png", "reg.json",
      ])
    let expected = project.appendingPathComponent("reg/expected/chat/changed.png")
    #expect(try String(contentsOf: expected, encoding: .utf8) == "expected.png")
  }

  @Test("replaces what an earlier run left, and nothing of other people's")
  func replaced() throws {
    let temporary = try TemporaryFolder()
    let project = temporary.url
    try write([.alike("changed")], in: project)
    try AtomicFile.write("mine", to: project.appendingPathComponent("reg/actual/chat/mine.png"))
    try write([.named("fine", .matched)], in: project)
    #expect(
      try files(in: project) == [
        "actual/chat/fine.png", "actual/chat/mine.png", "expected/chat/fine.png", "reg.json",
      ])
  }
}
