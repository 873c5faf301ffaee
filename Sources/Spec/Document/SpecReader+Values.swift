import Cassowary
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// What a mapping describes, as diagnostics call it.
enum Subject: Hashable {
  case spec
  case key(String)
  case view(kind: String)
  /// A view of whatever kind.
  case anyView
  /// One of the entries of a list.
  case entry(String)
  case constraint
  case item
  case customDevice
  case style

  var text: String {
    switch self {
    case .spec: "a spec"
    case .key(let name): "`\(name)`"
    case .view(let kind): "a view of kind `\(kind)`"
    case .anyView: "a view"
    case .entry(let list): "an entry of `\(list)`"
    case .constraint: "a constraint"
    case .item: "an item"
    case .customDevice: "a custom device"
    case .style: "a style"
    }
  }
}

extension SpecReader {
  /// The entries of a mapping; nil after a complaint about anything else.
  mutating func mapping(_ node: YAMLNode, of subject: Subject) -> [YAMLEntry]? {
    if case .mapping(let entries) = node.content { return entries }
    findings.add(.wrongType(subject.text, wanted: "a mapping", found: node))
    return nil
  }

  /// The entries of a list; nil after a complaint about anything else.
  mutating func list(_ node: YAMLNode, key: String) -> [YAMLNode]? {
    if case .sequence(let nodes) = node.content { return nodes }
    findings.add(.wrongType("`\(key)`", wanted: "a list", found: node))
    return nil
  }

