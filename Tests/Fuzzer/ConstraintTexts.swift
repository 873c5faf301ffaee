import AutoLayout
import Spec
import TestSupport

/// Makes constraints as texts.
enum ConstraintTexts {
  static let views = ["a", "b", "c"]
  static let metrics = ["gap", "wide"]

  /// A spec without constraints, with `views` and `metrics`.
  static let head = """
    metrics: { gap: 8, wide: 120.5 }
    views:
      a: { kind: label, text: Title }
      b: { kind: button, title: Send }
      c: { views: { d: { size: [10, 20] } } }

    """

  private static let relations = ["==", "==", "<=", ">=", "=", "<", ">", "!=", "=>"]
  private static let options = [
    "standard", "required", "high", "low", "1000", "1", "0", "999.5", "1001", "-1", "250+1", "gap",
  ]

  static func expression(of views: [String], _ random: inout SeededGenerator) -> String {
    var text = "\(operand(of: views, &random)) \(random.pick(relations)) "
    text += sum(of: views, depth: 0, &random)
    if random.chance(4) { text += " @ \(random.pick(options))" }
    if random.chance(10) { text = "\(random.pick(["name", "a", "1", ""])): \(text)" }
    return text
  }

  /// An expression that is legal, with attributes that belong together.
  static func legalExpression(of views: [String], _ random: inout SeededGenerator) -> String {
    let priority =
      random.chance(2) ? " @ \(random.pick(["high", "low", "1", "999", "250", "749.5"]))" : ""
    let (first, second) = (random.pick(views), random.pick(views))
    if random.chance(4) {
      let (width, height) = (random.next(below: 300), random.next(below: 300))
      let whole = random.pick([
        "\(first).edges == superview.edges inset \(width % 40)",
        "\(first).size == (\(width), \(height))",
        "\(first).width == \(width).5 / 100 * \(first).height + gap",
        "\(first).center == \(second).center", "\(first).size <= 2 * \(second).size",
        "\(first).firstBaseline == \(second).lastBaseline + 2 * gap",
        "\(first).bottom <= keyboard.top - \(height % 40)",
        "\(first).leading == \(second).margins.leading",
        "\(first).[top, bottom] == \(second).[top, bottom]",
        "\(first).left == superview.leftMargin + wide", "\(first).right <= root.readable.right",
        "2 * \(first).width - gap >= \(second).width + \(width)",
        "\(first).centerX == (\(second).leading + gap) * 0.5 + \(width)",
      ])
      return whole + priority
    }
    let attributes = random.pick([
      ["leading", "trailing", "centerX"], ["top", "bottom", "centerY"], ["width", "height"],
    ])
    let isSize = attributes.count == 2
    let relation = random.pick(["==", "==", "<=", ">="])
    let left = "\(first).\(random.pick(attributes)) \(relation) "
    let other = random.pick(views + ["superview", "safeArea", "superview.margins"])
    let number = "\(random.next(below: 300))"
    let right =
      isSize && random.chance(2) ? number : "\(other).\(random.pick(attributes)) + \(number)"
    return left + right + priority
  }

  private static func operand(of views: [String], _ random: inout SeededGenerator) -> String {
    let names = views + ItemName.items.map(\.name)
    let attributes = Attribute.allCases.map(\.rawValue) + AttributeName.compounds.map(\.name)
    let guides = ItemName.viewGuides.map(\.name)
    var text = random.chance(8) ? random.pick(names) : random.pick(views)
    if random.chance(6) { text += ".\(random.pick(guides))" }
    if !random.chance(20) { text += ".\(random.pick(attributes))" }
    return text
  }

  private static func sum(
    of views: [String], depth: Int, _ random: inout SeededGenerator
  ) -> String {
    var text = product(of: views, depth: depth, &random)
    for _ in 0..<random.small(below: 4) {
      text += " \(random.pick(["+", "-"])) \(product(of: views, depth: depth, &random))"
    }
    return text
  }

  private static func product(
    of views: [String], depth: Int, _ random: inout SeededGenerator
  ) -> String {
    switch random.next(below: 10) {
    case 0...3: operand(of: views, &random)
    case 4...6: number(&random)
    case 7: random.pick(metrics)
    case 8 where depth < 6: "(\(sum(of: views, depth: depth + 1, &random)))"
    default:
      "\(number(&random)) \(random.pick(["*", "/"])) \(operand(of: views, &random))"
    }
  }

