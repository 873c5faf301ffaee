import AutoLayout
import Diagnostics
import Geometry

/// Diagnostics about the text of expressions.
extension Diagnostic {
  /// Reports an expression that cannot be read.
  ///
  /// - Parameters:
  ///   - error: what is wrong with it.
  ///   - place: its place.
  ///   - text: the expression.
  ///   - key: the key of a shorthand, or nil for an entry of `constraints`.
  ///   - side: `width` or `height` for a number of a list that names only the superview's sides.
  ///   - metrics: the metrics that the expression may name.
  ///   - views: the views that it may name.
  ///   - view: the view that it belongs to.
  /// - Returns: the diagnostic.
  static func expression(
    _ error: ExpressionError, in place: TextPlace, text: String, key: String? = nil,
    side: String? = nil, metrics: Metrics = Metrics(), views: [String]? = nil,
    of view: String? = nil
  ) -> Diagnostic {
    var (rule, message, help) = wording(error.reason, metrics.names)
    if case .badPriority = error.reason,
      let level = text.firstMatch(of: #/(-?\d+(?:\.\d+)?)\s*$/#).flatMap({ Double($0.1) })
    {
      let sign = key == nil || text.contains("@") ? "@" : ""
      help = "write `\(sign)\(level > 1000 ? "required" : "1")`"
    }
    let isFormat = ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
    let known = key.flatMap { Phrasebook.standard.value(text, of: $0, known: nil)?.help }
    var corrected = MistakenExpression.corrected(text, key: side ?? key, metrics: metrics)
    // A list of sides names no other view.
    if side != nil { corrected = corrected?.replacing("root.", with: "superview.") }
    if let views, let text = corrected {
      corrected =
        MistakenExpression.renamed(text, views: views, metrics: metrics, least: 1) ?? text
    }
    var diagnostic = Diagnostic(
      Message(rule: rule, text: message), at: place[error.range],
      help: known ?? corrected.map { wrote($0) } ?? MistakenExpression.advice(
        text, key: key, of: view)
        ?? (isFormat ? "write `vfl:` before a format string" : help))
    diagnostic.replacement = known == nil && error.range == 0..<text.count ? corrected : nil
    return diagnostic
  }

  /// Proposes an expression, in which `make` of SnapKit is the view.
  private static func wrote(_ expression: String) -> String {
    "write `\(expression)`"
      + (expression.hasPrefix("make.") ? " with the id of the view in place of `make`" : "")
  }

  private static func wording(
    _ reason: ExpressionError.Reason, _ metrics: [String]
  ) -> (rule: String, message: String, help: String?) {
    switch reason {
    case .badCharacter(let character):
      (
        "expression", "`\(character)` has no meaning in an expression",
        "an equation looks like `title.top == superview.top + 8 @750`"
      )
    case .badNumber(let text):
      ("expression", "`\(text)` is no number", "write one number, with a point before decimals")
    case .badRelation(let text):
      (
        "expression", "`\(text)` is no relation",
        "write `\(["<": "<=", "≤": "<=", ">": ">=", "≥": ">="][text] ?? "==")`"
      )
    case .expected(let wanted, let found):
      (
        "expression", "expected \(wanted) here, found \(found)",
        "an equation looks like `title.top == superview.top + 8 @750`"
      )
    case .nestedBrackets:
      (
        "expression", "a sum in brackets cannot stand within another",
        "multiply the inner one out"
      )
    case .notLinear:
      (
        "expression", "an attribute may only be multiplied or divided by a number",
        "a constraint is a sum of attributes, each with a number before or after it"
      )
    case .divisionByZero: ("expression", "a division by zero", "divide by another number")
    case .badPriority:
      (
        "priority", "a priority is above 0 and at most 1000",
        "write a number, or `required`, `high` or `low`"
      )
    case .unknownPriority(let name):
      (
        "priority", "there is no priority `\(name)`",
        suggestion(
          name, PriorityName.all.map(\.name) + metrics,
          Phrasebook.standard.name(name, in: "priority"))
      )
    case .priorityAndMetric(let name):
      ("priority", "`\(name)` is a priority and a metric", "rename the metric, or write a number")
    case .secondRelation:
      (
        "expression", "a constraint has one relation", "write two constraints"
      )
    case .insetNeedsEquality:
      (
        "expression", "`inset` goes with `==` only", "write the edges one by one"
      )
    case .tooLong(let limit):
      ("expression", "an expression has at most \(limit) words", "write several constraints")
    }
  }

  static func equation(_ flaw: Equation.Flaw, at span: SourceSpan) -> Diagnostic {
    switch flaw {
    case .notFinite:
      Diagnostic(
        Message(rule: "constantNotFinite", text: "the numbers of a constraint must be finite"),
        at: span)
    case .noView:
      Diagnostic(
        Message(rule: "noView", text: "the constraint speaks of no view"), at: span,
        help: "a constraint has an attribute such as `box.width`")
    case .zeroFactor:
      Diagnostic(
        Message(rule: "zeroMultiplier", text: "the constraint multiplies its first view by 0"),
        at: span, help: "give it a factor other than 0")
    case .badPriority: badPriority(at: span)
    }
  }

  static func badPriority(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "priority", text: "a priority is above 0 and at most 1000"), at: span,
      help: "change the metric")
  }

  static func priorityTwice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "priorityTwice", text: "the priority is given twice"), at: span,
      help: "keep `priority:` or the one after `@`")
  }

  /// Reports an inset of `pin` in percent, which the equations mean.
  static func insetInPercent(
    _ key: String, _ equations: [String], at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "wrongType", text: "`\(key)` must be a number of points or a metric"), at: span,
      help: "write \(WordList.of(equations.map { "`- \($0)`" })) under `constraints`")
  }

  /// Reports an inset of `pin` that is an expression of views; `view` is the id of the pinned one.
  static func insetIsNoNumber(
    _ key: String, _ text: String, of view: String?, at span: SourceSpan
  ) -> Diagnostic {
    let item = text.wholeMatch(
      of:
        #/(superview|safeArea|superview\.(?:margins|safeArea|readable))(?:\.(?:top|bottom|leading|trailing|left|right))?(?:\s*[+-]\s*(\d+(?:\.\d+)?))?/#
    )
    let attribute = text.firstMatch(of: #/^(?:\w+\.)*(top|bottom|leading|trailing|left|right)\b/#)?
      .1
    let isSameEdge = attribute == nil || attribute.map(String.init) == key
    let equation = view.map { view -> String in
      let name = ["all", "horizontal", "vertical"].contains(key) ? "top" : key
      let isItem = text.wholeMatch(of: #/\w+/#) != nil
      return
        "write it under `constraints`: `- \(view).\(name) == \(text)\(isItem ? ".\(name)" : "")`"
    }
    let message = Message(
      rule: "wrongType", text: "`\(key)` must be a number of points or a metric")
    if isSameEdge, let item {
      let inset = String(item.2 ?? "0")
      let other = item.1 == "superview" ? "" : "to: \(item.1)"
      return Diagnostic(
        message, at: span,
        fixIt: .words(
          "write `\(key): \(inset)`" + (other.isEmpty ? "" : " and `\(other)`"),
          replacement: other.isEmpty ? inset : "\(inset), \(other)"))
    }
    return Diagnostic(
      message, at: span, help: equation ?? "write it under `constraints` if it depends on a view")
  }
}

/// Diagnostics about the names in expressions.
extension Diagnostic {
  static func resolution(
    _ failure: ExpressionResolver.Failure, in place: TextPlace, scope: NameScope,
    key: String? = nil, text: String = ""
  ) -> Diagnostic {
    switch failure {
    case .name(let unresolved):
      var diagnostic = name(
        unresolved, in: place, scope: scope, key: text == unresolved.name.text ? key : nil)
      if case .unknownView = unresolved.reason,
        diagnostic.help?.hasPrefix("the views here are") == true
      {
        let others = scope.views.names.filter {
          $0 != ViewID.root.name && !text.contains("\($0).")
        }
        if others.count == 1 {
          let name = unresolved.name.text
          diagnostic.help = "write `\(others[0])`, or add a view `\(name)` to `views`"
        }
      }
      if key == nil,
        let renamed = MistakenExpression.renamed(
          text, views: scope.views.names, metrics: scope.metrics)
      {
        diagnostic.help = "write `\(renamed)`"
      } else if key == nil, let equation = MistakenExpression.location(text) {
        diagnostic.help = "write `\(equation)`"
      } else if let key, text != unresolved.name.text,
        let advice = MistakenExpression.corrected(text, key: key, metrics: scope.metrics)
          ?? MistakenExpression.withItem(text, unresolved.name.text)
      {
        diagnostic.help = "write `\(advice)`"
      }
      return diagnostic
    case .count(let found, let wanted, let range):
      return Diagnostic(
        Message(
          rule: "count", text: "\(count(found, "value")) for \(count(wanted, "attribute"))"),
        at: place[range],
        help: MistakenExpression.corrected(text, key: key, metrics: scope.metrics)
          .map { "write `\($0)`" } ?? "give each attribute one value, as in `box.size == [100, 50]`"
      )
    case .noInside(let attribute, let range):
      return Diagnostic(
        Message(
          rule: "noInside", text: "`\(attribute.rawValue)` has no inside to be inset towards"),
        at: place[range], help: "use `+` and `-`")
    case .noView(let range): return equation(.noView, at: place[range])
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// - Parameters:
  ///   - unresolved: the name without a meaning.
  ///   - place: the place of the text.
  ///   - scope: the names that have a meaning.
  ///   - key: the shorthand with the text, or nil for an entry of `constraints`.
  /// - Returns: the diagnostic.
  static func name(
    _ unresolved: NameScope.Unresolved, in place: TextPlace, scope: NameScope, key: String? = nil
  ) -> Diagnostic {
    let name = unresolved.name.text
    let (rule, message, help) = wording(unresolved.reason, name, scope, key)
    return Diagnostic(
      Message(rule: rule, text: message), at: place[unresolved.name.range], help: help)
  }

  private static func wording(
    _ reason: NameScope.Unresolved.Reason, _ name: String, _ scope: NameScope, _ key: String?
  ) -> (rule: String, message: String, help: String?) {
    switch reason {
    case .unknownView:
      return (
        "unknownView", "there is no view or metric `\(name)`", helpForItem(name, scope, key)
      )
    case .outsideRow:
      return (
        "noCommonAncestor", "`\(name)` is outside the table's row",
        "constrain views of a row to each other and to the row alone"
      )
    case .screenOnly:
      return (
        "noCommonAncestor", "`\(name)` is outside the table's row",
        "constrain views of a row to each other and to `superview`"
      )
    case .selfAtTop:
      return (
        "unknownView", "`self` means the view that a list belongs to, and this one has none",
        "write the view's id, or `superview` for the view that contains it"
      )
    case .rootHasNoSuperview:
      return ("unknownView", "the root view has no superview", "write `root` for the view itself")
    case .unknownGuide(let view):
      let known =
        NameScope.guideNames + AttributeName.names
        + (scope.views.entry(of: ViewID(view))?.guides ?? [])
      return (
        "unknownAttribute", "there is no attribute or guide `\(name)`",
        ["content", "frame"].contains(name)
          ? "only a view of kind `scroll` has the guide `\(name)`"
          : suggestion(name, known, Phrasebook.standard.name(name, in: "attribute"))
      )
    case .guideOfGuide(let view):
      return ("unknownAttribute", "a guide has no guide `\(name)`", "write `\(view).\(name)`")
    case .unknownAttribute:
      return (
        "unknownAttribute", "there is no attribute `\(name)`",
        help(
          Phrasebook.standard.name(name, in: "attribute"), or: name,
          nearestOf: AttributeName.names)
      )
    case .missingAttribute(let attribute):
      return (
        "missingAttribute", "an attribute is missing after `\(name)`",
        "write `\(name).\(self.attribute(of: name, for: attribute ?? .width).rawValue)`"
      )
    case .afterAttribute: return ("unknownAttribute", "nothing can follow an attribute", nil)
    case .attributeNotWanted:
      return ("unknownAttribute", "a view is wanted here, not its attribute `\(name)`", nil)
    }
  }

  /// The attribute of an item that one means: the inner edge of a bar or of the keyboard.
  private static func attribute(of item: String, for attribute: Attribute) -> Attribute {
    guard [.top, .bottom].contains(attribute) else { return attribute }
    return ["keyboard": .top, "topLayoutGuide": .bottom, "bottomLayoutGuide": .top][item]
      ?? attribute
  }

  private static func helpForItem(_ name: String, _ scope: NameScope, _ key: String?) -> String? {
    if let key, let answer = Phrasebook.standard.value(name, of: key, known: nil) {
      return answer.help
    }
    if let owner = scope.views.entries.first(where: { $0.guides.contains(name) }) {
      return "write `\(owner.name).\(name)`: a guide is named with its view"
    }
    let known = scope.views.names + NameScope.itemNames + scope.metrics.names
    return help(Phrasebook.standard.name(name, in: "item"), or: name, nearestOf: known)
      ?? views(scope.views.names.filter { $0 != ViewID.root.name })
  }

  /// The names of the views, if there are few.
  private static func views(_ names: [String]) -> String? {
    guard !names.isEmpty, names.count <= 8 else { return nil }
    return "the views here are " + WordList.of(names.map { "`\($0)`" })
  }
}
