import Bitmaps
import Diagnostics
import Foundation
import Snapshots
import Tolerances

/// What comparing one pair found.
struct DiffResult: Sendable {
  let name: String
  let finding: Finding
  /// Why a picture cannot be read.
  let diagnostics: [Diagnostic]

  enum Finding: Hashable, Sendable {
    case compared(Comparison)
    case onlyInOne
    case onlyInOther
    case unreadable
  }

  var isSame: Bool {
    if case .compared(let comparison) = finding { comparison.isTolerated } else { false }
  }

  /// Compares, and writes a picture of the difference where one is asked for.
  init(_ item: DiffSides.Item, rule: DifferenceRule, out: URL?, jobs: Int) throws {
    name = item.name
    guard let one = item.one, let other = item.other else {
      finding = item.one == nil ? .onlyInOther : .onlyInOne
      diagnostics = []
      return
    }
    let pair = DiffPair(one, other, jobs: jobs)
    diagnostics = pair.problems
    guard let comparison = pair.compared(tolerance: Tolerance(rule: rule), jobs: jobs) else {
      finding = .unreadable
      return
    }
    finding = .compared(comparison)
    if let out, comparison != .identical, let picture = pair.differencePicture {
      try AtomicFile.write(
        try PNG.encode(picture),
        to: item.name.isEmpty ? out : out.appendingPathComponent(item.name))
    }
  }
}
