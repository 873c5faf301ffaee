import Devices
import Diagnostics
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Catalogues
@testable import Cells

/// Files that would take too long, end the program or fill its memory.
@Suite("A hostile file of words or of a catalogue", .timeLimit(.minutes(10)))
struct HostileFileTests {
  private static let plural =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"

  private func words(_ text: String, _ format: WordFile.Format) -> WordFile {
    WordFile(Array(text.utf8), format, language: "en", file: "a.\(format)")
  }

  private func text(_ file: WordFile, _ key: String, _ arguments: [String] = []) -> String? {
    file.phrases["en"]?[ExactText(key)]?.text(with: arguments, in: "en", on: .iphone)
  }

  /// Lists in a binary property list, each of which has the next one twice.
  private static func doubledLists(_ count: Int) -> [UInt8] {
    var objects = (1...UInt8(count)).map { next -> [UInt8] in [0xA2, next, next] }
    objects += [[0x51, 0x78], [0x51, 0x6B], [0xD1, UInt8(count + 1), 0]]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    func long(_ number: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + long(objects.count)
      + long(objects.count - 1) + long(table)
  }

  @Test("of a binary property list has no value in two places")
  func doubledLists() {
    #expect(throws: ParsingError.self) {
      try ParsedValue(propertyList: Self.doubledLists(40))
    }
  }

  @Test("is not a binary property list as programs write it")
  func plainLists() throws {
    let list: [String: Any] = [
      "a": Array(repeating: "x", count: 300), "b": ["x": ["x", "x"]], "c": ["x", "x"],
    ]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(try ParsedValue(propertyList: Array(bytes))["a"]?.list?.count == 300)
  }

  @Test(
    "cannot place an argument where none can be",
    arguments: [
      "-9223372036854775808", "9223372036854775807", "-1", "0", "1e300", "1.5", "100",
    ])
  func position(_ number: String) {
    let file = words(
      """
      { "sourceLanguage": "en", "strings": { "%d files": { "localizations": { "en": {
        "stringUnit": { "value": "%#@a@" }, "substitutions": { "a": { "argNum": \(number),
          "variations": { "plural": { "other": { "stringUnit": { "value": "%arg files" } } } } } }
      } } } } }
      """, .xcstrings)
    #expect(text(file, "%d files", ["3"]) == "3 files")
  }

  @Test("has parts that name each other only until the text is long")
  func parts() {
    let names = String(repeating: "%#@a@", count: 300)
    let file = words(
      """
      <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
        <key>a</key><dict>\(Self.plural)<key>other</key><string>\(names)</string></dict>
      </dict></dict></plist>
      """, .stringsdict)
    #expect(text(file, "k").map { $0.utf8.count < 200_000 } == true)
  }

  @Test("gives at most a hundred warnings")
  func warnings() {
    let rules = (0..<50_000).map { "<key>r\($0)</key><string>x</string>" }.joined()
    let file = words(
      """
      <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>x</string>\(rules)
      </dict></dict></plist>
      """, .stringsdict)
    #expect(file.findings.diagnostics.count == 100)
  }

  @Test(
    "with many formats is refused where the spec's texts are looked up",
    arguments: [("many keys", 30_000, 1), ("many comparisons", 10_000, 1000)])
  func formats(_ row: (name: String, keys: Int, texts: Int)) throws {
    let project = try CatalogueSpec()
    try project.folder.write(
      (0..<row.keys).map { "\"%@ a %@ b\($0)\" = \"x\";\n" }.joined(),
      to: "App/en.lproj/Localizable.strings")
    let labels = (0..<row.texts).map { "  l\($0): { kind: label, text: \"c a \($0)\" }\n" }
    let workspace = try project.read(
      "{ kind: label, text: z }\n" + labels.joined(), head: "strings: ../App")
    #expect(workspace.diagnostics.map(\.message.rule) == ["manyFormats"])
  }

  @Test("has the same form in each run if no form fits")
  func form() {
    let phrase = Phrase.plural([.many: .text("many"), .few: .text("few"), .two: .text("two")])
    #expect(phrase.text(with: [], in: "en", on: .iphone) == "two")
    #expect(phrase.text(with: ["1"], in: "en", on: .iphone) == "two")
  }
}
