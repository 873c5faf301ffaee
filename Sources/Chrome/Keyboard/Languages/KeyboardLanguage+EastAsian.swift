extension KeyboardLanguage {
  /// Chinese by its sounds.
  static let pinyin = KeyboardLanguage(
    latinRows, shift: .off, words: Words(space: "空格", newLine: "换行"),
    suggestions: .candidates(["我", "你", "好", "在", "这", "不", "是", "一", "有", "他"]))

  static let traditionalPinyin = KeyboardLanguage(
    latinRows, shift: .off, words: Words(space: "空格", newLine: "換行"),
    suggestions: .candidates(["我", "你", "好", "在", "這", "不", "是", "一", "有", "他"]))

  /// Japanese by Latin letters.
  static let romaji = KeyboardLanguage(
    ["qwertyuiop", "asdfghjklー", "zxcvbnm"], shift: .off,
    words: Words(space: "空白", newLine: "改行"),
    suggestions: .candidates(["私", "今", "明日", "これ", "その", "ありがとう"]))

  /// The arrangement of two sets of jamo.
  static let korean = KeyboardLanguage(
    ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], shift: .off,
    words: Words(space: "스페이스", newLine: "리턴", letters: "한글"),
    suggestions: .words(["나", "그", "이"]))

  private static let latinRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
}
