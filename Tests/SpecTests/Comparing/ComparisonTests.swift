import Geometry
import Testing
import Tolerances

@testable import Spec

@Suite("What a spec says of comparing") struct ComparisonTests {
  private static let views = """
    views:
      clock: { kind: label, text: "9:41" }
      price: { kind: label, text: "3 €" }
      list: { kind: tableView, items: [{ t: A }], row: { views: { name: { kind: label, text: $t } } } }

    """

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let compare: String
    let tolerance: Tolerance
    var scale: Double?
  }

  @Test("is read into rules", arguments: rows)
  func rules(_ row: Row) throws {
    let text = SpecText(Self.views + "compare: \(row.compare)\n")
    #expect(text.findings == [])
    let comparison = try #require(text.document).comparison
    #expect(comparison.tolerance == row.tolerance)
    #expect(comparison.scale == row.scale)
  }

  private static let yiq = PixelMeasure.yiq(
    threshold: Millionths(0.1), countsAntiAliasing: false)

  private static let rows: [Row] = [
    Row(testDescription: "nothing", compare: "{}", tolerance: .exact),
    Row(testDescription: "the scale", compare: "{ scale: 1 }", tolerance: .exact, scale: 1),
    Row(
      testDescription: "pixelmatch's measure", compare: "{ measure: yiq }",
      tolerance: Tolerance(rule: DifferenceRule(measure: yiq))),
    Row(
      testDescription: "a threshold with edges counted",
      compare: "{ measure: yiq, threshold: 0.25, antialiasing: counted }",
      tolerance: Tolerance(
        rule: DifferenceRule(
          measure: .yiq(threshold: Millionths(0.25), countsAntiAliasing: true)))),
    Row(
      testDescription: "a visible difference", compare: "{ measure: deltaE2000 }",
      tolerance: Tolerance(
        rule: DifferenceRule(measure: .deltaE2000(threshold: Millionths(1))))),
    Row(
      testDescription: "pixels", compare: "{ limit: 12 px }",
      tolerance: Tolerance(rule: DifferenceRule(limit: .pixels(12)))),
    Row(
      testDescription: "a share", compare: "{ limit: 0.1% }",
      tolerance: Tolerance(rule: DifferenceRule(limit: .share(Millionths(0.001))))),
    Row(
      testDescription: "square points in a window",
      compare: "{ limit: 12, window: { size: 16, limit: 2.5 pt } }",
      tolerance: Tolerance(
        rule: DifferenceRule(
          limit: .pixels(12), window: WindowLimit(side: 16, limit: .area(Millionths(2.5)))))),
    Row(
      testDescription: "views left out", compare: "{ ignore: [clock, \"list[0].name\"] }",
      tolerance: Tolerance(ignoredViews: ["clock", "list[0].name"])),
    Row(
      testDescription: "a view's rule on top of the screen's",
      compare: "{ views: { price: { move: 0 } }, measure: yiq, move: 0.5, ignore: clock }",
      tolerance: Tolerance(
        rule: DifferenceRule(measure: yiq, move: 0.5), ignoredViews: ["clock"],
        views: [ViewTolerance(id: "price", rule: DifferenceRule(measure: yiq))])),
    Row(
      testDescription: "another measure with its own threshold",
      compare: "{ measure: yiq, threshold: 0.4, views: { price: { measure: deltaE2000 } } }",
      tolerance: Tolerance(
        rule: DifferenceRule(
          measure: .yiq(threshold: Millionths(0.4), countsAntiAliasing: false)),
        views: [
          ViewTolerance(
            id: "price", rule: DifferenceRule(measure: .deltaE2000(threshold: Millionths(1))))
        ])),
  ]

  @Test("is refused where it is wrong", arguments: mistakes)
  func mistake(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let mistakes: [Mistake] = [
    Mistake(
      "misspelt key", "compare: { treshold: 1 }",
      "1:12+8 `compare` has no key `treshold` → did you mean `threshold`?"),
    Mistake(
      "unknown measure", "compare: { measure: yqi }",
      "1:21+3 `measure` cannot be `yqi` → did you mean `yiq`?"),
    Mistake(
      "threshold past the measure's", "compare: { measure: yiq, threshold: 2 }",
      "1:37+1 `threshold` is 2; it may be 0 to 1"),
    Mistake(
      "threshold without a measure", "compare: { threshold: 0.1 }",
      "1:12+9 `threshold` has no effect without `measure: yiq` or `measure: deltaE2000` → add `measure: yiq` or `measure: deltaE2000`, or remove `threshold`"
    ),
    Mistake(
      "anti-aliasing with another measure",
      "compare: { measure: deltaE2000, antialiasing: counted }",
      "1:33+12 `antialiasing` has no effect without `measure: yiq` → add `measure: yiq`, or remove `antialiasing`"
    ),
    Mistake(
      "limit of an unknown unit", "compare: { limit: 3 em }",
      "1:19+4 `limit` must be a number of pixels, a share or an area, and this is `3 em` → write for example `12 px`, `0.1 %` or `4 pt`, which is 4 square points"
    ),
    Mistake(
      "limit of half a pixel", "compare: { limit: 0.5 }",
      "1:19+3 `limit` must be a number of pixels, a share or an area, and this is `0.5` → write for example `12 px`, `0.1 %` or `4 pt`, which is 4 square points"
    ),
    Mistake(
      "limit below nothing", "compare: { limit: -1 % }",
      "1:19+4 `limit` must be a number of pixels, a share or an area, and this is `-1 %` → write for example `12 px`, `0.1 %` or `4 pt`, which is 4 square points"
    ),
    Mistake(
      "window without a limit", "compare: { window: { size: 16 } }",
      "1:20+1 `window` needs the key `limit` → add `limit:`"),
    Mistake(
      "window without a limit of the picture", "compare: { window: { size: 16, limit: 9 } }",
      "1:12+6 `window` has no effect without a `limit` above 0 → add `limit:` beside it, the pixels that may differ in all, or remove `window`"
    ),
    Mistake(
      "unknown view to ignore", "views: { clock: {} }\ncompare: { ignore: [clok] }",
      "2:21+4 there is no view `clok` → did you mean `clock`?"),
    Mistake(
      "unknown view with a rule", "views: { clock: {} }\ncompare: { views: { clok: {} } }",
      "2:21+4 there is no view `clok` → did you mean `clock`?"),
    Mistake(
      "scale of nothing", "compare: { scale: 0 }", "1:19+1 `scale` is 0; it may be 0.1 to 4"),
  ]
}
