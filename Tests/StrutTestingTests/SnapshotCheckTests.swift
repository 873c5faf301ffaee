import Foundation
import Strut
import Testing

@testable import Cells
@testable import Commands
@testable import StrutTesting

@Suite("A check of snapshots in a test")
struct SnapshotCheckTests {
  private func check(
    _ project: TestProject, of path: String = "Snapshots/box", only cells: [String] = [],
    devices: [String] = [], record recording: SnapshotRecording = .none,
    environment extra: [String: String] = [:]
  ) -> SnapshotCheck {
    let process = ProcessInfo.processInfo
    var environment = process.environment
    environment["CI"] = nil
    environment["STRUT_RECORD"] = nil
    return checkSnapshots(
      of: path, in: project.url, testFile: "", only: cells, devices: devices,
      recording: recording,
      process: ProcessEnvironment(
        environment: environment.merging(extra) { $1 }, processorCount: 1))
  }

  @Test("passes where every cell is as its reference")
  func pass() throws {
    let project = try TestProject()
    project.record()
    let check = check(project)
    #expect(check.passed)
    #expect(check.cells.map(\.name) == ["box/iphone-se-3", "box/iphone-8"])
    #expect(check.cells.allSatisfy { $0.outcome == .matched && $0.reasons.isEmpty })
    #expect(check.remarks.isEmpty)
  }

