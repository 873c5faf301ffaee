import Devices
import Spec
import TestSupport
import ViewKinds

/// Makes specs from the declarations of the language's keys.
///
/// One spec in six is wild: it has values of other types, numbers at limits and unusual names. The
/// values of the others are legal one by one. `SpecRepair` removes keys that do not fit together.
struct SpecGenerator {
  var random: SeededGenerator
  let images: [String]
  let isWild: Bool
  /// The ids of all views outside of rows and templates.
  private(set) var views: [String] = []
  /// The ids of the views of each superview with at least two.
  private var siblings: [[String]] = []
  /// The names of constraints.
  private(set) var names: [String] = []
  /// Whether the spec has the axis `user`.
  let hasOwnAxis: Bool
  /// Whether the spec has the family `own`.
  let hasFont: Bool

  /// - Parameters:
  ///   - random: the source of all choices.
  ///   - images: the pictures beside the spec.
  init(_ random: SeededGenerator, images: [String]) {
    self.random = random
    self.images = images
    isWild = self.random.chance(6)
    hasOwnAxis = self.random.chance(6)
    hasFont = self.random.chance(10)
  }

  /// True once in `count` times, but only in wild specs.
  mutating func wildChance(_ count: Int) -> Bool {
    let isHit = random.chance(count)
    return isWild && isHit
  }

  static let styles = ["calm", "loud"]
  static let templates = ["card", "cell"]

  /// The spec as a tree.
  mutating func document() -> YAMLText {
    let tree = subviews(depth: 0)
    var entries: [(String, YAMLText)] = []
    for key in LanguageKeys.top {
      if let value = section(key, tree: tree) { entries.append((key.name, value)) }
    }
    return .map(entries)
  }

  /// The value of a key of the file, or nil to leave the key out.
  private mutating func section(_ key: SpecKey, tree: YAMLText) -> YAMLText? {
    switch key.name {
    case "views": return tree
    case "constraints": return random.chance(4) ? nil : constraints()
    case "metrics": return .map([("gap", .plain("8")), ("wide", .plain("120.5"))])
    case "colors": return .map([("brand", .text("#3366CC")), ("ink", color())])
    case "styles": return .map(Self.styles.map { ($0, patch()) })
    case "templates": return .map([("card", card()), ("cell", cell())])
    case "fonts": return hasFont ? .map([("own", .text("Blocks-Regular.ttf"))]) : nil
    case "axes": return hasOwnAxis ? .map([("user", list(of: ["guest", "member"]))]) : nil
    case "matrix": return random.chance(4) ? nil : matrix()
    case "screen": return random.chance(2) ? value(of: key, depth: 0) : nil
    case "when": return random.chance(2) ? value(of: key, depth: 0) : nil
    case "guides", "transitions": return random.chance(5) ? value(of: key, depth: 0) : nil
    default: return random.chance(isWild ? 6 : 15) ? value(of: key, depth: 0) : nil
    }
  }

  // MARK: Views

  private mutating func subviews(depth: Int) -> YAMLText {
    let count = depth == 0 ? 1 + random.small(below: 7) : random.small(below: 5)
    var entries: [(String, YAMLText)] = []
    for _ in 0..<count {
      let name = wildChance(30) ? random.pick(Texts.all) : "v\(views.count)"
      views.append(name)
      entries.append((name, view(depth: depth + 1)))
    }
    if entries.count > 1 { siblings.append(entries.map(\.0)) }
    return .map(entries)
  }

  /// A view with keys of its kind and of all kinds.
  mutating func view(depth: Int) -> YAMLText {
    if depth < 5, random.chance(12) { return use() }
    let kind = random.chance(5) ? StackKind.self : random.pick(KindCatalogue.all)
    var entries: [(String, YAMLText)] = []
    if !random.chance(6) { entries.append(("kind", .plain(kind.name))) }
    let own = entries.isEmpty ? PlainViewKind.keys : kind.keys
    // A second picture of the same place is refused.
    let left = random.chance(2) ? "image" : "symbol"
    let isTable = own.contains { $0.name == "row" }
    let hasSections = random.chance(2)
    for key in own {
      switch key.name {
      case left where !isWild: continue
      case "row", "symbol", "image", "path", "colors": if wildChance(4) { continue }
      case "items", "sections":
        if isTable, !isWild, (key.name == "sections") != hasSections { continue }
      default: if !random.chance(4) { continue }
      }
      entries.append((key.name, value(key.type, depth: depth)))
    }
    entries += placement(depth: depth)
    for key in CommonKeys.own
    where random.chance(20) && !Self.dependentKeys.contains(key.name) && key.name != "frame" {
      entries.append((key.name, value(of: key, depth: depth)))
    }
    if depth < 5, !isTable || isWild, random.chance(kind == StackKind.self ? 1 : 3) {
      entries.append(("views", subviews(depth: depth)))
    }
    var known: Set<String> = []
    return .map(entries.filter { known.insert($0.0).inserted || wildChance(40) })
  }

