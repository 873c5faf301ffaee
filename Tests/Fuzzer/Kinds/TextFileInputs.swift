import Cells
import Diagnostics
import Foundation
import Snapshots
import Spec
import TestSupport

/// The layout texts beside references.
struct LayoutTextInputs: InputKind {
  static let name = "layout"

  private let mutator: Mutator

  init(on bench: Bench) throws {
    let samples = try Bench.samples(["txt"], below: ["Snapshots/chat", "Snapshots/gallery"])
    mutator = Mutator(samples: samples.prefix(60).map(\.bytes))
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(2) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) -> Outcome {
    var outcome = Outcome()
    guard let lines = LayoutText.lines(of: String(decoding: input, as: UTF8.self)) else {
      return outcome
    }
    outcome.isAccepted = true
    let text = LayoutText.text(of: lines)
    outcome.add(text)
    outcome.expect(
      LayoutText.lines(of: text).map { LayoutText.text(of: $0) } == text,
      "the lines are written in a way that is read differently")
    let other = LayoutText.lines(of: String(decoding: mutator.samples[0], as: UTF8.self)) ?? []
    outcome.add("\(LayoutChange.changes(from: lines, to: other).count)")
    outcome.add("\(ViewRecord.records(from: other, to: lines).count)")
    return outcome
  }
}

/// The configuration of a project.
struct ConfigurationInputs: InputKind {
  static let name = "config"

  private let bench: Bench
  private let mutator: Mutator

  init(on bench: Bench) {
    self.bench = bench
    let samples = [
      "paths: [Snapshots, more/specs]\nreferences: layout\njobs: 4\nreport: .strut/report\n",
      "paths: a\nreferences: pictures\nlimits: { cells: 200000, nesting: 300, word: 2001 }\n",
      "limits:\n  fileSize: 5\n  mistakes: 101\n  values: 300000\n  pixels: 50000001\n",
    ]
    mutator = Mutator(samples: samples.map { Array($0.utf8) })
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(2) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    var outcome = Outcome()
    try bench.write(input, to: ".strut/config.yaml")
    let project = try Project(in: bench.workingFolder)
    outcome.add(project.diagnostics, sources: project.sources)
    outcome.isAccepted = !project.diagnostics.contains { $0.severity == .error }
    outcome.add(
      "\(project.paths) \(project.jobs ?? 0) \(project.report) \(project.limits.fileBytes)")
    outcome.expect(
      (project.paths + [project.report]).allSatisfy {
        !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..")
      }, "a path leads out of the project")
    return outcome
  }
}

/// The times of cells.
struct TimingsInputs: InputKind {
  static let name = "timings"

  private let mutator: Mutator

  init(on bench: Bench) {
    let times = RunTimings([
      CellID(screen: "chat", cell: "iphone-x"): 1500, CellID(screen: "login", cell: "é"): 7,
    ])
    mutator = Mutator(samples: [times.bytes, Array(#"{"format":1,"microseconds":{}}"#.utf8)])
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(2) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) -> Outcome {
    var outcome = Outcome()
    guard let times = RunTimings(bytes: input) else { return outcome }
    outcome.isAccepted = true
    outcome.add("\(times.bytes)")
    outcome.expect(
      RunTimings(bytes: times.bytes) == times,
      "the times are written in a way that is read differently")
    outcome.add("\(times.joined(to: times, whole: ["chat"]).bytes)")
    return outcome
  }
}
