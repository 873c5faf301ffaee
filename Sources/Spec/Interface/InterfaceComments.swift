import Diagnostics
import InterfaceBuilder
import YAML

/// The comments above the views of a translated document: what the spec does not have of them.
struct InterfaceComments {
  /// The lines by the path of keys to a view, or to the first key for the whole scene.
  private(set) var lines: [[String]: [String]] = [:]
  private let omissions: [String: [String]]

  /// - Parameters:
  ///   - translation: the document's scene.
  ///   - refused: the errors of constraints that are left out.
  ///   - root: the spec without these constraints.
  init(_ translation: InterfaceTranslation, refused: [Diagnostic], in root: YAMLNode) {
    var omissions: [String: [String]] = [:]
    for omission in translation.omissions {
      let line = VisibleText.line("Left out: \(omission.part.text(omission.name))")
      let view = omission.view ?? ""
      if omissions[view]?.contains(line) != true { omissions[view, default: []].append(line) }
    }
    for error in refused {
      let line = VisibleText.line(
        "Left out: \(OmittedPart.constraint.text(error.message.text))")
      if omissions[""]?.contains(line) != true { omissions["", default: []].append(line) }
    }
    self.omissions = omissions
    if let first = root.entries.first?.key, let whole = omissions[""] { lines[[first]] = whole }
    if let views = root.entries.first(where: { $0.key == "views" }) {
      collect(views.value, path: ["views"])
    }
  }

  private mutating func collect(_ views: YAMLNode, path: [String]) {
    for view in views.entries {
      let path = path + [view.key]
      if let own = omissions[view.key] { lines[path] = own }
      descend(into: view.value, path: path)
    }
  }

  /// Collects the views below a view, also in its rows, headers and footers.
  private mutating func descend(into node: YAMLNode, path: [String]) {
    switch node.content {
    case .scalar: break
    case .sequence(let elements): for element in elements { descend(into: element, path: path) }
    case .mapping(let fields):
      for field in fields {
        switch field.key {
        case "views": collect(field.value, path: path + ["views"])
        case "items", "sections", "cell", "header", "footer":
          descend(into: field.value, path: path + [field.key])
        default: break
        }
      }
    }
  }
}

extension YAMLNode {
  /// The tree without the constraints, and the names of constraints, at which errors are, and those
  /// errors.
  ///
  /// A document with such a constraint is drawn without it, so that a spec made of the document must
  /// not have it either.
  func withoutConstraints(at errors: [Diagnostic]) -> (root: YAMLNode, refused: [Diagnostic]) {
    guard !errors.isEmpty else { return (self, []) }
    let places = Dictionary(grouping: errors) { $0.span?.line ?? 0 }
    var refused: [Diagnostic] = []
    func isRefused(_ constraint: YAMLNode) -> Bool {
      let found = places[constraint.span.line]?.first { error in
        error.span.map { $0.file == constraint.span.file && $0.column >= constraint.span.column }
          ?? false
      }
      if let found { refused.append(found) }
      return found != nil
    }
    func cleaned(_ node: YAMLNode) -> YAMLNode {
      var node = node
      switch node.content {
      case .scalar: break
      case .sequence(let elements): node.content = .sequence(elements.map(cleaned))
      case .mapping(let fields):
        node.content = .mapping(
          fields.compactMap { field in
            var field = field
            guard ["constraints", "activate", "deactivate"].contains(field.key),
              case .sequence(let all) = field.value.content
            else {
              field.value = cleaned(field.value)
              return field
            }
            let kept = all.filter { !isRefused($0) }
            guard !kept.isEmpty else { return nil }
            field.value.content = .sequence(kept)
            return field
          })
      }
      return node
    }
    return (cleaned(self), refused)
  }
}
