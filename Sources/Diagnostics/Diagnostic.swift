/// What is said about a fact, with a stable id; wording lives in static members, a file a topic.
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

/// How much a diagnostic weighs.
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

/// A fact that belongs to a diagnostic, with the other place that matters where there is one.
package struct Note: Hashable, Sendable {
  package let text: String
  package let span: SourceSpan?

  package init(_ text: String, at span: SourceSpan? = nil) {
    self.text = text
    self.span = span
  }
}

/// One finding as data: what, where, which facts belong to it, and what to do.
package struct Diagnostic: Hashable, Sendable {
  package var message: Message
  package var severity: Severity
  /// Nil where no line of a file is to blame, as with the command line.
  package var span: SourceSpan?
  package var notes: [Note]
  /// The action that mends it, never mixed into the message.
  package var help: String?
  /// Ids of the views concerned, in the order of the spec.
  package var views: [String]
  /// The constraints concerned as equations, in order of declaration.
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
}
