import Cells
import Diagnostics
import Foundation
import Snapshots
import Spec
import TestSupport
import Testing

@testable import Commands
@testable import StrutCommand

@Suite("strut review")
struct ReviewTests {
  private static let spec = """
    metrics: { gap: 20 }
    matrix: { device: [iphone-se-1, iphone-8] }
    views:
      one: { kind: label, text: One, pin: { top: 40, leading: gap } }

    """

  /// A project whose last run has failures with two causes: three cells of two specs.
  private struct Project {
    let folder: TemporaryFolder
    var path: String { folder.path }
    var working: WorkingFolder { WorkingFolder(path: path) }

    /// - Parameter configuration: the file `.strut/config.yaml`.
    /// - Throws: the error of a file.
    init(configuration: String? = nil) throws {
      folder = try TemporaryFolder()
      if let configuration { try folder.write(configuration, to: ".strut/config.yaml") }
      try folder.write(ReviewTests.spec, to: "Snapshots/a/a.yaml")
      try folder.write(ReviewTests.spec, to: "Snapshots/b/b.yaml")
      _ = strut("test", "--record", "missing", in: path)
      try folder.write(
        ReviewTests.spec.replacing("gap: 20", with: "gap: 28"), to: "Snapshots/a/a.yaml")
      try folder.write(
        ReviewTests.spec.replacing("text: One", with: "text: Uno")
          .replacing(", iphone-8", with: ""), to: "Snapshots/b/b.yaml")
      _ = strut("test", in: path)
    }

    func session(as form: ReferenceForm = .pictures) throws -> ReviewSession {
      try ReviewSession(as: form, in: working)
    }

    /// Every file below the specs and in the last run, by its path.
    func files() throws -> [String: Data] {
      var files: [String: Data] = [:]
      for root in ["Snapshots", ".strut/last-run"] {
        let names = FileManager.default.subpaths(atPath: folder.file(root).path) ?? []
        for name in names {
          if let bytes = try? folder.bytes("\(root)/\(name)") { files["\(root)/\(name)"] = bytes }
        }
      }
      return files
    }

    func reference(_ cell: String) throws -> Data {
      try folder.bytes("Snapshots/\(cell.replacing("/", with: "/references/")).png")
    }

    func drawn(_ cell: String) throws -> Data {
      try folder.bytes(".strut/last-run/\(cell)/actual.png")
    }
  }

  @Test("accepts by the code of strut accept, and undoes it byte for byte")
  func accept() throws {
    let project = try Project()
    let before = try project.files()
    let session = try project.session()
    let (standing, errors) = session.decide(.accept, on: [0, 2])
    #expect(errors.isEmpty)
    #expect(standing == ReviewSession.Standing(accepted: [0, 2], rejected: [], open: 1))
    for cell in ["a/iphone-se-1", "b/iphone-se-1"] {
      #expect(try project.reference(cell) == project.drawn(cell))
    }
    #expect(try project.files() != before)
    #expect(session.decide(.undo, on: [0]).standing.accepted == [2])
    #expect(session.decide(.undo, on: 0..<9).standing.open == 3)
    #expect(try project.files() == before)
    #expect(try session.end() == "Accepted 0 cells, rejected 0 cells, 3 left.\n")
  }

  @Test("accepts no cell whose spec changed since the run, until the spec is back")
  func changedSpec() throws {
    let project = try Project()
    let session = try project.session()
    let before = try project.files()
    let path = "Snapshots/a/a.yaml"
    try project.folder.write(Self.spec, to: path)
    let (standing, errors) = session.decide(.accept, on: 0..<3)
    #expect(standing == ReviewSession.Standing(accepted: [2], rejected: [], open: 2))
    #expect(
      errors.map(\.message.text) == [
        "the spec of `a/iphone-se-1` changed since the run",
        "the spec of `a/iphone-8` changed since the run",
      ])
    try project.folder.write(Array(#require(before[path])), to: path)
    #expect(session.decide(.accept, on: 0..<3).standing.accepted == [0, 1, 2])
  }

  @Test("rejects by the code of strut reject, and undoes it byte for byte")
  func reject() throws {
    let project = try Project()
    let before = try project.files()
    let session = try project.session()
    #expect(session.decide(.reject, on: [1]).standing.rejected == [1])
    let results = try LastRun(project: project.folder.url).results()
    #expect(results.cells.map(\.id.description) == ["a/iphone-se-1", "b/iphone-se-1"])
    #expect(session.decide(.undo, on: [1]).standing.open == 3)
    #expect(try project.files() == before)
    _ = session.decide(.reject, on: [1])
    #expect(try session.end() == "Accepted 0 cells, rejected 1 cell, 2 left.\n")
    #expect(!project.folder.exists(".strut/last-run/a/iphone-8"))
    #expect(strut("accept", in: project.path).out.contains("Accepted 2 cells."))
  }

  @Test("replaces a decision by the opposite one")
  func opposite() throws {
    let project = try Project()
    let before = try project.files()
    let session = try project.session()
    _ = session.decide(.accept, on: 0..<3)
    #expect(
      session.decide(.reject, on: [0]).standing
        == ReviewSession.Standing(accepted: [1, 2], rejected: [0], open: 0))
    #expect(session.decide(.accept, on: [0]).standing.accepted == [0, 1, 2])
    #expect(try project.reference("a/iphone-se-1") == project.drawn("a/iphone-se-1"))
    _ = session.decide(.undo, on: 0..<3)
    #expect(try project.files() == before)
  }

