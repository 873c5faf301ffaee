import Bitmaps
package import Cells
package import Diagnostics
import Foundation
package import Snapshots
import Tolerances

/// The options of `diff`.
package struct DiffOptions: Sendable {
  package var rule: DiffRule
  /// The path for pictures of the differences; nil for none.
  ///
  /// It is a file for two pictures, and a folder for two folders.
  package var out: String?
  /// The base of relative paths.
  package var folder: WorkingFolder
  /// The greatest number of threads.
  package var jobs: Int

  package init(rule: DiffRule, out: String?, in folder: WorkingFolder, jobs: Int) {
    self.rule = rule
    self.out = out
    self.folder = folder
    self.jobs = jobs
  }
}

/// The differences of pictures.
package struct DiffResult: Sendable {
  /// The paths of the two sides.
  let names: (String, String)
  /// The compared pairs, by ascending name.
  let pairs: [PairDifference]

  /// The verdict of the comparison.
  ///
  /// It is `nothingSelected` if there are no pictures, and `environmentProblem` if a picture cannot
  /// be read.
  package var verdict: RunVerdict {
    if pairs.isEmpty { return .nothingSelected }
    if !diagnostics.isEmpty { return .environmentProblem }
    return pairs.allSatisfy(\.isTolerated) ? .passed : .differs
  }

  /// An error for each picture that cannot be read.
  package var diagnostics: [Diagnostic] { pairs.flatMap(\.diagnostics) }

  /// Each pair that differs, and the counts.
  package var summary: String { DiffWording(pairs, names: names).text }

  /// The document of `strut diff --json`.
  package var json: String { DiffJSON.document(pairs) }
}

/// Compares two pictures, or the PNG files of two folders.
///
/// Two files are a pair if they have the same path in both folders.
///
/// - Parameters:
///   - paths: the pictures or folders.
///   - options: the rule and the output.
///   - progress: called with the number of compared pairs and the number of all pairs.
/// - Returns: the differences. Their pictures are written.
/// - Throws: `DiffError`, or the error of a folder that cannot be read or of a picture that cannot
///   be written.
package func diff(
  _ paths: (String, String), options: DiffOptions, progress: (_ done: Int, _ total: Int) -> Void
) throws -> DiffResult {
  let folder = options.folder
  let sides = DiffSides(
    one: folder.place(paths.0), other: folder.place(paths.1), names: paths)
  let items = try sides.items()
  let (rule, out) = (options.rule.rule, try options.out.map { try folder.target($0) })
  // If there is only one pair, all threads share its work.
  let (crowd, threads) = items.count == 1 ? (1, options.jobs) : (options.jobs, 1)
  var pairs: [PairDifference] = []
  var failure: (any Error)?
  Parallel.forEach(
    count: items.count, jobs: crowd,
    makeWorker: { { index in Result { try items[index].compare(rule, out: out, jobs: threads) } } },
    progress: { progress($0, items.count) },
    deliver: { _, result in
      switch result {
      case .success(let value): pairs.append(value)
      case .failure(let error): failure = failure ?? error
      }
    })
  if let failure { throw failure }
  return DiffResult(names: paths, pairs: pairs)
}
