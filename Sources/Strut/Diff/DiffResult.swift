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
    let (expected, actual) = Side.sides(one, other, jobs: jobs)
    let problems = [expected.problem, actual.problem].compactMap { $0 }
    guard let before = expected.bitmap, let after = actual.bitmap, problems.isEmpty else {
      finding = .unreadable
      diagnostics = problems
      return
    }
    let comparison = PictureComparison(tolerance: Tolerance(rule: rule), jobs: jobs).compare(
      before, after)
    finding = .compared(comparison)
    diagnostics = []
    if let out, comparison != .identical,
      let picture = DifferencePicture.bitmap(expected: before, actual: after)
    {
      try AtomicFile.write(
        try PNG.encode(picture),
        to: item.name.isEmpty ? out : out.appendingPathComponent(item.name))
    }
  }
}

/// One of the two pictures.
private struct Side {
  /// Nil where it cannot be read.
  let bitmap: Bitmap?
  let problem: Diagnostic?

  /// Both pictures, read at once where there are threads for it.
  static func sides(_ one: URL, _ other: URL, jobs: Int) -> (Side, Side) {
    guard jobs > 1 else { return (Side(one), Side(other)) }
    var sides: [Side] = []
    Parallel.forEach(
      count: 2, jobs: 2, makeWorker: { { Side($0 == 0 ? one : other) } },
      deliver: { _, side in sides.append(side) })
    return (sides[0], sides[1])
  }

  init(_ url: URL) {
    do throws(PNGError) {
      bitmap = try PNG.decode(try FileBytes.read(path: url.path))
      problem = nil
    } catch {
      bitmap = nil
      problem = Diagnostic(
        Message(rule: "unreadablePicture", text: "`\(url.path)` cannot be read as a picture"),
        notes: [Note(error.reason)], help: "compare PNG files")
    }
  }
}
