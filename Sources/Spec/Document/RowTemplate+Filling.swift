import Diagnostics
import YAML

/// How much may still be written out of rows and templates.
struct FillBudget {
  /// Values, those of the template and of what fills it.
  var nodes: Int
  /// Of texts that are put together, in UTF-8.
  var bytes: Int
}

extension RowTemplate {
  /// What keeps a template from being filled.
  enum FillFlaw: Error {
    /// A list or mapping cannot stand inside a text.
    case notText(name: String, span: SourceSpan)
    case tooManyNodes
    case tooMuchText
  }

  /// The template with an item's values; those that the item lacks stay as they are written.
  ///
  /// A text that is one parameter and nothing else becomes the value, of whatever type; inside a
  /// longer text the value's own text stands in its place.
  ///
  /// - Parameters:
  ///   - values: by the parameters' names.
  ///   - budget: what is left of it afterwards.
  /// - Returns: the template, filled.
  /// - Throws: what keeps it from being filled.
  func filled(
    with values: [String: YAMLNode], _ budget: inout FillBudget
  ) throws(FillFlaw) -> YAMLNode {
    try Self.fill(node, values, &budget)
  }

  private static func fill(
    _ node: YAMLNode, _ values: [String: YAMLNode], _ budget: inout FillBudget
  ) throws(FillFlaw) -> YAMLNode {
    try spend(1, &budget)
    var filled = node
    switch node.content {
    case .scalar(let scalar):
      guard scalar.text.contains("$") else { return node }
      if case .parameter(let name)? = pieces(of: scalar.text).first,
        let value = values[name], pieces(of: scalar.text).count == 1
      {
        try spend(value.count, &budget)
        return value
      }
      let text = try fill(scalar.text, values, &budget)
      filled.content = .scalar(YAMLScalar(text: text, style: scalar.style, offset: nil))
    case .sequence(let nodes):
      var children: [YAMLNode] = []
      for child in nodes { children.append(try fill(child, values, &budget)) }
      filled.content = .sequence(children)
    case .mapping(let entries):
      var children: [YAMLEntry] = []
      for var entry in entries {
        if entry.key.contains("$") { entry.key = try fill(entry.key, values, &budget) }
        entry.value = try fill(entry.value, values, &budget)
        children.append(entry)
      }
      filled.content = .mapping(children)
    }
    return filled
  }

  private static func fill(
    _ text: String, _ values: [String: YAMLNode], _ budget: inout FillBudget
  ) throws(FillFlaw) -> String {
    var filled = ""
    for piece in pieces(of: text) {
      switch piece {
      case .text(let part): filled += part
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

  private static func spend(_ nodes: Int, _ budget: inout FillBudget) throws(FillFlaw) {
    budget.nodes -= nodes
    guard budget.nodes >= 0 else { throw .tooManyNodes }
  }
}

extension YAMLNode {
  /// How many values it is, with all within it.
  fileprivate var count: Int {
    switch content {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.count }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }
}