  /// One value or a list of them.
  func oneOrMore(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let nodes) = node.content { nodes } else { [node] }
  }

  /// Whether the key is one of those known, after a complaint if not.
  mutating func known(_ entry: YAMLEntry, in names: [String], of subject: Subject) -> Bool {
    if names.contains(entry.key) { return true }
    findings.add(.unknownKey(entry, of: subject, known: names))
    return false
  }

  mutating func text(_ node: YAMLNode, key: String) -> String? {
    if let scalar = node.scalar, !scalar.isNull { return scalar.text }
    findings.add(.wrongType("`\(key)`", wanted: "text", found: node))
    return nil
  }

  mutating func flag(_ node: YAMLNode, key: String) -> Bool? {
    if let flag = node.scalar?.flag { return flag }
    findings.add(.wrongType("`\(key)`", wanted: "true or false", found: node))
    return nil
  }

  mutating func number(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = node.scalar?.number else {
      findings.add(.wrongType("`\(key)`", wanted: "a number", found: node))
      return nil
    }
    guard range.contains(number) else {
      findings.add(.outOfRange(key, number, range, at: node.span))
      return nil
    }
    return number
  }

  mutating func integer(_ node: YAMLNode, key: String, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(node, key: key, in: bounds) else { return nil }
    guard number == number.rounded(.towardZero) else {
      findings.add(
        .wrongType("`\(key)`", wanted: "a whole number", found: node, called: "a fraction"))
      return nil
    }
    return Int(number)
  }

  /// A number of points or the name of a metric.
  mutating func length(
    _ node: YAMLNode, key: String, in range: ClosedRange<Double>
  ) -> DeclaredLength? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.flag == nil else {
      findings.add(.wrongType("`\(key)`", wanted: "a length", found: node))
      return nil
    }
    if scalar.number != nil {
      return number(node, key: key, in: range).map {
        DeclaredLength(amount: .literal($0), range: range, key: key, span: node.span)
      }
    }
    guard let value = metrics[scalar.text] else {
      findings.add(.unknownMetric(scalar.text, at: node.span, known: metrics.names))
      return nil
    }
    guard range.contains(value) else {
      findings.add(.outOfRange(key, value, range, at: node.span))
      return nil
    }
    return DeclaredLength(
      amount: .metric(scalar.text), range: range, key: key, span: node.span)
  }

  mutating func choice(_ node: YAMLNode, key: String, of names: [String]) -> String? {
    guard let text = text(node, key: key) else { return nil }
    if names.contains(text) { return text }
    findings.add(.unknownValue(text, key: key, at: node.span, known: names))
    return nil
  }

  /// The case of an enumeration whose raw values are its names in specs.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ node: YAMLNode, key: String, as type: Choice.Type
  ) -> Choice? {
    choice(node, key: key, of: type.allCases.map(\.rawValue)).flatMap(type.init(rawValue:))
  }

  mutating func priority(_ node: YAMLNode, key: String) -> DeclaredPriority? {
    guard let scalar = node.scalar, !scalar.isNull else {
      findings.add(.wrongType("`\(key)`", wanted: "a priority", found: node))
      return nil
    }
    do throws(ExpressionError) {
      return try ExpressionParser.priority(scalar.text, metrics: metrics)
    } catch {
      findings.add(.expression(error, in: TextPlace(node), metrics: metrics.names))
      return nil
    }
  }

  /// One value for both axes, or one for each.
  mutating func perAxis<Value>(
    _ node: YAMLNode, key: String, _ read: (inout SpecReader, YAMLNode) -> Value?
  ) -> PerAxis<Value?> {
    guard case .mapping(let entries) = node.content else {
      return PerAxis(both: read(&self, node))
    }
    var values = PerAxis<Value?>(both: nil)
    for entry in entries where known(entry, in: Axis.allCases.map(\.rawValue), of: .key(key)) {
      guard let axis = Axis(rawValue: entry.key) else { continue }
      values[axis] = read(&self, entry.value)
    }
    return values
  }

  mutating func font(_ node: YAMLNode, key: String) -> DeclaredFont? {
    let sizes = 1.0...1000.0
    if case .mapping(let entries) = node.content {
      let size = DeclaredLength(amount: .literal(17), range: sizes, key: key, span: node.span)
      var font = DeclaredFont(family: .system, size: size, weight: .regular, isItalic: false)
      for entry in entries
      where known(entry, in: LanguageKeys.font.names, of: .key(key)) {
        switch entry.key {
        case "size": font.size = length(entry.value, key: entry.key, in: sizes) ?? font.size
        case "weight":
          font.weight = choice(entry.value, key: entry.key, as: FontWeight.self) ?? .regular
        case "monospacedDigits":
          font.hasMonospacedDigits = flag(entry.value, key: entry.key) ?? false
        case "tracking":
          font.tracking = length(entry.value, key: entry.key, in: -100...100)
        case "italic": font.isItalic = flag(entry.value, key: entry.key) ?? false
        case "scaled":
          let style = choice(entry.value, key: entry.key, as: TextStyle.self)
          font.growth = style.map { .scaled($0) } ?? .fixed
        default:
          font.family = family(entry.value, key: entry.key) ?? .system
        }
      }
      return font
    }
    guard let scalar = node.scalar, !scalar.isNull else {
      findings.add(.wrongType("`\(key)`", wanted: "a text style, a size or a mapping", found: node))
      return nil
    }
    if scalar.number == nil, metrics[scalar.text] == nil {
      guard let name = choice(node, key: key, of: TextStyle.names),
        let style = TextStyle(named: name)
      else { return nil }
      let size = DeclaredLength(
        amount: .literal(style.size().value), range: sizes, key: key, span: node.span)
      let weight = FontWeight(rawValue: style.weight.rawValue) ?? .regular
      return DeclaredFont(
        family: .system, size: size, growth: .style(style), weight: weight, isItalic: false)
    }
    return length(node, key: key, in: sizes).map {
      DeclaredFont(family: .system, size: $0, weight: .regular, isItalic: false)
    }
  }

  mutating func image(_ node: YAMLNode, key: String) -> ImageSource? {
    guard let path = text(node, key: key) else { return nil }
    switch images(path) {
    case .found(let source): return source
    case .outsideFolder: findings.add(.outside(.picture, path, at: node.span))
    case .missing: findings.add(.missing(.picture, path, at: node.span))
    case .unusable(let fault): findings.add(.unusableImage(path, fault, at: node.span))
    }
    return nil
  }

  mutating func symbol(_ node: YAMLNode, key: String) -> SystemSymbol? {
    guard let name = text(node, key: key) else { return nil }
    if let symbol = SystemSymbol(named: name) { return symbol }
    findings.add(.unknownSymbol(name, at: node.span))
    return nil
  }

  mutating func texts(_ node: YAMLNode, key: String) -> [String]? {
    list(node, key: key)?.compactMap { shownText($0, key: key) }
  }
}
