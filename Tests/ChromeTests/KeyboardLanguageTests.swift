import Devices
import Geometry
import TestSupport
import Testing

@testable import Chrome

@Suite("A keyboard's language") struct KeyboardLanguageTests {
  @Test("is that of the longest beginning of a tag", arguments: LanguageCase.rows)
  func tags(_ row: LanguageCase) {
    let language = KeyboardLanguage(tag: row.tag)
    #expect(language.rows.map { $0.joined() } == row.rows)
    #expect(language.words.newLine == row.newLine)
  }

  @Test(
    "has the decimal separator and the currency of its region",
    arguments: [
      ("fr", ",", "€"), ("fr-CA", ",", "$"), ("es", ",", "€"), ("es-ES", ",", "€"),
      ("es-MX", ".", "$"), ("es-US", ".", "$"), ("es-419", ".", "$"),
    ] as [(String, String, Character)])
  func marks(_ tag: String, _ decimal: String, _ currency: Character) {
    let marks = KeyboardLanguage(tag: tag).marks
    #expect(marks.decimal == decimal)
    #expect(marks.currency == currency)
  }

  @Test("is in the manual's list if its keyboard is known")
  func manual() throws {
    let page = try Repository.text("Sources/Strut/Strut.docc/CellsAndNames.md")
    #expect(!ScreenChrome.keyboardLanguages.isEmpty)
    for tag in ScreenChrome.keyboardLanguages { #expect(page.contains("`\(tag)`"), "\(tag)") }
    #expect(!ScreenChrome.hasKeyboard(forLanguage: "tlh"))
  }

  @Test("fits all devices and both ways of holding them", arguments: LanguageCase.tags)
  func fits(_ tag: String) throws {
    for id in ["iphone-se-1", "iphone-13-mini", "iphone-16-pro-max", "ipad-10-2", "ipad-10-9"]
      + ["ipad-pro-12-9", "ipad-mini-6"]
    {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for keyboard in [KeyboardState.shown, .numberPad] {
          let screen = try #require(
            ChromeScreen(id, orientation, keyboard: keyboard, language: tag))
          let layout = try #require(
            KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
          let bodies = layout.keys.filter { $0.body != .none }
          for (index, key) in bodies.enumerated() {
            #expect(layout.panel.contains(key.frame), "\(id) \(key.legend)")
            for other in bodies[(index + 1)...] {
              #expect(key.frame.intersection(other.frame) == nil, "\(id) \(key.legend)")
            }
          }
        }
      }
    }
  }

  @Test("has the German keys where they were measured on 414 points")
  func german() throws {
    let screen = try #require(
      ChromeScreen("iphone-11", keyboard: .shownWithoutSuggestions, language: "de"))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let places: [(letter: String, x: Points)] = [("Q", 4), ("Ü", 378.5), ("Ä", 378.5), ("Y", 79)]
    for place in places {
      let key = try #require(
        layout.keys.first {
          if case .text(place.letter, _) = $0.legend { true } else { false }
        })
      #expect(abs((key.frame.minX - place.x).value) <= 0.5)
      #expect(abs((key.frame.width - 31.5).value) <= 0.5)
    }
  }

  /// Hebrew has no capitals either, but ten keys in its longest row.
  ///
  /// German has eleven.
  @Test(
    "has smaller letters in Arabic, whose letters stand alone and are wide",
    arguments: [("ar", 0.84), ("he", 1), ("de", 1), ("en", 1)])
  func letterSize(_ tag: String, _ scale: Double) throws {
    let screen = try #require(
      ChromeScreen("iphone-14", os: .ios18, keyboard: .shown, language: tag))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let sizes = layout.keys.compactMap { key -> Points? in
      if key.role == .letter, case .text(_, let size) = key.legend { size } else { nil }
    }
    #expect(!sizes.isEmpty)
    #expect(sizes.allSatisfy { abs(($0 - Points(21.75 * scale)).value) < 1e-9 })
  }

  @Test("turns a tablet's shortcuts to the side where it begins")
  func shortcuts() throws {
    let arabic = try #require(ChromeScreen("ipad-10-9", keyboard: .shown, language: "ar"))
    let layout = try #require(
      KeyboardLayout(configuration: arabic.configuration, geometry: arabic.geometry))
    #expect(layout.shortcuts.map(\.center.x) == [781, 735, 689])
  }
}

@Suite("A number pad") struct NumberPadTests {
  @Test("has its keys where they were measured on 390 points")
  func measured() throws {
    let screen = try #require(ChromeScreen("iphone-13-pro", keyboard: .numberPad))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(layout.panel.minY == 553)
    #expect(layout.keys.count == 11)
    let tops: [Double] = [559, 612, 666, 720]
    for (row, top) in tops.enumerated() {
      let key = layout.keys[min(row * 3, 9)]
      #expect(abs(key.frame.minY.value - top) < 1)
      #expect(abs(key.frame.width.value - 122) < 1)
    }
    #expect(layout.keys[0].frame.minX == 6)
    #expect(abs(layout.keys[1].frame.minX.value - 134) < 0.5)
  }

  @Test("has its keys where they were measured on 390 points on iOS 26")
  func measuredOnGlass() throws {
    let screen = try #require(ChromeScreen("iphone-16e", os: .ios26, keyboard: .numberPad))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(layout.panel.minY == 536)
    for (row, top) in [560.0, 614, 668, 722].enumerated() {
      let key = layout.keys[min(row * 3, 9)]
      #expect(abs(key.frame.minY.value - top) < 0.4)
      #expect(abs(key.frame.width.value - 120) < 0.4)
      #expect(abs(key.frame.height.value - 48) < 0.4)
    }
  }

  @Test("hovers as a phone's keyboard with its grip within the panel")
  func floating() throws {
    let screen = try #require(ChromeScreen("ipad-pro-11", keyboard: .floating))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(layout.keys.filter { $0.role == .letter }.count == 26)
    let frame = screen.geometry.keyboard
    #expect(layout.keys.allSatisfy { frame.contains($0.frame) })
    #expect(layout.panel.height == frame.height - 18)
  }
}

struct LanguageCase: CustomTestStringConvertible {
  let tag: String
  let rows: [String]
  let newLine: String

  var testDescription: String { tag }

  static let tags = [
    "en", "de", "fr", "fr-CA", "es", "es-MX", "it", "pt", "nl", "sv", "da", "nb", "fi", "tr",
    "ru", "zh-Hans", "zh-Hant", "ja", "ko", "ar", "he",
  ]

  static let rows = [
    LanguageCase(
      tag: "en-GB", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], newLine: "return"),
    LanguageCase(
      tag: "de-AT", rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], newLine: "Return"),
    LanguageCase(tag: "fr", rows: ["azertyuiop", "qsdfghjklm", "wxcvbn’"], newLine: "retour"),
    LanguageCase(
      tag: "fr-CA", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], newLine: "retour"),
    LanguageCase(
      tag: "es-MX", rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], newLine: "intro"),
    LanguageCase(tag: "ru", rows: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], newLine: "Ввод"),
    LanguageCase(
      tag: "zh-Hans-CN", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], newLine: "换行"),
    LanguageCase(
      tag: "zh-Hant", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], newLine: "換行"),
    LanguageCase(
      tag: "tlh", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], newLine: "return"),
  ]
}
