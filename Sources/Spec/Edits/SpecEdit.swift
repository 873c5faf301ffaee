import Diagnostics
import YAML

/// One difference between two versions of a spec.
package struct SpecEdit: Hashable, Sendable {
  /// A clause with names between backticks: “metric `gap` changed from 8 to 12”.
  package let text: String
  /// The line in the new text, or the line of the removal, counted from 1.
  package let line: Int

  /// The differences between two specs, in the order of the new text.
  ///
  /// A removal comes after the elements around it.
  ///
  /// - Parameters:
  ///   - old: the bytes of the old spec.
  ///   - new: the bytes of the new spec.
  ///   - limits: the limits for both texts.
  /// - Returns: the differences, or nil if a text is not YAML; empty if only comments and spaces
  ///   differ.
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

/// Compares two trees node by node.
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

  /// Compares two lists.
  ///
  /// A removal and an insertion between the same neighbours become one change.
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
      // An unchanged element advances both lists. A removed or inserted one advances only its own
      // list.
      if isGone || !isNew { i += 1 }
      if isNew || !isGone { j += 1 }
    }
  }

  private mutating func add(_ text: String, _ line: Int) {
    edits.append(SpecEdit(text: text, line: line))
  }
}

extension YAMLNode {
  /// The value on one line.
  ///
  /// Equal values have equal lines.
  fileprivate var excerpt: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[\(nodes.map(\.excerpt).joined(separator: ", "))]"
    case .mapping(let entries):
      "{ \(entries.map { "\($0.key): \($0.value.excerpt)" }.joined(separator: ", ")) }"
    }
  }
}
