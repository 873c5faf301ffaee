import Geometry

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
