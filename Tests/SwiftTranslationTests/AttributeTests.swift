import Testing

@testable import SwiftTranslation

@Suite("Attributes of Objective-C")
struct AttributeTests {
  @Test(
    "become spaces of the same length",
    arguments: [
      TranslationCase("@objc", "  @objc func tap() {}", "        func tap() {}"),
      TranslationCase("a name", "@objc(tapped:) func tap() {}", "               func tap() {}"),
      TranslationCase("@objcMembers", "@objcMembers class A {}", "             class A {}"),
      TranslationCase("@nonobjc", "@nonobjc func a() {}", "         func a() {}"),
      TranslationCase("an outlet", "@IBOutlet weak var a: A!", "          weak var a: A!"),
      TranslationCase("a managed value", "@NSManaged var a: Int", "           var a: Int"),
      TranslationCase("a line of its own", "@objc\nfunc a() {}", "     \nfunc a() {}"),
      TranslationCase("several lines", "@objc(\n a:\n) func a() {}", "      \n   \n  func a() {}"),
      TranslationCase("in an interpolation", #""\({ @objc in 1 })""#, #""\({       in 1 })""#),
      .unchanged("an action", "@IBAction func a(_ sender: Any) {}"),
      .unchanged("an inspectable value", "@IBInspectable var a = 1"),
      .unchanged("a line comment", "// @objc\nlet a = 1 // @objc"),
      .unchanged("a nested comment", "/* /* @objc */ @objc */ let a = 1"),
      .unchanged("a string", #"let a = "@objc""#),
      .unchanged("a string with quotes", #"let a = "\"@objc""#),
      .unchanged("a raw string", ##"let a = #""@objc \(x) \"#"##),
      .unchanged("a string of several lines", "let a = \"\"\"\n  @objc \"\n  \"\"\""),
      .unchanged("a regular expression", #"let a = /@objc "\/ {/"#),
      .unchanged("a long regular expression", "let a = #/\n @objc\n/#"),
      .unchanged("another attribute", "@objcpp func a() {}"),
      .unchanged("a word", "let objc = nonobjc"),
    ])
  func blanks(_ example: TranslationCase) { check(example, rules: .attributes) }

  @Test("A division is not the start of a regular expression.")
  func division() {
    let source = "let a = b / c; @objc var d: Int { e / \"@objc\".count }"
    #expect(
      translated(source, rules: [.attributes]).text
        == "let a = b / c;       var d: Int { e / \"@objc\".count }")
  }

  @Test("A rule that is off changes nothing.")
  func switchedOff() {
    let source = "@objc func tap() {}"
    #expect(translated(source, rules: [.selectors]).text == source)
  }

  @Test("A change has its place, its rule and both texts.")
  func change() throws {
    let translation = translated("let é = 1\n  /* ü */ @objc func tap() {}")
    let change = try #require(translation.changes.first)
    #expect((change.line, change.column) == (2, 11))
    #expect((change.before, change.after) == ("@objc", "     "))
    #expect(change.rule == .attributes)
    #expect(translation.changes.count == 1)
  }
}
