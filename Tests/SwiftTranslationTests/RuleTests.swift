import Testing

@testable import SwiftTranslation

@Suite("Other rules")
struct RuleTests {
  @Test(
    "A key path becomes a string",
    arguments: [
      TranslationCase("one part", "f(#keyPath(A.b))", "f(\"b\")"),
      TranslationCase("several parts", "f(#keyPath(A.b.c), d)", "f(\"b.c\", d)"),
      TranslationCase("no type", "f(#keyPath(b.c))", "f(\"b.c\")"),
      TranslationCase("a nested type", "f(#keyPath(A.B.c))", "f(\"c\")"),
      TranslationCase("several lines", "f(#keyPath(\n A.b\n), 1)", "f(\"b\"\n\n, 1)"),
    ])
  func keyPaths(_ example: TranslationCase) { check(example, rules: .keyPaths) }

  @Test("A key path without a property is refused.")
  func refusedKeyPath() {
    let translation = translated("let a = #keyPath(A.B)")
    #expect(translation.findings == ["1: keyPathArgument"])
  }

  @Test(
    "A condition is true for iOS",
    arguments: [
      TranslationCase("alone", "#if os(iOS)\n#endif", "#if true   \n#endif"),
      TranslationCase(
        "an else", "#if os(macOS)\n#elseif os(iOS)\n#endif",
        "#if os(macOS)\n#elseif true   \n#endif"),
      TranslationCase(
        "operators", "#if !os(iOS) && (os(tvOS) || os(iOS)) // os(iOS)\n#endif",
        "#if !true    && (os(tvOS) || true   ) // os(iOS)\n#endif"),
      TranslationCase(
        "the simulator", "#if targetEnvironment(simulator)\n#endif",
        "#if true                        \n#endif"),
      TranslationCase(
        "two lines", "#if os(macOS) ||\n  os(iOS)\n#endif", "#if os(macOS) ||\n  true   \n#endif"),
      .unchanged("other conditions", "#if os(macOS) || canImport(UIKit) || DEBUG\n#endif"),
      .unchanged("no condition", "#if DEBUG\nos(iOS)\n#endif"),
    ])
  func conditions(_ example: TranslationCase) { check(example, rules: .conditions) }

  @Test(
    "An override in an extension is none for the compiler",
    arguments: [
      TranslationCase(
        "alone", "extension A { override func f() {} }",
        "extension A { @_nonoverride func f() {} }"),
      TranslationCase(
        "modifiers", "extension A {\n  @discardableResult public override func f() -> Int { 1 }\n}",
        "extension A {\n  @discardableResult @_nonoverride public          func f() -> Int { 1 }\n}"
      ),
      TranslationCase(
        "a modifier behind it", "extension A { override open var a: Int { 1 } }",
        "extension A { @_nonoverride open var a: Int { 1 } }"),
      TranslationCase(
        "a setter's level", "extension A { private(set) override var a: Int { get {} set {} } }",
        "extension A { @_nonoverride private(set)          var a: Int { get {} set {} } }"),
      .unchanged("a class", "class A { override func f() {} }"),
      .unchanged("a class in an extension", "extension A { class B: A { override func f() {} } }"),
      .unchanged("a label", "extension A { func f(override b: Int) { g(override: b) } }"),
    ])
  func overrides(_ example: TranslationCase) { check(example, rules: .extensionOverrides) }

  @Test(
    "An import of ObjectiveC imports UIKit",
    arguments: [
      TranslationCase("alone", "import ObjectiveC\n", "import UIKit     \n"),
      TranslationCase("a part", "import ObjectiveC.runtime\n", "import UIKit             \n"),
      TranslationCase(
        "a class", "import class ObjectiveC.NSObject", "import UIKit                    "),
      TranslationCase(
        "beside UIKit", "import UIKit\n@preconcurrency import ObjectiveC\n",
        "import UIKit\n                                 \n"),
      .unchanged("another module", "import ObjectiveCTools\n// import ObjectiveC"),
      .unchanged("a member", "let a = b.import\nObjectiveC()"),
    ])
  func objectiveC(_ example: TranslationCase) { check(example, rules: .objectiveCImport) }

