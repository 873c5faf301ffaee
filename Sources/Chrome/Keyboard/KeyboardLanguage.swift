import Geometry

/// The letters, words and suggestions of a language's keyboard.
///
/// The arrangements are those of iOS's software keyboards.
struct KeyboardLanguage: Hashable, Sendable {
  /// The three rows of letters without shift.
  let rows: [[String]]
  let shift: Shift
  let words: Words
  let marks: KeyboardMarks
  let returnWords: ReturnKeyWords
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
    _ rows: [String], shift: Shift = .on, words: Words, returns returnWords: ReturnKeyWords,
    suggestions: Suggestions, marks: KeyboardMarks = .euro,
    direction: LayoutDirection = .leftToRight
  ) {
    self.init(
      rows: rows.map { $0.map { String($0) } }, shift: shift, words: words,
      returnWords: returnWords, suggestions: suggestions, marks: marks, direction: direction)
  }

  private init(
    rows: [[String]], shift: Shift, words: Words, returnWords: ReturnKeyWords,
    suggestions: Suggestions, marks: KeyboardMarks, direction: LayoutDirection
  ) {
    self.rows = rows
    self.shift = shift
    self.words = words
    self.returnWords = returnWords
    self.suggestions = suggestions
    self.marks = marks
    self.direction = direction
  }

  /// The rows of capital letters.
  var capitals: [[String]] {
    let hasDotlessI = rows.contains { $0.contains("ı") }
    return rows.map { $0.map { hasDotlessI && $0 == "i" ? "İ" : $0.uppercased() } }
  }

  /// The language, with the letters of English if its own script is not Latin.
  var latin: KeyboardLanguage {
    let isLatin = rows.first?.first?.allSatisfy(\.isASCII) == true
    if isLatin { return self }
    let words = Words(space: words.space, newLine: words.newLine)
    return KeyboardLanguage(
      rows: Self.english.rows, shift: .on, words: words, returnWords: returnWords,
      suggestions: suggestions, marks: .english, direction: direction)
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
    ("en", .english), ("de", .german), ("fr", .french), ("fr-CA", .canadianFrench),
    ("es", .spanish), ("es-419", .americanSpanish), ("es-MX", .americanSpanish),
    ("es-US", .americanSpanish), ("it", .italian), ("pt", .portuguese), ("nl", .dutch),
    ("sv", .swedish), ("da", .danish), ("nb", .norwegian), ("no", .norwegian), ("fi", .finnish),
    ("tr", .turkish), ("ru", .russian),
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
    returns: .english, suggestions: .words(["I", "The", "I’m"]), marks: .english)

  static let german = KeyboardLanguage(
    ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    words: Words(space: "Leerzeichen", newLine: "Return"),
    returns: .german, suggestions: .words(["Ich", "Das", "Die"]))

  static let french = KeyboardLanguage(
    ["azertyuiop", "qsdfghjklm", "wxcvbn’"], words: Words(space: "espace", newLine: "retour"),
    returns: .french, suggestions: .words(["Je", "C’est", "Le"]))

  static let canadianFrench = KeyboardLanguage(
    latinRows, words: french.words, returns: .french, suggestions: french.suggestions,
    marks: KeyboardMarks())

  static let spanish = KeyboardLanguage(
    spanishRows, words: Words(space: "espacio", newLine: "intro"),
    returns: .spanish, suggestions: .words(["Yo", "El", "No"]))

  /// Spanish in Mexico, in the United States, and of no single country of Latin America.
  static let americanSpanish = KeyboardLanguage(
    spanishRows, words: spanish.words, returns: .spanish, suggestions: spanish.suggestions,
    marks: .english)

  private static let spanishRows = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]

  static let italian = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "spazio", newLine: "invio"),
    returns: .italian, suggestions: .words(["Io", "Non", "Ma"]))

  static let portuguese = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "espaço", newLine: "retorno"),
    returns: .portuguese, suggestions: .words(["Eu", "O", "Não"]))

  static let dutch = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], words: Words(space: "spatie", newLine: "return"),
    returns: .dutch, suggestions: .words(["Ik", "De", "Het"]))

  static let swedish = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    words: Words(space: "mellanslag", newLine: "retur"),
    returns: .swedish, suggestions: .words(["Jag", "Det", "Vi"]), marks: KeyboardMarks())

  static let danish = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    words: Words(space: "mellemrum", newLine: "retur"),
    returns: .danish, suggestions: .words(["Jeg", "Det", "Vi"]), marks: KeyboardMarks())

  static let norwegian = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    words: Words(space: "mellomrom", newLine: "retur"),
    returns: .norwegian, suggestions: .words(["Jeg", "Det", "Vi"]), marks: KeyboardMarks())

  static let finnish = KeyboardLanguage(
    ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    words: Words(space: "välilyönti", newLine: "rivinv."),
    returns: .finnish, suggestions: .words(["Se", "En", "Ei"]))

  static let turkish = KeyboardLanguage(
    ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"], shift: .off,
    words: Words(space: "boşluk", newLine: "geç"),
    returns: .turkish, suggestions: .words(["Ben", "Bu", "Bir"]),
    marks: KeyboardMarks(currency: "₺"))
}

extension KeyboardLanguage {
  static let russian = KeyboardLanguage(
    ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    words: Words(space: "Пробел", newLine: "Ввод", letters: "АБВ"),
    returns: .russian, suggestions: .words(["Я", "В", "Не"]), marks: KeyboardMarks(currency: "₽"))
}

extension KeyboardLanguage {
  static let arabic = KeyboardLanguage(
    ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], shift: .absent,
    words: Words(space: "مسافة", newLine: "إدخال", numbers: "١٢٣", letters: "أ ب ج"),
    returns: .arabic, suggestions: .words(["أنا", "في", "هذا"]), marks: .arabic,
    direction: .rightToLeft)

  static let hebrew = KeyboardLanguage(
    ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"], shift: .absent,
    words: Words(space: "רווח", newLine: "חזרה", letters: "אבג"),
    returns: .hebrew, suggestions: .words(["אני", "זה", "לא"]),
    marks: KeyboardMarks(currency: "₪", decimal: "."), direction: .rightToLeft)
}

extension KeyboardLanguage {
  /// Chinese Pinyin.
  static let pinyin = KeyboardLanguage(
    latinRows, shift: .off, words: Words(space: "空格", newLine: "换行"),
    returns: .simplifiedChinese,
    suggestions: .candidates(["我", "你", "好", "在", "这", "不", "是", "一", "有", "他"]),
    marks: .simplifiedChinese)

  static let traditionalPinyin = KeyboardLanguage(
    latinRows, shift: .off, words: Words(space: "空格", newLine: "換行"),
    returns: .traditionalChinese,
    suggestions: .candidates(["我", "你", "好", "在", "這", "不", "是", "一", "有", "他"]),
    marks: .traditionalChinese)

  /// Japanese Romaji.
  static let romaji = KeyboardLanguage(
    ["qwertyuiop", "asdfghjklー", "zxcvbnm"], shift: .off,
    words: Words(space: "空白", newLine: "改行"),
    returns: .japanese, suggestions: .candidates(["私", "今", "明日", "これ", "その", "ありがとう"]),
    marks: .japanese)

  /// Korean 2-Set.
  static let korean = KeyboardLanguage(
    ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], shift: .off,
    words: Words(space: "스페이스", newLine: "리턴", letters: "한글"),
    returns: .korean, suggestions: .words(["나", "그", "이"]),
    marks: KeyboardMarks(currency: "₩", decimal: "."))

  private static let latinRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
}
