import AutoLayout
import Devices
import Diagnostics
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Catalogues
@testable import Cells
@testable import Spec
@testable import ViewKinds

@Suite("Words in files")
struct WordTests {
  private let project: CatalogueSpec

  init() throws { project = try CatalogueSpec() }

  private func write(_ text: String, to path: String) throws {
    try project.folder.write(text, to: path)
  }

  /// The text of the first label in each language, after the device if there are several.
  private func texts(
    _ text: String, strings: String = "../App", languages: String = "[en, fr, de]",
    devices: String = "iphone-15", resources: ProjectResources = ProjectResources()
  ) throws -> [String: String] {
    let head =
      (strings.isEmpty ? "" : "strings: \(strings)\n")
      + "matrix: { device: [\(devices)], locale: \(languages) }"
    let workspace = try project.read(
      "{ kind: label, text: \"\(text)\" }", head: head, resources: resources)
    #expect(workspace.diagnostics.filter { $0.severity == .error }.isEmpty)
    var texts: [String: String] = [:]
    for selected in workspace.allCells {
      let label = selected.build().styles.compactMap { $0.kind as? LabelKind }.first
      let language = selected.cell.locale?.description ?? ""
      let hasSeveral = devices.contains(",")
      texts[hasSeveral ? "\(selected.cell.device.id) \(language)" : language] = label?.text.string
    }
    return texts
  }

