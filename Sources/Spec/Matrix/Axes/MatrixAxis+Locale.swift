extension MatrixAxis {
  static let locale = MatrixAxis(
    "locale", noun: "language", \.locale, values: [CellLocale.none], naming: \.name,
    parsing: { text throws(AxisFlaw) in
      guard let tag = LanguageTag(text) else {
        let tag = LanguageTag(text.replacing("_", with: "-"))
        throw .badLanguage(meant: tag?.description)
      }
      guard tag.description == text else { throw .badLanguage(meant: tag.description) }
      return .tag(tag)
    },
    standard: { _, _ in CellLocale.none },
    wording: Wording(
      values: "language tags such as `fr` or `zh-Hans-CN`, or `none`",
      summary:
        "The user's language: texts are those of `strings`, and the keyboard and the direction follow.",
      pattern: "tags or patterns", condition: "Holds in these languages."))
}

extension CellLocale {
  fileprivate var name: String { tag?.description ?? "none" }
}
