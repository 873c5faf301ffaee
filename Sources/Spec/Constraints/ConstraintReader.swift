import AutoLayout
import Cassowary
import Diagnostics
import ViewKinds
import YAML

/// Reads the entries of `constraints`, and records the names and first anchors of all constraints
/// of the file.
final class ConstraintReader: SectionReader {
  let context: ReadingContext
  /// The names of all constraints in file order.
  private(set) var names: [String] = []
  private var knownNames: Set<String> = []
  private var firstAnchors: Set<Anchor> = []

  init(_ context: ReadingContext) { self.context = context }

  func hasName(_ name: String) -> Bool { knownNames.contains(name) }

  /// Whether a constraint has this first item and attribute.
  func hasFirst(_ anchor: Anchor) -> Bool { firstAnchors.contains(anchor) }

  /// Reads the `constraints` list of `owner`, which is nil at the top level.
  func readConstraints(
    _ node: YAMLNode, of owner: ViewID?, in tree: ViewTree
  ) -> [ConstraintDeclaration] {
    (list(node, key: "constraints") ?? []).compactMap { readConstraint($0, of: owner, in: tree) }
  }

  private func readConstraint(
    _ node: YAMLNode, of owner: ViewID?, in tree: ViewTree
  ) -> ConstraintDeclaration? {
    let scope = tree.scope(of: owner, metrics: metrics)
    switch node.content {
    case .scalar: return readExpression(node, ConstraintOptions(), scope, tree)
    case .sequence:
      report(.wrongType("a constraint", wanted: "an expression or a mapping", found: node))
      return nil
    case .mapping(let entries):
      let keys = entries.map(\.key)
      if keys.contains("vfl"), keys.contains("constraint") {
        report(.constraintAndFormat(at: node.span))
        return nil
      }
      if keys.contains("vfl") { return readFormat(entries, node, scope, tree) }
      if keys.contains("constraint") { return readLongForm(entries, node, scope, tree) }
      return readNamed(entries, node, scope, tree)
    }
  }

  /// Reads the form `name: expression`.
  private func readNamed(
    _ entries: [YAMLEntry], _ node: YAMLNode, _ scope: NameScope, _ tree: ViewTree
  ) -> ConstraintDeclaration? {
    guard entries.count == 1 else {
      let known = LanguageKeys.constraint.names
      let strange = entries.filter { !known.contains($0.key) }
      if let equation = MistakenExpression.equation(entries) {
        report(.constraintInParts(equation, at: entries[0].keySpan))
        return nil
      }
      if strange.count == entries.count, entries.count > 1 {
        report(.severalConstraints(second: entries[1]))
        return nil
      }
      let misspelt = strange.first
      if let misspelt {
        reportUnknown(misspelt, of: .constraint, known: known)
      } else {
        report(.missingKey("constraint", of: .constraint, at: node.span))
      }
      return nil
    }
    let entry = entries[0]
    if let equation = entry.expressionBeforeOffset {
      report(.constraintInParts(equation, at: entry.keySpan))
      return nil
    }
    if let expression = entry.expressionBeforePriority {
      report(.priorityBehindComma(expression, entry))
      return nil
    }
    if let text = entry.value.scalar?.text, ["H:", "V:", "|"].contains(where: text.hasPrefix) {
      report(
        .unknownKey([entry], of: .constraint, .words("write `vfl` in place of `\(entry.key)`")))
      return nil
    }
    noteName(entry.key)
    guard !entry.key.isEmpty else {
      report(.emptyConstraintName(at: entry.keySpan))
      return nil
    }
    if case .mapping = entry.value.content {
      report(.longFormBehindName(entry))
      return nil
    }
    var options = ConstraintOptions()
    options.name = entry.key
    return readExpression(entry.value, options, scope, tree)
  }

  private func readLongForm(
    _ entries: [YAMLEntry], _ node: YAMLNode, _ scope: NameScope, _ tree: ViewTree
  ) -> ConstraintDeclaration? {
    if let (expression, entry) = MistakenExpression.completed(entries) {
      report(
        .unknownKey([entry], of: .constraint, .words("write `constraint: \"\(expression)\"`")))
      return nil
    }
    let keys = LongFormKeys(entries, at: node, of: .constraint, context)
    return keys.expression.flatMap { readExpression($0.value, keys.options, scope, tree) }
  }