  @Test("undoes the move of a renamed cell's reference, and references of text")
  func forms() throws {
    let project = try Project(configuration: "references: layout\n")
    let before = try project.files()
    let session = try project.session(as: .layout)
    #expect(session.decide(.accept, on: 0..<3).standing.accepted.count == 3)
    #expect(session.decide(.undo, on: 0..<3).standing.open == 3)
    #expect(try project.files() == before)

    let renamed = try Project()
    _ = strut("accept", in: renamed.path)
    try FileManager.default.moveItem(
      at: renamed.folder.file("Snapshots/a/a.yaml"), to: renamed.folder.file("Snapshots/a/c.yaml"))
    _ = strut("test", in: renamed.path)
    let old = try renamed.files()
    let moving = try renamed.session()
    #expect(moving.failures.map(\.id.description) == ["c/iphone-se-1", "c/iphone-8"])
    let cells = 0..<9
    let (standing, errors) = moving.decide(.accept, on: cells)
    #expect(standing.accepted.count == 2 && errors.isEmpty)
    #expect(try renamed.files() != old)
    #expect(moving.decide(.undo, on: cells).standing.open == 2)
    #expect(try renamed.files() == old)
  }

  @Test(
    "keeps the texts of other accepted cells, and leaves none after the last is undone",
    arguments: [ReferenceForm.pictures, .layout], [false, true])
  func sharedTexts(_ form: ReferenceForm, _ isRenamed: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "references: \(form == .layout ? "layout" : "pictures")", to: ".strut/config.yaml")
    try folder.write(Self.spec, to: "Snapshots/a/a.yaml")
    if isRenamed {
      _ = strut("test", "--record", "missing", in: folder.path)
      try FileManager.default.moveItem(
        at: folder.file("Snapshots/a/a.yaml"), to: folder.file("Snapshots/a/b.yaml"))
    }
    _ = strut("test", in: folder.path)
    func files() -> Set<String> {
      Set(FileManager.default.subpaths(atPath: folder.file("Snapshots").path) ?? [])
    }
    let before = files()
    let place = "a/references/\(isRenamed ? "b/" : "").sources/"
    func texts() -> Set<String> { files().filter { $0.hasPrefix(place) } }
    let session = try ReviewSession(as: form, in: WorkingFolder(path: folder.path))
    for cell in [0, 1] { #expect(session.decide(.accept, on: [cell]).errors.isEmpty) }
    let all = texts()
    #expect(all.contains { $0.hasSuffix(".yaml") })
    #expect(session.decide(.undo, on: [0]).errors.isEmpty)
    #expect(texts() == all)
    #expect(session.decide(.undo, on: [1]).errors.isEmpty)
    // An empty folder may stay.
    #expect(texts().isEmpty)
    let left = files().subtracting(before)
    #expect(left.allSatisfy { !$0.hasSuffix(".png") && !$0.hasSuffix(".txt") }, "\(left)")
    #expect(before.isSubset(of: files()))
  }

  @Test("does not undo what somebody else changed, nor what was accepted before")
  func changed() throws {
    let project = try Project()
    _ = strut("accept", "b", in: project.path)
    let session = try project.session()
    #expect(session.standing.accepted == [2])
    let early = session.decide(.undo, on: [2])
    #expect(early.errors.map(\.message.rule) == ["acceptedElsewhere"])
    _ = session.decide(.accept, on: [0])
    try project.folder.write(
      Array(project.drawn("b/iphone-se-1")), to: "Snapshots/a/references/iphone-se-1.png")
    let (standing, errors) = session.decide(.undo, on: [0])
    #expect(errors.map(\.message.rule) == ["referenceChangedSinceAcceptance"])
    let again = session.decide(.accept, on: [0])
    #expect(again.errors.map(\.message.rule) == ["referenceChangedSinceRun"])
    #expect(standing.accepted == [0, 2])
    #expect(try project.reference("a/iphone-se-1") == project.drawn("b/iphone-se-1"))
  }

