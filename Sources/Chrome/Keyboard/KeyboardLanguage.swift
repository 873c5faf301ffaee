import Geometry

/// The letters, words and suggestions of a language's keyboard.
///
/// The arrangements are those of iOS's software keyboards.
struct KeyboardLanguage: Hashable, Sendable {
  /// The three rows of letters without shift.
  let rows: [[String]]
  let shift: Shift
  let words: Words
  let suggestions: Suggestions
  let direction: LayoutDirection

  enum Shift: Hashable, Sendable {
    /// Shift is on, as at the start of a sentence: letters are capitals.
    case on
    case off
    /// A script without capitals.
    case absent
  }

  /// The words on the wide keys.
  struct Words: Hashable, Sendable {
    let space: String
    let newLine: String
    /// The word on the key that leads to digits.
    let numbers: String
    /// The word on the key that leads back to letters.
    let letters: String

    init(space: String, newLine: String, numbers: String = "123", letters: String = "ABC") {
      self.space = space
      self.newLine = newLine
      self.numbers = numbers
      self.letters = letters
    }
  }

  /// The suggestions before anything is typed.
  enum Suggestions: Hashable, Sendable {
    /// Three words of equal width.
    case words([String])
    /// Characters in a row from the left.
    case candidates([String])
  }

  /// A language from rows of single characters.
  init(
    _ rows: [String], shift: Shift = .on, words: Words, suggestions: Suggestions,
    direction: LayoutDirection = .leftToRight
  ) {
    self.rows = rows.map { $0.map { String($0) } }
    self.shift = shift
    self.words = words
    self.suggestions = suggestions
    self.direction = direction
  }

  /// The letters on the keys.
  var legends: [[String]] {
    shift == .on ? rows.map { $0.map { $0.uppercased() } } : rows
  }
}

extension KeyboardLanguage {
  /// Creates the keyboard of a language tag; an unknown language gets the English keyboard.
  init(tag: String) { self = KeyboardLanguage.known(tag: tag) ?? .english }

  /// Returns the keyboard for the longest prefix of the tag that has one, or nil if none has.
  static func known(tag: String) -> KeyboardLanguage? {
    var parts = tag.split(separator: "-")
    while !parts.isEmpty {
      let beginning = parts.joined(separator: "-")
      if let known = all.first(where: { $0.tag == beginning }) { return known.language }
      parts.removeLast()
    }
    return nil
  }

  /// The tags of all languages with a keyboard.
  static var tags: [String] { all.map { $0.tag } }

  /// The keyboards by language tag.
  private static let all: [(tag: String, language: KeyboardLanguage)] = [
    ("en", .english), ("de", .german), ("fr", .french), ("es", .spanish), ("it", .italian),
    ("pt", .portuguese), ("nl", .dutch), ("sv", .swedish), ("da", .danish), ("nb", .norwegian),
    ("no", .norwegian), ("fi", .finnish), ("tr", .turkish), ("ru", .russian),
    ("zh", .pinyin), ("zh-Hant", .traditionalPinyin), ("zh-TW", .traditionalPinyin),
    ("zh-HK", .traditionalPinyin), ("ja", .romaji), ("ko", .korean), ("ar", .arabic),
    ("he", .hebrew), ("iw", .hebrew),
  ]
}

extension ScreenChrome {
  /// The tags of the languages whose keyboards Strut draws.
  ///
  /// All other languages get the English keyboard.
  package static var keyboardLanguages: [String] { KeyboardLanguage.tags }

  /// Returns whether Strut draws the keyboard of a language.
  package static func hasKeyboard(forLanguage tag: String) -> Bool {
    KeyboardLanguage.known(tag: tag) != nil
  }
}

extension KeyboardLanguage {
  static let english = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "space", newLine: "return"),
    suggestions: .words(["I", "The", "I’m"]))

  static let german = KeyboardLanguage(
    ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    words: Words(space: "Leerzeichen", newLine: "Return"),
    suggestions: .words(["Ich", "Das", "Die"]))

  static let french = KeyboardLanguage(
    ["azertyuiop", "qsdfghjklm", "wxcvbn’"], words: Words(space: "espace", newLine: "retour"),
    suggestions: .words(["Je", "C’est", "Le"]))

  static let spanish = KeyboardLanguage(
    ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], words: Words(space: "espacio", newLine: "intro"),
    suggestions: .words(["Yo", "El", "No"]))

  static let italian = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "spazio", newLine: "invio"),
    suggestions: .words(["Io", "Non", "Ma"]))

  static let portuguese = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "espaço", newLine: "retorno"),
    suggestions: .words(["Eu", "O", "Não"]))

  static let dutch = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "spatie", newLine: "return"),
    suggestions: .words(["Ik", "De", "Het"]))

  static let swedish = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    words: Words(space: "mellanslag", newLine: "retur"),
    suggestions: .words(["Jag", "Det", "Vi"]))

  static let danish = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    words: Words(space: "mellemrum", newLine: "retur"),
    suggestions: .words(["Jeg", "Det", "Vi"]))

  static let norwegian = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    words: Words(space: "mellomrom", newLine: "retur"),
    suggestions: .words(["Jeg", "Det", "Vi"]))

  static let finnish = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    words: Words(space: "välilyönti", newLine: "rivinv."),
    suggestions: .words(["Se", "En", "Ei"]))

  static let turkish = KeyboardLanguage(
    ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"], shift: .off,
    words: Words(space: "boşluk", newLine: "geç"),
    suggestions: .words(["Ben", "Bu", "Bir"]))
}

extension KeyboardLanguage {
  static let russian = KeyboardLanguage(
    ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    words: Words(space: "Пробел", newLine: "Ввод", letters: "АБВ"),
    suggestions: .words(["Я", "В", "Не"]))
}

extension KeyboardLanguage {
  static let arabic = KeyboardLanguage(
    ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], shift: .absent,
    words: Words(space: "مسافة", newLine: "إدخال", numbers: "١٢٣", letters: "أ ب ج"),
    suggestions: .words(["أنا", "في", "هذا"]), direction: .rightToLeft)

  static let hebrew = KeyboardLanguage(
    ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"], shift: .absent,
    words: Words(space: "רווח", newLine: "חזרה", letters: "אבג"),
    suggestions: .words(["אני", "זה", "לא"]), direction: .rightToLeft)
}

extension KeyboardLanguage {
  /// Chinese Pinyin.
  static let pinyin = KeyboardLanguage(
    latinRows, shift: .off, words: Words(space: "空格", newLine: "换行"),
    suggestions: .candidates(["我", "你", "好", "在", "这", "不", "是", "一", "有", "他"]))

  static let traditionalPinyin = KeyboardLanguage(
    latinRows, shift: .off, words: Words(space: "空格", newLine: "換行"),
    suggestions: .candidates(["我", "你", "好", "在", "這", "不", "是", "一", "有", "他"]))

  /// Japanese Romaji.
  static let romaji = KeyboardLanguage(
    ["qwertyuiop", "asdfghjklー", "zxcvbnm"], shift: .off,
    words: Words(space: "空白", newLine: "改行"),
    suggestions: .candidates(["私", "今", "明日", "これ", "その", "ありがとう"]))

  /// Korean 2-Set.
  static let korean = KeyboardLanguage(
    ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], shift: .off,
    words: Words(space: "스페이스", newLine: "리턴", letters: "한글"),
    suggestions: .words(["나", "그", "이"]))

  private static let latinRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
}
