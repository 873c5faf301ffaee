import Bitmaps
import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("strut accept --from")
struct ArtifactTests {
  private static let spec = """
    matrix: { device: [iphone-se-1, iphone-8] }
    views:
      one: { kind: label, text: One, pin: { top: 40, leading: 20 } }
      two: { kind: image, image: dot.png, pin: { top: 80, leading: 20 } }

    """
  private static let changedSpec = spec.replacingOccurrences(of: "text: One", with: "text: Uno")

  /// A project and the copy of it that CI has tested, both with the same changed spec.
  private struct Branch {
    let here: TemporaryFolder
    let ci: TemporaryFolder

    /// Records references here, changes the spec, and runs CI in the copy.
    ///
    /// - Parameter arguments: the arguments of each run of CI.
    /// - Throws: the error of a file.
    init(runs arguments: [[String]] = [["test"]]) throws {
      (here, ci) = (try TemporaryFolder(), try TemporaryFolder())
      let dot = try Data(contentsOf: Repository.fixture("Pictures/palette.png"))
      try here.write(ArtifactTests.spec, to: "Snapshots/a/a.yaml")
      try here.write(Array(dot), to: "Snapshots/a/dot.png")
      _ = strut("test", "--record", "missing", in: here.path)
      try here.write(ArtifactTests.changedSpec, to: "Snapshots/a/a.yaml")
      try FileManager.default.copyItem(
        at: here.file("Snapshots"), to: ci.file("Snapshots"))
      for words in arguments { _ = strut(words, in: ci.path) }
    }

    func reference(_ cell: String) throws -> Data {
      try here.bytes("Snapshots/a/references/\(cell).png")
    }

    func drawn(_ cell: String, in run: String = "last-run") throws -> Data {
      try ci.bytes(".strut/\(run)/a/\(cell)/actual.png")
    }
  }

