import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("A spec with another name than its references were recorded for")
struct RenamedSpecTests {
  private static let cells = [
    "iphone-8", "iphone-8.landscape", "iphone-se-1", "iphone-se-1.landscape",
  ]

  /// Records the references of one spec, and moves that.
  private func project(
    _ old: String = "Snapshots/chat/chat.yaml", _ new: String = "Snapshots/chat/conversation.yaml",
    config: String? = nil
  ) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    if let config { try scratch.write(config, to: ".strut/config.yaml") }
    try scratch.write(small, to: old)
    _ = strut("test", "--record", "missing", in: scratch.path)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(old)")
    try scratch.write(small, to: new)
    return scratch
  }

  private func files(_ scratch: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(scratch.path)/Snapshots").filter {
      $0.hasSuffix(".png") || $0.hasSuffix(".txt") || $0.contains(".sources/")
    }.sorted()
  }

  @Test("is reported once, with the number of pictures that stay as they are")
  func reported() throws {
    let scratch = try project()
    let outcome = strut("test", "--json", "run.json", "--markdown", "run.md", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.err == "")
    #expect(
      outcome.out == """
        `chat.yaml` is now `conversation.yaml`, 4 pictures unchanged
        4 cells: 4 have no reference
        the report is .strut/report/index.html
        Run `strut accept` to rename the references.

        """)
    let json = try #require(
      try JSONSerialization.jsonObject(with: scratch.bytes("run.json")) as? [String: Any])
    let causes = try #require(json["causes"] as? [[String: Any]])
    #expect(causes.count == 1)
    #expect(causes.first?["title"] as? String == "`chat.yaml` is now `conversation.yaml`")
    let cells = try #require(json["cells"] as? [[String: Any]])
    let first = try #require(cells.first)
    #expect(first["screen"] as? String == "conversation")
    #expect(first["renamedFrom"] as? String == "iphone-se-1")
    #expect(
      first["renamedSpec"] as? [String: String] == [
        "screen": "chat", "references": "Snapshots/chat/references",
        "from": "Snapshots/chat/chat.yaml", "to": "Snapshots/chat/conversation.yaml",
      ])
    #expect(
      String(decoding: try scratch.bytes("run.md"), as: UTF8.self)
        .contains("`chat.yaml` is now `conversation.yaml`"))
    for file in ["run.md", ".strut/report/index.html", ".strut/report/data.js"] {
      let text = String(decoding: try scratch.bytes(file), as: UTF8.self)
      #expect(text.contains("Snapshots were renamed"), "\(file)")
      #expect(!text.contains("Snapshots differ") && !text.contains("pictures are right"), "\(file)")
    }
  }

  /// Where a spec was and is, and what is said of it.
  struct Move: CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let expected: String
    var paths = ["Snapshots"]
    /// The files of the references then, without those of sources.
    let folder: String

    static let rows = [
      Move(
        testDescription: "another name in its folder", old: "Snapshots/chat/chat.yaml",
        new: "Snapshots/chat/talk.yaml", expected: "`chat.yaml` is now `talk.yaml`",
        folder: "chat/references/talk"),
      Move(
        testDescription: "the name of its folder", old: "Snapshots/chat/talk.yaml",
        new: "Snapshots/chat/chat.yaml", expected: "`talk.yaml` is now `chat.yaml`",
        folder: "chat/references"),
      Move(
        testDescription: "another folder", old: "Snapshots/chat/chat.yaml",
        new: "Snapshots/talk/chat.yaml",
        expected: "`Snapshots/chat/chat.yaml` is now `Snapshots/talk/chat.yaml`",
        folder: "talk/references/chat"),
      Move(
        testDescription: "a folder of its own", old: "Snapshots/chat.yaml",
        new: "Snapshots/chat/chat.yaml",
        expected: "`Snapshots/chat.yaml` is now `Snapshots/chat/chat.yaml`",
        folder: "chat/references"),
      Move(
        testDescription: "another ending too", old: "Snapshots/chat/chat.yaml",
        new: "Snapshots/chat/talk.yml", expected: "`chat.yml` is now `talk.yml`",
        folder: "chat/references/talk"),
      Move(
        testDescription: "the spec alone is tested", old: "Snapshots/chat/chat.yaml",
        new: "Snapshots/chat/talk.yaml", expected: "`chat.yaml` is now `talk.yaml`",
        paths: ["Snapshots/chat/talk.yaml"], folder: "chat/references/talk"),
    ]
  }

  @Test("is known wherever it went, and its references move with it", arguments: Move.rows)
  func moves(_ move: Move) throws {
    let scratch = try project(move.old, move.new)
    let before = try files(scratch)
    let outcome = strut(["test"] + move.paths, in: scratch.path)
    #expect(outcome.out.hasPrefix("\(move.expected), 4 pictures unchanged\n4 cells: 4 have no"))
    let accepted = strut("accept", in: scratch.path)
    #expect(accepted.status == .success)
    #expect(accepted.out.hasSuffix("Accepted 4 cells. Run `strut test` to check.\n"))
    let after = try files(scratch)
    #expect(after.count == before.count)
    for name in after { #expect(name.hasPrefix(move.folder + "/"), "\(name)") }
    #expect(strut(["test"] + move.paths, in: scratch.path).out == "4 cells: 4 match\n")
  }

  @Test("has its references moved by strut accept, byte for byte")
  func accept() throws {
    let scratch = try project()
    var old: [Data] = []
    for cell in Self.cells {
      old.append(try scratch.bytes("Snapshots/chat/references/\(cell).png"))
    }
    _ = strut("test", in: scratch.path)
    #expect(
      strut("accept", "*/iphone-8", in: scratch.path).out == """
        accepted conversation/iphone-8 (renamed from chat/iphone-8)
        Accepted 1 cell. Run `strut test` to check.

        """)
    #expect(!scratch.exists("Snapshots/chat/references/iphone-8.png"))
    #expect(!scratch.exists("Snapshots/chat/references/iphone-8.txt"))
    #expect(scratch.exists("Snapshots/chat/references/iphone-se-1.png"))
    _ = strut("accept", in: scratch.path)
    var new: [Data] = []
    for cell in Self.cells {
      new.append(try scratch.bytes("Snapshots/chat/references/conversation/\(cell).png"))
    }
    #expect(new == old)
    #expect(strut("prune", "--check", in: scratch.path).out == "Every reference is in use.\n")
  }

  @Test("leaves its old references to a spec that is back, and to one that results name wrongly")
  func inUse() throws {
    let scratch = try project("Snapshots/box/box.yaml", "Snapshots/crate/crate.yaml")
    try scratch.write(small, to: "Snapshots/live/live.yaml")
    _ = strut("test", "Snapshots/live", "--record", "missing", in: scratch.path)
    _ = strut("test", in: scratch.path)
    let text = String(
      decoding: try scratch.bytes(".strut/last-run/results.json"), as: UTF8.self)
    #expect(text.contains("Snapshots/box/references"))
    let before = try files(scratch)
    for isForged in [false, true] {
      if isForged {
        try scratch.write(
          text.replacing("Snapshots/box/references", with: "Snapshots/live/references"),
          to: ".strut/last-run/results.json")
      } else {
        try scratch.write(small, to: "Snapshots/box/box.yaml")
      }
      let accepted = strut("accept", "crate/iphone-8", in: scratch.path)
      #expect(!accepted.out.contains("renamed"), "\(accepted.transcript)")
      _ = strut("prune", "Snapshots/crate", "Snapshots/live", in: scratch.path)
      let after = try files(scratch)
      #expect(Set(before).isSubset(of: after), "forged: \(isForged)")
    }
  }

  @Test("has its references moved by strut prune after a run that knew it")
  func prune() throws {
    let scratch = try project()
    _ = strut("test", in: scratch.path)
    let names = """
        chat/iphone-se-1 to conversation/iphone-se-1
        chat/iphone-se-1.landscape to conversation/iphone-se-1.landscape
        chat/iphone-8 to conversation/iphone-8
        chat/iphone-8.landscape to conversation/iphone-8.landscape

      """
    try scratch.write(
      try Array(scratch.bytes("Snapshots/chat/references/iphone-8.png")),
      to: "Snapshots/chat/references/gone.png")
    let check = strut("prune", "--check", in: scratch.path)
    #expect(check.status == .snapshotsDiffer)
    #expect(
      check.out == """
        `strut prune` would move 4 references of renamed cells:
        \(names)`strut prune` would remove 1 stale reference:
          chat/gone

        """)
    let pruned = strut("prune", in: scratch.path)
    #expect(pruned.status == .success)
    #expect(
      pruned.out == """
        moved 4 references of renamed cells:
        \(names)removed 1 stale reference:
          chat/gone

        """)
    #expect(strut("test", in: scratch.path).out == "4 cells: 4 match\n")
    #expect(strut("prune", in: scratch.path).out == "Every reference is in use.\n")
  }

  @Test("keeps its references if strut prune looks only at the folder where they are")
  func pruneOldFolder() throws {
    let scratch = try project("Snapshots/s/help.yaml", "Snapshots/help.yaml")
    try scratch.write(small, to: "Snapshots/s/s.yaml")
    _ = strut("test", "Snapshots/s", "--record", "missing", in: scratch.path)
    _ = strut("test", in: scratch.path)
    let before = try files(scratch)
    let pruned = strut("prune", "Snapshots/s", in: scratch.path)
    #expect(pruned.out == "Every reference is in use.\n")
    #expect(
      pruned.err.contains(
        "`Snapshots/s/references/help` has references of `Snapshots/help.yaml` now, and they stay"),
      "\(pruned.err)")
    #expect(try files(scratch) == before)
    let both = strut("prune", "Snapshots/s", "Snapshots/help.yaml", in: scratch.path)
    #expect(both.out.hasPrefix("moved 4 references of renamed cells:\n"), "\(both.transcript)")
    #expect(strut("test", in: scratch.path).out == "8 cells: 8 match\n")
  }

  @Test("is known by references without pictures")
  func layoutReferences() throws {
    let scratch = try project(config: "references: layout\n")
    let before = try files(scratch)
    #expect(
      strut("test", in: scratch.path).out.hasPrefix(
        "`chat.yaml` is now `conversation.yaml`, 4 pictures unchanged\n"))
    _ = strut("accept", in: scratch.path)
    #expect(
      try files(scratch)
        == before.map {
          $0.replacingOccurrences(of: "chat/references/", with: "chat/references/conversation/")
        })
    #expect(strut("test", in: scratch.path).out == "4 cells: 4 match\n")
  }

  @Test("is none where its old spec is still there, and cells that were changed are new")
  func others() throws {
    let scratch = try project()
    try scratch.write(small, to: "Snapshots/chat/chat.yaml")
    #expect(!strut("test", in: scratch.path).out.contains("is now"))
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Snapshots/chat/chat.yaml")
    try scratch.write(
      small + "\nwhen: [ { device: iphone-8, views: { go: { title: Gone } } } ]\n",
      to: "Snapshots/chat/conversation.yaml")
    #expect(
      strut("test", in: scratch.path).out == """
        `chat.yaml` is now `conversation.yaml`, 2 pictures unchanged
          conversation/iphone-8
          conversation/iphone-8.landscape
              there is no reference
        4 cells: 4 have no reference
        the report is .strut/report/index.html
        If the new pictures are right, run `strut accept`.

        """)
  }

  @Test("is reported for shards as for the whole run")
  func shards() throws {
    let scratch = try project()
    let alone = strut("test", in: scratch.path)
    for part in ["1/2", "2/2"] {
      let outcome = strut("test", "--shard", part, in: scratch.path)
      #expect(!outcome.out.contains("is now"))
    }
    #expect(strut("report", "--merge", in: scratch.path).out == alone.out)
  }
}
