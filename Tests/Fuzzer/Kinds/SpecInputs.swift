import TestSupport

/// Specs: made from the declarations of the language's keys, or changed examples.
struct SpecInputs: InputKind {
  static let name = "spec"
  static let path = "fuzz/fuzz.yaml"

  private let trial: SpecTrial
  private let mutator: Mutator
  private let files: [String]
  private let repair: SpecRepair

  init(on bench: Bench) throws {
    trial = SpecTrial(bench: bench, path: Self.path)
    repair = SpecRepair(bench: bench, path: Self.path)
    let folders = ["Snapshots", "Tests/Fixtures"]
    for file in try Bench.samples(["png", "jpg", "svg", "ttf"], below: folders)
    where !file.isReference { try bench.write(file.bytes, to: "fuzz/\(file.name)") }
    let samples = try Bench.samples(["yaml"], below: ["Snapshots"]).filter { !$0.isReference }
    mutator = Mutator(samples: samples.map(\.bytes))
    files = ["lake@3x.jpg", "badge.svg", "palette.png", "picture.svg", "grey.jpg"]
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    switch random.next(below: 10) {
    case 0...7:
      var generator = SpecGenerator(random, images: files)
      var bytes = Array(generator.document().document.utf8)
      random = generator.random
      if !generator.isWild { bytes = (try? repair.repaired(bytes)) ?? bytes }
      if random.chance(20) { mutator.change(&bytes, &random) }
      return bytes
    case 8: return mutator.bytes(&random)
    default: return mutator.lines(&random)
    }
  }

  func run(_ input: [UInt8]) throws -> Outcome { try trial.run(input) }
}
