import Bitmaps
package import Cells
package import Diagnostics
import Foundation
import Snapshots
import Tolerances

/// Compares two pictures, or those of two folders.
package struct DiffRun: Sendable {
  /// What a run means to whoever started it.
  package enum Verdict: Hashable, Sendable {
    case same
    case differs
    /// A picture cannot be read.
    case surroundingsAreWrong
    /// There is nothing to compare.
    case nothingFound
  }

  package let verdict: Verdict
  /// What cannot be read.
  package let diagnostics: [Diagnostic]
  /// Every pair that is not the same, and the counts.
  package let summary: String
  /// The same as one object, format 1.
  package let json: String

  /// - Parameters:
  ///   - paths: of two pictures, or of two folders whose PNG files are taken by their paths in them.
  ///   - rule: what may differ.
  ///   - out: where pictures of the differences go, a file or a folder as the two are; nil for none.
  ///   - folder: what the paths are meant from.
  ///   - jobs: the greatest number of threads.
  ///   - progress: called with how many of how many pictures were compared.
  /// - Throws: what keeps the differences from being written.
  package init(
    _ paths: (String, String), rule: DiffRule, out: String?, in folder: WorkingFolder, jobs: Int,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws {
    let sides = DiffSides(
      one: folder.place(paths.0), other: folder.place(paths.1), names: paths)
    let items = try sides.items()
    let outURL = out.map { folder.place($0) }
    // A pair alone is compared by all threads together.
    let (crowd, threads) = items.count == 1 ? (1, jobs) : (jobs, 1)
    var results: [DiffResult] = []
    var failure: (any Error)?
    Parallel.forEach(
      count: items.count, jobs: crowd,
      makeWorker: {
        { index in
          Result { try DiffResult(items[index], rule: rule.rule, out: outURL, jobs: threads) }
        }
      }, progress: { progress($0, items.count) },
      deliver: { _, result in
        switch result {
        case .success(let value): results.append(value)
        case .failure(let error): failure = failure ?? error
        }
      })
    if let failure { throw failure }
    diagnostics = results.flatMap(\.diagnostics)
    verdict =
      if results.isEmpty {
        .nothingFound
      } else if !diagnostics.isEmpty {
        .surroundingsAreWrong
      } else {
        results.allSatisfy(\.isSame) ? .same : .differs
      }
    summary = DiffWording(results, names: paths).text
    json = DiffJSON.document(results)
  }
}
