import Diagnostics
import Geometry
import Tolerances
import YAML

extension SpecReader {
  /// What `compare` says.
  ///
  /// - Parameters:
  ///   - node: its value.
  ///   - subtree: the screen's views.
  ///   - changes: what may bring other rows.
  /// - Returns: what is wrong left as it is by default.
  mutating func readComparison(
    _ node: YAMLNode, of subtree: Subtree, changes: [ConditionalChange]
  ) -> ComparisonDeclaration {
    var comparison = ComparisonDeclaration()
    let views = NamedViews(subtree, changes)
    guard let entries = mapping(node, of: .key("compare")) else { return comparison }
    let keys = LanguageKeys.comparison.names
    var parts: [YAMLEntry] = []
    for entry in entries where known(entry, in: keys, of: .key("compare")) {
      switch entry.key {
      case "ignore":
        comparison.tolerance.ignoredViews = oneOrMore(entry.value).compactMap {
          viewName($0, of: views)
        }
      case "scale":
        comparison.scale = number(
          entry.value, key: entry.key, in: ComparisonDeclaration.scales)
      default: parts.append(entry)
      }
    }
    comparison.tolerance.rule = readRule(
      parts.filter { $0.key != "views" }, base: comparison.tolerance.rule)
    for entry in parts where entry.key == "views" {
      comparison.tolerance.views = readViewRules(
        entry.value, base: comparison.tolerance.rule, views: views)
    }
    return comparison
  }

  private mutating func readViewRules(
    _ node: YAMLNode, base: DifferenceRule, views: NamedViews
  ) -> [ViewTolerance] {
    let entries = mapping(node, of: .key("views")) ?? []
    if entries.count > Self.greatestNumberOfViewRules {
      findings.add(.tooManyViewRules(Self.greatestNumberOfViewRules, at: node.span))
    }
    return entries.compactMap { entry in
      guard views.contains(entry.key) else {
        findings.add(.unknownView(entry.key, at: entry.keySpan, known: views.written))
        return nil
      }
      let subject = Subject.entry("views")
      let parts = (mapping(entry.value, of: subject) ?? []).filter {
        known($0, in: LanguageKeys.differenceRule.names, of: subject)
      }
      return ViewTolerance(id: entry.key, rule: readRule(parts, base: base))
    }
  }

  /// As many as the comparing tells apart, besides the screen's own and the ignored views.
  private static let greatestNumberOfViewRules = 250

  private mutating func viewName(_ node: YAMLNode, of views: NamedViews) -> String? {
    guard let name = text(node, key: "ignore") else { return nil }
    if views.contains(name) { return name }
    findings.add(.unknownView(name, at: node.span, known: views.written))
    return nil
  }

  /// A rule whose missing keys are another's.
  private mutating func readRule(
    _ entries: [YAMLEntry], base: DifferenceRule
  ) -> DifferenceRule {
    var rule = base
    var name: PixelMeasure.Name?
    for entry in entries {
      switch entry.key {
      case "measure": name = choice(entry.value, key: entry.key, as: PixelMeasure.Name.self)
      case "limit": rule.limit = readLimit(entry.value, key: entry.key) ?? rule.limit
      case "window": rule.window = readWindow(entry.value) ?? rule.window
      case "move":
        rule.move =
          number(entry.value, key: entry.key, in: 0...1000).map { Points($0) } ?? rule.move
      default: continue
      }
    }
    rule.measure = readMeasure(name, entries, base: base.measure)
    return rule
  }

  /// The measure with its threshold and its way with anti-aliasing; another measure than the base's
  /// begins with its own.
  private mutating func readMeasure(
    _ given: PixelMeasure.Name?, _ entries: [YAMLEntry], base: PixelMeasure
  ) -> PixelMeasure {
    let name = given ?? base.name
    let base = name == base.name ? base : PixelMeasure(name, threshold: name.defaultThreshold)
    var threshold = base.threshold
    var antiAliasing = base.antiAliasing
    for entry in entries {
      switch entry.key {
      case "threshold":
        guard let range = name.thresholds else {
          findings.add(.keyOfMeasure(entry, [.yiq, .deltaE2000]))
          continue
        }
        threshold =
          number(entry.value, key: entry.key, in: range).map { Millionths($0) } ?? threshold
      case "antialiasing":
        guard name == .yiq else {
          findings.add(.keyOfMeasure(entry, [.yiq]))
          continue
        }
        antiAliasing =
          choice(entry.value, key: entry.key, as: PixelMeasure.AntiAliasingRule.self)
          ?? antiAliasing
      default: continue
      }
    }
    return PixelMeasure(name, threshold: threshold, antiAliasing: antiAliasing)
  }

  private mutating func readWindow(_ node: YAMLNode) -> WindowLimit? {
    guard let entries = mapping(node, of: .key("window")) else { return nil }
    var side: Double?
    var limit: DifferenceLimit?
    for entry in entries where known(entry, in: LanguageKeys.window.names, of: .key("window")) {
      if entry.key == "size" {
        side = number(entry.value, key: entry.key, in: 1...1000)
      } else {
        limit = readLimit(entry.value, key: entry.key)
      }
    }
    for name in LanguageKeys.window.names where !entries.contains(where: { $0.key == name }) {
      findings.add(.missingKey(name, of: .key("window"), at: node.span))
    }
    guard let side, let limit else { return nil }
    return WindowLimit(side: Points(side), limit: limit)
  }

  /// `12`, `12 px`, `0.1 %` or `4 pt`.
  private mutating func readLimit(_ node: YAMLNode, key: String) -> DifferenceLimit? {
    if let scalar = node.scalar, !scalar.isNull, let limit = DifferenceLimit(scalar.text) {
      return limit
    }
    findings.add(.notALimit(key, found: node))
    return nil
  }
}
