import Diagnostics
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
    (report?.findings.map(\.finding.text) ?? []) + (report?.idleTunings.map(LintedSpec.line) ?? [])
  }

  @Test("are switched off with a reason")
  func off() {
    #expect(texts(report("{ touchTarget: { off: it is decoration } }")) == [])
    #expect(texts(report("{ touchTarget: { off: it is decoration, views: g* } }")) == [])
  }

  @Test("weigh what the spec says")
  func severity() {
    let report = report("{ touchTarget: { severity: error, because: kiosk } }")
    #expect(report?.findings.map(\.severity) == [.error])
    #expect(report?.idleTunings == [])
  }

  @Test("are joined by a tuning that makes no difference")
  func idle() {
    #expect(
      texts(report("{ touchTarget: { off: it is decoration }, overlap: { off: badges } }")) == [
        """
        4:60 tuning `overlap` makes no difference on any cell → remove it: it would hide what the \
        rule finds one day
        """
      ])
  }

  @Test("in rows of one table are told once")
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
}
