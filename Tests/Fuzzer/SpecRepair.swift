import Cells
import Commands
import Diagnostics
import Foundation
import Spec
import TestSupport

/// Removes the lines of a spec that have errors.
///
/// Each key of a generated spec is on a line of its own. So the keys that do not fit together go,
/// and the rest of the spec is accepted.
struct SpecRepair {
  let bench: Bench
  /// The spec's path in the project.
  let path: String

  private static let greatestRounds = 6

  /// The spec without wrong lines; the last attempt if errors remain.
  func repaired(_ bytes: [UInt8]) throws -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Self.greatestRounds {
      let lines = try wrongLines(of: bytes)
      if lines.isEmpty { break }
      bytes = Self.removing(lines, from: bytes)
    }
    return bytes
  }

  /// The numbers of the lines with errors, from 1.
  private func wrongLines(of bytes: [UInt8]) throws -> Set<Int> {
    try bench.write(bytes, to: path)
    let workspace = Workspace(paths: [path], in: bench.workingFolder)
    var found = workspace.diagnostics
    if !workspace.hasErrors {
      var cells = SpecTrial.cells(of: workspace)
      found = workspace.check(&cells)
    }
    return Set(found.filter { $0.severity == .error }.compactMap { $0.span?.line })
  }

  /// The text without the lines, and without the deeper lines below them.
  static func removing(_ lines: Set<Int>, from bytes: [UInt8]) -> [UInt8] {
    var kept: [ArraySlice<UInt8>] = []
    var depth = Int.max
    let all = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let indent = line.prefix { $0 == 0x20 }.count
      if indent > depth { continue }
      depth = lines.contains(index + 1) ? indent : .max
      if depth == .max { kept.append(line) }
    }
    return Array(kept.joined(separator: [0x0A]))
  }
}
