import Devices
import Geometry
import Spec
import TestSupport
import ViewKinds

/// Values by the types of keys.
extension SpecGenerator {
  mutating func value(of key: SpecKey, depth: Int) -> YAMLText {
    wildChance(40) ? anything() : value(key.type, depth: depth)
  }

  mutating func entries(of keys: [SpecKey], depth: Int) -> [(String, YAMLText)] {
    var keys = keys
    // Sides by reading direction and fixed ones do not go together.
    if !isWild, keys.contains(where: { $0.name == "leading" }) {
      keys.removeAll { ["left", "right"].contains($0.name) }
    }
    let first = keys.isEmpty || isWild ? nil : random.pick(keys).name
    return keys.compactMap { key in
      key.isRequired || key.name == first || random.chance(3)
        ? (key.name, value(of: key, depth: depth + 1)) : nil
    }
  }

  mutating func value(_ type: SpecType, depth: Int) -> YAMLText {
    guard depth < 9 else { return .plain("1") }
    switch type {
    case .value(let type): return value(type, depth: depth)
    case .string(let words): return .text(string(words))
    case .expression(let words):
      guard random.chance(3) else { return number(in: 0...400) }
      if isWild { return .text(ConstraintTexts.expression(of: views + ["v0"], &random)) }
      if words.contains("pixels") { return .text(random.pick(["0.1 %", "4 pt", "12"])) }
      if words.contains("16/9") { return .text(random.pick(["16/9", "1", "0.5", "3/4"])) }
      let lengths = ["gap", ">= 8 @750", "12 @low", "<= wide", "0 @1", "2 * gap + 1"]
      let sizes = [">= 44", "gap @999", "fitting", "0.5 * superview.width"]
      return .text(random.pick(words.contains("inset") ? lengths : lengths + sizes))
    case .list(let type, let count):
      return list(count ?? 0...4) { $0.value(type, depth: depth + 1) }
    case .oneOrMore(let type):
      return random.chance(2)
        ? value(type, depth: depth + 1) : list(1...4) { $0.value(type, depth: depth + 1) }
    case .oneOf(let types): return value(random.pick(types), depth: depth + 1)
    case .keys(let keys): return .map(entries(of: keys(), depth: depth))
    case .mapping(let name, let type):
      var entries: [(String, YAMLText)] = []
      for index in 0..<1 + random.small(below: 3) {
        let rules = LintRuleName.allCases.map(\.rawValue)
        let key =
          switch name {
          case "id" where !views.isEmpty: random.pick(views)
          case "rule": random.pick(rules)
          case "language": random.pick(["fr", "ar", "zh-Hans"])
          case "text": random.pick(Texts.all)
          default: "\(name)\(index)"
          }
        entries.append((key, value(type, depth: depth + 1)))
      }
      return .map(entries)
    case .axes(let type):
      return .map(["horizontal", "vertical"].map { ($0, value(type, depth: depth + 1)) })
    case .definition(let name, _): return definition(name, depth: depth)
    case .any: return anything()
    }
  }

  mutating func definition(_ name: String, depth: Int) -> YAMLText {
    switch name {
    case "view": return view(depth: depth + 2)
    case "style", "patch": return patch()
    case "guide": return .map(entries(of: CommonKeys.shorthands, depth: depth + 2))
    case "constraints": return constraints()
    case "matrix": return matrix()
    case "product": return .map(axes(atMost: 3, isFilter: false))
    case "filter": return .map(axes(atMost: 2, isFilter: true))
    case "priority":
      return random.chance(3)
        ? .text(random.pick(PriorityName.all).name) : number(in: 1...1000)
    case "when": return list(1...3) { $0.condition(depth: depth) }
    case "transitions": return .map([("film", transition(depth: depth))])
    default: return anything()
    }
  }