  private func writeStrings() throws {
    try write(
      #""login.title" = "Log in"; "Send" = "Send";"#, to: "App/en.lproj/Localizable.strings")
    try write(
      #""login.title" = "Se connecter"; "Send" = "Envoyer";"#,
      to: "App/fr.lproj/Localizable.strings")
  }

  @Test("come after the spec's own languages, in the order of their tags")
  func languages() throws {
    var tables = StringTables()
    for language in ["sv", "da"] {
      tables.add([ExactText("Send"): language], in: try #require(LanguageTag(language)))
    }
    let tags = ["pt-BR", "fi", "sv", "ja", "de", "zh_Hans", "nl", "fr"]
    let phrases = Dictionary(uniqueKeysWithValues: tags.map { ($0, Phrase.text($0)) })
    tables.add(Words(phrases: phrases, development: "en"), for: "Send")
    #expect(
      tables.languages.map(\.description)
        == ["sv", "da", "de", "fi", "fr", "ja", "nl", "pt-BR", "zh-Hans"])
  }

  @Test("replace keys and texts, with the language of development where a language has none")
  func strings() throws {
    try writeStrings()
    #expect(try texts("login.title") == ["en": "Log in", "fr": "Se connecter", "de": "Log in"])
    #expect(try texts("Send") == ["en": "Send", "fr": "Envoyer", "de": "Send"])
    #expect(try texts("Other") == ["en": "Other", "fr": "Other", "de": "Other"])
  }

  @Test(
    "are found by keys with the same code points",
    arguments: [
      ("Caf\u{E9}", "un"), ("Cafe\u{301}", "deux"), ("3 caf\u{E9}s", "3 caf\u{E9}s"),
      ("3 cafe\u{301}s", "3 trois"), ("\u{E9}t\u{E9}", "\u{E9}t\u{E9}"),
    ])
  func codePoints(_ text: String, _ shown: String) throws {
    try write(
      "\"Caf\u{E9}\" = \"un\"; \"Cafe\u{301}\" = \"deux\"; \"%d cafe\u{301}s\" = \"%d trois\";"
        + "\"e\u{301}te\u{301}\" = \"quatre\";",
      to: "App/fr.lproj/Localizable.strings")
    let found = try #require(try texts(text, languages: "[fr]")["fr"])
    #expect(Array(found.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "in no language of the user are those of Base, of English or of the first language",
    arguments: [(["Base", "de"], "Base"), (["de", "en"], "en"), (["fr", "pl"], "fr")])
  func development(_ languages: [String], _ shown: String) throws {
    for language in languages {
      try write("\"title\" = \"\(language)\";", to: "App/\(language).lproj/Localizable.strings")
    }
    #expect(try texts("title", languages: "[it]") == ["it": shown])
  }

  @Test(
    "of a region are those of the region that iOS takes",
    arguments: [("es-MX", "es-419"), ("en-AU", "en-GB"), ("\"no\"", "nb"), ("zh-TW", "zh-Hant")])
  func regions(_ language: String, _ shown: String) throws {
    for language in ["en", "en-GB", "es", "es-419", "nb", "zh-Hant"] {
      try write("\"title\" = \"\(language)\";", to: "App/\(language).lproj/Localizable.strings")
    }
    #expect(try texts("title", languages: "[\(language)]").map(\.value) == [shown])
  }

  @Test(
    "of Chinese regions are those of the region, with or without the script",
    arguments: [
      ("zh-Hant-HK", "zh-HK"), ("zh-HK", "zh-HK"), ("zh-Hant-TW", "zh_TW"), ("zh-TW", "zh_TW"),
      ("zh-Hans-CN", "zh-CN"), ("zh-CN", "zh-CN"), ("zh-SG", "zh-CN"), ("zh-Hant-MO", "zh-HK"),
      ("zh-Hant", "zh_TW"),
    ])
  func chinese(_ language: String, _ shown: String) throws {
    for language in ["en", "zh-HK", "zh_TW", "zh-CN"] {
      try write("\"title\" = \"\(language)\";", to: "App/\(language).lproj/Localizable.strings")
    }
    #expect(try texts("title", languages: "[\(language)]").map(\.value) == [shown])
    let own = try texts("title", strings: "{ zh-HK: { title: own } }", languages: "[zh-Hant-HK]")
    #expect(own == ["zh-Hant-HK": "own"])
  }

  @Test(
    "of the only region of a language are those of its other regions, if the app has no others",
    arguments: [("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("fr", "fr-FR"), ("fr-CA", "fr-FR")])
  func onlyRegion(_ language: String, _ shown: String) throws {
    for language in ["en", "pt-BR", "fr-FR"] {
      try write("\"title\" = \"\(language)\";", to: "App/\(language).lproj/Localizable.strings")
    }
    #expect(try texts("title", languages: "[\(language)]").map(\.value) == [shown])
    // The app has the language itself, which lacks the text.
    try write("\"other\" = \"\";", to: "App/\(language).lproj/Other.strings")
    #expect(try texts("title", languages: "[\(language)]").map(\.value) == ["en"])
  }

  @Test("of an .xcstrings are in its source language where a language has none")
  func sourceLanguage() throws {
    try write(
      """
      {"sourceLanguage":"fr","version":"1.0","strings":{"title":{"localizations":{
        "en":{"stringUnit":{"value":"Title"}},"fr":{"stringUnit":{"value":"Titre"}}}}}}
      """, to: "App/Localizable.xcstrings")
    #expect(try texts("title", languages: "[en, it]") == ["en": "Title", "it": "Titre"])
  }

  @Test("of one file have its language alone")
  func oneFile() throws {
    try writeStrings()
    let found = try texts("Send", strings: "../App/fr.lproj/Localizable.strings")
    #expect(found["fr"] == "Envoyer")
  }

  @Test("of the spec come before those of the project's files")
  func order() throws {
    try writeStrings()
    let found = try texts(
      "Send", strings: "{ fr: { Send: Expédier } }", resources: ProjectResources(strings: ["App"]))
    #expect(found == ["en": "Send", "fr": "Expédier", "de": "Send"])
    #expect(
      try texts("login.title", strings: "", resources: ProjectResources(strings: ["App"]))["fr"]
        == "Se connecter")
  }

  private static func plural(_ name: String, _ forms: String) -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>"
  }

  private static func form(_ name: String, _ text: String) -> String {
    "<key>\(name)</key><string>\(text)</string>"
  }

  @Test("of a .stringsdict follow the numbers in the text")
  func plurals() throws {
    let files = Self.plural(
      "files", Self.form("one", "un fichier") + Self.form("other", "%d fichiers"))
    let folders = Self.plural(
      "folders", Self.form("one", "%d dossier") + Self.form("other", "%d dossiers"))
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ dans %#@folders@</string>
      \(files)\(folders)</dict></dict></plist>
      """, to: "App/fr.lproj/Localizable.stringsdict")
    try write(#""%d files in %d folders" = "ignored";"#, to: "App/fr.lproj/Localizable.strings")
    #expect(try texts("3 files in 1 folders")["fr"] == "3 fichiers dans 1 dossier")
    #expect(try texts("1 files in 2 folders")["fr"] == "un fichier dans 2 dossiers")
    #expect(try texts("%d files in %d folders")["fr"] == "%d fichiers dans %d dossiers")
  }

  @Test("of a .stringsdict follow the device, and are the widest of several widths")
  func rules() throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      \(Self.form("iphone", "Tap the phone"))\(Self.form("other", "Tap"))</dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      \(Self.form("9", "Short"))\(Self.form("20", "Much longer"))</dict></dict></dict></plist>
      """, to: "App/en.lproj/Localizable.stringsdict")
    let found = try texts("tap", languages: "[en]", devices: "iphone-15, ipad-pro-11")
    #expect(found == ["iphone-15 en": "Tap the phone", "ipad-pro-11 en": "Tap"])
    #expect(try texts("wide", languages: "[en, fr]")["en"] == "Much longer")
  }

  @Test(
    "without a form for the device are their key",
    arguments: [("ipad", "3 taps"), ("iphone", "3 mine"), ("mac", "3 taps"), ("other", "3 mine")])
  func noForm(_ device: String, _ shown: String) throws {
    try write(
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"%d taps":{"localizations":{"en":{
        "variations":{"device":{"\(device)":{"stringUnit":{"value":"%d mine"}}}}}}}}}
      """, to: "App/Localizable.xcstrings")
    #expect(try texts("3 taps", languages: "[en, fr]") == ["en": shown, "fr": shown])
  }

  private static let catalogue = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Send":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Envoyer"}},
        "de":{"stringUnit":{"state":"needs_review","value":"Senden"}}}},
      "login.title":{"extractionState":"manual","localizations":{
        "en":{"stringUnit":{"state":"new","value":"Log in"}}}},
      "%lld items":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld item"}},
          "other":{"stringUnit":{"value":"%lld items"}}}}},
        "fr":{"variations":{"device":{
          "ipad":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld élément ici"}},
            "other":{"stringUnit":{"value":"%lld éléments ici"}}}}},
          "other":{"stringUnit":{"value":"%lld élément(s)"}}}}}}},
      "%lld birds on %@":{"localizations":{"fr":{
        "stringUnit":{"state":"translated","value":"%#@birds@ sur %2$@"},
        "substitutions":{"birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"value":"un oiseau"}},
          "other":{"stringUnit":{"value":"%arg oiseaux"}}}}}}}}}
    }}
    """

  @Test("of an .xcstrings have states, plurals, devices and substitutions")
  func catalogue() throws {
    try write(Self.catalogue, to: "App/Localizable.xcstrings")
    #expect(try texts("Send") == ["en": "Send", "fr": "Envoyer", "de": "Senden"])
    #expect(try texts("login.title") == ["en": "Log in", "fr": "Log in", "de": "Log in"])
    #expect(try texts("1 items") == ["en": "1 item", "fr": "1 élément(s)", "de": "1 item"])
    let pads = try texts("1 items", devices: "iphone-15, ipad-pro-11")
    #expect(pads["ipad-pro-11 fr"] == "1 élément ici")
    #expect(pads["iphone-15 fr"] == "1 élément(s)")
    #expect(try texts("5 birds on a roof")["fr"] == "5 oiseaux sur a roof")
    #expect(try texts("1 birds on a roof")["fr"] == "un oiseau sur a roof")
  }

  @Test("are inputs of the cells of the specs that use them")
  func inputs() throws {
    try writeStrings()
    try write(Self.catalogue, to: "App/Other.xcstrings")
    let workspace = try project.read("{ kind: label, text: login.title }", head: "strings: ../App")
    #expect(
      workspace.specs.first?.files.map(\.name).sorted() == [
        "App/en.lproj/Localizable.strings", "App/fr.lproj/Localizable.strings",
      ])
  }

