import Cells
import Diagnostics
import Snapshots
import Spec
import TestSupport

/// Interface Builder documents.
struct InterfaceInputs: InputKind {
  static let name = "interface"

  private let bench: Bench
  private let mutator: Mutator
  private let trial: SpecTrial

  init(on bench: Bench) throws {
    self.bench = bench
    let samples = try Bench.samples(
      ["storyboard", "xib"], below: bench.documents.map { [$0] } ?? ["Snapshots", "Tests/Fixtures"])
    mutator = Mutator(samples: samples.map(\.bytes), greatestCount: 400_000)
    trial = SpecTrial(bench: bench, path: "fuzz/App.storyboard")
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    random.chance(4) ? mutator.bytes(&random) : mutator.lines(&random)
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    var outcome = try trial.run(input)
    let workspace = Workspace(paths: [trial.path], in: bench.workingFolder)
    guard !workspace.hasErrors else { return outcome }
    for spec in workspace.specs.prefix(4) {
      guard let cell = spec.cells.first else { continue }
      let imported = SpecParser.parse(Array(spec.text.utf8), file: "imported.yaml")
      outcome.expect(
        try imported.document.map { try frames(of: cell, in: $0) }
          == frames(of: cell, in: spec.document),
        "the imported scene `\(spec.location.screen)` has other frames than the document")
    }
    return outcome
  }

  private func frames(of cell: Cell, in document: SpecDocument) throws -> String {
    try LayoutText.text(of: bench.renderer.lines(of: bench.renderer.layOut(document.build(cell))))
  }
}
