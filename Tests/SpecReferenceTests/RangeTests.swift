import Diagnostics
import Foundation
import Spec
import TestSupport
import Testing
import ViewKinds
import YAML

@testable import SpecReference

/// A value for a key, in a spec that has little else.
struct KeyProbe: CustomTestStringConvertible, Sendable {
  let path: String
  let value: String
  let spec: String
  /// Whether the value is within the key's range.
  let isAllowed: Bool

  var testDescription: String { "\(path): \(value)" }
}

@Suite("The range of a key")
struct RangeTests {
  private static let probes = KeyWalk().probes

  @Test("is the same for the parser and the schema, at both ends")
  func ends() throws {
    let check = try JSONSchemaCheck(SpecSchema.text)
    for probe in Self.probes {
      let findings = Self.findings(probe.spec)
      #expect(findings.isEmpty == probe.isAllowed, "parser, \(probe.testDescription): \(findings)")
      let violations = check.violations(of: try Self.document(probe.spec))
      #expect(
        violations.isEmpty == probe.isAllowed, "schema, \(probe.testDescription): \(violations)")
    }
  }

  @Test("is tried for every key that has one")
  func coverage() {
    let paths = Set(Self.probes.map(\.path))
    #expect(paths.count > 190)
    for path in [
      "views.cornerRadius", "views.border.width", "views.shadow.radius", "views.margins",
      "lint.contrast.minimum", "matrix.device.scale", "compare.window.size",
      "transitions.a.frames",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
  }

  @Test("is read for every key that is declared", arguments: KeyWalk().keys)
  func read(_ key: KeyWalk.Place) {
    // No key takes a list of lists of mappings.
    let findings = Self.findings(key.spec("[[{ '?': 1 }]]"))
    #expect(!findings.isEmpty, "nothing reads `\(key.path)`")
  }

  @Test("of the matrix has the spec's own axes only if the spec declares them")
  func ownAxes() throws {
    let check = try JSONSchemaCheck(SpecSchema.text)
    let matrix = "matrix: { user: guest }"
    let unknown = check.violations(of: try Self.document(matrix))
    #expect(unknown.contains("$.matrix: unknown user"), "\(unknown)")
    let own = try Self.document("axes: { user: [guest, member] }\n\(matrix)")
    #expect(check.violations(of: own) == [])
  }

  private static func findings(_ spec: String) -> [String] {
    let parsed = SpecParser.parse(Array(spec.utf8), file: "a.yaml")
    return parsed.diagnostics.filter { $0.severity == .error }.map(\.message.text)
  }

  private static func document(_ spec: String) throws -> Any {
    let yaml = YAMLFile(spec: Array(spec.utf8), file: "a.yaml", limits: SpecLimits())
    return value(try #require(yaml.root, "\(yaml.diagnostics)"))
  }

  private static func value(_ node: YAMLNode) -> Any {
    switch node.content {
    case .scalar(let scalar):
      if scalar.isNull { return NSNull() }
      return scalar.flag ?? scalar.number ?? scalar.text as Any
    case .sequence(let nodes): return nodes.map { value($0) }
    case .mapping(let entries):
      return Dictionary(entries.map { ($0.key, value($0.value)) }) { $1 }
    }
  }
}

/// Walks the tables of keys, and makes a spec for both ends of every range.
struct KeyWalk {
  private(set) var probes: [KeyProbe] = []
  /// Every key of the tables.
  private(set) var keys: [Place] = []

  /// A place for a value in a spec.
  struct Place: CustomTestStringConvertible, Sendable {
    var path: String
    var before = ""
    var after = ""

    var testDescription: String { path }

    func spec(_ value: String) -> String { before + value + after }

    func within(_ before: String, _ after: String, _ name: String? = nil) -> Place {
      Place(
        path: name.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path,
        before: self.before + before, after: after + self.after)
    }
  }

  init() { walk(LanguageKeys.top, Place(path: "")) }

  /// The other keys that a key at a path needs next to it.
  private static func companions(_ path: String) -> String {
    let change = ["views", "screen", "metrics", "constraints", "update"]
    let parts = path.split(separator: ".").map(String.init)
    switch (parts.first, parts.last) {
    case (_, let name?)
    where ["primary", "supplementary"].contains(parts.dropLast().last) && name != "view":
      return ", view: x"
    case (_, "frameIn"): return ", frame: [0, 0, 9, 9]"
    case (_, "offset") where parts.contains("center"): return ", x: superview"
    case (_, "selected"):
      return ", items: [\(Array(repeating: "T", count: 1001).joined(separator: ", "))]"
    case ("when", _) where parts.count == 1:
      return ", metrics: { m: 1 }, constraints: [c: b.top == root.top], views: { b: {}, x: {} }"
    case ("when", let name?) where parts.count == 2 && change.contains(name):
      return ", appearance: dark"
    case ("when", "constant"): return ", name: c"
    case ("compare", _) where parts.count == 1, ("constraints", _) where parts.count == 1:
      return ", views: { x: {} }"
    case (_, "size") where parts.contains("window"): return ", limit: 1"
    case (_, "limit") where parts.contains("window"): return ", size: 1"
    case ("compare", "threshold"): return ", measure: deltaE2000"
    case ("lint", "minimum"): return ", because: it fits"
    case ("matrix", let name?) where parts.count == 3:
      let others = ["id: x", "width: 9", "height: 9"].filter { !$0.hasPrefix(name) }
      return ", " + others.joined(separator: ", ")
    case ("transitions", let name?) where parts.count == 3 && name != "to":
      return ", to: { appearance: dark }"
    default: return ""
    }
  }

  private mutating func walk(_ table: [SpecKey], _ place: Place, _ more: String = "") {
    for key in table {
      let path = place.path.isEmpty ? key.name : "\(place.path).\(key.name)"
      let inner = place.within(
        "{ \(key.name): ", "\(Self.companions(path))\(more) }", key.name)
      keys.append(inner)
      walk(key.type, inner)
    }
  }

  private mutating func walk(_ type: SpecType, _ place: Place) {
    switch type {
    case .value(let type): walk(type, place)
    case .string, .expression, .any: break
    case .list(let type, let count):
      let others = Array(repeating: ", 1", count: max(0, (count?.lowerBound ?? 1) - 1)).joined()
      walk(type, place.within("[", "\(others)]"))
    case .oneOrMore(let type): walk(type, place)
    case .oneOf(let types):
      let ranges = types.compactMap(\.numbers)
      guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max(),
        ranges.count == types.count
      else {
        for type in types { walk(type, place) }
        return
      }
      add(lower...upper, place)
    case .keys(let keys): walk(keys(), place)
    case .mapping(let name, let type):
      let names = ["language": "fr", "name": "m"]
      walk(type, place.within("{ \(names[name] ?? "x"): ", " }"))
    case .axes(let type):
      for axis in ["horizontal", "vertical"] {
        walk(type, place.within("{ \(axis): ", " }", axis))
      }
    case .definition(let name, _): walk(definition: name, place)
    }
  }

  private mutating func walk(definition name: String, _ place: Place) {
    let isNested = place.path.contains(".views") || place.path.hasPrefix("templates")
    switch name {
    case "view" where !isNested:
      walk(CommonKeys.all, place)
      for kind in KindCatalogue.all {
        let row = kind is any ItemContainerKind.Type ? ", row: {}" : ""
        for key in kind.keys where !["row", "items", "sections"].contains(key.name) {
          let inner = place.within(
            "{ kind: \(kind.name)\(row), \(key.name): ", " }", "\(kind.name).\(key.name)")
          walk(key.type, inner)
        }
      }
    case "patch":
      let table = CommonKeys.all.filter { !(CommonKeys.fixed + ["style"]).contains($0.name) }
      walk(table, place)
    case "guide" where !isNested: walk(CommonKeys.shorthands, place)
    case "constraints" where !isNested:
      walk(LanguageKeys.longForm, place.within("[", "]"), ", priority: 1")
      walk(LanguageKeys.format, place.within("[", "]"), ", vfl: 'H:|-[x]'")
    case "matrix":
      walk(LanguageKeys.matrix, place)
      walk(LanguageKeys.customDevice, place.within("{ device: ", " }", "device"))
    case "when":
      walk(LanguageKeys.conditions + LanguageKeys.changes, place.within("[", "]"))
    case "transitions": walk(LanguageKeys.transition, place.within("{ a: ", " }", "a"))
    default: break
    }
  }

  private mutating func walk(_ type: KeyType, _ place: Place) {
    switch type {
    case .number(let range), .length(let range), .spacing(let range): add(range, place)
    case .integer(let range):
      add(Double(range.lowerBound)...Double(range.upperBound), place, step: 1)
    case .lengths(let range, let count), .numbers(let range, let count):
      let others = Array(repeating: ", 1", count: count.lowerBound - 1).joined()
      add(range, place.within("[", "\(others)]"))
    case .integers(let range, let count):
      let others = Array(repeating: ", 1", count: count.lowerBound - 1).joined()
      add(
        Double(range.lowerBound)...Double(range.upperBound), place.within("[", "\(others)]"),
        step: 1)
    case .relativeSize(let range): add(range, place.within("[", ", 1]"))
    case .insets(let range):
      add(range, place)
      add(range, place.within("[0, 0, ", ", 0]"))
      walk(LanguageKeys.insets(in: range), place)
    case .directionalInsets(let range):
      add(range, place)
      add(range, place.within("[0, 0, ", ", 0]"))
      walk(LanguageKeys.margins(in: range), place)
    case .font: walk(LanguageKeys.font, place)
    case .items(let fields):
      for field in fields {
        walk(field.type, place.within("[{ \(field.name): ", " }]", field.name))
      }
    case .text, .flag, .color, .image, .symbol, .choice, .texts, .colors, .attributedText, .path,
      .date, .spacings, .rowTemplate, .rowTemplates, .view, .rowItems, .rowSections:
      break
    }
  }

  private mutating func add(_ range: ClosedRange<Double>, _ place: Place, step: Double = 0.01) {
    let values = [
      (range.lowerBound - step, false), (range.lowerBound, true), (range.upperBound, true),
      (range.upperBound + step, false),
    ]
    for (value, isAllowed) in values {
      let text = step == 1 ? "\(Int(value))" : "\(value)"
      probes.append(
        KeyProbe(
          path: place.path, value: text, spec: place.spec(text), isAllowed: isAllowed))
    }
  }
}

extension SpecType {
  /// The range of a number.
  fileprivate var numbers: ClosedRange<Double>? {
    if case .value(.number(let range)) = self { range } else { nil }
  }
}
