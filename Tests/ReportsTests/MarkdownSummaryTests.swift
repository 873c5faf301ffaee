import Diagnostics
import Foundation
import Geometry
import Reports
import Snapshots
import Testing

@testable import Reports

@Suite("A summary for a pull request")
struct MarkdownSummaryTests {
  private func summary(
    _ cells: [CellRecord], stale: [CellID] = [], mode: SnapshotRecording = .none,
    url: String? = nil, pictures: ReportPlace.Pictures? = nil
  ) -> String {
    let results = RunResults(recordMode: mode, cells: cells, stale: stale)
    let model = ReportModel(results, of: LastRun(project: URL(fileURLWithPath: "/project")))
    return MarkdownSummary(
      model,
      report: ReportPlace(page: ".strut/report/index.html", url: url, pictures: pictures)
    ).text
  }

  @Test("tells the counts, each cause once with its cells, and how to go on")
  func whole() {
    #expect(
      summary(
        [.alike("iphone-x"), .named("fine", .matched), .named("new", .missing)],
        stale: [CellID(screen: "chat", cell: "old")], url: "https://example.org/r",
        pictures: ReportPlace.Pictures(
          sheet: ReportPlace.Sheet(
            url: "https://example.org/r/contact-sheet.png",
            cells: [
              CellID(screen: "chat", cell: "iphone-x"), CellID(screen: "chat", cell: "new"),
            ]),
          strips: [
            0: ReportPlace.Strip(
              url: "https://example.org/r/strips/1.png",
              cell: CellID(screen: "chat", cell: "iphone-x"))
          ])) == """
          <!-- strut -->

          ## Snapshots differ

          3 cells on 1 screen: 1 matches, 1 differs, 1 has no reference, 2 causes

          The references were drawn with other versions:

          - strut changed from 1 to 2 (1 cell)

          Expected, actual, difference: 2 of 2 cells

          ![Expected, actual and difference of chat/iphone-x, chat/new](<https://example.org/r/contact-sheet.png>)

          | cause | cells | place |
          | --- | ---: | --- |
          | `send` moved 12 pt left | 1 |  |
          | there is no reference | 1 |  |

          <details open><summary><code>send</code> moved 12 pt left: 1 cell</summary>

          Expected, actual, difference: `chat/iphone-x`

          ![Expected, actual and difference of chat/iphone-x](<https://example.org/r/strips/1.png>)

          | cell | |
          | --- | --- |
          | [`chat/iphone-x`](<https://example.org/r/index.html#cell=chat/iphone-x>) | \
          9 pixels differ \\(under 0.01 %\\), within 3 × 3 at \\(930, 24\\) |

          </details>

          <details><summary>there is no reference: 1 cell</summary>

          | cell | |
          | --- | --- |
          | [`chat/new`](<https://example.org/r/index.html#cell=chat/new>) | no reference |

          </details>

          <details><summary>1 stale reference</summary>

          - `chat/old`

          </details>

          The report is [here](<https://example.org/r/index.html>). If the new pictures are right, \
          run `strut accept`.

          """)
  }

  @Test("is short where all is well")
  func passed() {
    #expect(
      summary([.named("fine", .matched)]) == """
        <!-- strut -->

        ## All snapshots match

        1 cell on 1 screen: 1 matches

        The report is `.strut/report/index.html`.

        """)
  }

  @Test("names the part of a run that was divided")
  func shard() {
    var results = RunResults(recordMode: .none, cells: [.named("fine", .matched)], stale: [])
    results.shard = RunShard(
      index: 2, count: 3, total: 9, positions: [0], isWhole: false, specs: "a", division: "b",
      paths: ["Snapshots"])
    let model = ReportModel(results, of: LastRun(project: URL(fileURLWithPath: "/project")))
    let text = MarkdownSummary(
      model, report: ReportPlace(page: "index.html", url: nil, pictures: nil)
    ).text
    #expect(text.contains("\n## All snapshots match (shard 2 of 3)\n"))
  }

  @Test("stays below the host's limit and says what it leaves out")
  func limit() {
    let cells = (1...3000).map { number in
      CellRecord.alike(
        "iphone-15-pro-max.landscape.dark.text-\(number)", left: Points(number))
    }
    let text = summary(cells, url: "https://example.org/a/long/way/to/the/report")
    #expect(text.utf8.count <= 65_000)
    #expect(text.utf8.count > 60_000)
    #expect(text.contains("| and 2950 more causes | | |"))
    #expect(
      text.contains(" parts of this summary are left out, because a comment has at most 65,536"))
    #expect(text.hasSuffix("If the new pictures are right, run `strut accept`.\n"))
    let alike = summary((1...3000).map { .alike("iphone-\($0)") })
    #expect(alike.contains("| and 2900 more cells | |"))
    #expect(!alike.contains("left out"))
  }

  /// A sentence and its Markdown.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let markdown: String

    static let rows = [
      Row(
        testDescription: "names between backticks are code", text: "`a|b` is *new*",
        markdown: "`a\\|b` is \\*new\\*"),
      Row(
        testDescription: "markup is text", text: "<img> [x](y) # & \\ $1$ !",
        markdown: "&lt;img&gt; \\[x\\]\\(y\\) \\# &amp; \\\\ \\$1\\$ \\!"),
      Row(
        testDescription: "an odd backtick is no code", text: "a ` b", markdown: "a \\` b"),
      Row(
        testDescription: "nobody is mentioned", text: "hi @bob\n", markdown: "hi @\u{200B}bob "),
    ]
  }

  @Test("shows text as text", arguments: Row.rows)
  func escaping(_ row: Row) {
    #expect(MarkdownText.sentence(row.text) == row.markdown)
  }

  @Test("fences code that has backticks")
  func fences() {
    #expect(MarkdownText.code("a``b") == "```a``b```")
    #expect(MarkdownText.code("`") == "`` ` ``")
  }
}
