import Bitmaps
import Cells
import Commands
import Foundation
import Snapshots
import Spec
import TestSupport

/// Archives with the results of a run, read by `accept --from`.
struct ArchiveInputs: InputKind {
  static let name = "archive"

  private let bench: Bench
  private let mutator: Mutator
  /// A copy of the project as it was after the run.
  private let copy: URL

  init(on bench: Bench) throws {
    self.bench = bench
    copy = try FailedRun(on: bench).copy
    let root = bench.project.appendingPathComponent(".strut")
    let files = (FileManager.default.subpaths(atPath: root.path) ?? []).sorted().compactMap {
      path -> (String, [UInt8])? in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
      return (path, Array(data))
    }
    let forms: [StoredArchive.Form] = [.stored, .deflated, .long]
    let samples = forms.map { form in
      var archive = StoredArchive()
      for (path, bytes) in files {
        archive.add(bytes, as: path, checksum: RawDeflate.checksum(bytes), form)
      }
      return archive.bytes
    }
    mutator = Mutator(samples: samples, greatestCount: 1_000_000)
  }

  /// Changes the ends of archives, which have the list of entries, as often as the rest.
  func make(_ random: inout SeededGenerator) -> [UInt8] {
    guard random.chance(2) else { return mutator.bytes(&random) }
    var bytes = random.pick(mutator.samples)
    let start = bytes.count - min(bytes.count, 1_200)
    var end = Array(bytes[start...])
    for _ in 0...random.small(below: 4) { mutator.change(&end, &random) }
    bytes.replaceSubrange(start..., with: end)
    return bytes
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    try FileManager.default.removeItem(at: bench.project)
    try FileManager.default.copyItem(at: copy, to: bench.project)
    try bench.write(input, to: "artifact.zip")
    let options = ArtifactOptions(
      "artifact.zip", limits: SpecLimits(), resources: ProjectResources())
    var outcome = Outcome()
    let result = try accept(FailureChoice(), from: options, in: bench.workingFolder)
    outcome.isAccepted = result.diagnostics.isEmpty
    outcome.add(result.diagnostics, sources: [])
    outcome.add(shown: result.summary, of: "the summary")
    return outcome
  }
}
