import AutoLayout
import Geometry
import Graphics
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("Strings of other languages") struct StringsTests {
  @Test("stand in the place of whole texts", arguments: rows)
  func texts(_ row: Row) throws {
    let spec = SpecText(
      """
      strings:
        fr: { Send: Envoyer, Message: Message, Chat: Discussion }
        pt-BR: { Send: Enviar, Message: Mensagem, Chat: Conversa }
        zh-Hans: { Send: 发送, Message: 信息, Chat: 聊天 }
      matrix: { locale: \(row.locale) }
      screen: { navigationBar: { title: Chat, rightItems: [Send] } }
      views:
        field: { kind: textField, placeholder: Message }
        button: { kind: button, title: Send }
        parts: { kind: segmentedControl, items: [Send, Send it] }
      """)
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(built.screen.title == row.title)
    #expect(built.styles.compactMap { ($0.kind as? ButtonKind)?.title.string } == [row.send])
    #expect(built.screen.rightItems == [BarButton([BarButton.title(row.send)], number: 0)])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let send: String
    let title: String

    var testDescription: String { locale }
  }

  private static let rows = [
    Row(locale: "none", send: "Send", title: "Chat"),
    Row(locale: "fr", send: "Envoyer", title: "Discussion"),
    Row(locale: "fr-CA", send: "Envoyer", title: "Discussion"),
    Row(locale: "pt-BR", send: "Enviar", title: "Conversa"),
    Row(locale: "pt-PT", send: "Enviar", title: "Conversa"),
    Row(locale: "zh-CN", send: "发送", title: "聊天"),
    Row(locale: "zh-Hant", send: "Send", title: "Chat"),
    Row(locale: "zh-TW", send: "Send", title: "Chat"),
    Row(locale: "de", send: "Send", title: "Chat"),
  ]

  @Test("translate the words of the system")
  func systemWords() throws {
    let spec = SpecText(
      """
      strings: { de: { Edit: Bearbeiten, Cancel: Abbrechen, More: Mehr, Back: Zurück } }
      matrix: { locale: [none, de, de-AT, fr] }
      screen:
        navigationBar: { back: "", rightItems: [{ systemItem: edit }] }
        tabBar: { items: [{ systemItem: more }, { systemItem: history }] }
      views:
        bar: { kind: toolbar, items: [{ systemItem: cancel }, { systemItem: trash }] }
      """)
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    let built = document.cells().cells.map { document.build($0) }
    #expect(
      built.map { $0.screen.rightItems.map { $0.title?.string } } == [
        ["Edit"], ["Bearbeiten"], ["Bearbeiten"], ["Edit"],
      ])
    #expect(
      built.map { $0.screen.tabs.map(\.title) } == [
        ["More", "History"], ["Mehr", "History"], ["Mehr", "History"], ["More", "History"],
      ])
    #expect(built.map { $0.screen.words[.back] } == ["Back", "Zurück", "Zurück", "Back"])
    let toolbars = built.flatMap(\.styles).compactMap { $0.kind as? ToolbarKind }
    #expect(
      toolbars.map { $0.row.items.first?.title?.string } == [
        "Cancel", "Abbrechen", "Abbrechen", "Cancel",
      ])
  }

  @Test("turn the screen where the language reads leftward", arguments: directions)
  func direction(locale: String, direction: String, isRightToLeft: Bool) throws {
    let spec = SpecText("matrix: { locale: \(locale)\(direction) }")
    let document = try #require(spec.document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect((built.scene.environment.direction == .rightToLeft) == isRightToLeft)
  }

  private static let directions: [(String, String, Bool)] = [
    ("ar", "", true), ("he", "", true), ("fa-AF", "", true), ("ur", "", true), ("en", "", false),
    ("pa-Arab", "", true), ("ar-Latn", "", false), ("ar", ", direction: ltr", false),
    ("en", ", direction: rtl", true),
  ]

  @Test("are reported where something is wrong with them", arguments: mistakes)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  @Test("replace the usual placeholder of a search field")
  func usualPlaceholder() throws {
    let spec = SpecText(
      """
      strings: { fr: { Search: Rechercher } }
      matrix: { locale: fr }
      screen: { navigationBar: { search: true } }
      """)
    #expect(spec.findings.isEmpty)
    let document = try #require(spec.document)
    let cell = try #require(document.cells().cells.first)
    #expect(document.build(cell).screen.searchPlaceholder == "Rechercher")
  }

  private static let mistakes = [
    Mistake(
      "no such text",
      "strings: { fr: { Sned: Envoyer } }\nviews: { a: { kind: button, title: Send } }",
      "1:18+4 the spec shows no text `Sned` → did you mean `Send`?"),
    Mistake(
      "a text with other code points",
      "strings: { fr: { cafe\u{301}: Bistrot } }\nviews: { a: { kind: label, text: caf\u{E9} } }",
      #"1:18+5 the spec shows no text `cafe\u{301}` → did you mean `caf\u{E9}`?"#),
    Mistake(
      "a text that one language lacks",
      "strings: { fr: { Send: Envoyer }, de: {} }\nviews: { a: { kind: button, title: Send } }",
      "1:18+4 the strings of `de` have no `Send` → the text stands as it is in that language"),
    Mistake(
      "no language", "strings: { french: {}, zh_Hans: {}, EN: {}, none: {} }",
      "1:12+6 `french` is no language tag → write `fr`",
      "1:24+7 `zh_Hans` is no language tag → write `zh-Hans`",
      "1:37+2 `EN` is no language tag → write `en`",
      "1:45+4 `none` is no language tag → leave the key out"),
    Mistake(
      "no text", "strings: { fr: { Send: [a] } }\nviews: { a: { kind: button, title: Send } }",
      "1:24+1 `Send` must be text, and this is a list → write `a` without brackets"),
  ]
}
