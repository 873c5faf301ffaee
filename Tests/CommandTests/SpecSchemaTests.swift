import Diagnostics
import Foundation
import TestSupport
import Testing
import YAML

@testable import Spec
@testable import SpecReference
@testable import StrutCommand

@Suite("The schema of specs")
struct SpecSchemaTests {
  private let check: JSONSchemaCheck

  init() throws { check = try JSONSchemaCheck(strut("schema", "spec").out) }

  /// A spec as a JSON document has it.
  private static func document(_ bytes: [UInt8]) throws -> Any {
    let yaml = YAMLFile(spec: bytes, file: "a.yaml", limits: SpecLimits())
    #expect(yaml.diagnostics.isEmpty)
    return value(try #require(yaml.root))
  }

  private static func value(_ node: YAMLNode) -> Any {
    switch node.content {
    case .scalar(let scalar):
      if scalar.isNull { return NSNull() }
      if let flag = scalar.flag { return flag }
      if let number = scalar.number { return number }
      return scalar.text
    case .sequence(let nodes): return nodes.map { value($0) }
    case .mapping(let entries):
      return Dictionary(entries.map { ($0.key, value($0.value)) }) { $1 }
    }
  }

  @Test("takes every spec of the repository")
  func examples() throws {
    let folder = Repository.url.appendingPathComponent("Snapshots")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".yaml") && !$0.contains("references/")
    }
    #expect(paths.count > 90)
    for path in paths.sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
      let violations = check.violations(of: try Self.document(bytes))
      #expect(violations == [], "\(path)")
    }
  }

  @Test("takes a new spec")
  func starter() throws {
    let scratch = try TemporaryFolder()
    _ = strut("new", "card", in: scratch.path)
    let bytes = [UInt8](try scratch.bytes("Snapshots/card/card.yaml"))
    #expect(check.violations(of: try Self.document(bytes)) == [])
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spec: String
    let violation: String
    init(_ description: String, _ spec: String, _ violation: String) {
      testDescription = description
      self.spec = spec
      self.violation = violation
    }
  }

  static let wrong = [
    Wrong("a key that specs do not have", "view: {}", "$: unknown view"),
    Wrong(
      "a key of another kind", "views: { a: { kind: label, placeholder: Name } }",
      "$.views.a: unknown placeholder"),
    Wrong(
      "a key of a label in a plain view", "views: { a: { text: A } }", "$.views.a: unknown text"),
    Wrong(
      "a wrong key deep inside",
      "views: { a: { kind: stack, views: { b: { kind: label, lins: 2 } } } }",
      "$.views.a.views.b: unknown lins"),
    Wrong("an unknown kind", "views: { a: { kind: lable } }", "$.views.a.kind: enum"),
    Wrong(
      "a text where a flag stands", "views: { a: { clips: often } }",
      "$.views.a.clips: pattern \\$"),
    Wrong("too large a number", "views: { a: { alpha: 2 } }", "$.views.a.alpha: maximum 1"),
    Wrong(
      "an unknown edge", "views: { a: { pin: { topp: 8 } } }", "$.views.a.pin: unknown topp"),
    Wrong("an axis that nobody declares", "matrix: { user: guest }", "$.matrix: unknown user"),
    Wrong(
      "a condition that nobody declares", "when: [{ user: guest }]", "$.when[0]: unknown user"),
    Wrong(
      "a transition without an end", "transitions: { show: { from: { keyboard: hidden } } }",
      "$.transitions.show: no to"),
    Wrong(
      "a long form with another key", "constraints: [{ vfl: H, rank: 1 }]",
      "$.constraints[0]: unknown rank"),
    Wrong(
      "a contrast that none can have", "lint: { contrast: { minimum: 30, because: sunlight } }",
      "$.lint.contrast.minimum: maximum 21"),
    Wrong(
      "too large a touch target",
      "lint: { touchTarget: [{ minimum: 201, because: gloves }] }",
      "$.lint.touchTarget[0].minimum: maximum 200"),
    Wrong(
      "a minimum of a rule that measures nothing", "lint: { overlap: { minimum: 3, off: x } }",
      "$.lint.overlap: unknown minimum"),
    Wrong(
      "a negative radius", "views: { a: { cornerRadius: -5 } }",
      "$.views.a.cornerRadius: minimum 0"),
    Wrong(
      "a negative width of a border", "views: { a: { border: { width: -3 } } }",
      "$.views.a.border.width: minimum 0"),
    Wrong(
      "too large a radius of a shadow", "views: { a: { shadow: { radius: 500 } } }",
      "$.views.a.shadow.radius: maximum 200"),
    Wrong("negative margins", "views: { a: { margins: -50000 } }", "$.views.a.margins: minimum 0"),
    Wrong("a style with views", "styles: { a: { views: {} } }", "$.styles.a: unknown views"),
  ]

  @Test("refuses what the language does not have", arguments: wrong)
  func refused(_ row: Wrong) throws {
    let violations = check.violations(of: try Self.document(Array(row.spec.utf8)))
    #expect(violations.contains(row.violation), "\(violations)")
  }

  @Test("takes axes of the spec's own where it declares them")
  func ownAxes() throws {
    let spec = """
      axes: { user: [guest, member] }
      matrix: { device: iphone-se-3, user: [guest, member], exclude: [{ user: guest }] }
      when: [{ user: guest, metrics: { gap: 8 } }]
      transitions: { logIn: { from: { user: guest }, to: { user: member } } }
      """
    #expect(check.violations(of: try Self.document(Array(spec.utf8))) == [])
  }

  @Test("explains each key")
  func keys() throws {
    let groups = [
      LanguageKeys.top, LanguageKeys.screen, LanguageKeys.conditions, LanguageKeys.changes,
      LanguageKeys.update, LanguageKeys.constraint, LanguageKeys.pin, LanguageKeys.center,
      LanguageKeys.font, LanguageKeys.margins, LanguageKeys.customDevice, LanguageKeys.border,
      LanguageKeys.shadow, LanguageKeys.transform, LanguageKeys.baselines, LanguageKeys.comparison,
      LanguageKeys.window, LanguageKeys.statusBar, LanguageKeys.navigationBar, LanguageKeys.tabBar,
      LanguageKeys.toolbar, LanguageKeys.keyboardGuide, LanguageKeys.sections, CommonKeys.all,
      LanguageKeys.lintTuning,
    ]
    let schema = SpecSchema.text
    for key in groups.joined() {
      #expect(schema.contains(JSONValue(key.summary).line), "\(key.name)")
    }
  }
}