  @Test("tells of each cell that differs what moved, where the pictures are and what to do")
  func difference() throws {
    let project = try TestProject()
    project.record()
    try project.writeScreen(gap: 40)
    let check = check(project)
    #expect(check.cells.map(\.outcome) == [.different, .different])
    #expect(check.failures.count == 2)
    let failure = try #require(check.failures.first)
    let lines = failure.text.split(separator: "\n").map(String.init)
    #expect(
      lines[..<2] == ["`box/iphone-se-3` differs from its reference", "  `box` moved 20 pt down"])
    // Two strips of 200 × 40 pixels, of the 750 × 1334 of the picture.
    #expect(lines[2] == "  16000 pixels differ (1.6 %), within 200 × 140 at (40, 40)")
    let folder = project.url.path
    #expect(
      Array(lines[3...]) == [
        "  because `pin.top` of `box` changed from 20 to 40 (Snapshots/box/box.yaml:3)",
        "  the pictures are in \(folder)/.strut/last-run/box/iphone-se-3",
        "  if the new picture is right, run `strut accept box/iphone-se-3` in \(folder)",
      ])
    #expect(
      failure.pictures.map(\.name) == [
        "box.iphone-se-3.expected.png", "box.iphone-se-3.actual.png",
        "box.iphone-se-3.difference.png",
      ])
    for picture in failure.pictures {
      #expect(try Data(contentsOf: picture.url).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test("has hidden characters and commands of CI services as escapes")
  func hiddenCharacters() {
    let check = SnapshotCheck(failure: "a\u{202E}b\n::error::c").failing("d\u{1B}")
    #expect(check.failures.map(\.text) == ["d\\u{1B}", "a\\u{202E}b\n\\u{3A}:error::c"])
  }

  @Test("leaves failures that can be accepted, beside those of other checks")
  func acceptance() throws {
    let project = try TestProject()
    _ = check(project, devices: ["iphone-se-3"])
    _ = check(project, devices: ["iphone-8"])
    let accepted = try accept(FailureChoice(), in: WorkingFolder(path: project.url.path))
    #expect(
      accepted.summary == """
        accepted box/iphone-se-3 (new)
        accepted box/iphone-8 (new)
        Accepted 2 cells. Run `strut test` to check.

        """)
    #expect(check(project).passed)
  }

  @Test("fails for cells without a reference, and writes none")
  func missing() throws {
    let project = try TestProject()
    let check = check(project)
    #expect(check.cells.map(\.outcome) == [.missing, .missing])
    #expect(check.failures.count == 2)
    #expect(check.failures.first?.text.hasPrefix("`box/iphone-se-3` has no reference\n") == true)
    #expect(check.failures.first?.pictures.map(\.name) == ["box.iphone-se-3.actual.png"])
    #expect(!project.exists("Snapshots/box/references"))
  }

  @Test("never passes where it may record")
  func recording() throws {
    let project = try TestProject()
    let first = check(project, record: .missing)
    #expect(
      first.failures.map(\.text) == [
        """
        recorded 2 references
          box/iphone-se-3
          box/iphone-8
          check the pictures, then test without recording
        """
      ])
    #expect(project.exists("Snapshots/box/references/iphone-8.png"))
    let second = check(project, record: .missing)
    #expect(second.cells.map(\.outcome) == [.matched, .matched])
    #expect(
      second.failures.map(\.text) == [
        "nothing to record\n  test without recording"
      ])
    #expect(check(project).passed)
  }

  @Test("records nothing in a CI job unless the environment spells it out")
  func continuousIntegration() throws {
    let project = try TestProject()
    let refused = check(project, record: .all, environment: ["CI": "true"])
    #expect(refused.cells.map(\.outcome) == [.missing, .missing])
    #expect(
      refused.failures.first?.text.hasPrefix("`record: .all` does not record in a CI job\n") == true
    )
    #expect(!project.exists("Snapshots/box/references"))
    let asked = check(project, environment: ["CI": "true", "STRUT_RECORD": "missing"])
    #expect(asked.cells.map(\.outcome) == [.recorded, .recorded])
  }

  @Test("shows what is wrong with a spec where it is wrong")
  func wrongSpec() throws {
    let project = try TestProject()
    try project.write(
      "matrix: { device: iphone-8 }\nviews: { box: { backgroun: systemBlue } }\n",
      to: "Snapshots/box/box.yaml")
    let check = check(project)
    #expect(check.cells.isEmpty)
    #expect(check.failures.count == 1)
    let text = try #require(check.failures.first?.text)
    #expect(text.hasPrefix("Snapshots/box/box.yaml:2:17: error: "))
    #expect(text.contains("did you mean `background`?"))
  }

  @Test("names a path with nothing at it, and a selection that is of no cell")
  func nothingThere() throws {
    let project = try TestProject()
    let path = check(project, of: "Snapshots/bax")
    #expect(path.failures.map(\.text).joined().contains("there is nothing at `Snapshots/bax`"))
    let cell = check(project, only: ["iphone-9"])
    #expect(cell.failures.map(\.text).joined().contains("no cell matches `iphone-9`"))
    #expect(cell.failures.map(\.text).joined().contains("did you mean `iphone-8`?"))
  }

  @Test("looks at the cells that are asked for")
  func selection() throws {
    let project = try TestProject()
    project.record()
    #expect(check(project, only: ["*-8"]).cells.map(\.name) == ["box/iphone-8"])
    #expect(check(project, devices: ["*-se-*"]).cells.map(\.name) == ["box/iphone-se-3"])
  }

  @Test("looks at a film alone")
  func film() throws {
    let project = try TestProject()
    try project.write(
      """
      matrix: { device: iphone-8 }
      views: { box: { size: [100, 50], pin: { top: 20, leading: 20 } } }
      transitions: { turn: { to: { orientation: landscape }, frames: 2, snapshot: true } }
      """, to: "Snapshots/box/box.yaml")
    let check = check(project, only: ["*turn"])
    #expect(check.cells.map(\.name) == ["box/iphone-8.transition-turn"])
  }

  @Test("says how to mend a damaged reference, and compares the other cells")
  func damaged() throws {
    let project = try TestProject()
    project.record()
    try project.write("x", to: "Snapshots/box/references/iphone-8.png")
    let check = check(project)
    #expect(check.cells.map(\.outcome) == [.matched, .failed])
    let text = try #require(check.failures.first?.text)
    #expect(text.hasPrefix("`box/iphone-8` could not be compared\n"))
    #expect(text.contains("\n  help: get it again from version control"))
    #expect(check.failures.count == 1)
    #expect(check.remarks.isEmpty)
  }

  @Test("remarks references that no cell names, which keeps nothing from passing")
  func stale() throws {
    let project = try TestProject()
    project.record()
    try project.write(
      "matrix: { device: iphone-8 }\nviews: { box: { size: [100, 50], pin: { top: 20 } } }\n",
      to: "Snapshots/box/box.yaml")
    #expect(
      check(project).remarks.last == "1 stale reference:\n  box/iphone-se-3")
  }

  @Test("refuses two specs of one name, whose failures would overwrite each other")
  func sameName() throws {
    let project = try TestProject()
    try project.write("matrix: { device: iphone-8 }\n", to: "Other/box/box.yaml")
    _ = check(project)
    let other = check(project, of: "Other/box")
    #expect(other.failures.map(\.text).joined().contains("two specs are both called `box`"))
  }

  @Test("finds the project above the test's file, or says that there is none")
  func project() throws {
    let project = try TestProject()
    try project.write("", to: "Tests/BoxTests/BoxTests.swift")
    let file = project.url.appendingPathComponent("Tests/BoxTests/BoxTests.swift").path
    #expect(ProjectFolder.containing(file)?.path == project.url.standardizedFileURL.path)
    let lost = checkSnapshots(
      of: "Snapshots/box", in: nil, testFile: "/nowhere/at/all/BoxTests.swift", only: [],
      devices: [], recording: .none, process: .current)
    #expect(lost.failures.map(\.text).joined().hasPrefix("no project is found above "))
  }
}