  /// Shorthands, or a frame.
  private mutating func placement(depth: Int) -> [(String, YAMLText)] {
    if random.chance(12) {
      let keys = CommonKeys.own.filter { ["frame", "autoresizing"].contains($0.name) }
      return keys.map { ($0.name, value(of: $0, depth: depth)) }
    }
    return CommonKeys.shorthands.compactMap { key in
      random.chance(key.name == "pin" ? 2 : 5) ? (key.name, value(of: key, depth: depth)) : nil
    }
  }

  /// A view from a template.
  private mutating func use() -> YAMLText {
    let name = random.pick(Self.templates)
    var entries = [("use", YAMLText.text(name))]
    if random.chance(2) {
      let symbol = YAMLText.text(random.pick(SystemSymbol.names))
      let card = [("words", YAMLText.text(random.pick(Texts.all))), ("far", number(in: 0...40))]
      entries.append(("with", .map(name == "card" ? card : [("mark", symbol)])))
    }
    return .map(entries + placement(depth: 4))
  }

  /// A template with a text and a length as its parameters.
  private mutating func card() -> YAMLText {
    if wildChance(3) { return view(depth: 5) }
    return .map([
      ("defaults", .map([("words", .text(random.pick(Texts.all))), ("far", .plain("4"))])),
      ("kind", .plain("label")), ("text", .text("$words")), ("margins", .text("$far")),
      ("lines", .plain("\(random.next(below: 3))")),
    ])
  }

  /// A template with views of its own.
  private mutating func cell() -> YAMLText {
    if wildChance(3) { return view(depth: 5) }
    return .map([
      ("defaults", .map([("mark", .text("star"))])),
      (
        "views",
        .map([
          ("$(id)One", .map([("kind", .plain("image")), ("symbol", .text("$mark"))])),
          ("$(id)Two", .map([("use", .text("card")), ("with", .map([("words", .text("$id"))]))])),
        ])
      ),
      (
        "constraints",
        list(of: [
          "H:|-[$(id)One]-gap-[$(id)Two]-|", "$(id)One.centerY == superview.centerY",
          "$(id)Two.top >= superview.top + 4", "$(id)Two.centerY == $(id)One.centerY @high",
        ])
      ),
    ])
  }

  /// The keys that `view` adds itself, or that need another key.
  private static let dependentKeys = [
    "kind", "views", "use", "with", "defaults", "frameIn", "autoresizing", "corners", "cornerCurve",
  ]

