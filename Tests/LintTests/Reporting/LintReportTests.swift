import Diagnostics
import Spec
import Testing

@testable import Lint

@Suite("The findings of a spec")
struct LintReportTests {
  private func report(_ lint: String, of view: String = "go") -> LintReport? {
    LintedSpec(
      """
      matrix: { device: [iphone-se-3, iphone-x] }
      views:
        \(view): { kind: button, size: [30, 30], center: superview }
      lint: \(lint)
      """
    ).report([TouchTarget()])
  }

  private func texts(_ report: LintReport?) -> [String] {
    (report?.findings.map(\.finding.text) ?? [])
      + (report?.unusedTunings.map(LintedSpec.line) ?? [])
  }

  @Test("are switched off with a reason")
  func off() {
    #expect(texts(report("{ touchTarget: { off: it is decoration } }")) == [])
    #expect(texts(report("{ touchTarget: { off: it is decoration, views: g* } }")) == [])
  }

  @Test("have the severity that the spec gives")
  func severity() {
    let report = report("{ touchTarget: { severity: error, because: kiosk } }")
    #expect(report?.findings.map(\.severity) == [.error])
    #expect(report?.unusedTunings == [])
  }

  @Test("come with a warning about a tuning that makes no difference")
  func unused() {
    #expect(
      texts(report("{ touchTarget: { off: it is decoration }, overlap: { off: badges } }")) == [
        """
        4:60 tuning `overlap` makes no difference on any cell → remove it: it would hide what the \
        rule finds one day
        """
      ])
  }

  @Test(
    "come with such a warning only if the tuning does not make the rule stricter",
    arguments: [
      ("contrast: { severity: error, because: kiosk }", false),
      ("contrast: { severity: warning, because: kiosk }", true),
      ("contrast: { minimum: 7, because: kiosk }", false),
      ("contrast: { minimum: 4, because: kiosk }", true),
      ("contrast: { minimum: 4, severity: error, because: kiosk }", true),
      ("touchTarget: { minimum: 60, because: gloves, views: other }", false),
      ("touchTarget: { minimum: 44, because: gloves, views: other }", true),
    ])
  func stricter(tuning: String, isReported: Bool) {
    let report = LintedSpec(
      """
      matrix: { device: iphone-x }
      views:
        other: { kind: button, size: [70, 70], center: superview }
      lint: { \(tuning) }
      """
    ).report([TouchTarget()])
    #expect(report?.unusedTunings.isEmpty == !isReported)
  }

  // 50 points are less than 60, and more than the rule's own 44.
  @Test(
    "come with no such warning about a tuning that takes views out of a stricter one",
    arguments: ["minimum: 44, because: rare", "off: rare"])
  func exception(_ tuning: String) {
    let report = LintedSpec(
      """
      matrix: { device: iphone-x }
      views:
        go: { kind: button, size: [50, 50], center: superview }
      lint: { touchTarget: [{ minimum: 60, because: gloves }, { \(tuning), views: go }] }
      """
    ).report([TouchTarget()])
    #expect(report?.findings.isEmpty == true)
    #expect(report?.unusedTunings == [])
  }

  @Test("in rows of one table are reported apart if a tuning gives one row its severity")
  func severityOfRow() {
    let report = LintedSpec(
      """
      matrix: { device: iphone-x }
      views:
        list:
          kind: tableView
          pin: superview
          row: { views: { go: { kind: button, size: [30, 30], pin: { top: 0, leading: 0 } } } }
          items: [{}, {}]
      lint: { touchTarget: { severity: error, because: kiosk, views: "list[1].go" } }
      """
    ).report([TouchTarget()])
    #expect(report?.findings.map(\.severity) == [.warning, .error])
    #expect(report?.findings.map(\.finding.views) == [["list[0].go"], ["list[1].go"]])
  }

  @Test("in rows of one table are reported once")
  func rows() {
    let spec = LintedSpec(
      """
      matrix: { device: iphone-se-3 }
      views:
        list:
          kind: tableView
          pin: superview
          row: { views: { go: { kind: button, title: $t, size: [30, 30], pin: [leading, top, bottom] } } }
          items: [{ t: A }, { t: B }, { t: C }]
      """)
    #expect(
      spec.report([TouchTarget()])?.findings.map(\.finding.text) == [
        "the button `list[0].go` is too small to be touched"
      ])
  }

  @Test("in rows of two tables are reported separately")
  func rowsOfTwoTables() {
    func table(_ name: String, _ side: Int) -> String {
      let button = """
        go: { kind: button, title: $t, size: [\(side), \(side)], pin: [leading, top, bottom] }
        """
      return """
          \(name):
            kind: tableView
            pin: [leading, trailing]
            height: 200
            row: { views: { \(button) } }
            items: [{ t: A }, { t: B }]
        """
    }
    let spec = LintedSpec(
      """
      matrix: { device: iphone-se-3 }
      views:
      \(table("one", 30))
      \(table("two", 20))
      constraints: [one.top == safeArea.top, two.top == one.bottom]
      """)
    #expect(
      spec.findings(TouchTarget()) == [
        """
        7:21 the button `one[0].go` is too small to be touched (it is 30 × 30) (on iphone-se-3) → \
        make `one[0].go` at least 44 × 44 points
        """,
        """
        13:21 the button `two[0].go` is too small to be touched (it is 20 × 20) (on iphone-se-3) → \
        make `two[0].go` at least 44 × 44 points
        """,
      ])
  }

  @Test("are sorted by their place in the file, those without one last")
  func order() throws {
    func finding(_ text: String, _ line: Int?) -> LintFinding {
      let span = line.map { SourceSpan(file: "a.yaml", line: $0, column: 1) }
      return LintFinding(.overlap, text, at: span, views: [], help: "")
    }
    let spec = LintedSpec("matrix: { device: iphone-x }\nviews: { a: {} }")
    let document = try #require(spec.document)
    let cell = try #require(document.cells().cells.first)
    let found = [
      finding("twelve", 12), finding("none", nil), finding("nine", 9), finding("no place", nil),
      finding("two", 2),
      finding("five", 5),
    ]
    let report = LintReport([(cell, found)], of: document, isWhole: true)
    #expect(
      report.findings.map(\.finding.text) == ["two", "five", "nine", "twelve", "none", "no place"])
  }

  // A switch is a point wider than its alignment rectangle on either side.
  @Test("are merged if their help is the same")
  func joined() {
    let report = LintedSpec(
      """
      matrix: { device: iphone-x }
      views:
        a: { kind: button, size: [30, 30], center: superview }
        b: { kind: switch, size: [30, 30], pin: [leading, top] }
        c: { kind: button, size: [30, 30], pin: [trailing, bottom] }
      """)
    #expect(
      report.findings(TouchTarget()) == [
        """
        3:3 the button `a` is too small to be touched (the same goes for `c`) (it is 30 × 30) \
        (on iphone-x) → make `a` at least 44 × 44 points
        """,
        """
        4:3 the switch `b` is too small to be touched (it is 32 × 30) (on iphone-x) → leave the size \
        of `b` to the system
        """,
      ])
  }

  @Test(
    "are equal if only the row differs",
    arguments: [
      ("`list[12].title`", "`list[].title`"), ("a[0].b[1].c == a[0].d", "a[].b[].c == a[].d"),
      ("[x] [1 [2", "[x] [1 [2"), ("none", "none"),
    ])
  func withoutRows(_ name: String, _ text: String) {
    #expect(name.withoutRows == text)
  }
}
