import Diagnostics
import Foundation
import SwiftTranslation

/// The sentences of `strut swift`.
enum SwiftWording {
  static func compiling(version: String) -> String {
    "Compiling UIKit for Swift \(version). This takes some minutes, once."
  }

  static func summary(_ overlay: SourceOverlay, toolset: String) -> String {
    """
    Translated \(overlay.translatedCount) of \(Count.of(overlay.count, "Swift file")).
    overlay: \(overlay.file.path)
    toolset: \(toolset)

    """
  }

  /// Each changed line of a file, before and after, below the names of its rules.
  static func explanation(_ translation: Translation, of bytes: [UInt8], file: String) -> String {
    let old = lines(bytes)
    let new = lines(translation.bytes)
    var rules: [Int: [TranslationRule]] = [:]
    for change in translation.changes {
      let last = change.line + change.before.count { $0.isNewline }
      for line in change.line...last where !rules[line, default: []].contains(change.rule) {
        rules[line, default: []].append(change.rule)
      }
    }
    var text = ""
    var count = 0
    for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      let names = (rules[index + 1] ?? []).map(\.rawValue).joined(separator: ", ")
      text += "\(file):\(index + 1): \(names)\n  - \(pair.0)\n  + \(pair.1)\n"
      count += 1
    }
    let refused = translation.diagnostics.count
    let end = refused == 0 ? "" : "; \(Count.of(refused, "construct")) refused"
    return text + "\(Count.of(count, "line")) of \(old.count) changed\(end)\n"
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts.map { String(decoding: $0, as: UTF8.self).filter { $0 != "\r" } }
  }
}
