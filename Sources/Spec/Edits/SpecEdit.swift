import Diagnostics
import YAML

/// One thing that two texts of a spec say differently.
package struct SpecEdit: Hashable, Sendable {
  /// A clause with names between backticks: “metric `gap` went from 8 to 12”.
  package let text: String
  /// Where the new text has it, or had room for it; counted from 1.
  package let line: Int

  /// What became of the old text, in the new one's order, what is gone after its neighbours.
  ///
  /// - Parameters:
  ///   - old: a spec's bytes.
  ///   - new: the other spec's.
  ///   - limits: how long they may be.
  /// - Returns: nil where one of them is not YAML; empty where they differ in comments and spaces.
  package static func edits(
    from old: [UInt8], to new: [UInt8], limits: SpecLimits
  ) -> [SpecEdit]? {
    guard let before = YAMLFile(spec: old, file: "", limits: limits).root,
      let after = YAMLFile(spec: new, file: "", limits: limits).root
    else { return nil }
    var comparison = SpecComparison()
    comparison.compare(before, after, at: SpecPath())
    return comparison.edits
  }
}

/// Walks two trees side by side.
private struct SpecComparison {
  var edits: [SpecEdit] = []

  mutating func compare(_ old: YAMLNode, _ new: YAMLNode, at path: SpecPath) {
    switch (old.content, new.content) {
    case (.mapping(let before), .mapping(let after)):
      compare(before, after, at: path, line: new.span.line)
    case (.sequence(let before), .sequence(let after)):
      compare(before, after, at: path, line: new.span.line)
    default:
      guard old.excerpt != new.excerpt else { return }
      add(path.changed(from: old.excerpt, to: new.excerpt), new.span.line)
    }
  }

  private mutating func compare(
    _ old: [YAMLEntry], _ new: [YAMLEntry], at path: SpecPath, line: Int
  ) {
    for entry in new {
      let place = path.appending(entry.key)
      if let before = old.first(where: { $0.key == entry.key }) {
        compare(before.value, entry.value, at: place)
      } else {
        add(place.added(entry.value.excerpt), entry.keySpan.line)
      }
    }
    for entry in old where !new.contains(where: { $0.key == entry.key }) {
      add(path.appending(entry.key).removed(entry.value.excerpt), line)
    }
  }

  /// What is gone and what is new between the same neighbours are one change each.
  private mutating func compare(
    _ old: [YAMLNode], _ new: [YAMLNode], at path: SpecPath, line: Int
  ) {
    let difference = new.map(\.excerpt).difference(from: old.map(\.excerpt))
    var removed = Set(difference.removals.map(\.offset))
    var added = Set(difference.insertions.map(\.offset))
    var (i, j) = (0, 0)
    var last = line
    while i < old.count || j < new.count {
      let isGone = i < old.count && removed.remove(i) != nil
      let isNew = j < new.count && added.remove(j) != nil
      if j < new.count { last = new[j].span.line }
      let place = path.appendingElement()
      switch (isGone, isNew) {
      case (true, true): compare(old[i], new[j], at: place)
      case (true, false): add(place.removed(old[i].excerpt), last)
      case (false, true): add(place.added(new[j].excerpt), last)
      case (false, false): break
      }
      // Of two elements that stay, both are passed; else only what was told.
      if isGone || !isNew { i += 1 }
      if isNew || !isGone { j += 1 }
    }
  }

  private mutating func add(_ text: String, _ line: Int) {
    edits.append(SpecEdit(text: text, line: line))
  }
}

extension YAMLNode {
  /// The value on one line, the same for values that mean the same.
  fileprivate var excerpt: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[\(nodes.map(\.excerpt).joined(separator: ", "))]"
    case .mapping(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.excerpt)" }.joined(separator: ", ")) }"
    }
  }
}
