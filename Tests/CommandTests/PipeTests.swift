import Foundation
import TestSupport
import Testing

@testable import StrutCommand

/// A named pipe that nobody writes to: reading it never ends.
@Suite("A named pipe in place of a file")
struct PipeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The path of the pipe.
    let pipe: String
    let words: [String]
    /// The end of the spec.
    var spec = ""
    /// The rule of the error, where a wrong spec would be refused as well.
    var rule = ""

    init(
      _ description: String, _ pipe: String, _ words: [String], spec: String = "", rule: String = ""
    ) {
      testDescription = description
      self.pipe = pipe
      self.words = words
      self.spec = spec
      self.rule = rule.isEmpty ? "" : "[\(rule)]"
    }
  }

  @Test(
    "is refused with its name", .timeLimit(.minutes(10)),
    arguments: [
      Row("spec", "Snapshots/pipe.yaml", ["check", "Snapshots/pipe.yaml"]),
      Row("folder of specs", "pipe", ["check", "pipe"]),
      Row(
        "picture", "Snapshots/box/pipe.png", ["check", "Snapshots/box"],
        spec: "  logo: { kind: image, image: pipe.png, frame: [0, 0, 8, 8] }\n",
        rule: "unreadableImage"),
      Row(
        "font", "Snapshots/box/pipe.ttf", ["check", "Snapshots/box"],
        spec: "  name: { kind: label, text: a, font: { family: Own }, frame: [0, 0, 8, 8] }\n"
          + "fonts: { Own: [pipe.ttf] }\n",
        rule: "unreadableFont"),
      Row("compared picture", "pipe.png", ["diff", "pipe.png", "other.png"]),
      Row(
        "reference", "Snapshots/box/references/iphone-se-3.png", ["test", "Snapshots/box"]),
      Row("configuration", ".strut/config.yaml", ["check", "Snapshots/box"]),
      Row("results", ".strut/last-run/results.json", ["accept"]),
      Row(
        "timings", "pipe.json",
        ["test", "Snapshots/box", "--shard", "1/2", "--timings", "pipe.json"]),
    ])
  func refused(_ row: Row) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      matrix: { device: iphone-se-3 }
      views:
        box: { frame: [0, 0, 8, 8] }
      \(row.spec)
      """, to: "Snapshots/box/box.yaml")
    try scratch.write("", to: "other.png")
    let url = scratch.file(row.pipe)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(url.path, 0o600) == 0)
    let outcome = strut(row.words, in: scratch.path)
    #expect(
      outcome.status == .invalidInput || outcome.status == .environmentProblem,
      "\(outcome.transcript)")
    #expect(outcome.err.contains(url.lastPathComponent), "\(outcome.transcript)")
    #expect(row.rule.isEmpty || outcome.err.contains(row.rule), "\(outcome.transcript)")
  }
}
