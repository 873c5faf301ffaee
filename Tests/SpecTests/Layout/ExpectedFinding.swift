import Diagnostics
import YAML

@testable import Spec

/// A report that a fixture wants.
enum ExpectedFinding: Hashable, CustomStringConvertible {
  case message(String)
  case rule(String, views: [String])

  init(_ node: YAMLNode) throws(FixtureError) {
    switch node.content {
    case .scalar(let scalar): self = .message(scalar.text)
    case .mapping(let entries) where entries.count == 1:
      guard case .sequence(let nodes) = entries[0].value.content else {
        throw FixtureError("`\(entries[0].key)` needs a list of views")
      }
      self = .rule(entries[0].key, views: nodes.compactMap { $0.scalar?.text })
    default: throw FixtureError("a report is a message or a rule with its views")
    }
  }

  func isMet(by diagnostic: Diagnostic) -> Bool {
    switch self {
    case .message(let text): diagnostic.message.text == text
    case .rule(let rule, let views):
      diagnostic.message.rule == rule && diagnostic.views == views
    }
  }

  var description: String {
    switch self {
    case .message(let text): text
    case .rule(let rule, let views): "\(rule): [\(views.joined(separator: ", "))]"
    }
  }
}
