import Testing

@testable import Spec

@Suite("A language tag")
struct LanguageTagTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Language, script and region, or nil for a text that is not a tag.
    let parts: [String?]?

    init(_ text: String, _ language: String, script: String? = nil, region: String? = nil) {
      testDescription = text
      parts = [language, script, region]
    }

    init(wrong text: String) {
      testDescription = text
      parts = nil
    }
  }

  @Test(
    "has a language, and may have a script and a region",
    arguments: [
      Row("de", "de"), Row("DE", "de"), Row("ckb", "ckb"),
      Row("zh-Hans", "zh", script: "Hans"), Row("ZH-hANS", "zh", script: "Hans"),
      Row("de-AT", "de", region: "AT"), Row("de-at", "de", region: "AT"),
      Row("es-419", "es", region: "419"),
      Row("zh-Hant-TW", "zh", script: "Hant", region: "TW"),
      Row(wrong: ""), Row(wrong: "d"), Row(wrong: "germ"), Row(wrong: "d1"),
      Row(wrong: "de-"), Row(wrong: "-de"), Row(wrong: "de--AT"), Row(wrong: "de_AT"),
      Row(wrong: "zh-Han"), Row(wrong: "zh-Hansa"), Row(wrong: "zh-Han5"),
      Row(wrong: "de-A"), Row(wrong: "de-A1"), Row(wrong: "es-41"), Row(wrong: "es-4190"),
      Row(wrong: "zh-TW-Hant"), Row(wrong: "zh-Hant-TW-x"), Row(wrong: "zh-Hans-Hant"),
      Row(wrong: "de-AT-CH"),
    ])
  func parsed(_ row: Row) {
    let tag = LanguageTag(row.testDescription)
    #expect(tag.map { [$0.language, $0.script, $0.region] } == row.parts)
  }

  // The examples are those of Apple's ICU at `ualoc_localizationsToUse`.
  @Test(
    "has the fallbacks of iOS",
    arguments: [
      ("fr", "fr"), ("fr-CA", "fr-CA fr"), ("en-US", "en-US en"), ("en-CA", "en-CA en"),
      ("en-AU", "en-AU en-GB en"), ("en-IN", "en-IN en-GB en"), ("en-NZ", "en-NZ en-AU en-GB en"),
      ("en-FR", "en-FR en-150 en-GB en"), ("es-ES", "es-ES es"), ("es-MX", "es-MX es-419 es"),
      ("es-AR", "es-AR es-419 es"), ("es-419", "es-419 es"), ("pt-BR", "pt-BR pt"),
      ("pt-MO", "pt-MO pt-PT pt"), ("zh-TW", "zh-TW zh-Hant-TW zh-Hant zh"),
      ("zh-Hant-HK", "zh-Hant-HK zh-HK zh-Hant zh"), ("zh-Hans-HK", "zh-Hans-HK zh-Hans zh"),
      ("zh-MO", "zh-MO zh-Hant-MO zh-HK zh-Hant-HK zh-Hant zh"),
      ("zh-Hans-CN", "zh-Hans-CN zh-CN zh-Hans zh"), ("no", "no nb"),
      ("nb-NO", "nb-NO nb no-NO no"),
    ])
  func fallbacks(_ text: String, _ tags: String) {
    let found = LanguageTag(text)?.fallbacks.map(\.description)
    #expect(found?.joined(separator: " ") == tags)
  }

  // The results are those of `ualoc_localizationsToUse`.
  @Test(
    "without its fallbacks takes the texts of the nearest other region",
    arguments: [
      ("pt", "en pt-BR fr-FR", "pt-BR"), ("pt-PT", "en pt-BR fr-FR", "pt-BR"),
      ("fr", "en pt-BR fr-FR", "fr-FR"), ("fr-CA", "en pt-BR fr-FR", "fr-FR"),
      ("fr", "fr-CA fr-CH fr-FR", "fr-FR"), ("fr-CA", "fr fr-FR", nil), ("fr", "en de-DE", nil),
      ("es-AR", "es-ES es-MX", "es-MX"), ("en-GB", "en-AU en-US", "en-AU"),
      ("de-AT", "de-CH de-DE", "de-DE"), ("no", "en nb-NO", "nb-NO"),
      ("zh-Hant-HK", "en zh-TW", "zh-TW"), ("zh-TW", "en zh-HK", "zh-HK"),
      ("zh-HK", "zh-MO zh-TW", "zh-MO"), ("zh-SG", "en zh-CN", "zh-CN"),
      ("zh-Hans", "en zh-Hant-TW zh-CN", "zh-CN"), ("zh-TW", "en zh-CN", nil),
      ("sr-Latn", "en sr-Cyrl-RS", nil),
    ])
  func otherRegion(_ text: String, _ given: String, _ nearest: String?) throws {
    let tags = given.split(separator: " ").compactMap { LanguageTag(String($0)) }
    let tag = try #require(LanguageTag(text))
    #expect(tag.otherRegion(among: tags)?.description == nearest)
  }

  @Test(
    "is written from right to left by its script, or by the usual script of its language",
    arguments: [
      ("en", false), ("ar", true), ("he-IL", true), ("ur", true), ("az", false),
      ("az-Arab", true), ("ku-Latn", false), ("ar-Latn", false),
    ])
  func direction(_ text: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(text)?.isRightToLeft == isRightToLeft)
  }
}
