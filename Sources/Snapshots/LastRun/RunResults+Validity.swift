import Comparing
import Foundation

/// Checks of results, which may come from another machine or another program.
extension RunResults {
  /// The place of the first invalid part of the results, such as `cells[2]`; nil if all are valid.
  ///
  /// A part is invalid if a name or path leaves its folder, if a cell is there twice, or if no run
  /// can give one of its numbers.
  var invalidPlace: String? {
    var known: Set<CellID> = []
    if let cell = cells.firstIndex(where: { !$0.isValid || !known.insert($0.id).inserted }) {
      return "cells[\(cell)]"
    }
    if let stale = stale.firstIndex(where: { $0.illegalPart != nil }) { return "stale[\(stale)]" }
    if let cell = (rejected ?? []).firstIndex(where: { $0.illegalPart != nil }) {
      return "rejected[\(cell)]"
    }
    return shard.map { $0.isValid(cells: cells.count) } ?? true ? nil : "shard"
  }
}

extension CellRecord {
  fileprivate var isValid: Bool { hasLegalPaths && hasPlausibleNumbers }

  private var hasLegalPaths: Bool {
    // A spec outside the project has an absolute path, and so have its references.
    let paths = [references, movedSpec?.references, spec].compactMap(\.self).map {
      $0.hasPrefix("/") ? String($0.dropFirst()) : $0
    }
    return [id, formerID].compactMap(\.self).allSatisfy { $0.illegalPart == nil }
      && paths.allSatisfy(Folder.contains)
  }

  private var hasPlausibleNumbers: Bool {
    let sizes =
      if case .differentSize(let expected, let actual) = difference?.picture {
        [size, expected, actual]
      } else {
        [size]
      }
    return sizes.compactMap(\.self).allSatisfy { $0.width > 0 && $0.height > 0 }
      && [pixelsPerPoint, expectedPixelsPerPoint].compactMap(\.self).allSatisfy { $0 > 0 }
      && toleratedPixels.map { $0 >= 0 } ?? true
      && pixels.map(\.isPlausible) ?? true
  }
}

extension PixelDifference {
  fileprivate var isPlausible: Bool {
    total > 0 && (0...total).contains(count) && 0 <= left && left <= right && 0 <= top
      && top <= bottom
  }
}

extension RunShard {
  fileprivate func isValid(cells: Int) -> Bool {
    total > 0 && (1...RunShard.greatestCount).contains(count) && (1...count).contains(index)
      && positions.count == cells && positions.allSatisfy { (0..<total).contains($0) }
  }
}

/// A check of the numbers in a JSON document before the document is decoded.
enum JSONNumbers {
  /// Whether every number is below 10⁹, so that sums and products of two numbers do not overflow.
  ///
  /// An exponent must be negative.
  static func areSmall(in json: [UInt8]) -> Bool {
    var (isText, isEscaped) = (false, false)
    // The number of digits before the point of the current number; nil after the point.
    var digits: Int? = 0
    for (index, byte) in json.enumerated() {
      if isText {
        (isText, isEscaped) = (
          byte != UInt8(ascii: "\"") || isEscaped, byte == UInt8(ascii: "\\") && !isEscaped
        )
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits.map { $0 + 1 }
        if let digits, digits > 9 { return false }
      case UInt8(ascii: "."): digits = nil
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let isWord = index > 0 && json[index - 1] >= UInt8(ascii: "a")
        if !isWord, index + 1 < json.count, json[index + 1] != UInt8(ascii: "-") { return false }
        digits = nil
      case UInt8(ascii: "-"): break
      default: digits = 0
      }
    }
    return true
  }
}
