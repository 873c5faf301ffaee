import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Fuzzer

@Suite("The fuzzer", .serialized)
struct FuzzerTests {
  /// A kind of input whose third input has a fault.
  private struct Planted: InputKind {
    static let name = "planted"

    init(on bench: Bench) {}
    init() {}

    func make(_ random: inout SeededGenerator) -> [UInt8] { random.bytes(4) }

    func run(_ input: [UInt8]) throws -> Outcome {
      var outcome = Outcome()
      outcome.add(shown: input == self.input(2, seed: 9) ? "\u{1B}[2J" : "plain", of: "the text")
      return outcome
    }
  }

  @Test(
    "makes the same inputs from the same seed, and others from another", arguments: InputKinds.names
  )
  func sameInputs(_ name: String) throws {
    let kind = try #require(InputKinds.kind(named: name))
    let folders = try (TemporaryFolder(), TemporaryFolder())
    let one = try kind.init(on: Bench(in: folders.0.url))
    let other = try kind.init(on: Bench(in: folders.1.url))
    let inputs = (0..<8).map { one.input($0, seed: 7) }
    #expect((0..<8).reversed().map { other.input($0, seed: 7) }.reversed() == inputs)
    #expect((0..<8).map { one.input($0, seed: 8) } != inputs)
    #expect(Set(inputs).count > 4)
  }

  @Test(
    "makes specs and constraints of which most are laid out",
    arguments: ["spec", "expression", "vfl"])
  func legalInputs(_ name: String) throws {
    let folder = try TemporaryFolder()
    let inputs = try #require(InputKinds.kind(named: name)).init(on: Bench(in: folder.url))
    let outcomes = (0..<60).map { inputs.outcome(of: inputs.input($0, seed: 1)) }
    #expect((31...55).contains(outcomes.filter(\.isAccepted).count))
    #expect(outcomes.flatMap(\.faults) == [])
  }

  @Test("removes the wrong lines of a spec, with all that is below them")
  func repair() throws {
    let folder = try TemporaryFolder()
    let repair = try SpecRepair(bench: Bench(in: folder.url), path: "fuzz/fuzz.yaml")
    let spec = "views:\n  a:\n    kind: label\n    wrong:\n      b: 1\n    text: b\n  c: {}\n"
    let repaired = "views:\n  a:\n    kind: label\n    text: b\n  c: {}\n"
    #expect(try repair.repaired(Array(spec.utf8)) == Array(repaired.utf8))
  }

  @Test(
    "draws the pictures and the font that it changes",
    arguments: [
      ("png", "Pictures/palette.png"), ("jpeg", "Pictures/plain.jpg"), ("svg", "Pictures/mark.svg"),
      ("font", "Fonts/Blocks-Regular.ttf"),
    ])
  func drawnSample(_ name: String, _ path: String) throws {
    let folder = try TemporaryFolder()
    let inputs = try #require(InputKinds.kind(named: name)).init(on: Bench(in: folder.url))
    let outcome = inputs.outcome(of: Array(try Data(contentsOf: Repository.fixture(path))))
    #expect(outcome.text.contains("root view (0, 0)"))
    #expect(outcome.faults == [])
  }

  @Test("makes drawings of which some are drawn")
  func legalDrawings() throws {
    let folder = try TemporaryFolder()
    let inputs = try SVGInputs(on: Bench(in: folder.url))
    let outcomes = (0..<60).map { inputs.outcome(of: inputs.input($0, seed: 1)) }
    #expect(outcomes.filter(\.isAccepted).count > 20)
  }

