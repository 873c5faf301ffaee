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
