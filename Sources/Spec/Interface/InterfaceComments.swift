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
    let places = constraintPlaces
    var errorOfPlace: [ConstraintPlace: Diagnostic] = [:]
    for error in errors {
      // A line may hold many constraints, and other things with errors.
      guard let span = error.span,
        let columns = places[ConstraintPlace(span, column: 0)]?
          .last(where: { $0.contains(span.column) })
      else { continue }
      let place = ConstraintPlace(span, column: columns.lowerBound)
      if errorOfPlace[place] == nil { errorOfPlace[place] = error }
    }
    var refused: [Diagnostic] = []
    func isRefused(_ constraint: YAMLNode) -> Bool {
      let found = errorOfPlace[ConstraintPlace(constraint.span, column: constraint.span.column)]
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
            guard let all = field.constraints else {
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

  /// The columns that errors in each constraint of a line have, ascending.
  ///
  /// They count from the constraint's element, even if its text is written otherwise there.
  private var constraintPlaces: [ConstraintPlace: [ClosedRange<Int>]] {
    var columns: [ConstraintPlace: Set<ClosedRange<Int>>] = [:]
    func collect(_ node: YAMLNode) {
      switch node.content {
      case .scalar: break
      case .sequence(let elements): for element in elements { collect(element) }
      case .mapping(let fields):
        for field in fields {
          guard let constraints = field.constraints else {
            collect(field.value)
            continue
          }
          for constraint in constraints {
            let first = constraint.span.column
            columns[ConstraintPlace(constraint.span, column: 0), default: []]
              .insert(first...(first + constraint.line.unicodeScalars.count))
          }
        }
      }
    }
    collect(self)
    return columns.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
  }
}

/// The place of a constraint in a file.
private struct ConstraintPlace: Hashable {
  let file: String
  let line: Int
  let column: Int

  init(_ span: SourceSpan, column: Int) {
    (file, line) = (span.file, span.line)
    self.column = column
  }
}

extension YAMLEntry {
  /// The constraints, or the names of constraints, that the entry lists; nil for other entries.
  fileprivate var constraints: [YAMLNode]? {
    guard ["constraints", "activate", "deactivate"].contains(key),
      case .sequence(let all) = value.content
    else { return nil }
    return all
  }
}
