import Geometry
import Graphics
import Spec
import Testing

@testable import Lint

@Suite("Rule overlap")
struct OverlapTests {
  private func findings(_ views: String) -> [String] {
    LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 100 }, { id: wide, width: 200, height: 100 }] }
      views:
      \(views)
      """
    ).findings(Overlap())
  }

  // Seven characters from the left and four from the right meet on 100 points.
  @Test("reports texts whose letters meet, on the devices where they do")
  func texts() {
    #expect(
      findings(
        """
          name: { kind: label, text: Message, pin: { top: 0, leading: 0 } }
          time: { kind: label, text: "9:41", pin: { top: 0, trailing: 0 } }
        """) == [
          """
          4:3 `time` overlaps `name` (they share 10 × 10 points) (on slim only) → constrain `time` to \
          keep clear of `name`; if the overlap is intended, constrain `time` to `name` on both axes
          """
        ])
  }

  @Test("ignores labels that overlap where they have no letters")
  func emptyParts() {
    #expect(
      findings(
        """
          name: { kind: label, text: Mess, pin: [top, leading, trailing] }
          time: { kind: label, text: "9:41", alignment: right, pin: [top, leading, trailing] }
        """) == [])
  }

  // Scrolled to its end, the button is from 56 to 100. The bar begins at 50. Without scrolling, a
  // button from 0 to 44 lies behind the panel, and from 10 to 54 it does not. With an inset at the
  // bottom, content of 100 points scrolls.
  @Test(
    "reports content that a fixed view hides wherever it scrolls",
    arguments: [
      (150, 106, "bottom", 0, true), (150, 106, "bottom", 50, false), (150, 90, "bottom", 0, false),
      (100, 0, "top", 0, true), (100, 10, "top", 0, false), (100, 56, "bottom", 50, false),
    ])
  func hiddenContent(height: Int, top: Int, edge: String, inset: Int, isReported: Bool) {
    let found = findings(
      """
        list:
          kind: scroll
          pin: superview
          contentInset: [0, 0, \(inset), 0]
          views:
            page:
              pin: superview
              size: [90, \(height)]
              views: { go: { kind: button, frame: [0, \(top), 44, 44] } }
        bar: { background: blue, pin: [\(edge), horizontal], height: 50 }
      """)
    let expected = """
      12:3 `bar` hides `go` (44 × 44 points lie behind it) (on all 2 cells) → move `bar` away from \
      `go`, or give `list` a `contentInset` that lets `go` scroll clear of it
      """
    #expect(found == (isReported ? [expected] : []))
  }

  @Test("ignores what a column over another one hides of its content")
  func columns() {
    let found = LintedSpec(
      """
      matrix: { device: ipad-10-2 }
      screen: { split: { displayMode: oneOverSecondary, primary: { view: list } } }
      views:
        list: { background: blue }
        detail:
          kind: scroll
          pin: superview
          views:
            page:
              pin: superview
              size: [600, 400]
              views: { go: { kind: button, frame: [40, 140, 44, 44] } }
      """
    ).findings(Overlap())
    #expect(found == [])
  }

  @Test(
    "ignores what a column over another one hides",
    arguments: [
      ("26", "twoBesideSecondary"), ("26", "twoOverSecondary"), ("18", "twoOverSecondary"),
      ("26", "oneOverSecondary"), ("18", "oneOverSecondary"),
    ])
  func columnsOverColumns(_ system: String, _ mode: String) {
    let found = LintedSpec(
      """
      matrix: { device: ipad-pro-13, os: \(system), orientation: landscape }
      screen:
        split: { primary: { view: folders }, supplementary: { view: mid }, displayMode: \(mode) }
      views:
        folders:
          background: blue
          views: { a: { kind: label, text: Folders, pin: { top: 20, leading: 0 } } }
        mid:
          background: blue
          views: { b: { kind: label, text: Mid, pin: { top: 20, leading: 0 } } }
        detail: { kind: label, text: Detail, pin: { top: 20, leading: 0 } }
      """
    ).findings(Overlap())
    #expect(found == [])
  }

  /// The primary and the secondary column each have two buttons at the same place of the screen.
  @Test(
    "reports overlaps within a column, also of one over another one or below it",
    arguments: ["18", "26"])
  func withinColumns(system: String) {
    let found = LintedSpec(
      """
      matrix: { device: ipad-pro-13, os: \(system), orientation: landscape }
      screen: { split: { primary: { view: side }, displayMode: oneOverSecondary } }
      templates: { pair: { kind: button, title: Go, frame: [20, 100, 60, 44] } }
      views:
        side: { views: { a: { use: pair }, b: { use: pair } } }
        c: { use: pair }
        d: { use: pair }
      """
    ).findings(Overlap())
    let places = found.map { $0.split(separator: " (")[0] }
    #expect(places == ["5:38 `b` overlaps `a`", "7:3 `d` overlaps `c`"])
  }

  @Test("ignores a badge that constraints place on a button's corner")
  func badge() {
    #expect(
      findings(
        """
          mail: { kind: button, title: Mail, pin: { top: 30, leading: 30 }, size: [44, 44] }
          badge: { kind: label, text: "3", background: red, size: [20, 20] }
        constraints:
          - badge.centerX == mail.trailing
          - badge.centerY == mail.top
        """) == [])
  }

  // The badge is from (64, 20) to (84, 40). Its number is 10 points wide and begins at 69, or at 84
  // and thus beside the badge. The button ends at 94.
  @Test(
    "ignores what is in a badge that constraints place on a button, and not what leaves the badge",
    arguments: [("5", false), ("20", true)])
  func badgeContent(leading: String, isReported: Bool) {
    let found = findings(
      """
        mail: { kind: button, frame: [10, 30, 84, 44] }
        badge: { background: red, size: [20, 20], views: { count: { kind: label, text: "3", pin: \
      { leading: \(leading), top: 5 } } } }
      constraints:
        - badge.centerX == mail.trailing - 20
        - badge.centerY == mail.top
      """)
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
  }

  @Test("ignores a label over a picture's place and in a box behind it")
  func behind() {
    #expect(
      findings(
        """
          box: { background: blue, pin: { top: 0, leading: 0 }, size: [90, 50] }
          name: { kind: label, text: Hello Wo, pin: { top: 10, leading: 5 } }
        """) == [])
  }

  private func hidden(_ below: String, by above: String) -> [String] {
    findings(
      """
        name: { \(below), pin: { top: 10, leading: 10 } }
        sheet: { \(above), pin: { top: 0, leading: 0 } }
      """)
  }

  private static func hiding(_ size: String, help: String = "") -> [String] {
    [
      """
      4:3 `sheet` hides `name` (\(size) points lie behind it) (on all 2 cells) → \(help)move `sheet` behind \
      `name` or away from it, or give `name` `hidden: true`
      """
    ]
  }

  @Test("reports texts and controls that lie wholly behind something opaque")
  func hidden() {
    #expect(
      hidden("kind: label, text: Mess", by: "background: blue, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: button, size: [44, 44]", by: "background: blue, size: [90, 60]")
        == Self.hiding("44 × 44"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: label, background: blue, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: button, style: filled, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: tableView, size: [90, 50]")
        == Self.hiding("40 × 10"))
    #expect(
      hidden("kind: label, text: Mess", by: "kind: gradient, colors: [red, blue], size: [90, 50]")
        == Self.hiding("40 × 10"))
  }

  // The picture in its own size is 40 × 50 points in the middle of 90 × 50. The letters are from 10
  // to 50 and then begin outside of it.
  @Test(
    "reports what lies wholly behind the pixels of an opaque picture",
    arguments: [
      (true, "scaleToFill", true), (false, "scaleToFill", false), (true, "scaleAspectFit", false),
    ])
  func picture(isOpaque: Bool, mode: String, isReported: Bool) {
    var photo = ImageSource(path: "photo.png", size: Size(width: 40, height: 50))
    photo.isOpaque = isOpaque
    let found = LintedSpec(
      """
      matrix: { device: [{ id: slim, width: 100, height: 100 }, { id: wide, width: 200, height: 100 }] }
      views:
        name: { kind: label, text: Mess, pin: { top: 10, leading: 10 } }
        sheet: { kind: image, image: photo.png, contentMode: \(mode), frame: [0, 0, 90, 50] }
      """, images: ["photo.png": .found(photo)]
    ).findings(Overlap())
    #expect(found == (isReported ? Self.hiding("40 × 10") : []))
  }

  @Test("reports the outermost view that hides something, and not of those in it")
  func nested() {
    #expect(
      hidden(
        "kind: label, text: Mess",
        by:
          "background: blue, size: [90, 50], views: { inner: { background: red, pin: superview } }")
        == Self.hiding("40 × 10"))
  }

  @Test(
    "ignores what shows through, or beside rounded corners",
    arguments: [
      "size: [90, 50]", "background: \"#0000FF80\", size: [90, 50]",
      "background: blue, alpha: 0.5, size: [90, 50]", "kind: blur, size: [90, 50]",
      "kind: gradient, colors: [red, \"#0000FF80\"], size: [90, 50]",
      "kind: button, size: [90, 50]",
      "background: blue, alpha: 0.5, cornerRadius: 40, size: [80, 80]",
      "background: blue, cornerRadius: 120, size: [240, 240]",
    ])
  func showingThrough(_ above: String) {
    #expect(hidden("kind: label, text: Mess", by: above) == [])
  }

  // The letters are from (10.5, 12) to (49.5, 18). The arc's centre is at (40, 40): the first
  // letter's corner is 40.7 points away, and the last one's 24.
  @Test(
    "reports a view with round corners that covers a part of the letters in its frame",
    arguments: [
      "background: blue, cornerRadius: 40, size: [80, 80]",
      "kind: gradient, colors: [red, blue], cornerRadius: 40, size: [80, 80]",
      "background: blue, cornerRadius: 40, size: [80, 80], "
        + "views: { inner: { background: red, cornerRadius: 40, pin: superview } }",
    ])
  func roundCover(_ above: String) {
    #expect(
      hidden("kind: label, text: Mess", by: above) == [
        """
        4:3 `sheet` covers a part of `name` (a part of its 40 × 10 points lies behind it) (on all 2 \
        cells) → constrain `sheet` to keep clear of `name`; if the overlap is intended, constrain \
        `sheet` to `name` on both axes
        """
      ])
  }

  // The lines of the first text are 50, 60 and 20 points long, and 10 high. Between the letters of
  // two lines are 4 points.
  @Test(
    "reports letters over letters even if one text's rectangle contains the other's",
    arguments: [
      ("top: 10, leading: 10", true), ("top: 20, leading: 0", true),
      ("top: 20, leading: 20", false), ("top: 20, leading: 10", true),
    ])
  func containedText(pin: String, isReported: Bool) {
    let found = findings(
      """
        name: { kind: label, text: "First\\nsecond\\nit", lines: 0, pin: { top: 0, leading: 0 } }
        time: { kind: label, text: "9:41", pin: { \(pin) } }
      """)
    let start = "4:3 `time` overlaps `name` (they share 40 × 10 points)"
    #expect(found.count == (isReported ? 1 : 0))
    #expect(found.allSatisfy { $0.hasPrefix(start) }, "\(found)")
  }

  // The title of 20 points is in the middle of the button.
  @Test(
    "reports a text over a button's title, and none beside it",
    arguments: [("30", true), ("60", false)])
  func onButton(leading: String, isReported: Bool) {
    let found = findings(
      """
        go: { kind: button, title: Go, frame: [0, 0, 80, 44] }
        badge: { kind: label, text: "3", frame: [\(leading), 17, 10, 10] }
      """)
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
  }

  @Test("reports what constraints put behind something opaque, too")
  func placedBehind() {
    #expect(
      findings(
        """
          name: { kind: label, text: Mess, pin: { top: 0, leading: 0 } }
          sheet: { background: blue }
        constraints:
          - sheet.leading == name.leading
          - sheet.trailing == name.trailing
          - sheet.top == name.top
          - sheet.bottom == name.bottom
        """
      ).first?.contains("`sheet` hides `name`") == true)
  }

  @Test(
    "reports an opaque view that covers a part of a text",
    arguments: ["background: blue", "kind: gradient, colors: [red, blue]"])
  func cover(keys: String) {
    #expect(
      findings(
        """
          name: { kind: label, text: Hello Wo, pin: { top: 10, leading: 0 } }
          bar: { \(keys), pin: { top: 0, leading: 60 }, size: [30, 50] }
        """) == [
          """
          4:3 `bar` covers a part of `name` (they share 20 × 10 points) (on all 2 cells) → constrain \
          `bar` to keep clear of `name`; if the overlap is intended, constrain `bar` to `name` on both axes
          """
        ])
  }

  // The row is 30 points high, and its label is from 33 to 43. The text of the next row is from 35
  // to 45. A grouped table has opaque cells.
  @Test(
    "reports a text that leaves its row and meets what is in the next one",
    arguments: [("plain", "`list[1].row` overlaps"), ("grouped", "`list[1]` hides")])
  func rowSpill(style: String, verb: String) {
    func found(top: Int) -> [String] {
      findings(
        """
          list:
            kind: tableView
            style: \(style)
            pin: superview
            rows: { next: { kind: label, text: $t, pin: superview, height: 20 } }
            row:
              pin: superview
              height: 30
              views: { name: { kind: label, text: $t, pin: { leading: 0, top: \(top) } } }
            items: [{ t: One }, { t: Two, row: next }]
        """)
    }
    #expect(found(top: 10) == [])
    let spilled = found(top: 33)
    let help = " → constrain `list[0].name` within the edges of `list[0]`"
    #expect(spilled.count == 1)
    #expect(spilled.allSatisfy { $0.contains("\(verb) `list[0].name`") }, "\(spilled)")
    #expect(spilled.allSatisfy { $0.hasSuffix(help) }, "\(spilled)")
  }

  // The second text moves from 50 to 5.
  @Test("reports texts that a transform moves over each other, and none that is turned")
  func transformed() {
    func found(_ steps: String) -> [String] {
      findings(
        """
          name: { kind: label, text: Mess, pin: { top: 0, leading: 0 } }
          time: { kind: label, text: "9:41", pin: { top: 50, leading: 0 }, transform: { \(steps) } }
        """)
    }
    #expect(found("translate: [0, -40]") == [])
    #expect(found("translate: [0, -45], rotate: 30") == [])
    let moved = found("translate: [0, -45]")
    #expect(moved.count == 1)
    #expect(moved.allSatisfy { $0.contains("`time` overlaps `name` (they share 40 × 5 points)") })
  }

  // Twice as large around its centre at (45, 25), the sheet is from (-5, -5) to (95, 55).
  @Test("reports what a scaled view hides")
  func scaledCover() {
    #expect(
      findings(
        """
          name: { kind: label, text: Mess, pin: { top: 10, leading: 10 } }
          sheet: { background: blue, frame: [20, 10, 50, 30], transform: { scale: 2 } }
        """) == Self.hiding("40 × 10", help: "change the `transform` of `sheet`, or "))
  }

  /// Labels of 30 letters, each one point to the right of the one before.
  private static func pile(_ count: Int, _ keys: String = "", lint: String = "") -> LintedSpec {
    let labels = (0..<count).map { number in
      """
        v\(number): { kind: label, text: \(String(repeating: "x", count: 30)), \
      frame: [\(number), 0, 300, 10]\(keys) }
      """
    }
    return LintedSpec(
      """
      matrix: { device: [{ id: wide, width: 600, height: 100 }] }
      views:
      \(labels.joined(separator: "\n"))
      \(lint)
      """)
  }

  /// The number of views that a finding counts without a list, or nil for a pair of views.
  private static func rest(_ finding: LintFinding) -> Int? {
    finding.text.hasPrefix("more views") ? finding.measured.map { Int($0.badness) } : nil
  }

  // The first of 20 labels lies below 19, the second below 18, and so on.
  @Test("lists 8 views over each view and counts the others")
  func pile() throws {
    let found = try #require(Self.pile(20).linted.first.map { Overlap().findings(in: $0) })
    let rests = found.compactMap(Self.rest)
    #expect(found.count - rests.count == 124)
    #expect(rests == [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    #expect(
      found.filter { $0.views.last == "v0" && $0.views.count == 2 }.map { $0.views[0] }
        == (1...8).map { "v\($0)" })
    #expect(
      found.filter { Self.rest($0) == 11 }.map {
        [$0.views.joined(), $0.text, $0.measured?.text, $0.help]
      } == [
        [
          "v0", "more views than are listed overlap or hide `v0`", "and 11 more views",
          "move `v0` away from them, or give it or them `hidden: true`",
        ]
      ])
  }

  @Test("lists 1000 pairs of a cell and names every view that others overlap")
  func largePile() throws {
    let cell = try #require(Self.pile(200).linted.first)
    #expect(OverlapSearch(cell).above.map(\.first.count).max() == OverlapSearch.mostOfView)
    let found = Overlap().findings(in: cell)
    let rests = found.compactMap(Self.rest)
    #expect(found.count - rests.count == Overlap.mostOfCell)
    #expect(found.count - rests.count + rests.reduce(0, +) == 200 * 199 / 2)
    #expect(Set(found.compactMap(\.views.last)) == Set((0..<199).map { "v\($0)" }))
  }

  @Test("counts the opaque views that hide a text")
  func hidingPile() throws {
    let cell = try #require(Self.pile(20, ", background: blue").linted.first)
    // The letters of a label lie behind the labels whose frames reach over them.
    #expect(OverlapSearch(cell).above.map(\.count) == [0] + (0..<20).map { 19 - $0 })
  }

  @Test("keeps the count of the others if a tuning switches the listed pairs off")
  func tunedPile() throws {
    let lint = "lint: { overlap: { views: [v1, v2, v3, v4, v5, v6, v7, v8], off: meant } }"
    let report = try #require(Self.pile(20, lint: lint).report([Overlap()]))
    #expect(report.findings.contains { $0.finding.views == ["v0"] })
    #expect(!report.findings.contains { $0.finding.views == ["v1", "v0"] })
  }
}
