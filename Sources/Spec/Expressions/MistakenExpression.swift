import AutoLayout
import Diagnostics
import Geometry

/// An expression in the notation of another tool, such as `50%`, `10pt` or `a.equalTo(b)`.
enum MistakenExpression {
  /// The patterns, which several threads may use, because nothing changes them.
  ///
  /// Each is compiled once for the process.
  private enum Patterns {
    nonisolated(unsafe) static let call =
      #/([\w.]+)\.(?:constraint\(\s*)?(equal|greaterThanOrEqual|lessThanOrEqual)To(?:Constant)?\s*[:(]\s*([^,()]+)(.*)/#
    nonisolated(unsafe) static let callToSuperview =
      #/([\w.]+?)\.(\w+)\.(equal|greaterThanOrEqual|lessThanOrEqual)ToSuperview\(\)(.*)/#
    nonisolated(unsafe) static let multiplier =
      #/(?:multiplier:\s*|multipliedBy\()(\d+(?:\.\d+)?)/#
    nonisolated(unsafe) static let constant = #/(?:constant:\s*|offset\()(-?)(\d+(?:\.\d+)?)/#
    nonisolated(unsafe) static let inset = #/inset\((\d+(?:\.\d+)?)/#
    nonisolated(unsafe) static let priority = #/priority\(\s*\.?(\w+)/#
    nonisolated(unsafe) static let leftSide = #/\s*[\w.\[\]]+\.(\w+)/#
    nonisolated(unsafe) static let percent = #/(\d+(?:\.\d+)?)\s*%/#
    nonisolated(unsafe) static let factorOfItem = #/\* (superview|root|parent)\s*$/#
    nonisolated(unsafe) static let range =
      #/(\d+(?:\.\d+)?)\s*(?:\.\.[.<]?|-|…|–)\s*(\d+(?:\.\d+)?)/#
    nonisolated(unsafe) static let location =
      #/\s*(\w+)\.(\w+)\s*([<>=]=)\s*(-?)(\d+(?:\.\d+)?)\s*/#
    nonisolated(unsafe) static let name = #/[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/#
    nonisolated(unsafe) static let ratio =
      #/(?:[HW],)?\s*(\d+(?:\.\d+)?)\s*(?:[x×:]|to|by|in)\s*(\d+(?:\.\d+)?)/#
    nonisolated(unsafe) static let priorityOnAxis = #/(\w+)\s+(horizontal|vertical)/#
    nonisolated(unsafe) static let pair = #/(\d+)\s*,\s*(\d+)/#
  }

  /// Longer texts are not rewritten.
  private static let greatestLength = 200

  /// The expression in the notation of specs; nil if there is none.
  ///
  /// - Parameters:
  ///   - text: the expression as written.
  ///   - key: the key of a shorthand, or nil for an entry of `constraints`.
  ///   - metrics: the metrics that the expression may name.
  /// - Returns: a text that the parser accepts.
  static func corrected(_ text: String, key: String?, metrics: Metrics) -> String? {
    guard text.count <= greatestLength else { return nil }
    if let whole = corrected(whole: text, key: key) { return whole }
    if key == nil, let call = MistakenCall(text), call.name == "NSLayoutConstraint" {
      return equation(
        call.arguments.compactMap { argument in argument.label.map { ($0, argument.value) } })
    }
    var corrected = withoutCalls(
      text.replacing(".snp.", with: ".").rewritten(by: NotationRule.ofCalls))
    corrected = withoutPercent(corrected.rewritten(by: NotationRule.ofNumbers), key: key)
    if key != "aspectRatio" { corrected = corrected.rewritten(by: NotationRule.ofScreens) }
    if key == nil { corrected = corrected.rewritten(by: NotationRule.ofWordsBehind) }
    corrected = corrected.rewritten(by: NotationRule.ofOperators)
    for (theirs, ours) in signs + guides {
      corrected = corrected.replacing(theirs, with: ours)
    }
    guard corrected != text, parses(corrected, key, metrics), !isSumOfBothAxes(corrected) else {
      return nil
    }
    return key != nil && (corrected.hasPrefix(">") || corrected.hasPrefix("<"))
      ? "\"\(corrected)\"" : corrected
  }

