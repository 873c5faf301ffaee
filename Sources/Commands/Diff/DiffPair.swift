import Bitmaps
import Comparing
import Diagnostics
import Foundation
import Snapshots
import Tolerances

/// Two picture files, decoded only as far as the comparison needs.
struct DiffPair {
  /// The errors of pictures that cannot be read or compared.
  let problems: [Diagnostic]
  /// The errors of pictures with more bits than the comparison uses.
  let depthProblems: [Diagnostic]
  private let content: Content

  private enum Content {
    /// Files with equal bytes.
    case equal
    /// The rows of the files.
    ///
    /// With palettes, they need a fourth of the memory of bitmaps.
    case rows(Scanlines, Scanlines)
    case bitmaps(Bitmap, Bitmap)
    case unreadable
  }

  /// Reads two files.
  ///
  /// - Parameters:
  ///   - one: the first file.
  ///   - other: the second file.
  ///   - jobs: the greatest number of threads.
  init(_ one: URL, _ other: URL, jobs: Int) {
    let sides = (DiffPicture(one), DiffPicture(other))
    let areEqual = sides.0.bytes.map { $0 == sides.1.bytes } ?? false
    if areEqual, sides.0.plain != nil {
      self.init(.equal)
      return
    }
    let faults = areEqual ? [] : [sides.0, sides.1].flatMap(\.faults)
    guard faults.isEmpty else {
      self.init(.unreadable, faults)
      return
    }
    let depthProblems = areEqual ? [] : [sides.0, sides.1].compactMap(\.depthFault)
    switch DiffPicture.decoded(sides.0, sides.1, jobs: jobs) {
    case (.success(.rows(let first)), .success(.rows(let second))): self.init(.rows(first, second))
    case (.success(let first), .success(let second)):
      guard let first = first.bitmap, let second = second.bitmap else {
        self.init(.unreadable)
        return
      }
      self.init(.bitmaps(first, second), depthProblems: depthProblems)
    case (let first, let second):
      self.init(.unreadable, [first.problem, second.problem].compactMap { $0 })
    }
  }

  private init(
    _ content: Content, _ problems: [Diagnostic] = [], depthProblems: [Diagnostic] = []
  ) {
    self.content = content
    self.problems = problems
    self.depthProblems = depthProblems
  }

  /// The result of the comparison, or nil if a picture cannot be read.
  func compared(tolerance: Tolerance, jobs: Int) -> Comparison? {
    let comparison = PictureComparison(tolerance: tolerance, jobs: jobs)
    switch content {
    case .equal: return .identical
    case .rows(let one, let other): return comparison.compare(one, other)
    case .bitmaps(let one, let other): return comparison.compare(one, other)
    case .unreadable: return nil
    }
  }

  /// A picture of the difference.
  ///
  /// It is nil if a picture cannot be read, or if the bytes of the files are equal.
  var differencePicture: Bitmap? {
    switch content {
    case .equal, .unreadable: nil
    case .rows(let one, let other):
      one.bitmap.flatMap { one in
        other.bitmap.flatMap { DifferencePicture.bitmap(expected: one, actual: $0) }
      }
    case .bitmaps(let one, let other): DifferencePicture.bitmap(expected: one, actual: other)
    }
  }
}

extension Result where Failure == DiffPicture.Unreadable {
  fileprivate var problem: Diagnostic? {
    if case .failure(let cause) = self { cause.diagnostic } else { nil }
  }
}
