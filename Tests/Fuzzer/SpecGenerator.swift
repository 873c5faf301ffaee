import Devices
import Geometry
import Spec
import TestSupport
import ViewKinds

/// Makes specs from the declarations of the language's keys.
///
/// Half of the specs are wild: they have values of other types, numbers at limits and unusual
/// names. The values of the others are legal one by one, so that most of these specs are laid out.
struct SpecGenerator {
  private(set) var random: SeededGenerator
  private let images: [String]
  private let isWild: Bool
  private var views: [String] = []

  /// - Parameters:
  ///   - random: the source of all choices.
  ///   - images: the pictures beside the spec.
  init(_ random: SeededGenerator, images: [String]) {
    self.random = random
    self.images = images
    isWild = self.random.chance(2)
  }

  /// True once in `count` times, but only in wild specs.
  private mutating func wildChance(_ count: Int) -> Bool {
    let isHit = random.chance(count)
    return isWild && isHit
  }

  private static let styles = ["calm", "loud"]
  private static let templates = ["card", "cell"]

  /// The text of a spec.
  mutating func document() -> String {
    let tree = subviews(depth: 0)
    var entries: [(String, YAMLText)] = []
    for key in LanguageKeys.top {
      switch key.name {
      case "views": entries.append((key.name, tree))
      case "constraints":
        if !random.chance(4) { entries.append((key.name, constraints())) }
      case "metrics":
        entries.append((key.name, .map([("gap", .plain("8")), ("wide", .plain("120.5"))])))
      case "styles":
        entries.append((key.name, .map(Self.styles.map { ($0, patch()) })))
      case "templates":
        entries.append((key.name, .map(Self.templates.map { ($0, view(depth: 5)) })))
      case "matrix":
        if random.chance(3) { entries.append((key.name, matrix())) }
      case "fonts":
        entries.append((key.name, .map([("own", .text("Blocks-Regular.ttf"))])))
      case "screen":
        if random.chance(3) { entries.append((key.name, value(of: key, depth: 0))) }
      default:
        if random.chance(isWild ? 6 : 20) { entries.append((key.name, value(of: key, depth: 0))) }
      }
    }
    return YAMLText.map(entries).document
  }

  // MARK: Views

  private mutating func subviews(depth: Int) -> YAMLText {
    let count = depth == 0 ? 1 + random.small(below: 9) : random.small(below: 5)
    var entries: [(String, YAMLText)] = []
    for _ in 0..<count {
      let name = wildChance(30) ? random.pick(Texts.all) : "v\(views.count)"
      views.append(name)
      entries.append((name, view(depth: depth + 1)))
    }
    return .map(entries)
  }

  private mutating func view(depth: Int) -> YAMLText {
    let kind = random.pick(KindCatalogue.all)
    var entries: [(String, YAMLText)] = []
    if !random.chance(4) { entries.append(("kind", .plain(kind.name))) }
    let own = entries.isEmpty ? PlainViewKind.keys : kind.keys
    for key in own where random.chance(3) {
      entries.append((key.name, value(key.type, depth: depth)))
    }
    for key in CommonKeys.own
    where random.chance(14) && !Self.dependentKeys.contains(key.name) {
      entries.append((key.name, value(of: key, depth: depth)))
    }
    if !entries.contains(where: { $0.0 == "frame" }) {
      for key in CommonKeys.shorthands where random.chance(5) {
        entries.append((key.name, value(of: key, depth: depth)))
      }
    }
    if depth < 5, random.chance(2) { entries.append(("views", subviews(depth: depth))) }
    if depth < 5, random.chance(30) { entries.append(("use", .text(random.pick(Self.templates)))) }
    var known: Set<String> = []
    return .map(entries.filter { known.insert($0.0).inserted || wildChance(40) })
  }

  /// The keys that `view` adds itself, or that need another key.
  private static let dependentKeys = [
    "kind", "views", "use", "with", "frameIn", "autoresizing", "corners", "cornerCurve",
  ]

  private mutating func patch() -> YAMLText {
    let keys = CommonKeys.all.filter {
      !CommonKeys.fixed.contains($0.name) && !Self.dependentKeys.contains($0.name)
        && !["frame", "style", "constraints"].contains($0.name)
    }
    var known: Set<String> = []
    return .map(
      random.few(1...4) { random in random.pick(keys) }.filter { key in
        known.insert(key.name).inserted
      }.map { key in
        (key.name, value(of: key, depth: 4))
      })
  }

  private mutating func constraints() -> YAMLText {
    let views = views.isEmpty ? ["v0"] : views
    var items: [YAMLText] = []
    for _ in 0..<1 + random.small(below: 12) {
      switch random.next(below: 6) {
      case 0:
        let format = ConstraintTexts.format(of: views, &random)
        items.append(isWild ? .map([("vfl", .text(format))]) : .text(expression(of: views)))
      case 1: items.append(.map(entries(of: LanguageKeys.longForm, depth: 3)))
      case 2: items.append(.map([("named\(items.count)", .text(expression(of: views)))]))
      default: items.append(.text(expression(of: views)))
      }
    }
    return .list(items)
  }

  private mutating func expression(of views: [String]) -> String {
    wildChance(4)
      ? ConstraintTexts.expression(of: views, &random)
      : ConstraintTexts.legalExpression(of: views, &random)
  }

  // MARK: The matrix

  private mutating func matrix() -> YAMLText {
    var entries = axes(atMost: 3, isFilter: false)
    for key in LanguageKeys.matrix where wildChance(4) {
      entries.append((key.name, value(of: key, depth: 1)))
    }
    return .map(entries)
  }

