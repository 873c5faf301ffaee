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
    guard old != new else { return [] }
    let before = old.split(separator: "\n").map(String.init)
    let after = new.split(separator: "\n").map(String.init)
    var removed = [Bool](repeating: false, count: before.count)
    var added = [Bool](repeating: false, count: after.count)
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): added[offset] = true
      }
    }
    var changes: [LayoutTextChange] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed[i] {
        changes.append(LayoutTextChange(mark: .removed, text: before[i]))
        i += 1
      } else if j < after.count, added[j] {
        changes.append(LayoutTextChange(mark: .added, text: after[j]))
        j += 1
      } else {
        changes.append(LayoutTextChange(mark: .same, text: after[j]))
        i += 1
        j += 1
      }
    }
    return changes
  }
}
