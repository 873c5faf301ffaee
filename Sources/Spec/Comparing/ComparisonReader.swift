import AutoLayout
import Diagnostics
import Geometry
import Tolerances
import ViewKinds
import YAML

/// Reads `compare`.
struct ComparisonReader: SectionReader {
  let context: ReadingContext
  let views: NamedViews

  /// Reads the section; an invalid value falls back to its default.
  func readComparison(_ node: YAMLNode) -> ComparisonDeclaration {
    let subject = Subject.key("compare")
    guard let entries = mapping(node, of: subject) else { return ComparisonDeclaration() }
    let keys = ComparisonKeys(entries, at: node, of: subject, self)
    var comparison = ComparisonDeclaration()
    comparison.scale = keys.scale
    comparison.tolerance.ignoredViews = keys.ignored
    comparison.tolerance.rule = rule(keys.rule, base: comparison.tolerance.rule)
    if let entry = keys.views {
      comparison.tolerance.views = readViewRules(entry.value, base: comparison.tolerance.rule)
    }
    return comparison
  }

  private func readViewRules(_ node: YAMLNode, base: DifferenceRule) -> [ViewTolerance] {
    let entries = mapping(node, of: .key("views")) ?? []
    if entries.count > Self.greatestNumberOfViewRules {
      report(.tooManyViewRules(Self.greatestNumberOfViewRules, at: node.span))
    }
    return entries.compactMap { entry in
      guard views.contains(entry.key) else {
        report(.unknownView(entry.key, at: entry.keySpan, known: views.written))
        return nil
      }
      let subject = Subject.entry("views")
      let entries = mapping(entry.value, of: subject) ?? []
      let keys = DifferenceRuleKeys(entries, at: entry.value, of: subject, context)
      return ViewTolerance(id: entry.key, rule: rule(keys, base: base))
    }
  }

  /// The greatest number of views that the comparison can distinguish.
  private static let greatestNumberOfViewRules = 250

  fileprivate func viewName(_ node: YAMLNode) -> String? {
    guard let name = text(node, key: "ignore") else { return nil }
    if views.contains(name) { return name }
    report(.unknownView(name, at: node.span, known: views.written))
    return nil
  }

  /// A rule in which missing keys have the values of `base`.
  private func rule(_ keys: DifferenceRuleKeys, base: DifferenceRule) -> DifferenceRule {
    var rule = base
    rule.limit = keys.limit ?? base.limit
    if let entry = keys.window {
      rule.window =
        ValueType<WindowKeys>.section.read(context, entry)?.limitInWindow ?? base.window
      if rule.limit == .none, context.findings.hasNoErrors { report(.windowWithoutLimit(entry)) }
    }
    rule.move = keys.move.map { Points($0) } ?? base.move
    rule.measure = measure(keys, base: base.measure)
    return rule
  }

  /// The measure with its threshold and anti-aliasing rule.
  ///
  /// Missing keys have the values of `base` if both use the same measure, and the measure's own
  /// defaults otherwise.
  private func measure(_ keys: DifferenceRuleKeys, base: PixelMeasure) -> PixelMeasure {
    let name = keys.measure ?? base.name
    let base = name == base.name ? base : PixelMeasure(name, threshold: name.defaultThreshold)
    var (threshold, antiAliasing) = (base.threshold, base.antiAliasing)
    if let entry = keys.threshold {
      if let range = name.thresholds {
        threshold =
          number(entry.value, key: entry.key, in: range).map { Millionths($0) } ?? threshold
      } else {
        report(.keyOfMeasure(entry, PixelMeasure.Name.allCases.filter { $0.thresholds != nil }))
      }
    }
    if let entry = keys.antiAliasing {
      if name == .yiq {
        antiAliasing =
          choice(entry.value, key: entry.key, as: PixelMeasure.AntiAliasingRule.self)
          ?? antiAliasing
      } else {
        report(.keyOfMeasure(entry, [.yiq]))
      }
    }
    return PixelMeasure(name, threshold: threshold, antiAliasing: antiAliasing)
  }
}

/// The keys that apply to the screen and to single views.
struct DifferenceRuleKeys: ReadableSection {
  var measure: PixelMeasure.Name?
  /// The entry of the threshold.
  ///
  /// It is parsed after the measure, which decides its range.
  var threshold: YAMLEntry?
  var antiAliasing: YAMLEntry?
  var limit: DifferenceLimit?
  /// The entry of the window, which needs a limit.
  var window: YAMLEntry?
  var move: Double?

