import Diagnostics
import Snapshots

/// A run as Markdown for a comment on a pull request or for a job's summary.
///
/// A comment on GitHub has at most 65,536 characters and a summary 1 MiB; this stays below both, and
/// says what it leaves out.
package struct MarkdownSummary {
  let account: RunAccount
  /// Where people find the report and its pictures.
  let place: ReportPlace

  package init(_ account: RunAccount, report place: ReportPlace) {
    self.account = account
    self.place = place
  }

  /// The most bytes of the text, which are never fewer than its characters.
  static let limit = 65_000

  /// The whole text, with a line end.
  package var text: String {
    let ends = closing
    var left = Self.limit - Self.size(of: ends) - Self.size(of: [leftOut(1_000_000)])
    var blocks: [String] = []
    var leftOutBlocks = 0
    for block in opening + causeBlocks + stale {
      let size = Self.size(of: [block])
      guard leftOutBlocks == 0, size <= left else {
        leftOutBlocks += 1
        continue
      }
      blocks.append(block)
      left -= size
    }
    if leftOutBlocks > 0 { blocks.append(leftOut(leftOutBlocks)) }
    return (blocks + ends).joined(separator: "\n\n") + "\n"
  }

  /// With the empty line after each.
  private static func size(of blocks: [String]) -> Int {
    blocks.reduce(0) { $0 + $1.utf8.count + 2 }
  }

  private func leftOut(_ count: Int) -> String {
    "\(Count.of(count, "part")) of this summary \(count == 1 ? "is" : "are") left out, since a "
      + "comment may have 65,536 characters; the report has all."
  }

  private var opening: [String] {
    let overview = account.overview
    if let obstacle = account.results.obstacle {
      return ["## \(overview.heading)", "The run has no results:"]
        + obstacle.diagnostics.map { diagnostic in
          ([diagnostic.placed] + diagnostic.remarks).map { MarkdownText.sentence($0) }
            .joined(separator: "  \n")
        }
    }
    let causes = account.causes.isEmpty ? "" : ", \(Count.of(account.causes.count, "cause"))"
    let shard = account.results.shard.map { " (shard \($0.index) of \($0.count))" } ?? ""
    return [
      "## \(overview.heading)\(shard)",
      "\(overview.extent): \(overview.summary.sentence)\(causes)",
    ] + environment + table + sheet
  }

  private var environment: [String] {
    let told = Counted.counted(account.results.cells.flatMap(\.environment))
    guard !told.isEmpty else { return [] }
    return [
      (["Not the fonts and libraries of the references:", ""]
        + told.map { "- \(MarkdownText.sentence($0.value)) (\(Count.of($0.count, "cell")))" })
        .joined(separator: "\n")
    ]
  }

  /// The most causes in the table.
  private static let listedCauses = 50

  private var table: [String] {
    guard !account.causes.isEmpty else { return [] }
    let rows = account.causes.prefix(Self.listedCauses).map { cause in
      let place = cause.place.map { MarkdownText.code($0.text) } ?? ""
      return "| \(MarkdownText.sentence(cause.title)) | \(cause.cells.count) | \(place) |"
    }
    let more = account.causes.count - Self.listedCauses
    let rest = more > 0 ? ["| and \(Count.of(more, "cause")) more | | |"] : []
    let lines = ["| cause | cells | written at |", "| --- | ---: | --- |"] + rows + rest
    return [lines.joined(separator: "\n")]
  }

  private var sheet: [String] {
    guard let names = place.sheetCells, !names.isEmpty else { return [] }
    let list = names.map(\.description).joined(separator: ", ")
    guard let address = place.address(of: ReportPlace.sheet) else { return [] }
    let caption = "Expected, actual and difference of \(list)"
    return ["![\(MarkdownText.plain(caption))](<\(address)>)"]
  }

  private var stale: [String] {
    let stale = account.results.stale
    guard !stale.isEmpty else { return [] }
    return [
      details(
        "\(Count.of(stale.count, "reference")) that no cell names",
        stale.map { "- \(MarkdownText.code($0.description))" })
    ]
  }

  private var closing: [String] {
    var lines: [String] = []
    if let report = place.sentence { lines.append(report) }
    switch account.overview.summary.verdict {
    case .differs: lines.append("If the new pictures are right, run `strut accept`.")
    case .recorded:
      lines.append("A recording run is no pass; look at the pictures, then run `strut test`.")
    case .passed, .specIsWrong, .surroundingsAreWrong, .nothingSelected: break
    }
    return lines.isEmpty ? [] : [lines.joined(separator: " ")]
  }

  /// Lines that are seen once the reader asks for them.
  func details(_ title: String, _ lines: [String]) -> String {
    """
    <details><summary>\(HTMLText.sentence(title))</summary>

    \(lines.joined(separator: "\n"))

    </details>
    """
  }
}
