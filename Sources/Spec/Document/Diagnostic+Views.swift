import AutoLayout
import Diagnostics
import ViewKinds
import YAML

/// Diagnostics about views, their names, kinds and rows.
extension Diagnostic {
  static func duplicateID(
    _ id: String, at span: SourceSpan, first: SourceSpan, inTemplate isInTemplate: Bool
  ) -> Diagnostic {
    // Equal spans mean that one template is used twice, or one mapping by an alias.
    let help =
      switch (span == first, isInTemplate) {
      case (true, true):
        "its template is used twice; write `$(id)\(id)`, which begins with the view's own id"
      case (true, false):
        "an alias repeats its mapping; write the views out with other ids, or use a template"
      case (false, _): "ids are unique in the file; rename one"
      }
    return Diagnostic(
      Message(rule: "duplicateID", text: "there are two views `\(id)`"), at: span,
      notes: span == first ? [] : [Note("the first one is here", at: first)], help: help,
      views: [id])
  }

  static func keyOutsideView(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType", text: "`\(entry.key)` is a key of a view, and here ids of views stand"),
      at: entry.keySpan,
      help: "indent the keys of a view further than its id, which ends with a colon")
  }

  static func reservedID(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "reservedID", text: "`\(name)` has a meaning of its own and cannot be an id"),
      at: span, help: "write another name here and where it is used, such as `\(name)Area`")
  }

  static func reservedMetric(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "reservedID", text: "`\(name)` has a meaning of its own and cannot be a metric"),
      at: span, help: "choose another name")
  }

  static func metricToo(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "`\(name)` is a metric too"), at: span,
      help: "rename one of them", views: [name])
  }

  /// Reports an unknown kind; `fields` has the values beside it, as phrases name them.
  static func unknownKind(
    _ name: String, at span: SourceSpan, known: [String], fields: [String: String] = [:]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownKind", text: "there is no kind `\(name)`"), at: span,
      fixIt: fixIt(name, known, Phrasebook.standard.name(name, in: "kind", fields: fields))
        ?? .oneOf(known))
  }

  static func fixedKey(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "fixedKey", text: "`\(key)` cannot change under a condition"), at: span,
      help: "declare both forms as views and switch them with `hidden` and named constraints")
  }

  static func mixedMargins(
    _ turning: YAMLEntry, _ fixed: YAMLEntry, in key: String
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "mixedMargins", text: "`\(key)` has both `\(turning.key)` and `\(fixed.key)`"),
      at: max(turning.keySpan, fixed.keySpan),
      help: "use leading and trailing, which follow the direction, or left and right, which do not")
  }

  static func tableInRow(_ kind: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "tableInRow", text: "a `\(kind)` cannot stand in a row"), at: span)
  }

  static func itemsTwice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "itemsTwice", text: "a table has either `items` or `sections`"), at: span,
      help: "put the items into a section")
  }

  /// Reports items that are texts; `names` are the parameters of the row, at least one.
  static func itemsAsTexts(_ texts: [String], _ names: [String], at span: SourceSpan) -> Diagnostic
  {
    let items = texts.prefix(2).map { "{ \(names[0]): \($0) }" } + (texts.count > 2 ? ["…"] : [])
    return Diagnostic(
      Message(rule: "wrongType", text: "an item must be a mapping, and this is text"), at: span,
      help:
        "give each item the values of the row's parameters: `items: [\(items.joined(separator: ", "))]`"
    )
  }

  static func containerViews(_ kind: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "containerViews", text: "the subviews of a `\(kind)` are made of its `items`"),
      at: span, help: "put the views into `row`, or beside the `\(kind)`")
  }

  /// Reports a value of an item that the row does not use.
  ///
  /// - Parameters:
  ///   - entry: the value.
  ///   - meant: a parameter that the item does not give.
  ///   - isNear: whether the parameter's name looks like the value's.
  ///   - item: the code with the item's own key that is meant.
  ///   - row: the row.
  /// - Returns: the diagnostic.
  static func unusedParameter(
    _ entry: YAMLEntry, meant: String?, isNear: Bool, item: String?, in row: RowTemplate
  ) -> Diagnostic {
    let name = entry.key
    var help = "remove it, or use it in `row`, as in `text: $\(name)`"
    if row.node.hasText(containing: "{\(name)}") {
      help = "write `$\(name)` or `$(\(name))` in `row`, without braces"
    } else if let item {
      help = "write `\(item)`"
    } else if let meant {
      help =
        isNear
        ? "did you mean `\(meant)`?"
        : "write `\(meant)` in place of `\(name)`, or `$\(name)` in `row`"
    } else if row.node.hasText(name) {
      help = "write `$\(name)` in `row` in place of `\(name)`"
    }
    return Diagnostic(
      Message(rule: "unusedParameter", text: "the row has no parameter `$\(name)`"),
      at: entry.keySpan, help: help)
  }

  /// Reports the number of items in place of items; `names` are the parameters that each item gives.
  static func itemsAsNumber(_ count: Double, _ names: [String], at span: SourceSpan) -> Diagnostic {
    let item = "{\(names.isEmpty ? "" : " \(names.map { "\($0): One" }.joined(separator: ", ")) ")}"
    return Diagnostic(
      Message(rule: "wrongType", text: "`items` must be a list, and this is a number"), at: span,
      help: count == 1
        ? "write `[\(item)]`"
        : "write an entry for each item: `[\(item), \(item)\(count == 2 ? "" : ", …")]`")
  }

  static func missingParameter(
    _ name: String, at span: SourceSpan, of count: Int, used: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "missingParameter",
        text: count == 1
          ? "the item gives no value for `$\(name)`" : "\(count) items give no value for `$\(name)`"
      ), at: span,
      notes: [Note("the row uses it here", at: used)],
      help: "add `\(name):` to the \(count == 1 ? "item" : "items"), or to the `defaults` of `row`")
  }

  static func fill(
    _ flaw: RowTemplate.FillFlaw, _ limits: SpecLimits, at span: SourceSpan
  ) -> Diagnostic {
    switch flaw {
    case .notText(let name, let place):
      Diagnostic(
        Message(
          rule: "wrongType", text: "`$\(name)` stands inside a text, so its value must be text"),
        at: place)
    case .tooManyNodes: tooManyNodes(limits, at: span)
    case .tooMuchText: tooMuchText(limits, at: span)
    }
  }

  static func unknownView(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownView", text: "there is no view `\(name)`"), at: span,
      help: suggestion(name, known))
  }

  static func notArranged(
    _ name: String, by stack: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownView", text: "the stack `\(stack)` has no view `\(name)`"), at: span,
      help: suggestion(name, known), views: [stack])
  }

  static func unusedMargins(of view: ViewDeclaration) -> Diagnostic {
    let name = view.id.name
    let help =
      if view.kind is StackKind.Type {
        "add `\(StackKind.marginsRelative.name): true`, and the stack's views stay within them"
      } else if view.kind.keys.contains(where: { $0.name == ButtonKind.contentInsets.name }) {
        "write `\(ButtonKind.contentInsets.name)` for space around the text"
      } else {
        "pin its subviews to them with `pin: superview.margins`, or remove `margins`"
      }
    return Diagnostic(
      Message(
        rule: "unusedMargins", text: "nothing stays within the `margins` of `\(name)`"),
      severity: .warning, at: view.span, help: help, views: [name])
  }

  static func doesNotShrink(_ view: ViewDeclaration, missing code: String) -> Diagnostic {
    Diagnostic(
      Message(rule: "textKeepsSize", text: "the text of `\(view.id.name)` does not shrink"),
      severity: .warning, at: view.span, help: "add `\(code)`", views: [view.id.name])
  }

  /// A key without the other key that it needs, or beside one that takes its effect away.
  static func noEffect(
    of entry: YAMLEntry, _ dependency: KeyDependency, among entries: [YAMLEntry],
    in view: String? = nil
  ) -> Diagnostic {
    let key = entry.key
    let other = dependency.others(among: entries)
    let isNeeded = dependency.isNeeded
    return Diagnostic(
      Message(
        rule: "redundantKey",
        text: "`\(key)` has no effect \(isNeeded ? "without" : "beside") \(other)"),
      severity: .warning, at: entry.keySpan,
      help: isNeeded ? "add \(other), or remove `\(key)`" : "remove `\(key)` or \(other)",
      views: view.map { [$0] } ?? [])
  }

  /// A view without any of the keys of which its kind draws a picture.
  static func noPicture(in view: ViewDeclaration, missing: [String]) -> Diagnostic {
    let keys = missing.map { "`\($0)`" }
    let examples = [
      ImageViewKind.name: "write `image: picture.png`, a file beside the spec, or `symbol: star`",
      GradientViewKind.name: "write `colors: [systemBlue, systemPurple]`",
      ShapeViewKind.name: "write `path: M0 0 L40 40`",
    ]
    return Diagnostic(
      Message(
        rule: "noPicture",
        text: "`\(view.id.name)` has "
          + (keys.count > 1 ? "neither \(WordList.of(keys, "nor"))" : "no \(keys[0])")),
      severity: .warning, at: view.span, help: examples[view.kind.name], views: [view.id.name])
  }

  static func unusedSheet(_ view: ViewDeclaration) -> Diagnostic {
    let name = view.id.name
    return Diagnostic(
      Message(rule: "unusedSheet", text: "nothing presents the sheet `\(name)`"),
      severity: .warning, at: view.span,
      help: "add `\(name)` to `sheets` in `presents` of `screen`, or remove the sheet",
      views: [name])
  }

  static func clippedShadow(of view: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "clippedShadow", text: "the shadow of `\(view)` is not seen, as the view clips"),
      severity: .warning, at: span,
      help: "clip a view within it that has its size, or leave `shadow` out", views: [view])
  }
}
