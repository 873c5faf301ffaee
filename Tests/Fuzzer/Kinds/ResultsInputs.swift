import Cells
import Commands
import Diagnostics
import Foundation
import Reports
import Snapshots
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The results of a run, read by `report`, `accept` and `reject`.
struct ResultsInputs: InputKind {
  static let name = "results"

  private let bench: Bench
  private let mutator: Mutator
  /// A copy of the project as it was after the run.
  private let copy: URL

  init(on bench: Bench) throws {
    self.bench = bench
    let run = try FailedRun(on: bench)
    mutator = Mutator(samples: run.results, greatestCount: 1_000_000)
    copy = run.copy
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    switch random.next(below: 6) {
    case 0: return mutator.bytes(&random)
    case 1: return mutator.lines(&random)
    default:
      var bytes = random.pick(mutator.samples)
      for _ in 0...random.small(below: 6) { JSONTexts.replaceToken(in: &bytes, &random) }
      return bytes
    }
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    try FileManager.default.removeItem(at: bench.project)
    try FileManager.default.copyItem(at: copy, to: bench.project)
    try bench.write(input, to: ".strut/last-run/results.json")
    var outcome = Outcome()
    do {
      let result = try report(of: nil, to: "report", and: RunFiles([:]), in: bench.workingFolder)
      outcome.isAccepted = true
      outcome.add(shown: result.summary, of: "the summary")
      try check(result.outputs, &outcome)
    } catch let error as LastRun.ResultsError {
      outcome.add([error.diagnostic], sources: [])
    }
    let triage =
      SpecTrial.dice(input) % 2 == 0
      ? try accept(FailureChoice(), in: bench.workingFolder)
      : try reject(FailureChoice(), in: bench.workingFolder)
    outcome.add(triage.diagnostics, sources: [])
    outcome.add(shown: triage.summary, of: "the summary")
    return outcome
  }

  private func check(_ outputs: RunOutputs, _ outcome: inout Outcome) throws {
    let files = RunFiles(
      [.junit: "junit.xml", .json: "run.json", .markdown: "run.md", .codeQuality: "quality.json"],
      reportURL: nil)
    try outputs.write(files)
    func text(_ path: String) throws -> String {
      let data = try Data(contentsOf: bench.project.appendingPathComponent(path))
      return String(decoding: data, as: UTF8.self)
    }
    outcome.add(json: try text("run.json"), of: "the JSON")
    outcome.add(json: try text("quality.json"), of: "the code quality JSON")
    outcome.add(shown: try text("run.md"), of: "the Markdown")
    let annotations = GitHubAnnotation.lines(of: outputs.differences) { $0 }
    outcome.add(shown: annotations.joined(separator: "\n"), of: "the annotations")
    let xml = try text("junit.xml")
    outcome.expect(XMLParser(data: Data(xml.utf8)).parse(), "the JUnit file is not XML")
    outcome.add(shown: xml, of: "the JUnit file")
    let page = try text("report/index.html")
    outcome.expect(!page.contains("<b>&"), "the report has a text of the results as HTML")
  }
}

/// Replaces parts of JSON documents.
enum JSONTexts {
  /// Replaces a string, a number or a literal, mostly by another one of its type.
  static func replaceToken(in bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let tokens = tokens(in: bytes)
    guard !tokens.isEmpty else { return }
    let token = random.pick(tokens)
    let isString = bytes[token.lowerBound] == UInt8(ascii: "\"")
    let replacement: String
    switch random.next(below: 12) {
    case 0: replacement = random.pick(["null", "true", "[]", "{}", "-1", "1.5"])
    case 1: replacement = String(decoding: bytes[random.pick(tokens)], as: UTF8.self)
    case 2...4:
      let others = tokens.filter { (bytes[$0.lowerBound] == UInt8(ascii: "\"")) == isString }
      replacement = String(decoding: bytes[random.pick(others)], as: UTF8.self)
    case _ where !isString:
      replacement = random.pick(Mutator.numbers.filter { $0.first?.isNumber == true })
    case 5...8: replacement = quoted(random.pick(Texts.all))
    default:
      let paths = ["../outside", "/tmp/outside", "one/../../outside", ".", "..", "one", "a\u{0}b"]
      replacement = quoted(random.pick(paths))
    }
    bytes.replaceSubrange(token, with: Array(replacement.utf8))
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private static func tokens(in bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      let start = place
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, bytes.count)
        tokens.append(start..<place)
      } else if (0x2B...0x39).contains(bytes[place]) && bytes[place] != 0x2C
        || (0x61...0x7A).contains(bytes[place])
      {
        while place < bytes.count, !Array(" \n,]}:\"".utf8).contains(bytes[place]) { place += 1 }
        tokens.append(start..<place)
      } else {
        place += 1
      }
    }
    return tokens
  }
}
