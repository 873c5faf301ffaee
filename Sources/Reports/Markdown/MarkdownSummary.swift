import Diagnostics
import Snapshots

/// A run as Markdown, for a comment on a pull request or the summary of a job.
///
/// A comment on GitHub has at most 65,536 characters, and a summary at most 1 MiB. The text is
/// shorter than both, and says what is left out.
package struct MarkdownSummary {
  let model: ReportModel
  /// The place of the report and of its pictures.
  let place: ReportPlace

  package init(_ model: ReportModel, report place: ReportPlace) {
    self.model = model
    self.place = place
  }

  /// The greatest number of bytes of the text.
  ///
  /// A text never has more characters than bytes.
  static let limit = 65_000

  /// The first line, which readers do not see.
  ///
  /// A job finds its earlier comment by it.
  package static let marker = "<!-- strut -->"

  /// The whole text, which ends with a newline.
  package var text: String {
    let ends = closing
    var left = Self.limit - Self.size(of: ends) - Self.size(of: [leftOut(1_000_000)])
    var blocks: [String] = []
    var leftOutBlocks = 0
    for block in opening + causeBlocks + leftovers {
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

  /// The size of blocks in bytes, with an empty line after each block.
  private static func size(of blocks: [String]) -> Int {
    blocks.reduce(0) { $0 + $1.utf8.count + 2 }
  }

  private func leftOut(_ count: Int) -> String {
    "\(Count.of(count, "part")) of this summary \(count == 1 ? "is" : "are") left out, because a "
      + "comment has at most 65,536 characters. The report has everything."
  }

  private var opening: [String] {
    let results = model.results
    let errors = (results.obstacle?.diagnostics ?? []).map { diagnostic in
      diagnostic.lines.map { MarkdownText.sentence($0) }.joined(separator: "  \n")
    }
    if results.stoppingObstacle != nil {
      return [Self.marker, "## \(results.heading)", "The run has no results:"] + errors
    }
    let causes = model.causes.isEmpty ? "" : ", \(Count.of(model.causes.count, "cause"))"
    let shard = results.shard.map { " (shard \($0.index) of \($0.count))" } ?? ""
    return [
      Self.marker,
      "## \(results.heading)\(shard)",
      "\(results.extent): \(results.countsSentence)\(causes)",
    ] + errors + environment + sheet + table
  }

  private var environment: [String] {
    guard !model.environment.isEmpty else { return [] }
    let lines = model.environment.map { change, cells in
      "- \(MarkdownText.sentence(change.sentence)) (\(Count.of(cells, "cell")))"
    }
    return [
      (["\(EnvironmentChange.heading.capitalizedFirst):", ""] + lines)
        .joined(separator: "\n")
    ]
  }

  /// The greatest number of causes in the table.
  private static let listedCauses = 50

  private var table: [String] {
    guard !model.causes.isEmpty else { return [] }
    let rows = model.causes.prefix(Self.listedCauses).map { cause in
      let place = cause.place.map { MarkdownText.code($0.text) } ?? ""
      return
        "| \(MarkdownText.sentence(cause.title(base: model.results.base))) | \(cause.cells.count) | \(place) |"
    }
    let more = WordList.rest(of: model.causes.count, after: rows.count, "cause")
    let lines =
      ["| cause | cells | place |", "| --- | ---: | --- |"] + rows + more.map { "| \($0) | | |" }
    return [lines.joined(separator: "\n")]
  }

  private var sheet: [String] {
    guard let sheet = place.pictures?.sheet else { return [] }
    let failures = model.causes.reduce(0) { $0 + $1.cells.count }
    let cells = sheet.cells.map(\.description)
    let extent = "\(cells.count) of \(Count.of(failures, "cell"))"
    return [picture(of: cells.joined(separator: ", "), named: extent, at: sheet.url)]
  }

  /// A picture with the expected picture, the actual picture and the difference of cells, below a
  /// caption.
  ///
  /// - Parameters:
  ///   - cells: the cells in words, for readers who do not see the picture.
  ///   - name: the cells in Markdown, for the caption.
  ///   - address: the URL of the picture.
  /// - Returns: the caption and the picture.
  func picture(of cells: String, named name: String, at address: String) -> String {
    let text = MarkdownText.plain("Expected, actual and difference of \(cells)")
    return "Expected, actual, difference: \(name)\n\n![\(text)](<\(address)>)"
  }

  /// The rejected failures and the stale references.
  private var leftovers: [String] {
    let results = model.results
    let rejected = results.rejected ?? []
    return [
      (rejected, Count.of(rejected.count, "rejected failure")),
      (results.stale, results.staleCount),
    ].filter { !$0.0.isEmpty }.map { cells, title in
      details(title, cells.map { "- \(MarkdownText.code($0.description))" })
    }
  }

  private var closing: [String] {
    var lines: [String] = []
    if let report = place.sentence { lines.append(report) }
    lines += [model.results.acceptingSentence(), model.results.recordingSentence]
      .compactMap(\.self)
    return lines.isEmpty ? [] : [lines.joined(separator: " ")]
  }

  /// A section with lines, which readers can open and close.
  func details(_ title: String, isOpen: Bool = false, _ lines: [String]) -> String {
    """
    <details\(isOpen ? " open" : "")><summary>\(HTMLText.sentence(title))</summary>

    \(lines.joined(separator: "\n"))

    </details>
    """
  }
}
