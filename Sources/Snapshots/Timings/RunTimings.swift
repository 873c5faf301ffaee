import Foundation

/// The time of each cell in a run.
///
/// Reports use it, and the next run is divided into parts by it.
///
/// The times are not part of a run's results, because the results have the same bytes on every
/// machine.
package struct RunTimings: Hashable, Sendable {
  private var microseconds: [CellID: Int]

  /// Creates the times of a run.
  ///
  /// - Parameter microseconds: the time of each cell from its layout to its outcome, in
  ///   microseconds.
  package init(_ microseconds: [CellID: Int] = [:]) { self.microseconds = microseconds }

  /// The time of a cell in microseconds, or nil if it was not measured.
  package func microseconds(of id: CellID) -> Int? { microseconds[id] }

  package var isEmpty: Bool { microseconds.isEmpty }

  /// The times of only these cells.
  package func only(_ ids: [CellID]) -> RunTimings {
    let wanted = Set(ids)
    return RunTimings(microseconds.filter { wanted.contains($0.key) })
  }

  /// These times, with the earlier times of cells that were not measured.
  ///
  /// - Parameters:
  ///   - earlier: the times of earlier runs.
  ///   - screens: the screens all of whose cells were measured. Other earlier times of these
  ///     screens are dropped.
  /// - Returns: the joined times.
  package func joined(to earlier: RunTimings, whole screens: Set<String> = []) -> RunTimings {
    let kept = earlier.microseconds.filter { !screens.contains($0.key.screen) }
    return RunTimings(kept.merging(microseconds) { _, new in new })
  }
}

extension RunTimings {
  private static let currentFormat = 1

  private struct File: Codable {
    let format: Int
    /// The times by `screen/cell`.
    ///
    /// Neither name contains `/`.
    let microseconds: [String: Int]
  }

  /// The bytes of the file.
  ///
  /// Equal times have equal bytes.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let names = microseconds.map { ($0.key.description, $0.value) }
    let file = File(
      format: Self.currentFormat,
      microseconds: Dictionary(names, uniquingKeysWith: { first, _ in first }))
    // Encoding cannot fail, because JSON can encode all strings and integers.
    return Array((try? encoder.encode(file)) ?? Data()) + Array("\n".utf8)
  }

  /// Reads the bytes of a file; nil if it is damaged or has another format.
  package init?(bytes: [UInt8]) {
    guard JSONNumbers.areSmall(in: bytes),
      let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
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
