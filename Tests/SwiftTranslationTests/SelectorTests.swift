import Testing

@testable import SwiftTranslation

@Suite("Selectors")
struct SelectorTests {
  @Test(
    "hold the method and its name",
    arguments: [
      TranslationCase(
        "a method of the class", "class A { let a = #selector(tap) }",
        "class A { let a = Selector({ (target: A) in target.tap }, \"tap\") }"),
      TranslationCase(
        "labels", "class A { let a = #selector(tap(_:with:)) }",
        "class A { let a = Selector({ (target: A) in target.tap(_:with:) }, \"tap:with:\") }"),
      TranslationCase(
        "self", "class A { let a = #selector(self.tap) }",
        "class A { let a = Selector({ (target: A) in target.tap }, \"tap\") }"),
      TranslationCase(
        "Self", "class A { let a = #selector(Self.tap) }",
        "class A { let a = Selector({ (target: A) in target.tap }, \"tap\") }"),
      TranslationCase(
        "super", "class A { let a = #selector(super.tap) }",
        "class A { let a = Selector({ (target: A) in target.tap }, \"tap\") }"),
      TranslationCase(
        "another type", "class A { let a = #selector(B.C.tap(_:)) }",
        "class A { let a = Selector({ (target: B.C) in target.tap(_:) }, \"tap:\") }"),
      TranslationCase(
        "another type outside of types", "let a = #selector(B.tap)",
        "let a = Selector({ (target: B) in target.tap }, \"tap\")"),
      TranslationCase(
        "labels of the declaration",
        "class A { func tap(sender: Any) {}\n let a = #selector(tap) }",
        "class A { func tap(sender: Any) {}\n let a = Selector({ (target: A) in target.tap }, \"tapWithSender:\") }"
      ),
      TranslationCase(
        "a nested type", "struct A { class B { let a = #selector(tap) } }",
        "struct A { class B { let a = Selector({ (target: A.B) in target.tap }, \"tap\") } }"),
      TranslationCase(
        "a type in a function", "class A { func f() { class B { let a = #selector(tap) } } }",
        "class A { func f() { class B { let a = Selector({ (target: B) in target.tap }, \"tap\") } } }"
      ),
      TranslationCase(
        "an extension of a nested type", "extension A.B { func f() { g(#selector(tap)) } }",
        "extension A.B { func f() { g(Selector({ (target: A.B) in target.tap }, \"tap\")) } }"),
      TranslationCase(
        "a generic class", "final class A<T: B>: C<[T]> where T: D { let a = #selector(tap) }",
        "final class A<T: B>: C<[T]> where T: D { let a = Selector({ (target: A) in target.tap }, \"tap\") }"
      ),
      TranslationCase(
        "an extension with generic arguments", "extension A<Int> { var a: B { #selector(tap) } }",
        "extension A<Int> { var a: B { Selector({ (target: A) in target.tap }, \"tap\") } }"),
      TranslationCase(
        "an actor", "actor A { let a = #selector(tap) }",
        "actor A { let a = Selector({ (target: A) in target.tap }, \"tap\") }"),
      TranslationCase(
        "a protocol's extension",
        "protocol P {}\nextension P where Self: A { func f() { g(#selector(tap)) } }",
        "protocol P {}\nextension P where Self: A { func f() { g(Selector({ (target: Self) in target.tap }, \"tap\")) } }"
      ),
      TranslationCase(
        "a method of a protocol",
        "protocol P {}\nclass A { let a = #selector(P.tap(_:)) }",
        "protocol P {}\nclass A { let a = Selector(\"tap:\") }"),
      TranslationCase(
        "a closure in a class function",
        "class A { class func f() { g { if h { k(#selector(A.tap)) } } } }",
        "class A { class func f() { g { if h { k(Selector({ (target: A) in target.tap }, \"tap\")) } } } }"
      ),
      TranslationCase(
        "three arguments, which no control passes", "class A { let a = #selector(tap(_:_:_:)) }",
        "class A { let a = Selector(\"tap:::\") }"),
      TranslationCase(
        "a cast", "class A { let a = #selector(tap as (Int) -> Void) }",
        "class A { let a = Selector({ (target: A) in target.tap as (Int) -> Void }, \"tap\") }"),
      TranslationCase(
        "a cast of the unapplied method",
        "class A { let a = #selector(A.tap as (A) -> (Int) -> Void) }",
        "class A { let a = Selector(A.tap as (A) -> (Int) -> Void, \"tap\") }"),
      TranslationCase(
        "several lines", "class A { let a = #selector(\n  tap // here\n) }",
        "class A { let a = Selector(\n  { (target: A) in target.tap // here\n }, \"tap\") }"),
      TranslationCase(
        "a getter", "class A { let a = #selector(getter: B.title) }",
        "class A { let a = Selector(\"title\") }"),
      TranslationCase(
        "a setter", "class A { let a = #selector(setter: title) }",
        "class A { let a = Selector(\"setTitle:\") }"),
      TranslationCase(
        "braces of another condition",
        "#if A\nclass A {\n#else\nclass B {\n#endif\n let a = #selector(tap)\n}\nlet b = {}",
        "#if A\nclass A {\n#else\nclass B {\n#endif\n let a = Selector({ (target: B) in target.tap }, \"tap\")\n}\nlet b = {}"
      ),
      TranslationCase(
        "an interpolation", #"class A { var a: String { "\(#selector(tap)) {" } }"#,
        #"class A { var a: String { "\(Selector({ (target: A) in target.tap }, "tap")) {" } }"#),
      .unchanged("a string", "class A { let a = \"#selector(tap)\" }"),
      .unchanged("a comment", "class A { /* #selector(tap) */ }"),
    ])
  func holdMethods(_ example: TranslationCase) { check(example, rules: .selectors) }

  @Test(
    "are refused at their line",
    arguments: [
      ("no type", "\nlet a = #selector(tap)", "2: selectorWithoutType"),
      (
        "a static method", "class A {\n static func tap() {}\n let a = #selector(tap)\n}",
        "3: selectorOfStaticMethod"
      ),
      (
        "a class method of another type",
        "class A { class func tap() {} }\nlet a = #selector(A.tap)",
        "2: selectorOfStaticMethod"
      ),
      ("a property", "class A { var b = 1\n let a = #selector(b) }", "2: selectorOfProperty"),
      ("a value", "class A { let a = #selector(model.tap) }", "1: selectorOfValue"),
      ("a value of self", "class A { let a = #selector(self.model.tap) }", "1: selectorOfValue"),
      ("an optional value", "class A { let a = #selector(model?.tap) }", "1: selectorArgument"),
      ("a call", "class A { let a = #selector(tap(1)) }", "1: selectorArgument"),
      ("nothing", "class A { let a = #selector() }", "1: selectorArgument"),
      ("no parenthesis", "class A { let a = #selector }", "1: selectorArgument"),
    ])
  func refuses(name: String, source: String, finding: String) {
    let translation = translated(source, rules: [.selectors])
    #expect(translation.findings == [finding])
    #expect(translation.text == source)
  }

  @Test(
    "have the names of Objective-C",
    arguments: [
      ("tap", [], "tap"), ("tap", [""], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", ["with"], "tapWith:"), ("move", ["fromRow", ""], "moveFromRow::"),
      ("add", ["", "to"], "add:to:"), ("f", ["forward"], "fWithForward:"),
    ] as [(String, [String], String)])
  func names(method: String, labels: [String], name: String) {
    #expect(ObjectiveCName.method(method, labels: labels) == name)
  }
}
