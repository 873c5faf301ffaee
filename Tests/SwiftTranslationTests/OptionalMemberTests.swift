import Testing

@testable import SwiftTranslation

@Suite("Optional members of protocols")
struct OptionalMemberTests {
  static let delegate = "@objc protocol D { @objc optional func f(_ a: Int, b: Int) -> Bool }\n"

  @Test(
    "have a default that throws",
    arguments: [
      TranslationCase(
        "a method", "@objc protocol D {\n  @objc optional func f()\n}\n",
        "@objc protocol D {\n  @objc          func f() throws\n}"
          + "; extension D { func f() throws { throw CancellationError() } }\n"),
      TranslationCase(
        "a result, and a public protocol",
        "@objc public protocol D: E {\n  optional func f(_ a: [A], b: B?) -> [C: D]?\n  func g()\n}",
        "@objc public protocol D: E {\n"
          + "           func f(_ a: [A], b: B?) throws -> [C: D]?\n  func g()\n}"
          + "; extension D { public func f(_ a: [A], b: B?) throws -> [C: D]?"
          + " { throw CancellationError() } }"),
      TranslationCase(
        "several members and an attribute",
        "@objc protocol D {\n  @MainActor @objc optional func f()\n  @objc(g:) optional func g(\n"
          + "    _ a: Int // one\n  ) async\n}",
        "@objc protocol D {\n  @MainActor @objc          func f() throws\n  @objc(g:)          "
          + "func g(\n    _ a: Int // one\n  ) async throws\n}; extension D { "
          + "@MainActor func f() throws { throw CancellationError() }; "
          + "func g( _ a: Int ) async throws { throw CancellationError() } }"),
      .unchanged("no protocol of Objective-C", "protocol D { func optional() }"),
      .unchanged("a name", "class A { let optional = 1 }"),
    ])
  func defaults(_ example: TranslationCase) { check(example, rules: .optionalMembers) }

  @Test(
    "A protocol of Objective-C is for objects",
    arguments: [
      TranslationCase("alone", "@objc protocol D {}", "@objc protocol D: AnyObject {}"),
      TranslationCase(
        "beside others", "@objc public protocol D: E {}", "@objc public protocol D: AnyObject, E {}"
      ),
      .unchanged("already", "@objc protocol D: AnyObject {}"),
      .unchanged("an object of Foundation", "@objc protocol D: E, NSObjectProtocol {}"),
      .unchanged("a protocol of Swift", "protocol D {}"),
    ])
  func objects(_ example: TranslationCase) { check(example, rules: .objcProtocols) }

  @Test(
    "A call is nil without the method",
    arguments: [
      ("a statement", "d.f?(1, b: 2)", "(try? d.f(1, b: 2))"),
      (
        "an optional object", "return d?.f?(1, b: 2) ?? false",
        "return (try? d?.f(1, b: 2)) ?? false"
      ),
      (
        "a chain", "let a = self.b[0]!.c(1)?.d.f?(1, b: 2)",
        "let a = (try? self.b[0]!.c(1)?.d.f(1, b: 2))"
      ),
      ("a negation", "if !(d as? D).f!(1, b: 2) {", "if !(try! (d as? D).f(1, b: 2)) {"),
      ("a member of the result", "d.f?(1, b: 2).g", "(try? d.f(1, b: 2))?.g"),
      ("an implicit member", "a = .b.f?(1, b: 2)", "a = (try? .b.f(1, b: 2))"),
      ("itself", "f?(1, b: 2)", "(try? f(1, b: 2))"),
      ("a nested call", "d.f?(d.f?(1, b: 2), b: 3)", "(try? d.f((try? d.f(1, b: 2)), b: 3))"),
      ("two lines", "d?\n  .f?(1, b: 2)", "(try? d?\n  .f(1, b: 2))"),
      ("a closure behind it", "d.f?(1) { a }", "(try? d.f(1) { a })"),
      ("other labels", "d.f?(1)", "d.f?(1)"),
      ("another method", "d.g?(1, b: 2)", "d.g?(1, b: 2)"),
      ("no call", "d.f ?? a", "d.f ?? a"),
    ])
  func calls(name: String, source: String, expected: String) {
    let translation = translated(Self.delegate + source, rules: [.optionalCalls])
    #expect(translation.text == Self.delegate + expected)
    #expect(translation.diagnostics.isEmpty)
  }

