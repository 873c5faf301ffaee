import Foundation

/// How long cells took, for telling it and for dividing the next run among machines.
///
/// It is kept beside a run's results and not in them: results are the same bytes on every machine.
package struct RunTimings: Hashable, Sendable {
  private var microseconds: [CellID: Int]

  /// - Parameter microseconds: of each cell, from its layout to its verdict.
  package init(_ microseconds: [CellID: Int] = [:]) { self.microseconds = microseconds }

  /// Nil where the cell was not measured.
  package func microseconds(of id: CellID) -> Int? { microseconds[id] }

  package var isEmpty: Bool { microseconds.isEmpty }

  /// The times of these cells alone.
  func only(_ ids: [CellID]) -> RunTimings {
    let wanted = Set(ids)
    return RunTimings(microseconds.filter { wanted.contains($0.key) })
  }

  /// These times, and of cells that were not measured the earlier ones.
  ///
  /// - Parameters:
  ///   - earlier: those of runs before.
  ///   - screens: of which all cells were measured, so that others are gone.
  /// - Returns: the times of both.
  package func joined(to earlier: RunTimings, whole screens: Set<String> = []) -> RunTimings {
    let kept = earlier.microseconds.filter { !screens.contains($0.key.screen) }
    return RunTimings(kept.merging(microseconds) { _, new in new })
  }
}

extension RunTimings {
  private static let currentFormat = 1

  private struct File: Codable {
    let format: Int
    /// By `screen/cell`, in neither part of which is another `/`.
    let microseconds: [String: Int]
  }

  /// The file's bytes, the same for the same times.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let names = microseconds.map { ($0.key.description, $0.value) }
    let file = File(
      format: Self.currentFormat,
      microseconds: Dictionary(names, uniquingKeysWith: { first, _ in first }))
    // Strings and whole numbers, which JSON can always hold.
    return Array((try? encoder.encode(file)) ?? Data()) + Array("\n".utf8)
  }

  /// Nil for what this program did not write.
  package init?(bytes: [UInt8]) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
      file.format == Self.currentFormat
    else { return nil }
    microseconds = [:]
    for (name, time) in file.microseconds {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, time >= 0 else { return nil }
      microseconds[CellID(screen: parts[0], cell: parts[1])] = time
    }
  }
}
