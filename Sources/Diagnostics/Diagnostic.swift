/// The text of a diagnostic, with a stable rule id.
///
/// Messages are static members, in one file for each topic.
package struct Message: Hashable, Sendable {
  /// The stable id of the rule, in camel case: `unknownKey`, `unsatisfiable`.
  package let rule: String
  /// One lowercase clause without a full stop that stands alone.
  package let text: String

  package init(rule: String, text: String) {
    self.rule = rule
    self.text = text
  }
}

/// The severity of a diagnostic.
package enum Severity: String, Hashable, Sendable, Comparable {
  case note
  case warning
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
}

/// A fact about a diagnostic, with a second place if there is one.
package struct Note: Hashable, Sendable {
  package let text: String
  package let span: SourceSpan?

  package init(_ text: String, at span: SourceSpan? = nil) {
    self.text = text
    self.span = span
  }
}

/// One finding as data: the message, the place, the facts and the help.
package struct Diagnostic: Hashable, Sendable {
  package var message: Message
  package var severity: Severity
  /// The place; nil if no line of a file is the cause, for example for the command line.
  package var span: SourceSpan?
  package var notes: [Note]
  /// The action that corrects the problem, which the message does not contain.
  package var help: String?
  /// The text to write in place of the text at `span`; nil if the help is not that exact.
  package var replacement: String?
  /// The ids of the affected views, in the order of the spec.
  package var views: [String]
  /// The affected constraints as equations, in order of declaration.
  package var constraints: [String]

  package init(
    _ message: Message, severity: Severity = .error, at span: SourceSpan? = nil,
    notes: [Note] = [], help: String? = nil, views: [String] = [], constraints: [String] = []
  ) {
    self.message = message
    self.severity = severity
    self.span = span
    self.notes = notes
    self.help = help
    self.views = views
    self.constraints = constraints
  }

  /// Creates a finding whose help may be a text to write.
  package init(
    _ message: Message, at span: SourceSpan? = nil, notes: [Note] = [], fixIt: FixIt?,
    views: [String] = []
  ) {
    self.init(message, at: span, notes: notes, help: fixIt?.text, views: views)
    replacement = fixIt?.replacement
  }
}