  static let keys: [SectionKey<DifferenceRuleKeys>] = [
    .init(
      "measure", .choice(), \.measure,
      "When two pixels differ. "
        + PixelMeasure.Name.allCases.map { "`\($0.rawValue)`: \($0.condition)." }
        .joined(separator: " ") + " The default is `exact`."
    ),
    .init(
      "threshold", .oneOf(thresholds), later: \.threshold,
      "The threshold of the measure. "
        + PixelMeasure.Name.allCases.compactMap(thresholdSentence).joined(separator: " ")
    ),
    .init(
      "antialiasing", ValueType<PixelMeasure.AntiAliasingRule>.choice().type,
      later: \.antiAliasing,
      "With `yiq`: the treatment of pixels that the smoothing of an edge explains; `ignored` by default."
    ),
    .init(
      "limit", .limit, \.limit,
      "How many pixels may differ: a number, a part of the picture or of the view, or as many as cover so many square points; 0 by default."
    ),
    .init(
      "window", .section(WindowKeys.self), later: \.window,
      "How many pixels may differ within a square of `size` points, wherever it lies; by default as many as `limit` says."
    ),
    .init(
      "move", .number(in: 0...1000), \.move,
      "How far the edges of views may move in their superviews, in points; 0 by default."),
  ]

  private static func thresholdSentence(_ name: PixelMeasure.Name) -> String? {
    name.thresholds.map { range in
      let ends = [range.lowerBound, range.upperBound, name.defaultThreshold.value]
        .map { DecimalText.shortest($0, places: 6) }
      return "`\(name.rawValue)`: from \(ends[0]) to \(ends[1]), \(ends[2]) by default."
    }
  }

  private static let thresholds = PixelMeasure.Name.allCases.compactMap(\.thresholds)
    .map { SpecType.value(.number($0)) }
}

/// The keys of `compare`.
struct ComparisonKeys: ReadableSection {
  typealias Reader = ComparisonReader

  var rule = DifferenceRuleKeys()
  var ignored: [String] = []
  var views: YAMLEntry?
  var scale: Double?

  static let keys: [SectionKey<ComparisonKeys>] =
    DifferenceRuleKeys.keys.map { key in
      SectionKey(key.spec.name, key.spec.type, key.spec.sentence) { reader, entry, keys in
        key.read(reader.context, entry, &keys.rule)
      }
    } + [
      SectionKey(
        "ignore", .oneOrMore(.string("a view")),
        "Views that may look and lie differently, with all their subviews."
      ) { reader, entry, keys in
        keys.ignored = reader.oneOrMore(entry.value).compactMap { reader.viewName($0) }
      },
      SectionKey(
        "views", .mapping(from: "id", to: .section(DifferenceRuleKeys.self)), later: \.views,
        "Views with rules of their own, also for all their subviews; missing keys are the screen's."
      ),
      SectionKey(
        "scale", .number(in: 0.1...4), \.scale,
        "Pixels of the references along one point; the device's own by default."),
    ]
}

/// The keys of `window`.
struct WindowKeys: ReadableSection {
  var side: Double?
  var limit: DifferenceLimit?

  static let keys: [SectionKey<WindowKeys>] = [
    .init(
      "size", .number(in: 1...1000), \.side, isRequired: true,
      "The side of the square, in points."),
    .init("limit", .limit, \.limit, isRequired: true, "How many pixels may differ in it."),
  ]

  fileprivate var limitInWindow: WindowLimit? {
    guard let side, let limit else { return nil }
    return WindowLimit(side: Points(side), limit: limit)
  }
}

extension ValueType where Value == DifferenceLimit {
  /// A limit: `12`, `12 px`, `0.1 %` or `4 pt`.
  fileprivate static let limit = ValueType(
    .expression("a number of pixels, a share such as `0.1 %` or an area such as `4 pt`")
  ) { context, entry in
    if let scalar = entry.value.scalar, !scalar.isNull, let limit = DifferenceLimit(scalar.text) {
      return limit
    }
    context.report(.notALimit(entry.key, found: entry.value))
    return nil
  }
}
