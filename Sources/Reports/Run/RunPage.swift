import Diagnostics
import Snapshots

/// The page of a run's report.
///
/// A script creates its content. If scripts do not run, the page lists the causes and the cells,
/// with links to their pictures.
struct RunPage {
  private let model: ReportModel

  init(_ model: ReportModel) { self.model = model }

  private var results: RunResults { model.results }
  private var summary: String { HTMLText.escaped(results.countsSentence) }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Snapshots: \(summary)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(ReportFiles.style)">
    </head>
    <body>
    <noscript>
    <div class="plain">
    <h1>\(results.heading)</h1>
    <p class="lead">\(results.extent): \(summary)</p>
    \(sections.joined(separator: "\n"))
    </div>
    </noscript>
    <script src="\(ReportFiles.script)"></script>
    <script src="\(ReportFiles.data)"></script>
    </body>
    </html>

    """
  }

  private var sections: [String] {
    let environment = model.environment.map {
      "\(HTMLText.sentence($0.change.sentence)) (\($0.cells))"
    }
    let findings = model.findings.map {
      "\(HTMLText.sentence($0.diagnostic.message)) (\($0.cells))"
    }
    let stale = results.stale.map { HTMLText.name($0.description) }
    let matched = results.cells.filter { !$0.needsAttention }.map { cell in
      "\(HTMLText.name(cell.id.description)) \(cell.badge(base: results.base))"
    }
    let errors = (results.obstacle?.diagnostics ?? []).map { diagnostic in
      diagnostic.lines.map { HTMLText.sentence($0) }.joined(separator: "; ")
    }
    var sections = [list("Errors", errors)]
    sections.append(list(EnvironmentChange.heading.capitalizedFirst, environment))
    sections += model.causes.map { section(of: $0) }
    sections.append(list("Findings", findings))
    sections.append(list(HTMLText.sentence(results.staleHeading.capitalizedFirst), stale))
    sections.append(list("Nothing to do", matched))
    return sections
  }

  private func section(of cause: RunCause) -> String {
    let cells = cause.cells.map { position in item(results.cells[position]) }
    let details = cause.details(in: results).map { "<p>\(HTMLText.sentence($0))</p>\n" }.joined()
    let place = cause.place.map { place in
      "<p><code>\(HTMLText.escaped(place.text))</code></p>\n"
    }
    return """
      <section>
      <h2>\(HTMLText.sentence(cause.title(base: results.base))) (\(Count.of(cause.cells.count, "cell")))</h2>
      \(place ?? "")\(details)<ul>
      \(cells.map { "<li>\($0)</li>" }.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private func item(_ cell: CellRecord) -> String {
    let links = ReportFiles.pictures(of: cell).map { file in
      let address = HTMLText.address(ReportFiles.path(of: file.rawValue, cell.id))
      return "<a href=\"\(address)\">\(file.rawValue.prefix { $0 != "." })</a>"
    }
    let reasons = cell.reasons(base: results.base).map { HTMLText.sentence($0) }.joined(
      separator: "; ")
    return
      ([
        "<b>\(HTMLText.name(cell.id.description))</b> \(cell.badge(base: results.base)): \(reasons)"
      ]
      + links).joined(separator: " ")
  }

  private func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return """
      <section>
      <h2>\(title)</h2>
      <ul>
      \(items.map { "<li>\($0)</li>" }.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