  /// A text with a syntax of its own, which the words of the schema describe.
  mutating func string(_ words: String) -> String {
    let ids = views + ["v0", "superview", "safeArea"]
    if words.contains("styles") { return random.pick(Self.styles) }
    if words.contains("templates") { return random.pick(Self.templates) }
    if words.contains("Visual") { return format(of: ids) }
    if words.contains("comparison") {
      return random.pick(["<", ">", "<=", ">=", "", "=="]) + " \(random.next(below: 1000))"
    }
    if words.contains("file") { return random.pick(["Blocks-Regular.ttf", "words.ttf"]) }
    if words.contains("family") { return hasFont || isWild ? "own" : "system" }
    if words.contains("expression") { return expression(of: ids) }
    if words.contains("constraint's name") {
      return names.isEmpty ? "named0" : random.pick(names)
    }
    if words.contains("pattern") { return random.pick(ids + ["v*", "*", "v?"]) }
    return random.pick(ids)
  }

  mutating func value(_ type: KeyType, depth: Int) -> YAMLText {
    if wildChance(40) { return anything() }
    switch type {
    case .text: return .text(random.pick(Texts.all))
    case .flag: return .plain(random.chance(2) ? "true" : "false")
    case .number(let range), .length(let range), .spacing(let range):
      if wildChance(8) { return .text(random.pick(["gap", "wide", "system", "gap * 2"])) }
      return number(in: range)
    case .integer(let range):
      return .plain("\(range.lowerBound + random.small(below: min(range.count, 30)))")
    case .lengths(let range, let count), .numbers(let range, let count):
      return list(count) { $0.number(in: range) }
    case .integers(let range, let count):
      return list(count) {
        .plain("\(range.lowerBound + $0.random.small(below: min(range.count, 30)))")
      }
    case .relativeSize(let range):
      let sides = ["superview.width", "0.5 * superview.height - 8", "superview.width / 3"]
      return list(2...2) {
        $0.random.chance(3) ? .text($0.random.pick(sides)) : $0.number(in: range)
      }
    case .insets(let range), .directionalInsets(let range):
      return random.chance(2) ? number(in: range) : list(4...4) { $0.number(in: range) }
    case .color: return color()
    case .colors: return list(1...4) { $0.color() }
    case .font:
      return random.chance(2)
        ? .text(random.pick(TextStyle.names)) : .map(entries(of: LanguageKeys.font, depth: depth))
    case .image: return .text(random.pick(images))
    case .symbol: return .text(random.pick(SystemSymbol.names))
    case .choice(let names): return .text(random.pick(names))
    case .texts: return list(0...4) { .text($0.random.pick(Texts.all)) }
    case .items(let keys): return list(0...4) { $0.part(of: keys, depth: depth) }
    case .attributedText(let keys):
      return random.chance(2)
        ? .text(random.pick(Texts.all)) : list(1...4) { $0.part(of: keys, depth: depth) }
    case .path:
      return .text(isWild ? PathTexts.path(&random) : PathTexts.legalPath(&random))
    case .date:
      let dates = ["2024-02-29", "09:41", "2024-12-31T23:59", "2023-02-29", "24:00", "0000-00-00"]
      return .text(random.pick(isWild ? dates : Array(dates.prefix(2))))
    case .spacings(let range):
      let id = views.last ?? "v0"
      return .map([(id, number(in: range))])
    case .rowTemplate: return isWild ? view(depth: depth + 2) : row()
    case .rowTemplates: return .map([("one", isWild ? view(depth: depth + 2) : row())])
    case .view: return view(depth: depth + 2)
    case .rowItems: return rows()
    case .rowSections:
      return list(0...3) {
        let (header, items) = (YAMLText.text($0.random.pick(Texts.all)), $0.rows())
        return .map([("header", header), ("items", items)])
      }
    }
  }

  /// The view of a table's row, with the parameter `text`.
  private mutating func row() -> YAMLText {
    let text = YAMLText.text("$text")
    switch random.next(below: 3) {
    case 0: return .map([("kind", .text("label")), ("text", text), ("lines", .plain("0"))])
    case 1: return .map([("use", .text("card")), ("with", .map([("words", text)]))])
    default:
      return .map([
        ("defaults", .map([("text", .text("none")), ("on", .plain("true"))])),
        (
          "views",
          .map([
            (
              "name", .map([("kind", .plain("label")), ("text", text), ("pin", list(of: ["top"]))])
            ),
            ("more", .map([("kind", .plain("switch")), ("on", .text("not $on"))])),
          ])
        ),
        ("constraints", list(of: ["H:|-[name]-(>=8)-[more]-|", "V:|-[more]-|"])),
      ])
    }
  }