  @Test("rejects no cell that another process accepted meanwhile")
  func meanwhile() throws {
    let project = try Project()
    let session = try project.session()
    #expect(session.standing.open == 3)
    _ = strut("accept", "b", in: project.path)
    let (standing, errors) = session.decide(.reject, on: [1, 2])
    #expect(errors.map(\.message.text) == ["`b/iphone-se-1` was accepted outside this review"])
    #expect(standing == ReviewSession.Standing(accepted: [2], rejected: [1], open: 1))
    #expect(try session.end() == "Accepted 0 cells, rejected 1 cell, 1 left.\n")
  }

  @Test("shows what another process accepted, until git restores the reference")
  func restored() throws {
    let project = try Project()
    let old = try project.reference("b/iphone-se-1")
    let session = try project.session()
    _ = strut("accept", "b", in: project.path)
    #expect(session.standing.accepted == [2])
    try project.folder.write(Array(old), to: "Snapshots/b/references/iphone-se-1.png")
    #expect(session.standing.accepted == [])
    #expect(session.decide(.reject, on: [2]).standing.rejected == [2])
  }

  @Test("changes nothing if another run has replaced the last run")
  func otherRun() throws {
    let project = try Project()
    let session = try project.session()
    try project.folder.write(Self.spec, to: "Snapshots/a/a.yaml")
    _ = strut("test", in: project.path)
    let before = try project.files()
    for decision in [ReviewSession.Decision.accept, .reject] {
      let (standing, errors) = session.decide(decision, on: 0..<3)
      #expect(errors.map(\.message.rule) == ["otherRun"])
      #expect(standing.open == 3)
    }
    #expect(session.staleness.map(\.message.rule) == ["otherRun"])
    _ = try session.end()
    #expect(try project.files() == before)
  }

  @Test("asks about each cause in the terminal, and undoes the decision before")
  func terminal() throws {
    let project = try Project()
    let answers = Answers(["x", "u", "a", "undo", "r", "accept", "u", "accept"])
    var written = ""
    let review = try Review(
      as: .pictures, in: project.working, limits: SpecLimits(),
      resources: ProjectResources())
    let summary = try review.ask(readLine: { answers.next() }, write: { written += $0 })
    #expect(summary == "Accepted 1 cell, rejected 2 cells, 0 left.\n")
    #expect(
      written.hasPrefix(
        """

        cause 1 of 2: metric `gap` changed from 20 to 28
          Snapshots/a/a.yaml:1
          `one` moved 8 pt right
          on 2 cells:
            a/iphone-se-1
            a/iphone-8
          pictures of the first cell:
            .strut/last-run/a/iphone-se-1/expected.png
            .strut/last-run/a/iphone-se-1/actual.png
            .strut/last-run/a/iphone-se-1/difference.png
        accept, reject, skip, undo the decision before, quit [a/r/s/u/q]?\u{20}
        """), "\(written)")
    #expect(written.components(separatedBy: "There is no decision to undo.\n").count == 2)
    #expect(written.components(separatedBy: "\ncause 1 of 2").count == 4)
    #expect(written.components(separatedBy: "\ncause 2 of 2").count == 4)
    #expect(written.components(separatedBy: "\nAll causes are answered.").count == 1)
    #expect(try project.reference("b/iphone-se-1") == project.drawn("b/iphone-se-1"))
  }

  @Test("ends with the answers, and has nothing to ask if all is well")
  func ends() throws {
    let project = try Project()
    let outcome = strut("review", "--terminal", in: project.path)
    #expect(outcome.status == .success)
    #expect(outcome.out.hasSuffix("\nAccepted 0 cells, rejected 0 cells, 3 left.\n"))
    _ = strut("test", "--record", "changed", in: project.path)
    _ = strut("test", in: project.path)
    #expect(strut("review", in: project.path).out == "There is nothing to review.\n")
  }

  /// A wrong command line.
  @Test(
    "refuses options that it cannot follow",
    arguments: [
      (["--port", "0"], "`0` is no value for `--port`"),
      (["--terminal", "--open"], "`--open`"),
      (["cell"], "`cell`"),
    ])
  func options(_ words: [String], _ error: String) throws {
    let outcome = strut(["review"] + words)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains(error), "\(outcome.err)")
  }
}

/// The answers of a user, one after the other.
private final class Answers {
  private var left: [String]

  init(_ answers: [String]) { left = answers }

  func next() -> String? { left.isEmpty ? nil : left.removeFirst() }
}