  @Test(
    "are refused at their line",
    arguments: [
      ("a property", "@objc protocol D {\n optional var a: Int { get }\n}", "2: optionalProperty"),
      (
        "a subscript", "@objc protocol D {\n optional subscript(a: Int) -> Int { get }\n}",
        "2: optionalMember"
      ),
      ("an error", "@objc protocol D {\n optional func f() throws\n}", "2: optionalThrowingMethod"),
      (
        "a nested protocol", "class A {\n@objc protocol D {\n optional func f()\n}\n}",
        "3: nestedProtocol"
      ),
      ("a comparison", delegate + "if d.f != nil {}", "2: optionalReference"),
      ("a complex object", delegate + "a { b }.f?(1, b: 2)", "2: optionalReceiver"),
    ])
  func refuses(name: String, source: String, finding: String) {
    let translation = translated(source, rules: [.optionalMembers, .optionalCalls])
    #expect(translation.findings.contains(finding))
  }

  /// UIKit's own protocols, whose optional methods have defaults that do not throw.
  private static let uiKit = TranslationFacts(
    ofUIKit: [
      """
      public protocol UIFieldDelegate: NSObjectProtocol {
        func didScroll(_ view: UIView)
        func shouldReturn(_ field: UIView) -> Bool
        func isNeeded() -> Bool
      }
      extension UIFieldDelegate {
        public func didScroll(_ view: UIView) {}
        public func shouldReturn(_ field: UIView) -> Bool { true }
        public func helper() {}
      }
      """
    ].map { SwiftSource(Array($0.utf8)) })

  @Test(
    "A call of an optional method of UIKit is a plain call, with an optional result",
    arguments: [
      ("a chain", "delegate?.didScroll?(self)", "delegate?.didScroll(self)"),
      ("an object", "delegate.didScroll?(self)", "delegate.didScroll(self)"),
      ("a result of a chain", "a?.shouldReturn?(b) ?? true", "a?.shouldReturn(b) ?? true"),
      ("a result", "a.shouldReturn?(b) ?? true", "Optional(a.shouldReturn(b)) ?? true"),
      (
        "a cast", "(a as? D)!.shouldReturn?(b) == false",
        "Optional((a as? D)!.shouldReturn(b)) == false"
      ),
      ("a cast in a chain", "(a as? D)?.shouldReturn?(b)", "(a as? D)?.shouldReturn(b)"),
      ("a certain method", "a.shouldReturn!(b)", "a.shouldReturn(b)"),
      ("a member of the result", "a.shouldReturn?(b).c", "Optional(a.shouldReturn(b))?.c"),
      ("a question", "a.didScroll?(b) != nil", "Optional(a.didScroll(b)) != nil"),
      ("a needed method", "a.isNeeded?()", "a.isNeeded?()"),
      ("a method of the extension alone", "a.helper?()", "a.helper?()"),
      ("other labels", "a.didScroll?(to: b)", "a.didScroll?(to: b)"),
    ])
  func uiKitCalls(name: String, source: String, expected: String) {
    let translation = SourceTranslator(rules: [.optionalCalls], facts: Self.uiKit)
      .translate(SwiftSource(Array(source.utf8)), file: "File.swift")
    #expect(String(decoding: translation.bytes, as: UTF8.self) == expected)
    #expect(translation.diagnostics.isEmpty)
  }

  @Test(
    "A property with the name of an optional method is a closure, except in a delegate",
    arguments: [
      ("itself", "f?(1, b: 2)", "f?(1, b: 2)"),
      ("an object", "cell.f?(1, b: 2)", "cell.f?(1, b: 2)"),
      ("a delegate", "cell.delegate?.f?(1, b: 2)", "(try? cell.delegate?.f(1, b: 2))"),
      ("a source", "dataSource!.f?(1, b: 2)", "(try? dataSource!.f(1, b: 2))"),
    ])
  func closures(name: String, source: String, expected: String) {
    let before = Self.delegate + "class C { var f: ((Int, Int) -> Void)? }\n"
    let translation = translated(before + source, rules: [.optionalCalls])
    #expect(translation.text == before + expected)
  }
}
