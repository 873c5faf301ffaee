import Devices
import Geometry
import Testing

@testable import Chrome

/// The arrangements are those of the keyboards on an iPhone.
@Suite("A keyboard's types and pages") struct KeyboardTypeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: KeyboardContent
    let language: String
    let words: [String]

    init(
      _ name: String, _ type: KeyboardType = .default, page: KeyboardPage? = nil,
      shift: ShiftState? = nil, returnKey: ReturnKeyType = .default, language: String = "en",
      _ words: String
    ) {
      testDescription = name
      var content = KeyboardContent()
      (content.type, content.page, content.shift) = (type, page, shift)
      content.returnKey = returnKey
      self.content = content
      self.language = language
      self.words = words.split(separator: " ").map { String($0) }
    }
  }

  @Test("have their keys on a phone, row by row from the left", arguments: rows)
  func keys(_ row: Row) throws {
    let screen = try #require(
      ChromeScreen(
        "iphone-15-pro", keyboard: .shown, content: row.content, language: row.language))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let keys = layout.keys.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    #expect(keys.compactMap { $0.legend.text } == row.words)
  }

  @Test(
    "have lit keys for shift on a tablet",
    arguments: [
      (ShiftState.off, [KeyboardKey.Role]()), (.on, [.shift, .shift]), (.locked, [.capsLock]),
    ])
  func litKeys(_ shift: ShiftState, _ lit: [KeyboardKey.Role]) throws {
    var content = KeyboardContent()
    content.shift = shift
    let screen = try #require(
      ChromeScreen("ipad-10-9", os: .ios18, keyboard: .shown, content: content))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(layout.keys.filter { $0.body == .lit }.map(\.role) == lit)
  }

  private static let last = "123 space return"

  static let rows = [
    Row(
      "shift off", shift: .off,
      "q w e r t y u i o p a s d f g h j k l z x c v b n m \(last)"),
    Row(
      "shift locked", shift: .locked,
      "Q W E R T Y U I O P A S D F G H J K L Z X C V B N M \(last)"),
    Row(
      "Turkish capitals", shift: .on, language: "tr",
      "Q W E R T Y U I O P Ğ Ü A S D F G H J K L Ş İ Z X C V B N M Ö Ç 123 boşluk geç"),
    Row(
      "numbers", page: .numbers,
      "1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ & @ \" #+= . , ? ! ' ABC space return"),
    Row(
      "symbols", page: .symbols,
      "[ ] { } # % ^ * + = _ \\ | ~ < > € £ ¥ • 123 . , ? ! ' ABC space return"),
    Row(
      "German symbols", page: .symbols, language: "de",
      "[ ] { } # % ^ * + = _ \\ | ~ < > $ £ ¥ • 123 . , ? ! ' ABC Leerzeichen Return"),
    Row(
      "numbers and punctuation in Russian", .numbersAndPunctuation, language: "ru",
      "1 2 3 4 5 6 7 8 9 0 - / : ; ( ) ₽ & @ \" #+= . , ? ! ' АБВ Пробел Ввод"),
    Row(
      "an address of the web", .url,
      "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 . / .com return"),
    Row(
      "an e-mail address in Arabic has Latin letters", .emailAddress, language: "ar",
      "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 مسافة @ . إدخال"),
    Row(
      "a search on the web", .webSearch, returnKey: .go,
      "q w e r t y u i o p a s d f g h j k l z x c v b n m 123 space . go"),
    Row(
      "twitter", .twitter,
      "Q W E R T Y U I O P A S D F G H J K L Z X C V B N M 123 space @ # return"),
    Row("decimal pad", .decimalPad, "1 2 3 4 5 6 7 8 9 . 0"),
    Row("German decimal pad", .decimalPad, language: "de", "1 2 3 4 5 6 7 8 9 , 0"),
    Row("number pad", .numberPad, "1 2 3 4 5 6 7 8 9 0"),
    Row("phone pad", .phonePad, "1 2 3 4 5 6 7 8 9 +*# 0"),
    Row("the numbers of names", .namePhonePad, page: .numbers, "1 2 3 4 5 6 7 8 9 +*# 0"),
  ]

  @Test(
    "have their keys on a tablet",
    arguments: [
      Row(
        "numbers", page: .numbers,
        "tab 1 2 3 4 5 6 7 8 9 0 delete capslock @ # $ & * ( ) ’ ” "
          + "#+= % - + = / ; : , . #+= ABC ABC"),
      Row(
        "symbols", page: .symbols,
        "tab 1 2 3 4 5 6 7 8 9 0 delete capslock € £ ¥ _ ^ [ ] { } 123 § | ~ … \\ < > , . 123 "
          + "ABC ABC"),
      Row(
        "a decimal pad", .decimalPad, language: "de",
        "1 2 3 4 5 6 7 8 9 0 @ # € & * ( ) ’ ” #+= % - + = / ; : , . #+= ABC ABC"),
      Row(
        "an address of the web", .url,
        "tab q w e r t y u i o p delete capslock a s d f g h j k l shift z x c v b n m , . shift "
          + ".?123 . / .com .?123"),
    ])
  func keysOnTablet(_ row: Row) throws {
    let screen = try #require(
      ChromeScreen(
        "ipad-10-9", os: .ios26, keyboard: .shown, content: row.content, language: row.language))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let keys = layout.keys.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    #expect(keys.compactMap { $0.legend.text } == row.words)
  }

  @Test("fit phones and tablets both ways, on every page", arguments: KeyboardType.allCases)
  func fit(_ type: KeyboardType) throws {
    for id in ["iphone-se-1", "iphone-16-pro-max", "ipad-10-2", "ipad-10-9", "ipad-pro-12-9"] {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for page in KeyboardPage.allCases where page != .emoji {
          var content = KeyboardContent()
          (content.type, content.page) = (type, page)
          guard content.has(page) else { continue }
          let screen = try #require(
            ChromeScreen(id, orientation, keyboard: .shown, content: content))
          let layout = try #require(
            KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
          let bodies = layout.keys.filter { $0.body != .none }
          for (index, key) in bodies.enumerated() {
            #expect(layout.panel.contains(key.frame), "\(id) \(page) \(key.legend)")
            for other in bodies[(index + 1)...] {
              #expect(key.frame.intersection(other.frame) == nil, "\(id) \(page) \(key.legend)")
            }
          }
        }
      }
    }
  }

  @Test("have a word in every language and a colour on each return key")
  func returnKeys() throws {
    for tag in ScreenChrome.keyboardLanguages {
      let language = KeyboardLanguage(tag: tag)
      for key in ReturnKeyType.allCases {
        #expect(!language.word(on: key).isEmpty, "\(tag) \(key)")
      }
    }
    for key in ReturnKeyType.allCases {
      var content = KeyboardContent()
      content.returnKey = key
      for os in [SystemVersion.ios18, .ios26] {
        let screen = try #require(
          ChromeScreen("iphone-15-pro", os: os, keyboard: .shown, content: content))
        let layout = try #require(
          KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
        let drawn = try #require(layout.keys.first { $0.role == .newLine })
        #expect((drawn.body == .tinted) == (key != .default && key != .next))
        // Since iOS 26, all but the emergency call have a symbol.
        #expect((drawn.legend.text == nil) == (os == .ios26 && key != .emergencyCall))
      }
    }
  }
}

