import Diagnostics
import Testing

@testable import Spec

@Suite("What a spec says of linting") struct LintingTests {
  private static func spec(_ lint: String) -> String {
    "views: { hero: {}, list: { kind: tableView, items: [{ t: A }], row: { kind: label, text: $t } } }\n"
      + "lint: \(lint)\n"
  }

  @Test("is read into tunings")
  func tunings() throws {
    let text = SpecText(
      Self.spec(
        """

          touchTarget: { off: it is decoration }
          contrast:
            - { minimum: 3, because: large letters, views: [hero] }
            - { severity: error, because: a kiosk }
        """))
    #expect(text.findings == [])
    let tunings = try #require(text.document).linting.tunings
    #expect(tunings.map(\.rule) == [.touchTarget, .contrast, .contrast])
    #expect(tunings.map(\.isOff) == [true, false, false])
    #expect(tunings.map(\.minimum) == [nil, 3, nil])
    #expect(tunings.map(\.severity) == [nil, nil, .error])
    #expect(tunings.map(\.reason) == ["it is decoration", "large letters", "a kiosk"])
    #expect(tunings.map(\.views) == [nil, ["hero"], nil])
  }

  @Test("is reported where it is wrong", arguments: rows)
  func mistakes(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let rows = [
    Mistake(
      "unknown rule", spec("{ touchtargets: { off: small } }"),
      "2:9+12 `lint` has no key `touchtargets` → did you mean `touchTarget`?"),
    Mistake(
      "off without a reason", spec("{ overlap: { off: true } }"),
      "2:20+3 `off` gives no reason → say in a few words why the rule does not fit here"),
    Mistake(
      "tuned without a reason", spec("{ contrast: { minimum: 3 } }"),
      "2:9+8 `lint` tunes `contrast` and does not say why → add `because` with the reason, or switch it off by `off` with one"
    ),
    Mistake(
      "nothing tuned", spec("{ overlap: { because: I like it } }"),
      "2:9+7 the tuning of `overlap` changes nothing → add `off` or `severity`"),
    Mistake(
      "a minimum of what is not measured", spec("{ overlap: { minimum: 3, because: x } }"),
      "2:20+7 `overlap` has no `minimum` → `touchTarget` and `contrast` have one; remove it, or switch the rule off by `off`"
    ),
    Mistake(
      "a contrast below 1", spec("{ contrast: { minimum: 0.5, because: x } }"),
      "2:30+3 `minimum` is 0.5; it may be 1 to 21"),
    Mistake(
      "off and tuned", spec("{ contrast: { off: x, minimum: 3 } }"),
      "2:29+7 `minimum` has no effect on a rule that is off → remove `minimum`, or `off`"),
    Mistake(
      "no views", spec("{ overlap: { off: x, views: [] } }"),
      "2:28+5 `views` names no view → name views, or leave out `views` for all"
    ),
    Mistake(
      "an empty list", spec("{ squeezed: [] }"),
      "2:9+8 the tuning of `squeezed` changes nothing → add `off` or `severity`"),
    Mistake(
      "a word in place of a mapping", spec("{ overlap: off }"),
      "2:18+3 `overlap` must be a mapping, and this is text → write `overlap: { off: the reason }`"),
    Mistake(
      "unknown severity", spec("{ contrast: { severity: fatal, because: x } }"),
      "2:31+5 `severity` cannot be `fatal` → use one of `error`, `warning`, `note`"),
    Mistake(
      "unknown view", spec("{ overlap: { off: x, views: [heroo] } }"),
      "2:36+5 there is no view `heroo` → did you mean `hero`?"),
    Mistake(
      "unknown key of a tuning", spec("{ overlap: { of: x } }"),
      "2:9+7 the tuning of `overlap` changes nothing → add `off` or `severity`",
      "2:20+2 `overlap` has no key `of` → did you mean `off`?"),
  ]
}
