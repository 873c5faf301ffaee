import Foundation

/// The time each cell took, for reports and for dividing the next run among machines.
///
/// The times are not part of a run's results, because results have the same bytes on every machine.
package struct RunTimings: Hashable, Sendable {
  private var microseconds: [CellID: Int]

  /// - Parameter microseconds: the time of each cell from its layout to its verdict.
  package init(_ microseconds: [CellID: Int] = [:]) { self.microseconds = microseconds }

  /// The cell's time, or nil if it was not measured.
  package func microseconds(of id: CellID) -> Int? { microseconds[id] }

  package var isEmpty: Bool { microseconds.isEmpty }

  /// The times of only these cells.
  func only(_ ids: [CellID]) -> RunTimings {
    let wanted = Set(ids)
    return RunTimings(microseconds.filter { wanted.contains($0.key) })
  }

  /// These times, with the earlier times of cells that were not measured.
  ///
  /// - Parameters:
  ///   - earlier: the times of earlier runs.
  ///   - screens: the screens whose cells were all measured; their other earlier times are dropped.
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
    /// By `screen/cell`; neither name contains `/`.
    let microseconds: [String: Int]
  }

  /// The bytes of the file; equal times have equal bytes.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let names = microseconds.map { ($0.key.description, $0.value) }
    let file = File(
      format: Self.currentFormat,
      microseconds: Dictionary(names, uniquingKeysWith: { first, _ in first }))
    // JSON can always encode strings and integers.
    return Array((try? encoder.encode(file)) ?? Data()) + Array("\n".utf8)
  }

  /// Reads the bytes of a file; nil if this version of Strut did not write them.
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
