import InterfaceBuilder
import YAML

/// The comments above the views of a translated document: what the spec does not have of them.
struct InterfaceComments {
  /// The lines by the path of keys to a view, or to the first key for the whole scene.
  private(set) var lines: [[String]: [String]] = [:]
  private let omissions: [String: [String]]

  init(_ translation: InterfaceTranslation, in root: YAMLNode) {
    var omissions: [String: [String]] = [:]
    for omission in translation.omissions {
      let line = "Left out: \(omission.part.text(omission.name))"
      let view = omission.view ?? ""
      if omissions[view]?.contains(line) != true { omissions[view, default: []].append(line) }
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