  mutating func patch() -> YAMLText {
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

  // MARK: Constraints

  mutating func constraints() -> YAMLText {
    let views = views.isEmpty ? ["v0"] : views
    var items: [YAMLText] = []
    for _ in 0..<1 + random.small(below: 10) {
      switch random.next(below: 8) {
      case 0, 1:
        var entries = [("vfl", YAMLText.text(format(of: views)))]
        let options = LanguageKeys.format.filter { ["options", "priority"].contains($0.name) }
        for key in options where random.chance(4) {
          entries.append((key.name, value(of: key, depth: 3)))
        }
        items.append(.map(entries))
      case 2 where isWild: items.append(.map(entries(of: LanguageKeys.longForm, depth: 3)))
      case 2:
        names.append("named\(names.count)")
        let flag = YAMLText.plain(random.chance(2) ? "true" : "false")
        let constraint = YAMLText.text(expression(of: views))
        items.append(
          .map([("constraint", constraint), ("name", .text(names.last ?? "")), ("active", flag)]))
      case 3:
        names.append("named\(names.count)")
        items.append(.map([(names.last ?? "", .text(expression(of: views)))]))
      default: items.append(.text(expression(of: views)))
      }
    }
    return .list(items)
  }

  mutating func expression(of views: [String]) -> String {
    wildChance(4)
      ? ConstraintTexts.expression(of: views, &random)
      : ConstraintTexts.legalExpression(of: views, &random)
  }

  mutating func format(of views: [String]) -> String {
    guard !isWild, !siblings.isEmpty else { return ConstraintTexts.format(of: views, &random) }
    return ConstraintTexts.legalFormat(of: random.pick(siblings), &random)
  }

  // MARK: The matrix

  mutating func matrix() -> YAMLText {
    var entries = axes(atMost: 3, isFilter: false)
    if !isWild, random.chance(3) {
      entries.removeAll { ["device", "window", "os", "keyboard"].contains($0.0) }
      entries.append(("device", .map(device("tiny"))))
    }
    for key in LanguageKeys.matrix where wildChance(4) || !isWild && random.chance(20) {
      entries.append((key.name, value(of: key, depth: 1)))
    }
    return .map(entries)
  }

  /// A custom device of a small size.
  private mutating func device(_ name: String) -> [(String, YAMLText)] {
    [
      ("id", .text(name)), ("width", .plain("\(40 + random.next(below: 400))")),
      ("height", .plain("\(40 + random.next(below: 600))")),
      ("scale", .plain("\(1 + random.next(below: 3))")),
    ]
  }

  /// Values of some axes.
  ///
  /// - Parameters:
  ///   - most: the greatest number of axes.
  ///   - isFilter: whether the values select cells, so that patterns are legal.
  ///   - isState: whether there is one value for each axis, and neither a device nor a system.
  /// - Returns: the names of the axes and their values.
  mutating func axes(
    atMost most: Int, isFilter: Bool, isState: Bool = false
  ) -> [(String, YAMLText)] {
    let isWild = self.isWild
    var all = isWild ? MatrixAxis.all : MatrixAxis.all.filter { $0.values.count > 1 }
    if isState { all.removeAll { ["device", "os"].contains($0.name) } }
    var seen: Set<String> = []
    let chosen = random.few(1...most) { random in random.pick(all) }.filter {
      seen.insert($0.name).inserted || isWild
    }
    var entries = chosen.map { axis in
      let known = axis.values.map(\.name)
      let names =
        known + axis.aliases.map(\.name)
        + ["fr", "ar", "zh-Hans-CN", "300", "320x480", "*", "iphone-*", "nothing"]
      var values = random.few(1...3) { random in
        YAMLText.text(!isWild && known.count > 1 ? random.pick(known) : random.pick(names))
      }
      if isFilter, random.chance(8) { values.append(.text("*")) }
      return (axis.name, values.count == 1 || isState ? values[0] : .list(values))
    }
    if hasOwnAxis, random.chance(2) {
      entries.append(("user", .text(random.pick(["guest", "member"]))))
    }
    return entries
  }

  /// An entry of `when`.
  mutating func condition(depth: Int) -> YAMLText {
    var entries = axes(atMost: 2, isFilter: true)
    if random.chance(3) {
      entries += [
        ("width", .text(random.pick(["< 375", ">= 400", "> 100"]))),
        ("idiom", .text(random.pick(["phone", "pad"]))),
        ("sizeClass", .map([("horizontal", .text(random.pick(["compact", "regular"])))])),
      ].suffix(1 + random.next(below: 3))
    }
    let count = entries.count
    for key in LanguageKeys.changes where random.chance(3) {
      switch key.name {
      case "views":
        let ids = random.few(1...3) { [views] random in random.pick(views.isEmpty ? ["v0"] : views)
        }
        entries.append((key.name, .map(Set(ids).sorted().map { ($0, patch()) })))
      case "metrics": entries.append((key.name, .map([("gap", number(in: 0...40))])))
      case "update" where !isWild && !names.isEmpty:
        let constant = number(in: 0...200)
        entries.append(
          (key.name, .list([.map([("name", .text(random.pick(names))), ("constant", constant)])])))
      case "activate", "deactivate", "update":
        if !names.isEmpty || isWild { entries.append((key.name, value(of: key, depth: depth + 1))) }
      default: entries.append((key.name, value(of: key, depth: depth + 1)))
      }
    }
    if entries.count == count { entries.append(("metrics", .map([("gap", .plain("12"))]))) }
    return .map(entries)
  }

  /// An entry of `transitions`.
  mutating func transition(depth: Int) -> YAMLText {
    if isWild { return .map(entries(of: LanguageKeys.transition, depth: depth + 1)) }
    let state = axes(atMost: 2, isFilter: false, isState: true)
    let others = axes(atMost: 2, isFilter: false, isState: true)
    var entries = [("from", YAMLText.map(state)), ("to", .map(others))]
    entries.append(("frames", .plain("\(2 + random.next(below: 3))")))
    for key in LanguageKeys.transition
    where ["duration", "curve"].contains(key.name) && random.chance(2) {
      entries.append((key.name, value(of: key, depth: depth)))
    }
    return .map(entries)
  }
}
