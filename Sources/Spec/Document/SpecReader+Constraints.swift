import AutoLayout
import Cassowary
import Diagnostics
import YAML

extension SpecReader {
  /// The entries of a `constraints` list of `owner`, nil at the top level.
  mutating func readConstraints(
    _ node: YAMLNode, of owner: ViewID?, in tree: LayoutTree
  ) -> [ConstraintDeclaration] {
    (list(node, key: "constraints") ?? []).compactMap { readConstraint($0, of: owner, in: tree) }
  }

  private mutating func readConstraint(
    _ node: YAMLNode, of owner: ViewID?, in tree: LayoutTree
  ) -> ConstraintDeclaration? {
    let scope = tree.scope(of: owner, metrics: metrics)
    switch node.content {
    case .scalar: return readExpression(node, ConstraintOptions(), scope, tree)
    case .sequence:
      findings.add(.wrongType("a constraint", wanted: "an expression or a mapping", found: node))
      return nil
    case .mapping(let entries):
      let keys = entries.map(\.key)
      if keys.contains("vfl"), keys.contains("constraint") {
        findings.add(.constraintAndFormat(at: node.span))
        return nil
      }
      if keys.contains("vfl") { return readFormat(entries, scope, tree) }
      if keys.contains("constraint") { return readLongForm(entries, scope, tree) }
      return readNamed(entries, node, scope, tree)
    }
  }

  /// `name: expression`.
  private mutating func readNamed(
    _ entries: [YAMLEntry], _ node: YAMLNode, _ scope: NameScope, _ tree: LayoutTree
  ) -> ConstraintDeclaration? {
    guard entries.count == 1 else {
      let known = LanguageKeys.constraint.names
      let strange = entries.filter { !known.contains($0.key) }
      if strange.count == entries.count, entries.count > 1 {
        findings.add(.severalConstraints(second: entries[1]))
        return nil
      }
      let misspelt = strange.first
      findings.add(
        misspelt.map { .unknownKey($0, of: .constraint, known: known) }
          ?? .missingKey("constraint", of: .constraint, at: node.span))
      return nil
    }
    let entry = entries[0]
    noteName(entry.key)
    guard !entry.key.isEmpty else {
      findings.add(.emptyConstraintName(at: entry.keySpan))
      return nil
    }
    if case .mapping = entry.value.content {
      findings.add(.longFormBehindName(entry))
      return nil
    }
    var options = ConstraintOptions()
    options.name = entry.key
    return readExpression(entry.value, options, scope, tree)
  }

  private struct ConstraintOptions {
    var name: String?
    var priority: DeclaredPriority?
    var isActive = true
  }

  /// The keys that the long form and format strings share.
  private mutating func readOption(_ entry: YAMLEntry, _ options: inout ConstraintOptions) {
    switch entry.key {
    case "name":
      options.name = text(entry.value, key: entry.key)
      if options.name?.isEmpty == true {
        findings.add(.emptyConstraintName(at: entry.value.span))
      }
    case "priority": options.priority = priority(entry.value, key: entry.key)
    case "active": options.isActive = flag(entry.value, key: entry.key) ?? true
    default: break
    }
  }

  private mutating func readLongForm(
    _ entries: [YAMLEntry], _ scope: NameScope, _ tree: LayoutTree
  ) -> ConstraintDeclaration? {
    let known = LanguageKeys.constraint.names.filter {
      !["vfl", "options", "metrics"].contains($0)
    }
    var options = ConstraintOptions()
    var expression: YAMLNode?
    for entry in entries where self.known(entry, in: known, of: .constraint) {
      if entry.key == "constraint" { expression = entry.value }
      readOption(entry, &options)
    }
    return expression.flatMap { readExpression($0, options, scope, tree) }
  }

  // MARK: Expressions

