import Diagnostics
import ViewKinds
import YAML

/// Diagnostics about styles and templates.
extension Diagnostic {
  static func takenStyle(_ name: String, kind: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "duplicateID", text: "`\(name)` is a style of the kind `\(kind)` already"),
      at: span, help: "choose another name: both stand in the key `style`")
  }

  /// Reports a style that uses others.
  ///
  /// `names` has their names, and the style's own name at the end, because a later style overrides an
  /// earlier one.
  static func styleInStyle(_ entry: YAMLEntry, names: [String]) -> Diagnostic {
    .unknownKey(
      [entry], of: .style,
      .words(
        names.count > 1
          ? "write `style: [\(names.joined(separator: ", "))]` at the view: a style uses no other"
          : "write its keys in the style itself"))
  }

  static func unknownStyle(
    _ name: String, of kind: String, at span: SourceSpan, known: [String]
  ) -> Diagnostic {
    let words = name.split { ", ".contains($0) }.map(String.init)
    let isList = words.count > 1 && words.allSatisfy(known.contains)
    let owners = KindCatalogue.all.filter { $0.ownStyles.contains(name) }.map { "`\($0.name)`" }
    let noun = owners.count > 1 ? "kinds" : "kind"
    return Diagnostic(
      Message(rule: "unknownStyle", text: "there is no style `\(name)`"), at: span,
      help: isList
        ? "write `style: [\(words.joined(separator: ", "))]`"
        : Phrasebook.standard.name(name, in: "value style of \(kind)")?.help ?? suggestion(
          name, known, Phrasebook.standard.value(name, of: "style", known: known))
          ?? (owners.isEmpty
            ? "declare it under `styles`"
            : "leave it out: it is a style of the \(noun) \(WordList.of(owners))"))
  }

  static func twoKindStyles(
    _ one: String, _ other: String, of kind: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "twoKindStyles", text: "`\(one)` and `\(other)` are both styles of the kind `\(kind)`"
      ),
      at: span, help: "keep one of them")
  }

  static func unknownTemplate(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownTemplate", text: "there is no template `\(name)`"), at: span,
      help: suggestion(name, known) ?? "declare it under `templates`")
  }

  static func recursiveTemplate(
    _ name: String, through stack: [String], at span: SourceSpan
  ) -> Diagnostic {
    let way = (stack.drop { $0 != name } + [name]).map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(
      Message(rule: "recursiveTemplate", text: "the template `\(name)` is made of itself"),
      at: span, notes: [Note("by way of \(way)")], help: "a template cannot use itself")
  }

  static func withoutUse(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "missingKey", text: "`with` gives values to a template, and there is no `use`"),
      at: span, help: "add `use:`")
  }

  static func unusedTemplateParameter(
    _ name: String, of template: String, at span: SourceSpan, known: [String], isBraced: Bool
  ) -> Diagnostic {
    let written = RowTemplate.written(name)
    var help =
      suggestion(name, known) ?? "remove it, or use it in the template, as in `text: $\(name)`"
    if name == "id" {
      help = "choose another name for the parameter"
    } else if written != "$\(name)" {
      help = "write `\(written)` in the template"
    } else if isBraced {
      help = "write `$\(name)` or `$(\(name))` in the template, without braces"
    }
    return Diagnostic(
      Message(
        rule: "unusedParameter",
        text: name == "id"
          ? "`$id` is the view's own id and cannot be given"
          : "the template `\(template)` has no parameter `$\(name)`"), at: span, help: help)
  }

  static func unusedDefault(_ name: String, at span: SourceSpan, known: [String]) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "unusedParameter", text: "there is a default for `$\(name)`, and no such parameter"),
      at: span, help: suggestion(name, known) ?? "remove it")
  }

  static func defaultsOutsideTemplate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "defaultsOutsideTemplate", text: "only a template and a `row` have `defaults`"),
      at: span, help: "write the values where the parameters stand")
  }

  static func missingTemplateParameter(
    _ name: String, of template: String, at span: SourceSpan, used: SourceSpan, given: [String]
  ) -> Diagnostic {
    // The name in the text may have ended at its first letter outside ASCII.
    let whole = given.sorted().first { $0.hasPrefix(name) && RowTemplate.written($0) != "$\($0)" }
    return Diagnostic(
      Message(
        rule: "missingParameter", text: "the template `\(template)` needs a value for `$\(name)`"),
      at: span, notes: [Note("the template uses it here", at: used)],
      help: "add `\(name):` to `with`, or to the template's `defaults`"
        + (whole.map { ", or write `\(RowTemplate.written($0))` in the template" } ?? ""))
  }

  static func unusedName(_ noun: String, _ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "unusedName", text: "no view uses the \(noun) `\(name)`"), severity: .warning,
      at: span, help: "remove it, or use it")
  }
}
