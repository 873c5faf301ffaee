import Devices
import Diagnostics
import Geometry
import Testing
import ViewKinds

@testable import Spec

@Suite("The phrases of the phrasebook")
struct PhrasebookTableTests {
  @Test("name keys that the mapping of their section has")
  func keys() {
    for phrase in phrases(in: "key ") {
      let section = String(phrase.section.dropFirst("key ".count))
      guard let known = Self.keys[section] else {
        Issue.record("no mapping is called \(section)")
        continue
      }
      guard case .code(let code) = phrase.advice, code != Phrasebook.insides else { continue }
      #expect(known.contains(Phrasebook.name(of: code)), "\(section): \(phrase.word) -> \(code)")
    }
  }

  @Test("name values that a key of their section takes")
  func values() {
    for phrase in phrases(in: "value ") {
      let key = String(phrase.section.dropFirst("value ".count))
      guard case .code(let code) = phrase.advice, code.hasPrefix("\(key): ") else { continue }
      let value = String(code.dropFirst(key.count + 2))
      guard let known = Self.choices[key], !"[{\"".contains(value.prefix(1)) else { continue }
      guard !Self.keysOfItems.contains(key) else { continue }
      let isKnown = known.allSatisfy { $0.contains(phrase.word) }
      #expect(!isKnown, "\(phrase.word) is a value of \(key)")
      #expect(known.contains { $0.contains(value) }, "\(key): \(phrase.word) -> \(code)")
    }
  }

  @Test("name kinds, colours, symbols, attributes and priorities that exist")
  func names() {
    let known: [(section: String, names: [String])] = [
      ("kind", KindCatalogue.all.map { "kind: \($0.name)" }),
      ("color", SystemColors.names),
      ("value symbol", SystemSymbol.names.map { "symbol: \($0)" }),
      ("attribute", AttributeName.names + NameScope.guideNames),
      ("priority", PriorityName.all.map(\.name)),
    ]
    for (section, names) in known {
      for phrase in Phrasebook.standard.phrases where phrase.section == section {
        guard case .code(let code) = phrase.advice else { continue }
        let isColor = section == "color" && ColorLiteral.color(code.filter { $0 != "\"" }) != nil
        #expect(names.contains(code) || isColor, "\(section): \(phrase.word) -> \(code)")
      }
    }
  }

  @Test("contain each word once for a piece of advice")
  func doubles() {
    var seen: Set<Phrasebook.Phrase> = []
    for phrase in Phrasebook.standard.phrases {
      #expect(seen.insert(phrase).inserted, "\(phrase.section): \(phrase.word)")
    }
  }

  private func phrases(in prefix: String) -> [Phrasebook.Phrase] {
    Phrasebook.standard.phrases.filter { $0.section.hasPrefix(prefix) }
  }

  private static let axes = MatrixAxis.all.map(\.name)

  private static let kindKeys = KindCatalogue.all.flatMap { $0.keys }

  /// The keys by the names of the phrasebook's sections.
  private static let keys: [String: [String]] = {
    let insets = LanguageKeys.insets.names
    let items = kindKeys.flatMap { key in
      if case .items(let fields) = key.type { fields.map(\.name) } else { [String]() }
    }
    let runs = kindKeys.flatMap { key in
      if case .attributedText(let fields) = key.type { fields.map(\.name) } else { [String]() }
    }
    let kinds = KindCatalogue.all.map { ($0.name, CommonKeys.all.names + $0.keys.map(\.name)) }
    let sections = [
      "view": CommonKeys.all.names + kindKeys.map(\.name) + items,
      "class": CommonKeys.all.names + kindKeys.map(\.name),
      "child of stack": CommonKeys.all.names + LabelKind.keys.map(\.name),
      "spec": LanguageKeys.top.names,
      "matrix": axes + LanguageKeys.matrix.names,
      "screen": LanguageKeys.screen.names,
      "navigationBar": LanguageKeys.navigationBar.names + kindKeys.map(\.name),
      "tabBar": LanguageKeys.tabBar.names + kindKeys.map(\.name),
      "toolbar": LanguageKeys.toolbar.names, "statusBar": LanguageKeys.statusBar.names,
      "items": items, "leftItems": items, "rightItems": items, "pin": LanguageKeys.pin.names,
      "center": LanguageKeys.center.names, "font": LanguageKeys.font.names,
      "shadow": LanguageKeys.shadow.names, "border": LanguageKeys.border.names,
      "transform": LanguageKeys.transform.names, "margins": LanguageKeys.margins.names,
      "contentInsets": LanguageKeys.margins.names, "contentInset": insets,
      "hugging": Axis.allCases.map(\.rawValue),
      "compression": Axis.allCases.map(\.rawValue), "sizeClass": Axis.allCases.map(\.rawValue),
      "constraint": LanguageKeys.constraint.names, "compare": LanguageKeys.comparison.names,
      "when": axes + LanguageKeys.conditions.names + LanguageKeys.changes.names,
      "sections": LanguageKeys.sections.names, "lint": LanguageKeys.lint.names,
      "cell": TableViewCellKind.itemKeys.map(\.name), "text": runs,
    ]
    return sections.merging(kinds) { section, _ in section }
  }()

  /// The keys that take items of the layout or language tags, not only names.
  private static let keysOfItems = ["pin", "size", "locale"]

  /// The names that each key with the name takes.
  private static let choices: [String: [[String]]] = {
    var choices: [String: [[String]]] = [:]
    for key in kindKeys {
      if case .choice(let names) = key.type { choices[key.name, default: []].append(names) }
    }
    let tables = [
      LanguageKeys.top, CommonKeys.all, LanguageKeys.font, LanguageKeys.screen,
      LanguageKeys.statusBar, LanguageKeys.navigationBar, LanguageKeys.conditions,
    ]
    for key in tables.flatMap(\.self) { choices[key.name, default: []].append(names(of: key.type)) }
    for axis in MatrixAxis.all where !axis.suggestions.isEmpty {
      choices[axis.name, default: []].append(axis.suggestions)
    }
    return choices.mapValues { $0.filter { !$0.isEmpty } }.filter { !$0.value.isEmpty }
  }()

  private static func names(of type: SpecType) -> [String] {
    switch type {
    case .value(.choice(let names)): names
    case .oneOf(let types): types.flatMap(names)
    case .oneOrMore(let type), .axes(let type), .list(let type, _): names(of: type)
    default: []
    }
  }
}