  @Test(
    "UIKit is imported where other modules of Apple import it",
    arguments: [
      TranslationCase(
        "a selector", "import Foundation\nclass A { let a = #selector(b) }",
        "import UIKit; import Foundation\nclass A { let a = #selector(b) }"),
      TranslationCase(
        "associated objects", "#if A\nimport A\n#endif\nlet a = objc_getAssociatedObject(b, &c)",
        "#if A\nimport A\n#endif\nimport UIKit; let a = objc_getAssociatedObject(b, &c)"),
      TranslationCase(
        "an import with an attribute", "@testable import A\nlet a = #selector(B.c)",
        "import UIKit; @testable import A\nlet a = #selector(B.c)"),
      .unchanged("UIKit", "#if os(iOS)\nimport UIKit\n#endif\nlet a = #selector(B.c)"),
      .unchanged("no use", "import Foundation\nimport XCTest\nlet a: UIView"),
    ])
  func imports(_ example: TranslationCase) { check(example, rules: .implicitImport, .testImport) }

  @Test(
    "In a package with UIKit, tests import it beside XCTest",
    arguments: [
      ("XCTest", "import XCTest\n", "import UIKit; import XCTest\n"),
      ("Quick", "import A\nimport Quick\n", "import UIKit; import A\nimport Quick\n"),
      ("a name", "import A\nlet a: UIView", "import UIKit; import A\nlet a: UIView"),
      ("a name in lower case", "import A\nlet a: UIKITThing", "import A\nlet a: UIKITThing"),
      ("another module", "import Testing\n", "import Testing\n"),
    ])
  func tests(name: String, source: String, expected: String) {
    var facts = TranslationFacts()
    facts.importsUIKit = true
    let translation = SourceTranslator(facts: facts)
      .translate(SwiftSource(Array(source.utf8)), file: "File.swift")
    #expect(String(decoding: translation.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "The description of a class is Swift's",
    arguments: [
      TranslationCase(
        "a name", "let a = type(of: b).description() + c",
        "let a = String(describing: type(of: b)) + c"),
      TranslationCase(
        "an expression", "f(type(of: b.c(d)).description())",
        "f(String(describing: type(of: b.c(d))))"),
      .unchanged("another member", "type(of: a).description"),
    ])
  func descriptions(_ example: TranslationCase) { check(example, rules: .typeDescriptions) }

  @Test(
    "A test on the main actor is async",
    arguments: [
      TranslationCase(
        "a class", "@MainActor final class A: XCTestCase { func testA() {} }",
        "@MainActor final class A: XCTestCase { func testA() async {} }"),
      TranslationCase(
        "a method that throws", "class A: BaseTestCase { @MainActor func testA() throws {} }",
        "class A: BaseTestCase { @MainActor func testA() async throws {} }"),
      .unchanged("async already", "@MainActor class A: XCTestCase { func testA() async {} }"),
      .unchanged("no main actor", "class A: XCTestCase { func testA() {} }"),
      .unchanged("no test", "@MainActor class A: XCTestCase { func setUp() {} }"),
      .unchanged("a parameter", "@MainActor class A: XCTestCase { func testA(b: Int) {} }"),
      .unchanged("no isolation", "@MainActor class A: XCTestCase { nonisolated func testA() {} }"),
      .unchanged("no test case", "@MainActor class A: UIView { func testA() {} }"),
    ])
  func mainActor(_ example: TranslationCase) { check(example, rules: .mainActorTests) }

  @Test("Each patch has a package, a file, texts on one line and a reason.")
  func patchTable() {
    #expect(!SourcePatch.all.isEmpty)
    for patch in SourcePatch.all {
      for text in [patch.package, patch.file, patch.old, patch.new, patch.reason] {
        #expect(!text.isEmpty && !text.contains("\n"))
      }
      #expect(SourcePatch.patches(for: patch.package, version: "unspecified").contains(patch))
      #expect(!SourcePatch.patches(for: patch.package, version: "0.0.0").contains(patch))
      for version in patch.versions {
        #expect(SourcePatch.patches(for: patch.package, version: version).contains(patch))
      }
    }
  }

  @Test("A patch replaces a text of its file, and other files stay as they are.")
  func patches() {
    let patch = SourcePatch(
      package: "kit", versions: [], file: "File.swift", old: "a as AnyObject", new: "a",
      reason: "a has no class")
    let fitting = translated("let b = a as AnyObject", patches: [patch])
    #expect(fitting.text == "let b = a")
    #expect(fitting.changes.map(\.rule) == [.patches])
    #expect(translated("let b = a", patches: [patch]).changes.isEmpty)
  }

  @Test("Every rule has a name and a sentence.")
  func sentences() {
    for rule in TranslationRule.allCases {
      #expect(rule.summary.hasSuffix("."), "\(rule.rawValue)")
    }
  }
}
