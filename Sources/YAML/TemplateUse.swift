package import Diagnostics

/// The use of a template for a view.
package struct TemplateUse: Hashable, Sendable {
  package let name: String
  /// The place where the view names the template.
  package let span: SourceSpan
  package let extent: TemplateExtent
  /// Whether each parameter has a value; if not, other errors within the view follow from it.
  package let isComplete: Bool

  package init(name: String, span: SourceSpan, extent: TemplateExtent, isComplete: Bool = true) {
    self.name = name
    self.span = span
    self.extent = extent
    self.isComplete = isComplete
  }

  /// The note that tells where the template is used, for diagnostics about its content.
  package var note: Note { Note("the template `\(name)` is used here", at: span) }
}

/// The lines of a file that a template occupies.
package struct TemplateExtent: Hashable, Sendable {
  private let first: SourceSpan
  private let lastLine: Int

  package init(of node: YAMLNode) {
    first = node.span
    lastLine = Self.lastLine(of: node)
  }

  package func contains(_ place: SourceSpan) -> Bool {
    place.file == first.file && first <= place && place.line <= lastLine
  }

  private static func lastLine(of node: YAMLNode) -> Int {
    switch node.content {
    case .scalar(let scalar):
      node.span.line + (scalar.style == .block ? scalar.text.count { $0.isNewline } : 0)
    case .sequence(let nodes): nodes.map { lastLine(of: $0) }.max() ?? node.span.line
    case .mapping(let entries):
      entries.map { max($0.keySpan.line, lastLine(of: $0.value)) }.max() ?? node.span.line
    }
  }
}
