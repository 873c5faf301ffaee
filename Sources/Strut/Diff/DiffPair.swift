import Bitmaps
import Diagnostics
import Foundation
import Snapshots
import Tolerances

/// Two picture files, with no more made of them than telling them apart takes.
struct DiffPair {
  /// Why pictures cannot be read.
  let problems: [Diagnostic]
  private let content: Content

  private enum Content {
    /// Files of the same bytes.
    case equal
    /// As the files have them; comparing takes a fourth of the memory of bitmaps.
    case rows(PlainRows, PlainRows)
    case bitmaps(Bitmap, Bitmap)
    case unreadable
  }

  /// - Parameters:
  ///   - one: a file.
  ///   - other: another.
  ///   - jobs: the greatest number of threads.
  init(_ one: URL, _ other: URL, jobs: Int) {
    let files = (Self.bytes(of: one), Self.bytes(of: other))
    if case (.success(let first), .success(let second)) = files, first == second,
      PNG.isIntact(first)
    {
      self.init(.equal)
      return
    }
    let sides = Self.sides((files.0, one), (files.1, other), jobs: jobs)
    switch sides {
    case (.success(.rows(let first)), .success(.rows(let second))):
      let rows = PlainRows.withOnePalette(first, second) ?? (first, second)
      self.init(.rows(rows.0, rows.1))
    case (.success(let first), .success(let second)):
      guard let first = first.bitmap, let second = second.bitmap else {
        self.init(.unreadable)
        return
      }
      self.init(.bitmaps(first, second))
    case (let first, let second):
      self.init(.unreadable, [first.problem, second.problem].compactMap { $0 })
    }
  }

  private init(_ content: Content, _ problems: [Diagnostic] = []) {
    self.content = content
    self.problems = problems
  }

  /// The verdict; nil where a picture cannot be read.
  func compared(tolerance: Tolerance, jobs: Int) -> Comparison? {
    let comparison = PictureComparison(tolerance: tolerance, jobs: jobs)
    switch content {
    case .equal: return .identical
    case .rows(let one, let other): return comparison.compare(one, other)
    case .bitmaps(let one, let other): return comparison.compare(one, other)
    case .unreadable: return nil
    }
  }

  /// Where they differ; nil where a picture cannot be read, and for files of the same bytes.
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

extension DiffPair {
  /// A picture in the form that takes least to get.
  fileprivate enum Picture: Sendable {
    case rows(PlainRows)
    case bitmap(Bitmap)

    var bitmap: Bitmap? {
      switch self {
      case .rows(let rows): rows.bitmap
      case .bitmap(let bitmap): bitmap
      }
    }
  }

  fileprivate struct Unreadable: Error {
    let diagnostic: Diagnostic

    init(_ url: URL, _ cause: PNGError) {
      diagnostic = Diagnostic(
        Message(rule: "unreadablePicture", text: "`\(url.path)` cannot be read as a picture"),
        notes: [Note(cause.reason)], help: "compare PNG files")
    }
  }

  private static func bytes(of url: URL) -> Result<[UInt8], Unreadable> {
    do throws(PNGError) {
      return .success(try FileBytes.read(path: url.path))
    } catch {
      return .failure(Unreadable(url, error))
    }
  }

  private typealias File = (bytes: Result<[UInt8], Unreadable>, url: URL)

  /// Both pictures, at once where there are threads for it.
  private static func sides(
    _ one: File, _ other: File, jobs: Int
  ) -> (Result<Picture, Unreadable>, Result<Picture, Unreadable>) {
    guard jobs > 1 else { return (picture(one), picture(other)) }
    var sides: [Result<Picture, Unreadable>] = []
    Parallel.forEach(
      count: 2, jobs: 2, makeWorker: { { picture($0 == 0 ? one : other) } },
      deliver: { _, side in sides.append(side) })
    return (sides[0], sides[1])
  }

  private static func picture(_ file: File) -> Result<Picture, Unreadable> {
    file.bytes.flatMap { bytes in
      if let rows = PNG.plainRows(of: bytes) { return .success(.rows(rows)) }
      do throws(PNGError) {
        return .success(.bitmap(try PNG.decode(bytes)))
      } catch {
        return .failure(Unreadable(file.url, error))
      }
    }
  }
}

extension Result where Failure == DiffPair.Unreadable {
  fileprivate var problem: Diagnostic? {
    if case .failure(let cause) = self { cause.diagnostic } else { nil }
  }
}
