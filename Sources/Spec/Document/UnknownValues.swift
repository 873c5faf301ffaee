import Diagnostics
import YAML

/// The values in a template that only items give.
///
/// A diagnostic about such a value says nothing about the template.
struct UnknownValues {
  /// Whether they decide which views the template has, or their kinds.
  private(set) var decideViews = false
  /// The places of texts with parameters.
  private var texts: [SourceSpan] = []
  /// The places of the keys of these texts, and of the lists and mappings around them.
  private var around: Set<SourceSpan> = []
  private var names: Set<String> = []

  /// Creates no values.
  init() {}

  /// Creates the values of the parameters without a default.
  init(in template: RowTemplate) {
    names = Set(template.required.map(\.name))
    _ = add(template.node)
  }

  /// Adds the values in a node; returns whether there are any.
  private mutating func add(_ node: YAMLNode) -> Bool {
    var contains = false
    switch node.content {
    case .scalar(let scalar):
      guard hasParameter(scalar.text) else { return false }
      texts.append(node.span)
      return true
    case .sequence(let nodes): for child in nodes where add(child) { contains = true }
    case .mapping(let entries):
      for entry in entries {
        if hasParameter(entry.key) { decideViews = true }
        guard add(entry.value) else { continue }
        contains = true
        guard entry.value.scalar != nil else { continue }
        around.insert(entry.keySpan)
        if ["kind", "views", "guides"].contains(entry.key) { decideViews = true }
      }
    }
    if contains { around.insert(node.span) }
    return contains
  }

  private func hasParameter(_ text: String) -> Bool {
    RowTemplate.pieces(of: text).contains { piece in
      if case .parameter(let name) = piece { names.contains(name) } else { false }
    }
  }

  /// Whether one of them is the value of an entry.
  func give(oneOf entries: [YAMLEntry]) -> Bool {
    !texts.isEmpty && entries.contains { texts.contains($0.value.span) }
  }

  /// Whether a diagnostic may be about one of them.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    guard !texts.isEmpty, let span = diagnostic.span else { return false }
    return texts.contains { $0.contains(span) }
      || around.contains(span) && diagnostic.message.rule != "unknownKey"
  }
}

extension SourceSpan {
  /// Whether another place is within this one.
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    file == other.file && line == other.line && column <= other.column
      && other.column + other.length <= column + length
  }
}
