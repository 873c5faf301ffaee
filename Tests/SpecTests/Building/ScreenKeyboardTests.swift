import Devices
import Diagnostics
import Geometry
import TestSupport
import Testing

@testable import Spec

@Suite("The keyboard of the screen") struct ScreenKeyboardTests {
  @Test("has type, return key, page and shift, also from conditions")
  func content() throws {
    let text = """
      matrix: { keyboard: [shown, numberPad], appearance: [light, dark] }
      screen: { keyboard: { type: emailAddress, returnKey: next, shift: on } }
      when:
        - appearance: dark
          screen: { keyboard: { type: default, shift: locked } }
      """
    let cells = try cells(text).map(\.configuration)
    #expect(cells.map(\.shownContent.type) == [.emailAddress, .default, .numberPad, .numberPad])
    #expect(cells.map(\.shownContent.shift) == [.on, .locked, .on, .locked])
    #expect(cells.map(\.shownContent.returnKey) == [.next, .next, .next, .next])
    #expect(cells.map(\.showsNumberPad) == [false, false, true, true])
  }

  @Test("has the height of its type and page")
  func heights() throws {
    let rows: [(keys: String, height: Double)] = [
      ("type: default", 336), ("type: decimalPad", 291), ("page: emoji", 384),
      ("page: symbols", 336), ("{}", 336), ("toolbar: [Done]", 380),
      ("type: decimalPad, toolbar: [Done]", 335), ("toolbar: []", 336),
    ]
    for row in rows {
      let keys = row.keys == "{}" ? "{}" : "{ \(row.keys) }"
      let built = try cells("matrix: { keyboard: shown }\nscreen: { keyboard: \(keys) }")
      #expect(built.map(\.geometry.keyboard.height.value) == [row.height], "\(row.keys)")
    }
  }

  @Test("says go for a search on the web unless it has another return key")
  func webSearch() throws {
    let plain = try cells("screen: { keyboard: { type: webSearch } }")
    #expect(plain.map(\.configuration.shownContent.returnKey) == [.go])
    let search = try cells("screen: { keyboard: { type: webSearch, returnKey: search } }")
    #expect(search.map(\.configuration.shownContent.returnKey) == [.search])
  }

  @Test(
    "has no page that its type does not have",
    arguments: [
      (
        "type: numberPad, page: emoji",
        "a keyboard of type `numberPad` has no page `emoji`", "a number pad has one page",
        "remove `page`, or change `type`"
      ),
      (
        "type: namePhonePad, page: symbols",
        "a keyboard of type `namePhonePad` has no page `symbols`",
        "its pages are `letters`, `numbers` and `emoji`", "name another page or type"
      ),
      (
        "page: emoji, shift: locked", "there is no shift key on the page `emoji`",
        "only the page `letters` has one", "remove `shift`"
      ),
      (
        "type: phonePad, shift: on", "there is no shift key on the page `numbers`",
        "only the page `letters` has one", "remove `shift`"
      ),
    ])
  func mistakes(keys: String, text: String, note: String, help: String) throws {
    let spec = SpecText("screen: { keyboard: { \(keys) } }")
    let document = try #require(spec.document)
    let cell = try #require(document.cells().cells.first)
    let found = document.build(cell).diagnostics
    #expect(found.map(\.message.text) == [text])
    #expect(found.flatMap { $0.notes.map(\.text) } == [note])
    #expect(found.map(\.help) == [help])
  }

  private func cells(_ text: String) throws -> [BuiltCell] {
    let spec = SpecText(text)
    #expect(spec.errors.isEmpty)
    let document = try #require(spec.document)
    let built = document.cells().cells.map { document.build($0) }
    #expect(built.allSatisfy { $0.diagnostics.isEmpty })
    return built
  }
}
