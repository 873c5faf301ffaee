import AutoLayout
import Cassowary
import Catalogues
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

extension SectionReader {
  /// The entries of a mapping, or nil after a report about another value.
  func mapping(_ node: YAMLNode, of subject: Subject) -> [YAMLEntry]? {
    if case .mapping(let entries) = node.content { return entries }
    report(.wrongType(subject.text, wanted: "a mapping", found: node))
    return nil
  }

  /// The entries of a list, or nil after a report about another value.
  ///
  /// `isElement` is whether a value can be in the list.
  func list(
    _ node: YAMLNode, key: String, of isElement: (YAMLNode) -> Bool = { _ in true }
  ) -> [YAMLNode]? {
    if case .sequence(let nodes) = node.content { return nodes }
    report { .wrongType("`\(key)`", wanted: "a list", found: node, of: isElement) }
    return nil
  }

  /// The entries of a list of mappings, or nil after a report about another value.
  func listOfMappings(_ node: YAMLNode, key: String) -> [YAMLNode]? {
    list(node, key: key) { $0.scalar == nil }
  }

  /// One value or a list of them.
  func oneOrMore(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let nodes) = node.content { nodes } else { [node] }
  }

  /// Whether the key is known.
  ///
  /// Reports an unknown key.
  func known(_ entry: YAMLEntry, in names: [String], of subject: Subject) -> Bool {
    if names.contains(entry.key) { return true }
    reportUnknown(entry, of: subject, known: names)
    return false
  }

  func text(_ node: YAMLNode, key: String) -> String? {
    if let scalar = node.scalar, !scalar.isNull { return scalar.text }
    report(.wrongType("`\(key)`", wanted: "text", found: node))
    return nil
  }

  func flag(_ node: YAMLNode, key: String) -> Bool? {
    if let flag = node.scalar?.flag { return flag }
    report(.wrongType("`\(key)`", wanted: "true or false", found: node))
    return nil
  }

  func number(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> Double? {
    number(node, key: key, in: range, metrics)
  }

  /// Reads a number; `metrics` are those that a calculation may name, which is reported.
  private func number(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>, _ metrics: Metrics
  ) -> Double? {
    guard let number = node.scalar?.number else {
      report {
        var wrong = Diagnostic.wrongType(
          "`\(key)`", wanted: "a number", found: node, in: range, metrics: metrics)
        if let index = context.indexOfItem(node), range.contains(Double(index)) {
          wrong.help = "write `\(index)`: items are counted from 0"
          wrong.replacement = "\(index)"
        }
        return wrong
      }
      return nil
    }
    guard range.contains(number) else {
      report(.outOfRange(key, number, range, at: node.span))
      return nil
    }
    return number
  }

  func integer(_ node: YAMLNode, key: String, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(node, key: key, in: bounds) else { return nil }
    guard number == number.rounded(.towardZero) else {
      report(
        .wrongType("`\(key)`", wanted: "a whole number", found: node, called: "a fraction"))
      return nil
    }
    return Int(number)
  }

  /// Reads a number of points or the name of a metric.
  func length(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredLength? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      report(.wrongType("`\(key)`", wanted: "a length", found: node))
      return nil
    }
    if scalar.number != nil {
      return number(node, key: key, in: range).map {
        DeclaredLength(amount: .literal($0), range: range, key: key, span: node.span)
      }
    }
    guard let value = metrics[scalar.text] else {
      report(
        context.proposing(
          .unknownMetric(
            scalar.text, key: key, half: context.halfOfSide, at: node.span, known: metrics.names),
          for: scalar.text, of: key))
      return nil
    }
    guard range.contains(value) else {
      report(.outOfRange(key, value, range, at: node.span))
      return nil
    }
    return DeclaredLength(
      amount: .metric(scalar.text), range: range, key: key, span: node.span)
  }

  func choice(_ node: YAMLNode, key: String, of names: [String]) -> String? {
    guard let text = text(node, key: key) else { return nil }
    if names.contains(text) { return text }
    report {
      var unknown = Diagnostic.unknownValue(text, key: key, at: node.span, known: names)
      if case .sequence? = context.place.value(of: key)?.content, let value = unknown.replacement,
        unknown.help == "write `\(key): \(value)`"
      {
        unknown.help = "write `\(value)`"
      }
      return unknown
    }
    return nil
  }

  /// Reads the name of an enumeration's case, which is its raw value; returns the case.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ node: YAMLNode, key: String, as type: Choice.Type
  ) -> Choice? {
    choice(node, key: key, of: type.allCases.map(\.rawValue)).flatMap(type.init(rawValue:))
  }

  func priority(_ node: YAMLNode, key: String) -> DeclaredPriority? {
    guard let scalar = node.scalar, !scalar.isNull else {
      report(.wrongType("`\(key)`", wanted: "a priority", found: node))
      return nil
    }
    do throws(ExpressionError) {
      return try ExpressionParser.priority(scalar.text, metrics: metrics)
    } catch {
      report {
        var wrong = Diagnostic.expression(
          error, in: TextPlace(node), text: scalar.text, key: key, metrics: metrics)
        if let number = MistakenCall(scalar.text)?.number { wrong.help = "write `\(number)`" }
        return wrong
      }
      return nil
    }
  }

  /// Reads the path of a picture, or the name of an image in the asset catalogues.
  func image(_ node: YAMLNode, key: String) -> DeclaredValue? {
    guard let path = text(node, key: key) else { return nil }
    switch context.lookups.images(path) {
    case .found(let source): return .fixed(.image(source))
    case .outsideFolder: report(.outside(.picture, path, at: node.span))
    case .unusable(let fault): report(.unusableImage(path, fault, at: node.span))
    case .missing:
      switch context.assets.image(path) {
      case .found(let variants): return .image(variants)
      case .broken: context.findings.hasErrorsElsewhere = true
      case .missing:
        report(
          .missingPicture(
            path, known: context.assets.imageNames(), scaled: scaledPictures(of: path),
            at: node.span))
      }
    }
    return nil
  }

  /// The picture files with a scale in their names in place of a missing one, such as `a@2x.png`
  /// for `a.png` and for `a`.
  private func scaledPictures(of path: String) -> [String] {
    let dot = path.lastIndex(of: ".")
    let (name, ending) = dot.map { (path[..<$0], path[$0...]) } ?? (path[...], ".png")
    return ["@2x", "@3x"].map { "\(name)\($0)\(ending)" }.filter {
      if case .found = context.lookups.images($0) { true } else { false }
    }
  }

  func symbol(_ node: YAMLNode, key: String) -> SystemSymbol? {
    guard let name = text(node, key: key) else { return nil }
    if let symbol = SystemSymbol(named: name) { return symbol }
    report(.unknownSymbol(name, images: context.assets.imageNames(), at: node.span))
    return nil
  }

  func texts(_ node: YAMLNode, key: String) -> [String]? {
    list(node, key: key) { $0.scalar != nil }?.compactMap { context.shownText($0, key: key) }
  }

  /// The axis that the key of an entry names; nil after a report.
  func axis(_ entry: YAMLEntry, of key: String) -> Axis? {
    known(entry, in: Axis.allCases.map(\.rawValue), of: .key(key))
      ? Axis(rawValue: entry.key) : nil
  }

  /// The values of one value or a list of them.
  ///
  /// Reports an empty list.
  func alternatives(_ node: YAMLNode, key: String, help: String) -> [YAMLNode] {
    let nodes = oneOrMore(node)
    if nodes.isEmpty { report(.emptyAxis(key, at: node.span, help: help)) }
    return nodes
  }

  /// Reads named numbers.
  ///
  /// The names must be valid in expressions.
  func readMetrics(_ node: YAMLNode, key: String = "metrics") -> Metrics {
    var read = Metrics()
    var right = Metrics()
    for entry in mapping(node, of: .key(key)) ?? [] {
      guard ExpressionTokenizer.isName(entry.key) else {
        report(.badName(entry.key, at: entry.keySpan))
        continue
      }
      guard !NameScope.itemNames.contains(entry.key) else {
        report(.reservedMetric(entry.key, at: entry.keySpan))
        continue
      }
      // A wrong metric counts as 1, so that its uses are not reported as well.
      let number = number(entry.value, key: entry.key, in: Metrics.range, right)
      if let number { right.set(entry.key, number) }
      read.set(entry.key, number ?? 1)
    }
    return read
  }
}
