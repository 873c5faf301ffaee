/// The digits, punctuation and symbols of a language's keyboard.
///
/// The English arrangement, with the currency and the marks of the language.
struct KeyboardMarks: Hashable, Sendable {
  /// The three rows of the page of numbers, without function keys.
  let numbers: [[String]]
  /// The three rows of the page of symbols, without function keys.
  let symbols: [[String]]
  /// The decimal separator of pads.
  let decimal: String
  let currency: Character
  /// Three currencies of the page of symbols, without the language's own.
  let otherCurrencies: String

  private init(
    digits: String = "1234567890", second: String, third: String = ".,?!'",
    symbols: [String]? = nil, currency: Character, decimal: String
  ) {
    otherCurrencies = String("$€£¥".filter { $0 != currency }.prefix(3))
    let rows = symbols ?? ["[]{}#%^*+=", "_\\|~<>\(otherCurrencies)•", third]
    numbers = [digits, second, third].map { $0.map { String($0) } }
    self.symbols = rows.map { $0.map { String($0) } }
    self.decimal = decimal
    self.currency = currency
  }

  /// Creates the marks of a script with Latin punctuation.
  ///
  /// - Parameters:
  ///   - currency: the sign of the language's usual currency.
  ///   - decimal: the decimal separator.
  init(currency: Character = "$", decimal: String = ",") {
    self.init(
      second: "-/:;()\(currency)&@\"", currency: currency, decimal: decimal)
  }

  static let english = KeyboardMarks(decimal: ".")
  static let euro = KeyboardMarks(currency: "€")
  static let arabic = KeyboardMarks(
    digits: "١٢٣٤٥٦٧٨٩٠", second: "-/:؛()$&@\"", third: ".،؟!'", currency: "$", decimal: "٫")
  static let simplifiedChinese = KeyboardMarks(
    second: "-/：；（）¥@“”", third: "。，、？！.",
    symbols: ["【】｛｝#%^*+=", "_—\\｜～《》$&·", "…，。？！'"], currency: "¥", decimal: ".")
  static let traditionalChinese = KeyboardMarks(
    second: "-/：；（）$@「」", third: "。，、？！.",
    symbols: ["【】｛｝#%^*+=", "_—\\｜～《》¥&·", "…，。？！'"], currency: "$", decimal: ".")
  static let japanese = KeyboardMarks(
    second: "-/:@()「」¥&", third: "。、？！.",
    symbols: ["[]{}#%^*+=", "_\\|~<>$€£•", "。、？！."], currency: "¥", decimal: ".")
}