@Suite("The emoji page") struct EmojiKeyboardTests {
  /// Measured: the middle of the strip is at 749 of 844 and 779 of 874.
  @Test(
    "has its parts where they were measured",
    arguments: [
      (
        "iphone-16e", SystemVersion.ios26, Rect(x: 9, y: 466, width: 372, height: 40),
        Point(x: 10.7, y: 540.3), 749.0
      ),
      (
        "iphone-16-pro", .ios18, Rect(x: 9.3, y: 500, width: 383.4, height: 37),
        Point(x: 11.3, y: 570), 779
      ),
    ])
  func measured(
    id: String, os: SystemVersion, search: Rect, first: Point, strip: Double
  ) throws {
    let page = try #require(try emoji(id, os: os))
    let field = try #require(page.search)
    #expect(abs((field.minX - search.minX).value) < 0.67)
    #expect(abs((field.maxX - search.maxX).value) < 0.67)
    #expect(field.minY == search.minY)
    #expect(field.height == search.height)
    let emoji = try #require(page.emoji.first)
    #expect(abs((emoji.frame.minX - first.x).value) < 0.67)
    #expect(abs((emoji.frame.minY - first.y).value) < 0.67)
    #expect(Set(page.emoji.map(\.frame.minY)).count == 5)
    #expect(page.categories.allSatisfy { $0.y == Points(strip) })
  }

  /// The screens are 667, 1080 and 1180 high; the last has 20 points for its home indicator.
  @Test(
    "has its categories 19 points above the bottom of a phone with a home button, 24 on tablets",
    arguments: [("iphone-se-3", 648.0), ("ipad-10-2", 1056), ("ipad-10-9", 1136)])
  func strip(id: String, middle: Double) throws {
    let page = try #require(try emoji(id, os: .ios18))
    #expect(page.categories.allSatisfy { $0.y == Points(middle) })
  }

  @Test("keeps its emoji above the categories on every device", arguments: DeviceCatalogue.ids)
  func fits(_ id: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let page = try #require(try emoji(id, orientation))
      let strip = try #require(page.categories.first)
      #expect(!page.emoji.isEmpty)
      #expect(page.emoji.allSatisfy { $0.frame.maxY < strip.y - 10 })
      #expect(page.categories.allSatisfy { $0.x < page.delete.x - 12 })
    }
  }

  private func emoji(
    _ id: String, _ orientation: Orientation = .portrait, os: SystemVersion? = nil
  ) throws -> EmojiKeyboard? {
    var content = KeyboardContent()
    content.page = .emoji
    let screen = try #require(
      ChromeScreen(id, orientation, os: os, keyboard: .shown, content: content))
    return EmojiKeyboard(screen.configuration, screen.geometry, letters: "ABC")
  }
}

extension KeyboardKey.Legend {
  /// The characters of the legend without spaces, or nil for a symbol.
  fileprivate var text: String? {
    switch self {
    case .text(let text, _), .withSecond(let text, _, _, _), .pair(let text, _, _),
      .corner(let text, _, _):
      text.filter { $0 != " " }
    case .digit(let digit, _): digit
    case .none, .symbol, .cornerSymbol: nil
    }
  }
}
