import Devices
import Testing

@testable import Catalogues

@Suite("A plural form")
struct PluralTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let language: String
    let numbers: [PluralCategory: [Int]]
    init(_ language: String, _ numbers: [PluralCategory: [Int]]) {
      (self.language, self.numbers) = (language, numbers)
    }
    var testDescription: String { language }
  }

  /// The examples of Unicode's table of plural rules.
  static let rows = [
    Row("en", [.one: [1], .other: [0, 2, 5, 11, 21, 101, 1000]]),
    Row("fr", [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 100, 1_000_001]]),
    Row("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 16, 100]]),
    Row("ja", [.other: [0, 1, 2, 100]]),
    Row(
      "ru", [.one: [1, 21, 101], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 19, 111, 112]]),
    Row("pl", [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 12, 21, 101, 112]]),
    Row("cs", [.one: [1], .few: [2, 4], .other: [0, 5, 11, 102]]),
    Row("sl", [.one: [1, 101], .two: [2, 202], .few: [3, 4, 103], .other: [0, 5, 11, 99]]),
    Row("hr", [.one: [1, 21], .few: [2, 34], .other: [0, 5, 11, 12, 112]]),
    Row("lt", [.one: [1, 21], .few: [2, 9, 29], .other: [0, 10, 11, 19, 30, 111]]),
    Row("lv", [.zero: [0, 10, 11, 19, 20, 111], .one: [1, 21], .other: [2, 9, 22]]),
    Row("ro", [.one: [1], .few: [0, 2, 19, 101, 119], .other: [20, 35, 100]]),
    Row(
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110], .many: [11, 99, 111],
        .other: [100, 101, 102, 200],
      ]),
    Row("he", [.one: [1], .two: [2], .other: [0, 3, 10, 20, 100]]),
    Row("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 20]]),
    Row("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 20]]),
    Row("mk", [.one: [1, 21, 101], .other: [0, 2, 11, 111]]),
    Row(
      "mt",
      [.one: [1], .two: [2], .few: [0, 3, 10, 103], .many: [11, 19, 111], .other: [20, 35]]),
    Row("gd", [.one: [1, 11], .two: [2, 12], .few: [3, 10, 13, 19], .other: [0, 20, 34]]),
  ]

  @Test("follows the rule of the language", arguments: rows)
  func categories(_ row: Row) {
    for (category, numbers) in row.numbers {
      for number in numbers {
        #expect(PluralRule.of(row.language).category(number) == category, "\(number)")
      }
    }
  }

  @Test("of 0 is `zero` in every language that gives it, and a fraction is `other`")
  func special() {
    let given: Set<PluralCategory> = [.zero, .one, .other]
    func chosen(_ number: String?, _ language: String) -> PluralCategory? {
      PluralCategory.choose(number, in: language, among: given)
    }
    #expect(chosen("0", "en") == .zero)
    #expect(chosen("1", "en") == .one)
    #expect(chosen("-1", "en") == .one)
    #expect(chosen("1,000", "en") == .other)
    #expect(chosen("1.5", "fr") == .other)
    #expect(chosen("٣", "ar") == .other)
    #expect(chosen(nil, "en") == .other)
    #expect(PluralCategory.choose("1", in: "en", among: [.few]) == nil)
  }
}

@Suite("A text with formats")
struct TextFormatTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let format: String
    let text: String
    let arguments: [String]?
    init(_ format: String, _ text: String, _ arguments: [String]?) {
      (self.format, self.text, self.arguments) = (format, text, arguments)
    }
    var testDescription: String { "\(format) | \(text)" }
  }

  static let rows = [
    Row("%d files", "3 files", ["3"]), Row("%lld files", "1,234 files", ["1,234"]),
    Row("%d files", "no files", nil), Row("Hello, %@!", "Hello, Ada!", ["Ada"]),
    Row("Hello, %@!", "Hello, !", nil), Row("%@ of %@", "2 of 3 of 4", ["2", "3 of 4"]),
    Row("%2$@ by %1$@", "Song by Ada", ["Ada", "Song"]), Row("%d%% done", "40% done", ["40"]),
    Row("%.1f km", "2.5 km", ["2.5"]), Row("You have %d.", "You have 3.", ["3"]),
    Row("Send", "Send", nil),
  ]

  @Test("has the values of a text that it fits", arguments: rows)
  func arguments(_ row: Row) {
    #expect(TextFormat(row.format).arguments(of: row.text) == row.arguments)
  }

  @Test("takes the values in their positions")
  func filled() {
    #expect(
      TextFormat("%2$@ von %1$@: %d%%").filled(with: ["Ada", "Lied"]) == "Lied von Ada: Lied%")
    #expect(TextFormat("100% sure").filled(with: ["1"]) == "100% sure")
  }

  @Test("cannot make a comparison slow")
  func steps() {
    let format = String(repeating: "%@a", count: 9) + "b"
    #expect(TextFormat(format).arguments(of: String(repeating: "a", count: 2000)) == nil)
  }
}

@Suite("Parts of a phrase")
struct NestedPartTests {
  @Test("in the forms of other parts have their own arguments")
  func nested() {
    let cats = Phrase.Part(
      argument: 1,
      forms: .plural([.one: .text("a cat on %#@mats@"), .other: .text("%arg cats on %#@mats@")]))
    let mats = Phrase.Part(
      argument: 2, forms: .plural([.one: .text("a mat"), .other: .text("%arg mats")]))
    let phrase = Phrase.parts("%#@cats@", ["cats": cats, "mats": mats])
    for (numbers, text) in [(["3", "1"], "3 cats on a mat"), (["1", "4"], "a cat on 4 mats")] {
      #expect(phrase.text(with: numbers, in: "en", on: .iphone) == text)
    }
  }
}

@Suite("All texts of a phrase")
struct PhraseTextsTests {
  @Test("are the text, then those of its parts by their names and numbers")
  func parts() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var parts: [String: Phrase.Part] = [:]
    for name in names.reversed() {
      parts[name] = Phrase.Part(
        argument: nil, forms: .plural([.other: .text("\(name)s"), .one: .text(name)]))
    }
    #expect(
      Phrase.parts("all", parts).allTexts == ["all"] + names.flatMap { [$0, "\($0)s"] })
  }

  @Test("are those of devices by their names")
  func devices() {
    let names = ["appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "other"]
    let forms = Dictionary(uniqueKeysWithValues: names.map { ($0, Phrase.text("on \($0)")) })
    #expect(Phrase.device(forms).allTexts == names.map { "on \($0)" })
  }
}

extension TextFormat {
  fileprivate func arguments(of text: String) -> [String]? {
    var steps = 1_000_000
    return arguments(of: text, &steps)
  }
}