  // MARK: Expressions

  private func readExpression(
    _ node: YAMLNode, _ options: ConstraintOptions, _ scope: NameScope, _ tree: ViewTree
  ) -> ConstraintDeclaration? {
    guard let scalar = node.scalar, !scalar.isNull else {
      report(.wrongType("a constraint", wanted: "an expression", found: node))
      return nil
    }
    let place = TextPlace(node)
    do {
      let syntax = try ExpressionParser.constraint(scalar.text, metrics: scope.metrics)
      if options.priority != nil, syntax.hasPriority {
        report(.priorityTwice(at: node.span))
      }
      var equations = try ExpressionResolver(scope: scope).equations(
        syntax, name: options.name, origin: .written(place[syntax.range]))
      if let priority = options.priority {
        for index in equations.indices { equations[index].priority = priority.priority }
      }
      return declare(
        equations, name: options.name, isActive: options.isActive, at: place[syntax.range],
        in: tree, help: MistakenExpression.advice(forPair: scalar.text))
    } catch let error as ExpressionError {
      guard !context.hasWrongName(scalar.text) else { return nil }
      report(
        .expression(
          error, in: place, text: scalar.text, metrics: metrics, views: scope.views.names))
    } catch let failure as ExpressionResolver.Failure {
      if case .name(let unresolved) = failure,
        context.isWrong(unresolved.name.text, in: scalar.text)
      {
        return nil
      }
      report {
        var unknown = Diagnostic.resolution(failure, in: place, scope: scope, text: scalar.text)
        if case .name(let unresolved) = failure,
          let table = context.rowViews[unresolved.name.text]
        {
          let inRow = scalar.text.replacing("\(table).", with: "superview.")
          unknown.help =
            "`\(unresolved.name.text)` is a view in the row of `\(table)`: write `- \(inRow)` under the `constraints` of its `row`"
        }
        return unknown
      }
    } catch {
      report(.wrongType("a constraint", wanted: "an expression", found: node))
    }
    return nil
  }

  /// Declares equations; nil after a report if one is illegal with the file's metrics.
  ///
  /// `help` replaces that of the report. It is made for a report only, because it takes longer than
  /// reading a constraint.
  func declare(
    _ equations: [Equation], name: String? = nil, isActive: Bool = true, at span: SourceSpan,
    in tree: ViewTree, help: @autoclosure () -> String? = nil
  ) -> ConstraintDeclaration? {
    var constraints: [Constraint] = []
    for equation in equations {
      do throws(Equation.Flaw) {
        let constraint = try equation.constraint(metrics)
        if let rule = constraint.violatedRule(in: tree.hierarchy) {
          report {
            var illegal = rule.diagnostic(of: constraint, at: span, in: tree.hierarchy)
            illegal.help = help() ?? illegal.help
            return illegal
          }
          return nil
        }
        constraints.append(constraint)
      } catch {
        report(.equation(error, at: span))
        return nil
      }
    }
    note(constraints, name)
    return ConstraintDeclaration(
      name: name, isActive: isActive, form: .equations(equations), constraints: constraints)
  }

  private func note(_ constraints: [Constraint], _ name: String?) {
    if let name { noteName(name) }
    for constraint in constraints { firstAnchors.insert(constraint.first) }
  }

  private func noteName(_ name: String) {
    if knownNames.insert(name).inserted { names.append(name) }
  }

  // MARK: Format strings

  private func readFormat(
    _ entries: [YAMLEntry], _ node: YAMLNode, _ scope: NameScope, _ tree: ViewTree
  ) -> ConstraintDeclaration? {
    let keys = FormatKeys(entries, at: node, of: .constraint, context)
    let options = keys.options
    guard let format = keys.format?.value, let text = text(format, key: "vfl") else { return nil }
    let declaration = FormatDeclaration(
      text: text, options: keys.formatOptions, scope: scope, metrics: keys.metrics,
      priority: options.priority?.priority ?? .required, name: options.name,
      origin: .visualFormat(format.span), place: TextPlace(format))
    do throws(VisualFormatError) {
      let constraints = try declaration.constraints(metrics)
      for constraint in constraints {
        guard let rule = constraint.violatedRule(in: tree.hierarchy) else { continue }
        report(rule.diagnostic(of: constraint, at: format.span, in: tree.hierarchy))
        return nil
      }
      if keys.formatOptions.contains(.spacingBaselineToBaseline),
        try VisualFormat(parsing: text).connections.contains(.standard)
      {
        report(.standardSpaceBetweenBaselines(at: format.span))
      }
      note(constraints, options.name)
      return ConstraintDeclaration(
        name: options.name, isActive: options.isActive, form: .visualFormat(declaration),
        constraints: constraints)
    } catch {
      report(declaration.diagnostic(error))
      return nil
    }
  }
}