  @Test("takes the pictures that CI drew, byte for byte, and draws nothing")
  func folder() throws {
    let branch = try Branch()
    let outcome = strut("accept", "--from", "\(branch.ci.path)/.strut", in: branch.here.path)
    #expect(
      outcome.out == """
        accepted a/iphone-se-1
        accepted a/iphone-8
        Accepted 2 cells. Commit the references together with the specs.

        """, "\(outcome.err)")
    #expect(outcome.status == .success)
    for cell in ["iphone-se-1", "iphone-8"] {
      #expect(try branch.reference(cell) == branch.drawn(cell))
    }
    #expect(strut("test", in: branch.here.path).out == "2 cells: 2 match\n")
    let again = strut("accept", "--from", "\(branch.ci.path)/.strut", in: branch.here.path)
    #expect(again.out == "There is nothing to accept.\n")
  }

  @Test("takes the chosen cells and causes")
  func chosen() throws {
    let branch = try Branch()
    let artifact = "\(branch.ci.path)/.strut/last-run"
    let one = strut("accept", "iphone-8", "--from", artifact, in: branch.here.path)
    #expect(one.out.hasPrefix("accepted a/iphone-8\nAccepted 1 cell."))
    let cause = strut("accept", "--cause", "1", "--from", artifact, in: branch.here.path)
    #expect(cause.out.contains("already accepted a/iphone-8\n"))
    #expect(cause.out.contains("accepted a/iphone-se-1\n"))
    let none = strut("accept", "iphone-x", "--from", artifact, in: branch.here.path)
    #expect(none.status == .nothingSelected)
  }

  @Test("takes the parts of a run on several machines")
  func shards() throws {
    let branch = try Branch(runs: [["test", "--shard", "1/2"], ["test", "--shard", "2/2"]])
    let outcome = strut("accept", "--from", branch.ci.path, in: branch.here.path)
    #expect(outcome.out.contains("Accepted 2 cells."), "\(outcome.err)")
    #expect(strut("test", in: branch.here.path).out == "2 cells: 2 match\n")
  }

  @Test("takes the parts that are there, and names the missing ones")
  func missingShards() throws {
    let branch = try Branch(runs: [["test", "--shard", "1/2"]])
    let outcome = strut("accept", "--from", branch.ci.path, in: branch.here.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.out.contains("Accepted 1 cell."), "\(outcome.transcript)")
    #expect(
      outcome.err.hasPrefix(
        "error: shard 2 of 2 has no results [missingShards]\n  note: 1 cell of 2 is missing\n"),
      "\(outcome.transcript)")
  }

  @Test("takes an archive, with the folders that a service puts around it")
  func archive() throws {
    let branch = try Branch()
    var archive = StoredArchive()
    let root = branch.ci.file(".strut").path
    let names = try #require(FileManager.default.subpaths(atPath: root)).sorted()
    for name in names where name.contains(".") {
      guard let bytes = try? branch.ci.bytes(".strut/\(name)") else { continue }
      let form: StoredArchive.Form = name.hasSuffix("txt") ? .deflated : .stored
      archive.add(
        Array(bytes), as: "job/.strut/\(name)", checksum: RawDeflate.checksum(Array(bytes)), form)
    }
    try branch.here.write(archive.bytes, to: "snapshots.zip")
    let outcome = strut("accept", "--from", "snapshots.zip", in: branch.here.path)
    #expect(outcome.out.contains("Accepted 2 cells."), "\(outcome.err)")
    #expect(try branch.reference("iphone-8") == branch.drawn("iphone-8"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: branch.here.path).count == 3)
  }

  /// Something that is not as CI had it.
  enum Change: CaseIterable {
    case spec, wrongSpec, noSpec, picture, defaults, reference, drawnPicture, olderVersion,
      otherFolder
  }

  private static let refusals: [Change: String] = [
    .spec: "the spec of `a/iphone-8` is another one here",
    .wrongSpec: "the spec of `a/iphone-8` has errors here",
    .noSpec: "the spec of `a/iphone-8` is not here",
    .picture: "the files of `a/iphone-8` are others here",
    .defaults: "the files of `a/iphone-8` are others here",
    .reference: "the reference of `a/iphone-8` changed since the run",
    .drawnPicture: "the run's picture of `a/iphone-8` was removed or changed since the run",
    .otherFolder: "the references of `a/iphone-8` are in another folder here",
    .olderVersion: "the run does not say from which files it drew `a/iphone-8`",
  ]

  @Test("refuses what CI drew from something else, and changes nothing", arguments: Change.allCases)
  func refused(_ change: Change) throws {
    let branch = try Branch()
    let (here, ci) = (branch.here, branch.ci)
    switch change {
    case .spec: try here.write(Self.spec, to: "Snapshots/a/a.yaml")
    case .wrongSpec: try here.write("views: [", to: "Snapshots/a/a.yaml")
    case .noSpec: try FileManager.default.removeItem(at: here.file("Snapshots/a/a.yaml"))
    case .picture:
      let other = try Data(contentsOf: Repository.fixture("Pictures/plain.jpg"))
      try here.write(Array(other), to: "Snapshots/a/dot.png")
    case .defaults: try here.write("defaults: { os: 26 }\n", to: ".strut/config.yaml")
    case .reference:
      try here.write(
        Array(branch.reference("iphone-se-1")), to: "Snapshots/a/references/iphone-8.png")
    case .drawnPicture:
      try ci.write(
        Array(branch.drawn("iphone-se-1")), to: ".strut/last-run/a/iphone-8/actual.png")
    case .olderVersion:
      let text = String(decoding: try ci.bytes(".strut/last-run/results.json"), as: UTF8.self)
      try ci.write(
        text.replacing("\"inputs\"", with: "\"notInputs\""), to: ".strut/last-run/results.json")
    case .otherFolder:
      let text = String(decoding: try ci.bytes(".strut/last-run/results.json"), as: UTF8.self)
      #expect(
        text.contains("Snapshots/a/references") || text.contains("Snapshots\\/a\\/references"))
      try ci.write(
        text.replacing("Snapshots/a/references", with: "Snapshots/a"),
        to: ".strut/last-run/results.json")
    }
    let before = try branch.reference("iphone-8")
    let outcome = strut("accept", "iphone-8", "--from", ci.path, in: here.path)
    #expect(outcome.status == .environmentProblem)
    #expect(outcome.err.contains(try #require(Self.refusals[change])), "\(outcome.err)")
    #expect(outcome.out.hasPrefix("not accepted a/iphone-8\nAccepted 0 cells."))
    #expect(try branch.reference("iphone-8") == before)
  }

  @Test("refuses an artifact without results, with several runs or with damaged ones")
  func noRun() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("text", to: "artifact/report/index.html")
    let empty = strut("accept", "--from", "artifact", in: scratch.path)
    #expect(empty.status == .environmentProblem)
    #expect(empty.err.contains("`artifact` has no results of a run"))
    #expect(
      strut("accept", "--from", "other.zip", in: scratch.path).err.contains("other.zip"))
    try scratch.write("text", to: "other.zip")
    #expect(
      strut("accept", "--from", "other.zip", in: scratch.path).err.contains(
        "`other.zip` is not a whole ZIP archive"))
    let branch = try Branch(runs: [["test"], ["compare", "HEAD"]])
    try FileManager.default.copyItem(
      at: branch.ci.file(".strut/last-run"), to: branch.ci.file(".strut/other-run"))
    let several = strut("accept", "--from", branch.ci.path, in: branch.here.path)
    #expect(several.err.contains("has the results of 2 runs"))
    #expect(several.err.contains("in `.strut/last-run`"))
    try branch.ci.write("{", to: ".strut/other-run/results.json")
    #expect(
      strut("accept", "--from", branch.ci.path, in: branch.here.path).err.contains(
        "`.strut/other-run/results.json` in `\(branch.ci.path)` is damaged"))
  }
}