  @Test("makes PNG files that are read, of every colour type")
  func legalPNG() throws {
    let folder = try TemporaryFolder()
    let inputs = try PNGInputs(on: Bench(in: folder.url))
    var types: Set<UInt8> = []
    for seed in 0..<80 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let file = PNGDrawing.file(&random)
      let outcome = inputs.outcome(of: file)
      #expect(outcome.faults == [])
      if outcome.isAccepted { types.insert(file[25]) }
    }
    #expect(types == [0, 2, 3, 4, 6])
  }

  @Test("finds a planted fault by its index")
  func plantedFault() {
    let faults = (0..<5).map { Planted().outcome(of: Planted().input($0, seed: 9)).faults }
    #expect(faults == [[], [], ["the text has the hidden character U+1B"], [], []])
  }

  @Test("finds diagnostics that point out of the file")
  func wrongPlace() {
    func faults(line: Int, column: Int) -> [String] {
      var outcome = Outcome()
      let place = SourceSpan(file: "a.yaml", line: line, column: column)
      outcome.add(
        [Diagnostic(Message(rule: "rule", text: "text"), at: place)],
        sources: [SourceText(file: "a.yaml", text: "é: 1\nb: 2")])
      return outcome.faults
    }
    #expect(faults(line: 1, column: 5) == [])
    #expect(faults(line: 3, column: 1) == [])
    #expect(faults(line: 1, column: 6) == ["`rule` points to 1:6, outside of the file"])
    #expect(faults(line: 0, column: 1) == ["`rule` points to 0:1, outside of the file"])
    #expect(faults(line: 4, column: 1) == ["`rule` points to 4:1, outside of the file"])
  }

  @Test("finds JSON that is not valid")
  func wrongJSON() {
    var outcome = Outcome()
    outcome.add(json: "[1e999, }", of: "the output")
    #expect(outcome.faults == ["the output is not valid JSON"])
  }

  @Test("keeps the index of the input that ended a worker")
  func record() throws {
    let folder = try TemporaryFolder()
    let record = try ProgressRecord(in: folder.url)
    var progress = FuzzProgress()
    (progress.index, progress.inputs, progress.slowest, progress.slowestIndex) = (4567, 60, 8, 9)
    record.write(progress)
    #expect(FuzzProgress(try Data(contentsOf: ProgressRecord.url(in: folder.url))) == progress)
    #expect(FuzzProgress(Data([1, 2])) == nil)
  }

  @Test("names the reason and the command for an input that ended a worker")
  func crash() throws {
    let reason = Campaign.reason(
      status: 4, isSignal: true, errors: "a\nb\nFatal error: overflow\nat x\n\u{1B}y\n")
    #expect(
      reason == "ended the process with signal 4: Fatal error: overflow at x \\u{1B}y")
    let failure = FuzzFailure(kind: "png", index: 12, reason: reason ?? "")
    #expect(
      failure.text(try FuzzOptions(["--seed", "3"]))
        .hasSuffix("\n  scripts/checks/fuzz --kind png --seed 3 --only 12"))
    #expect(
      Campaign.reason(status: Worker.hangStatus, isSignal: false, errors: "")
        == "took longer than \(Worker.limit) s")
    #expect(Campaign.reason(status: 0, isSignal: false, errors: "noise") == nil)
    #expect(
      Campaign.failures(in: "7\tone fault\nnoise\n8\tother\n", of: "svg") == [
        FuzzFailure(kind: "svg", index: 7, reason: "one fault"),
        FuzzFailure(kind: "svg", index: 8, reason: "other"),
      ])
  }

  @Test("reads its options and refuses others")
  func options() throws {
    let options = try FuzzOptions(["--kind", "vfl", "--seed", "12", "--only", "3", "--print", "x"])
    #expect(options.kinds == ["vfl"])
    #expect(options.seed == 12)
    #expect(options.extent == .only(3))
    #expect(options.printed == "x")
    let documents = ["--kind", "interface", "--documents", "/"]
    #expect(try FuzzOptions(documents).documents == "/")
    #expect(try FuzzOptions(["--minutes", "0.5"]).extent == .seconds(30))
    #expect(try FuzzOptions([]).kinds == InputKinds.names)
    for words in [
      ["--kind", "cat"], ["--only", "1"], ["--count", "0"], ["--seed"], ["--print", "x"],
      ["--documents", "/"], ["--kind", "interface", "--documents", "/missing"],
    ] {
      #expect(throws: FuzzOptions.Wrong.self) { try FuzzOptions(words) }
    }
  }

  @Test("writes PNG files whose checksums are right")
  func checksums() throws {
    let file = Array(try Data(contentsOf: Repository.fixture("Pictures/palette.png")))
    #expect(PNGChunk.file(of: PNGChunk.chunks(of: file)) == file)
  }
}
