import Diagnostics
import YAML

/// The budget that remains for filling rows and templates.
struct FillBudget {
  /// The number of values that templates and their arguments may still add.
  var nodes: Int
  /// The number of UTF-8 bytes that parameters may still add to texts.
  var bytes: Int

  /// Whether a row or template did not fit, which is reported once.
  var isExceeded: Bool { nodes < 0 || bytes < 0 }

  /// Spends values.
  mutating func spend(_ count: Int) throws(RowTemplate.FillFlaw) {
    nodes -= count
    guard nodes >= 0 else { throw .tooManyNodes }
  }

  /// Exceeds the budget if it has no room for the values.
  mutating func requireRoom(for count: Int) throws(RowTemplate.FillFlaw) {
    if count > nodes { try spend(count) }
  }
}

extension RowTemplate {
  /// An error that prevents filling a template.
  enum FillFlaw: Error {
    /// A list or mapping is used inside a text.
    case notText(name: String, span: SourceSpan)
    case tooManyNodes
    case tooMuchText
  }

  /// Fills the template with the values of parameters.
  ///
  /// A text that is exactly one parameter becomes the value, of any type. In a longer text, the
  /// value's text replaces the parameter. A parameter without a value stays as written.
  ///
  /// A row in the template is filled again, so a dollar sign there stays `$$`.
  ///
  /// - Parameters:
  ///   - values: the values by the names of the parameters.
  ///   - isRow: whether the template is used in a row, which is filled again.
  ///   - budget: the remaining budget, which the call reduces.
  /// - Returns: the filled template.
  /// - Throws: `FillFlaw`.
  func filled(
    with values: [String: YAMLNode], inRow isRow: Bool = false, _ budget: inout FillBudget
  ) throws(FillFlaw) -> YAMLNode {
    var all = values
    for entry in defaults where all[entry.key] == nil { all[entry.key] = entry.value }
    return try Self.fill(node, all, isRow, &budget)
  }

  private static func fill(
    _ node: YAMLNode, _ values: [String: YAMLNode], _ isRow: Bool, _ budget: inout FillBudget
  ) throws(FillFlaw) -> YAMLNode {
    try budget.spend(1)
    var filled = node
    switch node.content {
    case .scalar(let scalar):
      guard scalar.text.contains("$") else { return node }
      if case .parameter(let name)? = pieces(of: scalar.text).first,
        let value = values[name], pieces(of: scalar.text).count == 1
      {
        try budget.spend(value.count)
        return value
      }
      if let name = negated(scalar.text), let value = values[name]?.scalar?.negation {
        filled.content = .scalar(value)
        return filled
      }
      let text = try fill(scalar.text, values, isRow, &budget)
      filled.content = .scalar(YAMLScalar(text: text, style: scalar.style, offset: nil))
    case .sequence(let nodes):
      var children: [YAMLNode] = []
      for child in nodes { children.append(try fill(child, values, isRow, &budget)) }
      filled.content = .sequence(children)
    case .mapping(let entries):
      var children: [YAMLEntry] = []
      // A view may have the id `row`.
      let isViews = !entries.contains {
        ["kind", "use"].contains($0.key) && $0.value.scalar != nil
      }
      for var entry in entries {
        if entry.key.contains("$") { entry.key = try fill(entry.key, values, isRow, &budget) }
        let isFilledAgain = isRow || ["row", "rows"].contains(entry.key) && !isViews
        entry.value = try fill(entry.value, values, isFilledAgain, &budget)
        children.append(entry)
      }
      filled.content = .mapping(children)
    }
    return filled
  }

  /// The parameter in `not $name`, or nil for another text.
  private static func negated(_ text: String) -> String? {
    guard text.hasPrefix("not $"), case let pieces = pieces(of: String(text.dropFirst(4))),
      pieces.count == 1, case .parameter(let name) = pieces[0]
    else { return nil }
    return name
  }

  private static func fill(
    _ text: String, _ values: [String: YAMLNode], _ isRow: Bool, _ budget: inout FillBudget
  ) throws(FillFlaw) -> String {
    var filled = ""
    for piece in pieces(of: text) {
      switch piece {
      case .text(let part): filled += isRow ? part.replacing("$", with: "$$") : part
      case .parameter(let name):
        guard let value = values[name] else {
          filled += "$(\(name))"
          continue
        }
        guard let part = value.scalar?.text else {
          throw .notText(name: name, span: value.span)
        }
        budget.bytes -= part.utf8.count
        guard budget.bytes >= 0 else { throw .tooMuchText }
        filled += part
      }
    }
    return filled
  }
}

extension YAMLScalar {
  /// `false` for `true` and the reverse; a parameter that an item fills later is negated then.
  ///
  /// Nil for other values.
  fileprivate var negation: YAMLScalar? {
    if let flag { return YAMLScalar(text: flag ? "false" : "true", style: .plain) }
    guard text.hasPrefix("$("), text.hasSuffix(")") else { return nil }
    return YAMLScalar(text: "not \(text)", style: style)
  }
}

extension YAMLNode {
  /// The number of values in the tree, itself included.
  var count: Int {
    switch content {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.count }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }
}