  @Test("of one table are texts by key for each language")
  func table() throws {
    try write(#""abc-De-fgh.text" = "Bonjour";"#, to: "App/fr.lproj/Main.strings")
    try write(#""abc-De-fgh.text" = "Autre";"#, to: "App/fr.lproj/Other.strings")
    let folder = project.folder.path
    let tables = WordTables(
      table: "Main", in: folder + "/App", WordFiles(in: ProjectRoot(path: folder)))
    #expect(tables.languages == ["fr"])
    #expect(tables.texts(in: "fr") == ["abc-De-fgh.text": "Bonjour"])
    #expect(tables.diagnostics.isEmpty)
  }

  @Test("of one table are also in the catalogue of several languages that Xcode makes of it")
  func tableOfSeveralLanguages() throws {
    try write(
      #"{"sourceLanguage": "en", "strings": {"abc.text": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}, "en": {"stringUnit": {"value": "Hello"}}}}}, "version": "1.0"}"#,
      to: "App/mul.lproj/Main.xcstrings")
    let folder = project.folder.path
    let tables = WordTables(
      table: "Main", in: folder + "/App", WordFiles(in: ProjectRoot(path: folder)))
    #expect(tables.languages == ["de", "en"])
    #expect(tables.texts(in: "de") == ["abc.text": "Hallo"])
    let all = WordTables(["App"], from: folder, WordFiles(in: ProjectRoot(path: folder)))
    #expect(all.faults.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    let line: String
    init(_ file: String, _ text: String, _ line: String) {
      (self.file, self.text, self.line) = (file, text, line)
    }
    var testDescription: String { file }
  }

  static let faults = [
    Row("App/fr.lproj/a.strings", "\"a\" = \n\"b\"", ":2: error: a `;` is missing"),
    Row("App/fr.lproj/b.stringsdict", "<plist>", ":1: error: the file is not a property list"),
    Row("App/fr.lproj/c.strings", "bplist00", ":1: error: the file is not a property list"),
    Row("App/d.xcstrings", "{", ":1: error: the file is not JSON"),
    Row(
      "App/fr.lproj/d.strings", "\"a\" = \"b\";\n>>>>>>> topic\n",
      ":2: error: this line is a conflict marker of git"),
    Row(
      "App/fr.lproj/e.stringsdict", "<plist>\n<<<<<<< HEAD\n</plist>\n",
      ":2: error: this line is a conflict marker of git"),
    Row(
      "App/f.xcstrings", "{\n=======\n}\n>>>>>>> topic\n",
      ":2: error: this line is a conflict marker of git"),
    Row(
      "App/g.xcstrings", "version https://git-lfs.github.com/spec/v1\n",
      ":1: error: `App/g.xcstrings` is the pointer of Git LFS, and the file was not fetched"),
    Row("App/e.xcstrings", "{}", ":1: error: the file is not a catalogue of strings"),
  ]

  @Test("with an error are reported at their file", arguments: faults)
  func fault(_ row: Row) throws {
    try write(row.text, to: row.file)
    #expect(
      try project.lines("{ kind: label, text: a }", head: "strings: ../App") == [
        row.file + row.line
      ])
  }

  private static func entry(_ content: String) -> String {
    "<plist version=\"1.0\"><dict><key>k</key><dict>\(content)</dict></dict></plist>"
  }

  private static func entry(_ text: String, substitutions: String) -> String {
    #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"#
      + #""stringUnit":{"value":"\#(text)"},"substitutions":{\#(substitutions)}}}}}}"#
  }

  static let variables = [
    Row(
      "App/en.lproj/a.stringsdict",
      entry(
        form("NSStringLocalizedFormatKey", "%#@files@ lost %%#@gone@")
          + plural("others", form("other", "%d"))), "files"),
    Row(
      "App/en.lproj/b.stringsdict",
      entry(
        form("NSStringLocalizedFormatKey", "%#@files@")
          + plural("files", form("other", "%d in %2$#@folders@"))), "folders"),
    Row("App/c.xcstrings", entry("%#@files@", substitutions: ""), "files"),
    Row(
      "App/d.xcstrings",
      entry(
        "%#@files@",
        substitutions:
          #""files":{"variations":{"plural":{"other":{"stringUnit":{"value":"%#@folders@"}}}}}"#),
      "folders"),
  ]

  @Test("with a variable that a text does not define are reported", arguments: variables)
  func variable(_ row: Row) throws {
    try write(row.text, to: row.file)
    #expect(
      try project.lines("{ kind: label, text: a }", head: "strings: ../App") == [
        "\(row.file):1: warning: a text uses the variable `\(row.line)`, "
          + "which it does not define"
      ])
  }

  static let paths = [
    Row("../App/none.xcstrings", "", "there is nothing at `../App/none.xcstrings`"),
    Row("../../a.strings", "", "`../../a.strings` is outside the project"),
    Row("a.yaml", "", "`a.yaml` has no words"), Row(".", "", "`.` has no words"),
    Row("loose.strings", "", "the language of `loose.strings` is unknown"),
  ]

  @Test("need paths in the project", arguments: paths)
  func path(_ row: Row) throws {
    try write(#""a" = "b";"#, to: "Specs/loose.strings")
    #expect(
      try project.lines("{ kind: label, text: a }", head: "strings: \(row.file)") == [
        "Specs/a.yaml:1: error: \(row.line)"
      ])
  }

  @Test("are an error if they are a pipe, or behind a link to nothing or out of the project")
  func places() throws {
    try writeStrings()
    let app = project.folder.file("App")
    let files = FileManager.default
    let outside = try TemporaryFolder()
    try outside.write(#""Send" = "Senden";"#, to: "de.lproj/Localizable.strings")
    try files.createSymbolicLink(
      at: app.appendingPathComponent("de.lproj"), withDestinationURL: outside.file("de.lproj"))
    try files.createSymbolicLink(
      at: app.appendingPathComponent("fr.lproj/Other.strings"),
      withDestinationURL: outside.file("de.lproj/Localizable.strings"))
    try files.createSymbolicLink(
      atPath: app.path + "/sv.lproj", withDestinationPath: "nowhere.lproj")
    mkfifo(app.path + "/Words.xcstrings", 0o600)
    let lines = try project.lines("{ kind: label, text: Send }", head: "strings: ../App")
    #expect(
      lines == [
        "App/Words.xcstrings:1: error: `App/Words.xcstrings` is a pipe, a device or a socket",
        "App/de.lproj:1: error: `App/de.lproj` is a link that leads out of the project",
        "App/fr.lproj/Other.strings:1: error: `App/fr.lproj/Other.strings` is a link that leads out "
          + "of the project",
        "App/sv.lproj:1: error: `App/sv.lproj` is a link to nothing",
      ])
  }
}
