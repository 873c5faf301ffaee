import Diagnostics
import Geometry
import YAML

/// Insets of all four sides as the file has them.
struct DeclaredInsets: Sendable {
  var top: DeclaredLength?
  var left: DeclaredLength?
  var bottom: DeclaredLength?
  var right: DeclaredLength?

  /// Under the given metrics; 0 on sides that the file leaves out.
  func values(_ metrics: Metrics) -> Insets {
    func value(_ length: DeclaredLength?) -> Points {
      Points(length?.amount.value(metrics) ?? 0)
    }
    return Insets(top: value(top), left: value(left), bottom: value(bottom), right: value(right))
  }
}

extension SpecReader {
  /// One length for all sides, a list of top, left, bottom and right, or a mapping of sides.
  mutating func insets(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredInsets? {
    switch node.content {
    case .scalar:
      guard let all = length(node, key: key, in: range) else { return nil }
      return DeclaredInsets(top: all, left: all, bottom: all, right: all)
    case .sequence(let nodes):
      guard nodes.count == 4 else {
        findings.add(
          .wrongType(
            "`\(key)`", wanted: "a list of top, left, bottom and right", found: node,
            called: "a list of \(nodes.count)"))
        return nil
      }
      let sides = nodes.map { length($0, key: key, in: range) }
      return DeclaredInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    case .mapping(let entries): return insets(entries, key: key, in: range)
    }
  }

  private mutating func insets(
    _ entries: [YAMLEntry], key: String, in range: ClosedRange<Double>
  ) -> DeclaredInsets {
    var insets = DeclaredInsets()
    let names = LanguageKeys.insets.names
    let given = entries.filter { known($0, in: names, of: .key(key)) }
    // Groups first, whatever the order in the file, so that a single side counts for more.
    for side in names {
      guard let entry = given.first(where: { $0.key == side }) else { continue }
      guard let length = length(entry.value, key: side, in: range) else { continue }
      if ["all", "vertical", "top"].contains(side) { insets.top = length }
      if ["all", "vertical", "bottom"].contains(side) { insets.bottom = length }
      if ["all", "horizontal", "left"].contains(side) { insets.left = length }
      if ["all", "horizontal", "right"].contains(side) { insets.right = length }
    }
    return insets
  }
}