extension YAMLEntry {
  /// The expression in `a.top == b.bottom, offset: 8`, which YAML reads as a mapping; nil for others.
  fileprivate var expressionBeforeOffset: String? {
    guard ["==", "<=", ">="].contains(where: key.contains),
      let word = key.firstMatch(of: #/\s*[,.(]*\s*(?:offset|constant|plus|margin|spacing)\s*$/#),
      let number = MistakenValue.number(value.line.filter { !"() ".contains($0) })
    else { return nil }
    let isNegative = number.hasPrefix("-")
    return "\(key[..<word.range.lowerBound]) \(isNegative ? "-" : "+") \(number.drop { $0 == "-" })"
  }

  /// The expression in `a.width == 100, priority: 750`, which YAML reads as a mapping; nil for others.
  fileprivate var expressionBeforePriority: String? {
    guard ["==", "<=", ">="].contains(where: key.contains),
      let priority = key.firstMatch(of: #/\s*[,.(]*\s*priority\s*$/#)
    else { return nil }
    return String(key[..<priority.range.lowerBound])
  }
}

/// The keys that the long form and format strings share.
struct ConstraintOptions: Sendable {
  var name: String?
  /// The priority, or nil for required.
  var priority: PriorityKey?
  var isActive = true
}

/// A section with the keys that the long form and format strings share.
protocol ConstraintSection: ReadableSection {
  var options: ConstraintOptions { get set }
}

extension ConstraintSection where Reader == ReadingContext {
  static var optionKeys: [SectionKey<Self>] {
    [
      .init(
        "name", .constraintName, \.options.name,
        "The identifier in messages and for `activate`."),
      .init(
        "priority", .priority, \.options.priority,
        "How much the constraint matters; required by default."),
      .init(
        "active", .flag, \.options.isActive, "Whether the constraint holds from the start."),
    ]
  }
}

/// The long form of a constraint.
struct LongFormKeys: ConstraintSection {
  var expression: YAMLEntry?
  var options = ConstraintOptions()

  static let keys: [SectionKey<LongFormKeys>] =
    [
      .init(
        "constraint", .string("an expression"), later: \.expression, isRequired: true,
        "The constraint.")
    ] + optionKeys
}

/// A string of the Visual Format Language, with its options.
struct FormatKeys: ConstraintSection {
  var format: YAMLEntry?
  var formatOptions: VisualFormatOptions = []
  var metrics = Metrics()
  var options = ConstraintOptions()

  static let keys: [SectionKey<FormatKeys>] =
    [
      .init(
        "vfl", .string("a string of the Visual Format Language"), later: \.format,
        isRequired: true,
        "Several constraints in a line; `|` is the superview of the view beside it."),
      .init(
        "options", .formatOptions, \.formatOptions,
        "Alignment and direction of the format string."),
      .init("metrics", .metrics, \.metrics, "Metrics of this format string alone."),
    ] + optionKeys
}

extension ValueType where Value == String {
  fileprivate static let constraintName = ValueType(.value(.text)) { context, entry in
    let name = context.text(entry.value, key: entry.key)
    if name?.isEmpty == true { context.report(.emptyConstraintName(at: entry.value.span)) }
    return name
  }
}

extension ValueType where Value == VisualFormatOptions {
  fileprivate static let formatOptions = ValueType(.oneOrMore(.names(VisualFormatOptions.names))) {
    context, entry in
    var options: VisualFormatOptions = []
    for node in context.oneOrMore(entry.value) {
      let name = context.choice(node, key: entry.key, of: VisualFormatOptions.names)
      options.formUnion(name.flatMap { VisualFormatOptions(name: $0) } ?? [])
    }
    return options
  }
}
