import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut test and strut accept")
struct TestCommandTests {
  private func recorded() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    return scratch
  }

  @Test("ends with 1 for cells without a reference, and names them")
  func missing() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("  small/iphone-se-1.landscape\n"))
    #expect(outcome.out.contains("4 cells: 4 have no reference\n"))
    #expect(!scratch.exists("small/references"))
  }

  @Test("records missing references, and does not pass")
  func record() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    let outcome = strut("test", "small", "--record", "missing", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("4 cells: 4 were recorded\n"))
    #expect(scratch.exists("small/references/iphone-se-1.png"))
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: "\(scratch.path)/small/references/.sources")
    #expect(
      try sources.map { try scratch.bytes("small/references/.sources/\($0)") } == [Data(small.utf8)]
    )
    #expect(
      try String(decoding: scratch.bytes("small/references/iphone-se-1.txt"), as: UTF8.self)
        .hasPrefix("root view (0, 0) 320 × 568 on #FFFFFF\n  hello label (20, 40) "))
  }

  @Test("keeps the references of specs in one folder apart")
  func oneFolder() throws {
    let scratch = try TemporaryFolder()
    for name in ["screens", "first", "second"] {
      try scratch.write(
        small.replacingOccurrences(of: "gap: 20", with: "gap: \(20 + name.count)"),
        to: "screens/\(name).yaml")
    }
    let recorded = strut("test", "screens", "--record", "missing", in: scratch.path)
    #expect(recorded.out.contains("12 cells: 12 were recorded\n"))
    for file in ["iphone-8.png", "first/iphone-8.png", "second/iphone-8.png"] {
      #expect(scratch.exists("screens/references/\(file)"))
    }
    #expect(strut("test", "screens", in: scratch.path).out == "12 cells: 12 match\n")
    #expect(strut("test", "screens/second.yaml", in: scratch.path).out == "4 cells: 4 match\n")
    #expect(strut("test", "second.yaml", in: scratch.path + "/screens").status == .success)
  }

  @Test("passes when every cell matches, with nothing left behind")
  func pass() throws {
    let scratch = try recorded()
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .success)
    #expect(outcome.out == "4 cells: 4 match\n")
  }

  @Test("gives no change of the spec as the cause of a fault in the layout text alone")
  func faultOfText() throws {
    let scratch = try recorded()
    try scratch.write(
      small.replacingOccurrences(of: "kind: label,", with: "kind: label, lines: 2,"),
      to: "small/small.yaml")
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    try scratch.write("root\n", to: "small/references/iphone-8.txt")
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(
      outcome.out.contains("the layout text of the reference is not the one that Strut recorded"))
    #expect(!outcome.out.contains("because"))
  }

  @Test("says that the stored spec of a reference was changed, so that no cause is named")
  func changedSource() throws {
    let scratch = try recorded()
    let folder = "small/references/.sources"
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/" + folder)
        .first { $0.hasSuffix(".yaml") })
    try scratch.write("views: {}\n", to: "\(folder)/\(name)")
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .snapshotsDiffer)
    #expect(outcome.out.contains("something changed the old spec in `.sources`"))
    #expect(!outcome.out.contains("because metric"))
    #expect(strut("accept", in: scratch.path).status == .success)
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
  }

  @Test("names the cells and the moved views after a change, and accept makes it pass")
  func change() throws {
    let scratch = try recorded()
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    let changed = strut("test", "small", in: scratch.path)
    #expect(changed.status == .snapshotsDiffer)
    #expect(
      changed.out.hasPrefix(
        """
          small/iphone-se-1
          small/iphone-se-1.landscape
          small/iphone-8
          small/iphone-8.landscape
              `hello` moved 4 pt right and 4 pt down
              `go` moved 4 pt right and 8 pt down
              because metric `gap` changed from 20 to 24 (small/small.yaml:3)
        4 cells: 4 differ
        4 pictures, 1 cause
        """))
    #expect(changed.out.hasSuffix("If the new pictures are right, run `strut accept`.\n"))
    for file in ["expected.png", "actual.png", "difference.png"] {
      #expect(scratch.exists(".strut/last-run/small/iphone-se-1/\(file)"))
    }
    #expect(scratch.exists(".strut/report/index.html"))

    let accepted = strut("accept", in: scratch.path)
    #expect(accepted.status == .success)
    #expect(accepted.out.hasSuffix("Accepted 4 cells. Run `strut test` to check.\n"))
    #expect(strut("test", "small", in: scratch.path).status == .success)
  }

  @Test("accepts by name only what is named")
  func acceptOne() throws {
    let scratch = try recorded()
    try scratch.write(
      small.replacingOccurrences(of: "gap: 20", with: "gap: 24"), to: "small/small.yaml")
    _ = strut("test", "small", in: scratch.path)
    let misspelt = strut("accept", "small/iphone-8*", "small/ihpone-se-1", in: scratch.path)
    #expect(misspelt.status == .nothingSelected)
    #expect(misspelt.out == "Nothing was accepted.\n")
    #expect(
      misspelt.err == """
        error: no failure of the last run matches `small/ihpone-se-1` [noSuchFailure]
          help: `strut test` lists what differs, and its causes by number

        """)
    #expect(strut("accept", "small/iphone-8*", in: scratch.path).status == .success)
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.out.contains("4 cells: 2 match, 2 differ\n"))
    #expect(strut("accept", "nothing", in: scratch.path).status == .nothingSelected)
  }

  @Test("says so when there is no run to accept")
  func nothingToAccept() throws {
    let scratch = try TemporaryFolder()
    let outcome = strut("accept", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("help: run `strut test`"))
  }

  @Test("lists references that no cell names, after a whole run only")
  func stale() throws {
    let scratch = try recorded()
    try scratch.write(
      small.replacingOccurrences(of: "iphone-se-1, ", with: ""), to: "small/small.yaml")
    let whole = strut("test", "small", in: scratch.path)
    #expect(whole.status == .success)
    #expect(whole.out.contains("  small/iphone-se-1.landscape\n"))
    #expect(!strut("test", "small", "--only", "*", in: scratch.path).out.contains("iphone-se-1"))
  }

  @Test("tells a reference that is no picture apart from a difference, with status 3")
  func damaged() throws {
    let scratch = try recorded()
    try scratch.write("version https://git-lfs.github.com", to: "small/references/iphone-8.png")
    let outcome = strut("test", "small", in: scratch.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains("iphone-8.png"))
  }
}