  mutating func part(of keys: [any KindKey], depth: Int) -> YAMLText {
    guard depth < 9, !random.chance(3) else { return .text(random.pick(Texts.all)) }
    return .map(
      keys.enumerated().compactMap { index, key in
        index == 0 || random.chance(2) ? (key.name, value(key.type, depth: depth + 1)) : nil
      })
  }

  mutating func rows() -> YAMLText {
    list(0...4) {
      var entries = [("text", YAMLText.text($0.random.pick(Texts.all)))]
      if $0.random.chance(6) { entries.append(("selected", .plain("true"))) }
      return .map(entries)
    }
  }

  mutating func color() -> YAMLText {
    switch random.next(below: 6) {
    case 0: .text("#\(String(random.next() & 0xFFFFFF | 0x1000000, radix: 16).dropFirst())")
    case 1: .map([("light", .text("white")), ("dark", .text("#12345678"))])
    case 2: .text(random.pick(["brand", "ink"]))
    default: .text(random.pick(SystemColors.names))
    }
  }

  mutating func number(in range: ClosedRange<Double>) -> YAMLText {
    if wildChance(30) { return .plain(random.pick(Mutator.numbers)) }
    if random.chance(isWild ? 15 : 60) {
      return .plain("\(random.chance(2) ? range.lowerBound : range.upperBound)")
    }
    // Ranges of any sign are mostly used near zero.
    let lower =
      random.chance(3) ? range.lowerBound : max(range.lowerBound, range.contains(0) ? -20 : 0)
    let upper = min(range.upperBound, lower + random.pick([1, 50, 400]))
    let number = lower + (upper - lower) * random.fraction()
    return .plain(random.chance(4) ? "\(number)" : "\(number.rounded().clamped(to: range))")
  }

  mutating func list(
    _ count: ClosedRange<Int>, _ make: (inout Self) -> YAMLText
  ) -> YAMLText {
    let most = min(count.upperBound, max(count.lowerBound, 4))
    let wanted = count.lowerBound + random.next(below: most - count.lowerBound + 1)
    return .list((0..<wanted).map { _ in make(&self) })
  }

  func list(of texts: [String]) -> YAMLText { .list(texts.map { .text($0) }) }

  /// A value of any type.
  mutating func anything() -> YAMLText {
    switch random.next(below: 5) {
    case 0: .plain(random.pick(Mutator.numbers))
    case 1: .list([.plain("1"), .text("a")])
    case 2: .map([("a", .plain("1"))])
    default: .text(random.pick(Texts.all))
    }
  }
}

/// Outlines in the notation of SVG's `d` attribute.
enum PathTexts {
  /// An outline in which each command has its numbers.
  static func legalPath(_ random: inout SeededGenerator) -> String {
    let counts = [
      ("M", 2), ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("Z", 0),
    ]
    var text = "M \(random.next(below: 50)) 0"
    for _ in 0..<random.small(below: 12) {
      let (command, count) = random.pick(counts)
      text += random.chance(2) ? command : command.lowercased()
      text += (0..<count * (count > 0 && random.chance(5) ? 2 : 1)).map { _ in
        random.chance(6) ? "-.5e1" : "\(random.next(below: 64))"
      }.joined(separator: random.pick([" ", ","]))
      if random.chance(12) {
        text += "a5 \(random.next(below: 9)) 30 0 1 8,\(random.next(below: 9))"
      }
    }
    return text
  }

  static func path(_ random: inout SeededGenerator) -> String {
    var text = random.chance(10) ? "" : "M \(random.next(below: 50)) 0"
    for _ in 0..<random.small(below: 12) {
      text += " \(random.pick(Array("MmLlHhVvCcSsQqTtAaZz").map(String.init)))"
      for _ in 0..<random.next(below: 8) {
        text += random.pick([" ", ",", " -", ""])
        text += random.chance(20) ? random.pick(Mutator.numbers) : "\(random.next(below: 100))"
      }
    }
    return text
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
