import Graphics

/// One line of the difference between two layout texts.
package struct LayoutTextChange: Hashable, Sendable, Codable {
  package enum Mark: String, Hashable, Sendable, Codable {
    case same
    case removed
    case added
  }

  package let mark: Mark
  /// The line with its indentation, without a newline.
  package let text: String

  package init(mark: Mark, text: String) {
    self.mark = mark
    self.text = text
  }

  /// All lines of both texts with their marks; empty for equal texts.
  ///
  /// A changed line gives a removed line and an added line.
  static func changes(from old: String, to new: String) -> [LayoutTextChange] {
    guard ExactText(old) != ExactText(new) else { return [] }
    let before = old.split(separator: "\n").map { ExactText(String($0)) }
    let after = new.split(separator: "\n").map { ExactText(String($0)) }
    var changes: [LayoutTextChange] = []
    var (i, j) = (0, 0)
    func add(_ lines: ArraySlice<ExactText>, _ mark: Mark) {
      changes += lines.map { LayoutTextChange(mark: mark, text: $0.wrappedValue) }
    }
    for same in CommonSubsequence.positions(from: before, to: after) {
      add(before[i..<same.old], .removed)
      add(after[j..<same.new], .added)
      add(after[same.new...same.new], .same)
      (i, j) = (same.old + 1, same.new + 1)
    }
    add(before[i...], .removed)
    add(after[j...], .added)
    return changes
  }
}
