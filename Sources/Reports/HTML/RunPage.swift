import Snapshots

/// A run's results as a page: what it came to, each failing cell with its pictures, then the rest.
struct RunPage {
  let results: RunResults
  /// The screens' titles by their names.
  let titles: [String: String]

  var html: String {
    HTMLPage.document(
      title: "Snapshots: \(summary.sentence)",
      body: """
        <header>
        <h1>\(heading)</h1>
        <p class="lead">\(extent)</p>
        \(tiles)\(next)
        </header>
        <main id="main">
        \(sections.joined(separator: "\n"))
        </main>
        """)
  }

  private var summary: RunSummary { RunSummary(results) }

  /// The cells that somebody has to look at, the most urgent first.
  private var attention: [CellRecord] {
    CellRecord.Status.byUrgency.dropLast().flatMap { status in
      results.cells.filter { $0.status == status }
    }
  }

  private var heading: String {
    switch summary.verdict {
    case .passed: "All snapshots match"
    case .recorded: "Snapshots were recorded"
    case .differs: "Snapshots differ"
    case .specIsWrong: "Screens could not be drawn"
    case .surroundingsAreWrong: "Snapshots could not be judged"
    }
  }

  private var extent: String {
    let screens = Set(results.cells.map(\.id.screen)).count
    let cells = results.cells.count
    return "\(cells) \(cells == 1 ? "cell" : "cells") on "
      + "\(screens) \(screens == 1 ? "screen" : "screens")"
  }

  private var tiles: String {
    let items = CellRecord.Status.byUrgency.compactMap { status -> String? in
      let count = results.cells.filter { $0.status == status }.count
      guard count > 0 else { return nil }
      return "<li class=\"\(status.rawValue)\"><b>\(count)</b> \(status.caption(count: count))</li>"
    }
    return "<ul class=\"tiles\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private var next: String {
    guard summary.missing + summary.different > 0 else { return "" }
    return """

      <p class="next">If the new pictures are right, take them: <code>strut accept</code></p>
      """
  }

  private var sections: [String] {
    var sections: [String] = []
    if let environment = EnvironmentList(results.cells).html { sections.append(environment) }
    let attention = attention
    if attention.count > 1 { sections.append(overview(attention)) }
    if !attention.isEmpty { sections.append(details(attention)) }
    if let findings = FindingList(results.cells).html { sections.append(findings) }
    sections += [matched, stale].compactMap { $0 }
    return sections
  }

  private func overview(_ cells: [CellRecord]) -> String {
    let items = cells.enumerated().map { index, cell in
      """
      <li><a href="#cell-\(index + 1)">\(HTMLText.escaped(cell.id.description))</a> \
      <span class="badge \(cell.status.rawValue)">\(cell.status.badge)</span>
      <p>\(cell.reasons.first.map { HTMLText.sentence($0) } ?? "")</p></li>
      """
    }
    return """
      <nav class="card" aria-label="Cells to look at">
      <ul class="overview">
      \(items.joined(separator: "\n"))
      </ul>
      </nav>
      """
  }

  private func details(_ cells: [CellRecord]) -> String {
    let articles = cells.enumerated().map { index, cell in
      CellSection(cell: cell, anchor: "cell-\(index + 1)", title: titles[cell.id.screen]).html
    }
    return """
      <section aria-labelledby="attention">
      <h2 id="attention">To look at</h2>
      \(articles.joined(separator: "\n"))
      </section>
      """
  }

  private var matched: String? {
    let cells = results.cells.filter { $0.status == .matched }
    guard !cells.isEmpty else { return nil }
    let items = cells.map { "<li>\(CellSection.name($0.id))</li>" }
    return """
      <section aria-labelledby="matched">
      <h2 id="matched">As they were</h2>
      <details>
      <summary>\(cells.count) \(cells.count == 1 ? "cell matches" : "cells match")</summary>
      <ul class="names">
      \(items.joined(separator: "\n"))
      </ul>
      </details>
      </section>
      """
  }

  private var stale: String? {
    guard !results.stale.isEmpty else { return nil }
    let items = results.stale.map { "<li>\(CellSection.name($0))</li>" }
    return """
      <section aria-labelledby="stale">
      <h2 id="stale">References that no cell names</h2>
      <ul class="names">
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
