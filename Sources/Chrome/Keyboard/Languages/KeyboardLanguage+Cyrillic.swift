extension KeyboardLanguage {
  static let russian = KeyboardLanguage(
    ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    words: Words(space: "Пробел", newLine: "Ввод", letters: "АБВ"),
    suggestions: .words(["Я", "В", "Не"]))
}