  /// Whether a sum has attributes of both axes, which no constraint may have.
  private static func isSumOfBothAxes(_ text: String) -> Bool {
    let attributes = text.matches(of: Patterns.name).compactMap { found in
      found.0.split(separator: ".").dropFirst().last.flatMap { Attribute(rawValue: String($0)) }
    }
    return attributes.count > 2 && Set(attributes.map(\.axis)).count > 1
  }

  private static let signs = [
    ("×", "*"), ("÷", "/"), ("=>", ">="), ("=<", "<="), ("≥", ">="), ("≤", "<="),
  ]

  private static let guides = [
    ("safeAreaLayoutGuide", "safeArea"), ("layoutMarginsGuide", "margins"),
    ("readableContentGuide", "readable"), ("keyboardLayoutGuide", "keyboard"),
    ("contentLayoutGuide", "content"), ("frameLayoutGuide", "frame"),
  ]

  /// What to do about an expression that Strut does not have, such as `min(320, 100%)`; nil if nothing is known.
  static func advice(_ text: String, key: String?, of view: String? = nil) -> String? {
    if key == nil, text.hasPrefix("["), let end = text.firstRange(of: "]."),
      case let names = text[..<end.lowerBound].dropFirst().split(whereSeparator: {
        ", ".contains($0)
      }),
      names.count > 1
    {
      let equations = names.prefix(2).map { "`\($0).\(text[end.upperBound...])`" }
      return "write an equation for each view: \(WordList.of(equations))"
    }
    if let key, ["x", "y"].contains(key), let number = MistakenValue.number(text) {
      return "write `\(key): superview` and `offset: \(number)`"
    }
    if let limits = limits(text, key: key, of: view) { return limits }
    if key == nil, let part = text.firstMatch(of: Patterns.percent) {
      return
        "write a part of a size such as `\(partOfSuperview(String(part.1), "width"))`; the attributes of a sum are on one axis"
    }
    if let key, let range = text.wholeMatch(of: Patterns.range) {
      return "write `\(key): \">= \(range.1)\"`, and `<= \(range.2)` as a constraint of its own"
    }
    return nil
  }

  /// The expression with Strut's name for an item of another tool; nil if the phrasebook has none.
  static func withItem(_ text: String, _ name: String) -> String? {
    guard text.hasPrefix(name), let ours = Phrasebook.standard.name(name, in: "item")?.code else {
      return nil
    }
    return ours + text.dropFirst(name.count)
  }

  /// Attributes that other tools name in two parts.
  private static let parts = [
    (".center.x", ".centerX"), (".center.y", ".centerY"), (".size.width", ".width"),
    (".size.height", ".height"), (".origin.x", ".leading"), (".origin.y", ".top"),
  ]

  /// The equation for a location that equals a number, such as `title.x == 20`; nil for others.
  static func location(_ text: String) -> String? {
    guard text.count <= greatestLength, text.last?.isNumber == true,
      let found = text.wholeMatch(of: Patterns.location),
      let attribute = Phrasebook.standard.name(String(found.2), in: "attribute")?.code,
      AttributeName.names.contains(attribute), !["width", "height", "size"].contains(attribute)
    else { return nil }
    let sign = found.4.isEmpty ? "+" : "-"
    return "\(found.1).\(attribute) \(found.3) superview.\(attribute) \(sign) \(found.5)"
  }

  /// The expression with the names of Strut; nil unless as many names change as `least` says.
  static func renamed(
    _ text: String, views: [String], metrics: Metrics, least: Int = 2
  ) -> String? {
    guard text.count <= greatestLength else { return nil }
    var count = 0
    var short = text
    for (theirs, ours) in parts where short.contains(theirs) {
      short = short.replacing(theirs, with: ours)
      count += 2
    }
    let renamed = short.replacing(Patterns.name) { found -> String in
      var path = found.0.split(separator: ".").map(String.init)
      if path.count > 1, path[0] == "self", !views.contains(path[0]) {
        path.removeFirst()
        count += 1
      }
      let names = path.filter { !["snp", "mas"].contains($0) }
      count += (path.count - names.count) * 2
      path = names
      guard path.count > 1 || !views.contains(path[0]) else { return String(found.0) }
      return path.enumerated().map { index, name in
        let known =
          index == 0
          ? views + NameScope.itemNames + metrics.names : NameScope.guideNames + AttributeName.names
        guard !known.contains(name), path.count > 1,
          let ours = Phrasebook.standard.name(name, in: index == 0 ? "item" : "attribute")?.code
        else { return name }
        count += 1
        return ours
      }.joined(separator: ".").replacing("superview.safeArea", with: "safeArea")
    }
    return count >= least && renamed != text ? renamed : nil
  }

