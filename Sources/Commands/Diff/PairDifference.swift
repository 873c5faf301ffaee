import Bitmaps
import Comparing
import Diagnostics
import Foundation
import Snapshots
import Tolerances

/// The difference of two files with the same name.
struct PairDifference: Sendable {
  let name: String
  let finding: Finding
  /// The errors of pictures that cannot be read or compared.
  let diagnostics: [Diagnostic]

  enum Finding: Hashable, Sendable {
    case compared(Comparison)
    case onlyInOne
    case onlyInOther
    case unreadable
  }

  var isIdentical: Bool { finding == .compared(.identical) }

  /// Whether the pictures are identical or differ within the tolerance.
  var isTolerated: Bool {
    if case .compared(let comparison) = finding { comparison.isTolerated } else { false }
  }
}

extension DiffSides.Item {
  /// Compares the two files, and writes a picture of their difference.
  ///
  /// - Parameters:
  ///   - rule: the tolerated differences.
  ///   - out: the file or the folder for the picture; nil for none.
  ///   - jobs: the greatest number of threads.
  /// - Returns: the difference.
  /// - Throws: the error of a picture that cannot be written.
  func compare(_ rule: DifferenceRule, out: URL?, jobs: Int) throws -> PairDifference {
    guard let one, let other else {
      return PairDifference(
        name: name, finding: one == nil ? .onlyInOther : .onlyInOne, diagnostics: [])
    }
    let pair = DiffPair(one, other, jobs: jobs)
    guard let comparison = pair.compared(tolerance: Tolerance(rule: rule), jobs: jobs) else {
      return PairDifference(name: name, finding: .unreadable, diagnostics: pair.problems)
    }
    if comparison.isTolerated, rule.measure == .exact, !pair.depthProblems.isEmpty {
      return PairDifference(name: name, finding: .unreadable, diagnostics: pair.depthProblems)
    }
    if let out, comparison != .identical, let picture = pair.differencePicture {
      try AtomicFile.write(
        try PNG.encode(picture), to: name.isEmpty ? out : out.appendingPathComponent(name),
        below: name.isEmpty ? nil : out)
    }
    return PairDifference(
      name: name, finding: .compared(comparison), diagnostics: pair.problems)
  }
}