  private static func number(_ random: inout SeededGenerator) -> String {
    if random.chance(12) { return random.pick(Mutator.numbers) }
    return random.chance(3) ? "\(random.next(below: 400)).5" : "\(random.next(below: 400))"
  }

  static func format(of views: [String], _ random: inout SeededGenerator) -> String {
    var text = random.pick(["", "H:", "V:", "V:", "H:", "X:"])
    if random.chance(2) { text += "|\(connection(&random))" }
    for index in 0...random.small(below: 5) {
      if index > 0 { text += connection(&random) }
      text += "[\(random.chance(20) ? "x" : random.pick(views))"
      if random.chance(3) { text += "(\(predicates(of: views, &random)))" }
      text += "]"
    }
    if random.chance(2) { text += "\(connection(&random))|" }
    return text
  }

  /// A format string that is legal, of views with one superview.
  static func legalFormat(of views: [String], _ random: inout SeededGenerator) -> String {
    func space(_ random: inout SeededGenerator) -> String {
      let width = random.next(below: 60)
      return random.pick([
        "", "-", "-gap-", "-\(width)-", "-(>=\(width))-", "-(>=gap,<=wide@750)-",
        "-(\(width)@250)-",
      ])
    }
    var text = random.pick(["", "H:", "V:"])
    if random.chance(2) { text += "|\(space(&random))" }
    let start = random.next(below: views.count)
    let end = min(views.count, start + 1 + random.small(below: 5))
    for (index, view) in views[start..<end].enumerated() {
      if index > 0 { text += space(&random) }
      let (width, other) = (random.next(below: 200), random.pick(views))
      let sizes = ["(\(width))", "(>=\(width))", "(wide@250)", "(<=\(width),>=gap@250)"]
      let all = other == view ? sizes : sizes + ["(\(other))", "(==\(other)@750.5)"]
      text += "[\(view)\(random.chance(3) ? random.pick(all) : "")]"
    }
    if random.chance(2) { text += "\(space(&random))|" }
    return text
  }

  private static func connection(_ random: inout SeededGenerator) -> String {
    switch random.next(below: 5) {
    case 0: ""
    case 1, 2: "-"
    case 3: "-\(random.chance(3) ? random.pick(metrics) : number(&random))-"
    default: "-(\(predicates(of: [], &random)))-"
    }
  }

  private static func predicates(of views: [String], _ random: inout SeededGenerator) -> String {
    (0...random.small(below: 3)).map { _ in
      let relation = random.pick(["", "==", ">=", "<=", "="])
      let object =
        views.isEmpty || random.chance(2)
        ? (random.chance(4) ? random.pick(metrics) : number(&random)) : random.pick(views)
      let priority = random.chance(4) ? "@\(random.pick(options))" : ""
      return relation + object + priority
    }.joined(separator: random.chance(10) ? ", " : ",")
  }

  /// Puts other characters into the text, one time in six.
  static func disturb(_ text: inout String, _ random: inout SeededGenerator) {
    guard random.chance(6) else { return }
    let pieces = [
      "(", ")", "[", "]", "|", "-", "--", "@", ":", ",", ".", "..", "*", "/", "==", ">=", " ",
      "\t", "\u{A0}", "9", "e", "1e400", "$x", "`", "\"", "'", "\\", "%", "self", "0x1",
    ]
    for _ in 0...random.small(below: 5) {
      var scalars = Array(text.unicodeScalars)
      let place = random.next(below: scalars.count + 1)
      switch random.next(below: 4) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count:
        let end = min(scalars.count, place + random.small(below: 12))
        for _ in 0...random.small(below: random.chance(50) ? 2000 : 4) {
          scalars.insert(contentsOf: scalars[place..<end], at: place)
        }
      case 2: scalars.insert(contentsOf: Array(random.pick(Texts.all).unicodeScalars), at: place)
      default: scalars.insert(contentsOf: Array(random.pick(pieces).unicodeScalars), at: place)
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars.prefix(20_000))
      text = String(view)
    }
  }
}