  private static func parses(_ text: String, _ key: String?, _ metrics: Metrics) -> Bool {
    if key == nil {
      (try? ExpressionParser.constraint(text, metrics: metrics)) != nil
    } else {
      (try? ExpressionParser.shorthand(text, metrics: metrics)) != nil
    }
  }

  /// Texts whose meaning depends on their key.
  private static func corrected(whole text: String, key: String?) -> String? {
    switch key {
    case "pin" where text.contains(","):
      let edges = text.split { ", ".contains($0) }.map(String.init)
      return edges.allSatisfy(PinKeys.edgeNames.contains)
        ? "pin: [\(edges.joined(separator: ", "))]" : nil
    case "pin":
      let number = NumberWithUnit.points(text) ?? text
      return DecimalNumber.parse(number).map { _ in "pin: { all: \(number) }" }
    case "size":
      return MistakenCall.numbers(text, ["width", "height"])
        .map { "size: [\($0[0]), \($0[1])]" }
    case "aspectRatio":
      return text.wholeMatch(of: Patterns.ratio).map { "\($0.1)/\($0.2)" }
    case "hugging", "compression":
      if let one = text.wholeMatch(of: Patterns.priorityOnAxis) {
        return "\(key ?? ""): { \(one.2): \(one.1) }"
      }
      return text.wholeMatch(of: Patterns.pair)
        .map { "\(key ?? ""): { horizontal: \($0.1), vertical: \($0.2) }" }
    case nil where text.hasPrefix("vfl:"):
      let format = text.dropFirst(4).drop { $0 == " " }
      return "- vfl: \"\(format)\""
    default: return nil
    }
  }

  /// Percent are a part of the superview's dimension, or of the item that follows.
  private static func withoutPercent(_ text: String, key: String?) -> String {
    let ofTheWindow = text.rewritten(by: NotationRule.ofWindows)
    guard ofTheWindow.contains("%") else { return ofTheWindow }
    let left = text.prefixMatch(of: Patterns.leftSide).map { String($0.1) }
    let dimension = key ?? left ?? "width"
    return ofTheWindow.rewritten(by: NotationRule.ofFactors)
      .replacing(Patterns.percent) { partOfSuperview(String($0.1), dimension) }
      .replacing(Patterns.factorOfItem) {
        "* \($0.1 == "parent" ? "superview" : $0.1).\(dimension)"
      }
  }

  static func factor(_ percent: String) -> String {
    DecimalText.shortest((Double(percent) ?? 0) / 100, places: 4)
  }

  static func part(_ percent: String, of dimension: String) -> String {
    factor(percent) == "1" ? dimension : "\(factor(percent)) * \(dimension)"
  }

  /// `a.equalTo(b).offset(8)` of SnapKit and `a.constraint(equalTo: b, constant: 8)` of UIKit.
  private static func withoutCalls(_ text: String) -> String {
    if let found = text.wholeMatch(of: Patterns.callToSuperview) {
      return withoutCalls(
        "\(found.1).\(found.2).\(found.3)To(superview.\(found.2))\(found.4)")
    }
    guard let found = text.wholeMatch(of: Patterns.call) else { return text }
    let relations = ["equal": "==", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
    let rest = found.4
    var right = String(found.3)
    if let factor = rest.firstMatch(of: Patterns.multiplier) {
      right = "\(factor.1) * \(right)"
    }
    if let offset = rest.firstMatch(of: Patterns.constant) {
      right += " \(offset.1.isEmpty ? "+" : "-") \(offset.2)"
    }
    if let inset = rest.firstMatch(of: Patterns.inset) { right += " inset \(inset.1)" }
    if let priority = rest.firstMatch(of: Patterns.priority) { right += " @\(priority.1)" }
    return "\(found.1) \(relations[String(found.2)] ?? "==") \(right)"
  }
}