  private mutating func axes(atMost most: Int, isFilter: Bool) -> [(String, YAMLText)] {
    let isWild = self.isWild
    let all = isWild ? MatrixAxis.all : MatrixAxis.all.filter { $0.values.count > 1 }
    var seen: Set<String> = []
    let chosen = random.few(1...most) { random in random.pick(all) }.filter {
      seen.insert($0.name).inserted || isWild
    }
    return chosen.map { axis in
      let names =
        axis.values.map(\.name) + axis.aliases.map(\.name)
        + ["fr", "ar", "zh-Hans-CN", "300", "320x480", "*", "iphone-*", "nothing"]
      let known = axis.values.map(\.name)
      let values = random.few(1...3) { random in
        YAMLText.text(
          !isWild && known.count > 1 ? random.pick(known) : random.pick(names))
      }
      return (axis.name, values.count == 1 ? values[0] : .list(values))
    }
  }

  // MARK: Values by the types of keys

  private mutating func value(of key: SpecKey, depth: Int) -> YAMLText {
    wildChance(40) ? anything() : value(key.type, depth: depth)
  }

  private mutating func entries(of keys: [SpecKey], depth: Int) -> [(String, YAMLText)] {
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

  private mutating func value(_ type: SpecType, depth: Int) -> YAMLText {
    guard depth < 9 else { return .plain("1") }
    switch type {
    case .value(let type): return value(type, depth: depth)
    case .string(let words): return .text(string(words))
    case .expression:
      guard random.chance(3) else { return number(in: 0...400) }
      return .text(
        isWild
          ? ConstraintTexts.expression(of: views + ["v0"], &random)
          : random.pick(["gap", "superview.width - 20", "2 * gap + 1"]))
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

  private mutating func definition(_ name: String, depth: Int) -> YAMLText {
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
    case "when":
      return list(1...3) { generator in
        .map(
          generator.axes(atMost: 2, isFilter: true)
            + generator.entries(of: LanguageKeys.conditions, depth: depth + 1).prefix(1)
            + generator.entries(of: LanguageKeys.changes, depth: depth + 1).filter { key, _ in
              generator.isWild || !["activate", "deactivate", "update"].contains(key)
            })
      }
    case "transitions":
      return .map([("film", .map(entries(of: LanguageKeys.transition, depth: depth + 1)))])
    default: return anything()
    }
  }

  /// A text with a syntax of its own, which the words of the schema describe.
  private mutating func string(_ words: String) -> String {
    let ids = views + ["v0", "superview", "safeArea"]
    if words.contains("styles") { return random.pick(Self.styles) }
    if words.contains("templates") { return random.pick(Self.templates) }
    if words.contains("Visual") { return ConstraintTexts.format(of: ids, &random) }
    if words.contains("comparison") {
      return random.pick(["<", ">", "<=", ">=", "", "=="]) + " \(random.next(below: 1000))"
    }
    if words.contains("file") { return random.pick(["Blocks-Regular.ttf", "words.ttf"]) }
    if words.contains("family") { return "own" }
    if words.contains("expression") { return expression(of: ids) }
    if words.contains("constraint's name") { return "named\(random.next(below: 4))" }
    if words.contains("pattern") { return random.pick(ids + ["v*", "*", "v?"]) }
    return random.pick(ids)
  }

  private mutating func value(_ type: KeyType, depth: Int) -> YAMLText {
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
    case .path: return .text(PathTexts.path(&random))
    case .date:
      let dates = ["2024-02-29", "09:41", "2024-12-31T23:59", "2023-02-29", "24:00", "0000-00-00"]
      return .text(random.pick(isWild ? dates : Array(dates.prefix(2))))
    case .spacings(let range):
      let id = views.last ?? "v0"
      return .map([(id, number(in: range))])
    case .rowTemplate:
      return isWild
        ? view(depth: depth + 2) : .map([("kind", .text("label")), ("text", .text("$text"))])
    case .rowItems: return rows()
    case .rowSections:
      return list(0...3) { .map([("header", .text("Head")), ("items", $0.rows())]) }
    }
  }

  private mutating func part(of keys: [any KindKey], depth: Int) -> YAMLText {
    guard depth < 9, !random.chance(3) else { return .text(random.pick(Texts.all)) }
    return .map(
      keys.enumerated().compactMap { index, key in
        index == 0 || random.chance(2) ? (key.name, value(key.type, depth: depth + 1)) : nil
      })
  }

  private mutating func rows() -> YAMLText {
    list(0...4) { .map([("text", .text($0.random.pick(Texts.all)))]) }
  }

  private mutating func color() -> YAMLText {
    switch random.next(below: 4) {
    case 0: .text("#\(String(random.next() & 0xFFFFFF | 0x1000000, radix: 16).dropFirst())")
    case 1: .map([("light", .text("white")), ("dark", .text("#12345678"))])
    default: .text(random.pick(SystemColors.names))
    }
  }

  private mutating func number(in range: ClosedRange<Double>) -> YAMLText {
    if wildChance(30) { return .plain(random.pick(Mutator.numbers)) }
    if random.chance(isWild ? 15 : 60) {
      return .plain("\(random.chance(2) ? range.lowerBound : range.upperBound)")
    }
    let upper = min(range.upperBound, range.lowerBound + random.pick([1, 50, 400]))
    let number = range.lowerBound + (upper - range.lowerBound) * random.fraction()
    return .plain(random.chance(4) ? "\(number)" : "\(number.rounded().clamped(to: range))")
  }

  private mutating func list(
    _ count: ClosedRange<Int>, _ make: (inout Self) -> YAMLText
  ) -> YAMLText {
    let most = min(count.upperBound, max(count.lowerBound, 4))
    let wanted = count.lowerBound + random.next(below: most - count.lowerBound + 1)
    return .list((0..<wanted).map { _ in make(&self) })
  }

  /// A value of any type.
  private mutating func anything() -> YAMLText {
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
