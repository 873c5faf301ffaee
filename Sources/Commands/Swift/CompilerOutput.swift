package import SwiftTranslation

/// The output of a compiler, with lines below its errors.
///
/// All bytes pass in their order and at once. Only the first spaces and digits of a line behind an
/// error wait until it is clear whether the line belongs to the excerpt of the source.
package struct CompilerOutput {
  private let addition: (CompilerError) -> String?
  /// The bytes of the line so far, without those after the longest line of an error.
  private var line: [UInt8] = []
  /// The lines to write behind the excerpt.
  private var pending: String?
  /// The first bytes of a line that may belong to the excerpt.
  private var waiting: [UInt8] = []
  private var isWaiting = false

  private static let longestLine = 8192

  /// - Parameter addition: returns the lines to write below an error and its excerpt, each with a
  ///   line feed, or nil for none.
  package init(addition: @escaping (CompilerError) -> String?) { self.addition = addition }

  /// Takes the next bytes.
  ///
  /// - Parameter bytes: what the compiler wrote.
  /// - Returns: the bytes to write.
  package mutating func pass(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for byte in bytes {
      if isWaiting {
        waiting.append(byte)
        guard let isExcerpt = Self.belongsToExcerpt(waiting) else { continue }
        if !isExcerpt { output += addPending() }
        output += stopWaiting()
        if byte != UInt8(ascii: "\n") { continue }
      } else {
        output.append(byte)
        if line.count < Self.longestLine { line.append(byte) }
        if byte != UInt8(ascii: "\n") { continue }
      }
      endLine(&output)
    }
    return output
  }

  /// Takes the end of the output.
  ///
  /// - Returns: the last bytes to write.
  package mutating func end() -> [UInt8] {
    let isExcerpt = Self.belongsToExcerpt(waiting) ?? false
    let added = isExcerpt ? [] : addPending()
    let rest = stopWaiting()
    return added + rest + addPending()
  }

  private mutating func endLine(_ output: inout [UInt8]) {
    if let error = CompilerError(line: line.dropLast()), let text = addition(error) {
      // An error without an excerpt may be directly before this one.
      output += addPending()
      pending = text
    }
    line.removeAll(keepingCapacity: true)
    isWaiting = pending != nil
  }

  private mutating func addPending() -> [UInt8] {
    defer { pending = nil }
    return Array((pending ?? "").utf8)
  }

  private mutating func stopWaiting() -> [UInt8] {
    defer { waiting.removeAll() }
    isWaiting = false
    line += waiting
    return waiting
  }

  /// Whether a line that begins with these bytes belongs to an excerpt, or nil if that is not clear.
  ///
  /// Excerpts of the compiler have a number or spaces and then `|`. Before Swift 6, they have the
  /// line of the source itself, and a line with `^`.
  private static func belongsToExcerpt(_ bytes: [UInt8]) -> Bool? {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "0")...UInt8(ascii: "9"): index += 1
      case UInt8(ascii: "|"): return true
      case 0x1B:
        // A colour ends with `m`. Other sequences begin a progress line.
        guard
          let end = bytes[index...].firstIndex(where: {
            (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          })
        else { return nil }
        guard bytes[end] == UInt8(ascii: "m") else { return false }
        index = end + 1
      default: return false
      }
    }
    return nil
  }
}
