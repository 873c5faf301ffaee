/// Versions and hashes of what draws, by name, in a fixed order.
package struct DrawingEnvironment: Hashable, Sendable {
  package let entries: [Entry]

  package struct Entry: Hashable, Sendable {
    /// As a person calls it, once in an environment: `font Inter-Regular.otf`, `pango`.
    package let name: String
    package let value: String

    /// Tabs and line ends, which separate entries in a file, become spaces.
    package init(_ name: String, _ value: String) {
      self.name = Self.onOneLine(name)
      self.value = Self.onOneLine(value)
    }

    private static func onOneLine(_ text: String) -> String {
      String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
  }

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The name of the entry that is neither a font nor a library.
  package static let programEntry = "strut"

  /// The entry for what this program knows of a device.
  package static func deviceEntry(_ id: String, hash: String) -> Entry {
    Entry("\(devicePrefix)\(id)", hash)
  }

  private static let devicePrefix = "device "

  /// Whether a sentence of `differences` is about this program, and not about fonts or libraries.
  static func isOwn(_ sentence: String) -> Bool {
    sentence.hasPrefix("\(programEntry) ") || sentence.hasPrefix(devicePrefix)
  }

  /// One entry a line, the name up to the first tab.
  var text: String { entries.map { "\($0.name)\t\($0.value)" }.joined(separator: "\n") }

  init(text: String) {
    entries = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return Entry(parts.first ?? "", parts.count == 2 ? parts[1] : "")
    }
  }

  /// What is not the same in another environment, in words; empty where nothing differs, and where
  /// nothing is known of the other one.
  package func differences(from old: DrawingEnvironment) -> [String] {
    guard !old.entries.isEmpty else { return [] }
    let changed = entries.compactMap { entry -> String? in
      guard let before = old.entries.first(where: { $0.name == entry.name }) else {
        return "\(entry.name) is \(entry.value), and was not used before"
      }
      return before.value == entry.value
        ? nil : "\(entry.name) is \(entry.value), and was \(before.value)"
    }
    let gone = old.entries.filter { entry in !entries.contains { $0.name == entry.name } }
    return changed + gone.map { "\($0.name) was \($0.value), and is not used now" }
  }
}