  private mutating func readExpression(
    _ node: YAMLNode, _ options: ConstraintOptions, _ scope: NameScope, _ tree: LayoutTree
  ) -> ConstraintDeclaration? {
    guard let scalar = node.scalar, !scalar.isNull else {
      findings.add(.wrongType("a constraint", wanted: "an expression", found: node))
      return nil
    }
    let place = TextPlace(node)
    do {
      let syntax = try ExpressionParser.constraint(scalar.text, metrics: scope.metrics)
      if options.priority != nil, syntax.hasPriority {
        findings.add(.priorityTwice(at: node.span))
      }
      var equations = try ExpressionResolver(scope: scope).equations(
        syntax, name: options.name, origin: .written(place[syntax.range]))
      if let priority = options.priority {
        for index in equations.indices { equations[index].priority = priority }
      }
      return declare(
        equations, name: options.name, isActive: options.isActive, at: place[syntax.range],
        in: tree)
    } catch let error as ExpressionError {
      findings.add(.expression(error, in: place, text: scalar.text, metrics: metrics.names))
    } catch let failure as ExpressionResolver.Failure {
      findings.add(.resolution(failure, in: place, scope: scope))
    } catch {
      findings.add(.wrongType("a constraint", wanted: "an expression", found: node))
    }
    return nil
  }

  /// The declaration of equations that are legal under the file's metrics; nil after a complaint.
  mutating func declare(
    _ equations: [Equation], name: String? = nil, isActive: Bool = true, at span: SourceSpan,
    in tree: LayoutTree
  ) -> ConstraintDeclaration? {
    var constraints: [Constraint] = []
    for equation in equations {
      do throws(Equation.Flaw) {
        let constraint = try equation.constraint(metrics)
        if let rule = constraint.violatedRule(in: tree.hierarchy) {
          findings.add(rule.diagnostic(of: constraint, at: span, in: tree.hierarchy))
          return nil
        }
        constraints.append(constraint)
      } catch {
        findings.add(.equation(error, at: span))
        return nil
      }
    }
    note(constraints, name)
    return ConstraintDeclaration(
      name: name, isActive: isActive, form: .equations(equations), constraints: constraints)
  }

  private mutating func note(_ constraints: [Constraint], _ name: String?) {
    if let name { noteName(name) }
    for constraint in constraints { firstAnchors.insert(constraint.first) }
  }

  private mutating func noteName(_ name: String) {
    if knownConstraintNames.insert(name).inserted { constraintNames.append(name) }
  }

  // MARK: Format strings

  private mutating func readFormat(
    _ entries: [YAMLEntry], _ scope: NameScope, _ tree: LayoutTree
  ) -> ConstraintDeclaration? {
    let known = LanguageKeys.constraint.names.filter { $0 != "constraint" }
    var options = ConstraintOptions()
    var formatOptions: VisualFormatOptions = []
    var local = Metrics()
    var format: YAMLNode?
    for entry in entries where self.known(entry, in: known, of: .constraint) {
      switch entry.key {
      case "vfl": format = entry.value
      case "options": formatOptions = readFormatOptions(entry.value)
      case "metrics": local = readMetrics(entry.value)
      default: readOption(entry, &options)
      }
    }
    guard let format, let text = text(format, key: "vfl") else { return nil }
    let declaration = FormatDeclaration(
      text: text, superview: scope.owner ?? tree.names.root.id, options: formatOptions,
      scope: scope, metrics: local, priority: options.priority ?? .required, name: options.name,
      origin: .visualFormat(format.span), place: TextPlace(format))
    do throws(VisualFormatError) {
      let constraints = try declaration.constraints(metrics)
      for constraint in constraints {
        guard let rule = constraint.violatedRule(in: tree.hierarchy) else { continue }
        findings.add(rule.diagnostic(of: constraint, at: format.span, in: tree.hierarchy))
        return nil
      }
      note(constraints, options.name)
      return ConstraintDeclaration(
        name: options.name, isActive: options.isActive, form: .visualFormat(declaration),
        constraints: constraints)
    } catch {
      findings.add(declaration.diagnostic(error))
      return nil
    }
  }

  private mutating func readFormatOptions(_ node: YAMLNode) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for option in oneOrMore(node) {
      guard let name = choice(option, key: "options", of: VisualFormatOptions.names) else {
        continue
      }
      options.formUnion(VisualFormatOptions(name: name) ?? [])
    }
    return options
  }
}
