import AutoLayout
import Cassowary
import Diagnostics
import YAML

/// One entry of a `constraints` list, or the meaning of one shorthand key.
struct ConstraintDeclaration: Sendable {
  var name: String?
  var isActive = true
  var form: Form
  /// The constraints, computed with the file's own metrics.
  var constraints: [Constraint] = []

  enum Form: Sendable {
    case equations([Equation])
    indirect case visualFormat(FormatDeclaration)
  }
}

/// An entry with `vfl`.
struct FormatDeclaration: Sendable {
  var text: String
  var options: VisualFormatOptions
  /// The scope of the names in the string.
  var scope: NameScope
  /// The entry's own metrics, which override those of the file.
  var metrics: Metrics
  /// The priority of constraints to which the string gives no priority.
  var priority: DeclaredPriority
  var name: String?
  var origin: Origin
  /// The place of the string's text in the file.
  var place: TextPlace
}

/// The place of a text in the file, from which the places of the text's parts are computed.
struct TextPlace: Hashable, Sendable {
  var span: SourceSpan
  /// The text's offset from the span's start, or nil if its parts cannot be located.
  var offset: Int?

  init(span: SourceSpan, offset: Int?) {
    self.span = span
    self.offset = offset
  }

  init(_ node: YAMLNode) {
    self.init(span: node.span, offset: node.scalar?.offset)
  }

  subscript(range: Range<Int>) -> SourceSpan {
    offset.map { span.part(offset: $0 + range.lowerBound, length: range.count) } ?? span
  }
}

extension FormatDeclaration {
  /// The constraints, computed with a cell's metrics.
  func constraints(_ cell: Metrics) throws(VisualFormatError) -> [Constraint] {
    let priority = priority(cell) ?? .required
    let made = try VisualFormat.expand(
      text, in: { scope.views.entry(of: $0)?.parent }, options: options,
      item: { name in
        try? scope.item(NameSyntax(text: name, range: 0..<0), subject: nil)
      },
      metric: { metrics[$0] ?? cell[$0] }, name: name, origin: origin)
    return made.map { constraint in
      guard constraint.priority.isRequired else { return constraint }
      var constraint = constraint
      constraint.priority = priority
      return constraint
    }
  }

  /// The priority of constraints to which the string gives none, or nil if a metric is not a
  /// priority.
  func priority(_ cell: Metrics) -> Priority? { priority.value(cell) }

  /// The error as a diagnostic on the first wrong character.
  ///
  /// If the string has escapes in the file, the diagnostic is on the whole string, and a note shows
  /// UIKit's own report.
  func diagnostic(_ error: VisualFormatError) -> Diagnostic {
    let known = metrics.names + scope.metrics.names + scope.views.names
    var diagnostic = error.diagnostic(
      at: place.span.part(offset: place.offset ?? 0, length: 1), in: text, known: known,
      views: scope.views.names)
    if case .alignmentAlong(let axis) = error.reason, let meant = options.turned(from: axis) {
      diagnostic.help = "write `options: \(meant)`"
    }
    if place.offset == nil {
      diagnostic.span = place.span
      diagnostic.notes = [Note(error.report(on: text))]
    }
    return diagnostic
  }
}
