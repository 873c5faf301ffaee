package import Snapshots

/// Where people who read a summary find the report.
package struct ReportPlace: Hashable, Sendable {
  /// The page's path; nil where no report was written.
  package let page: String?
  /// The address that the report's folder is published at, without a slash at its end; nil where it
  /// is not published.
  package let url: String?
  /// The cells on the contact sheet in the report's folder; nil where there is none.
  package let sheetCells: [CellID]?

  package init(page: String?, url: String?, sheetCells: [CellID]?) {
    self.page = page
    self.url = url
    self.sheetCells = sheetCells
  }

  /// The contact sheet's file in the report's folder.
  package static let sheet = "contact-sheet.png"

  /// Where a file of the report's folder is published.
  func address(of file: String) -> String? { url.map { "\($0)/\(HTMLText.address(file))" } }

  /// Where the report shows a cell.
  func address(ofCell id: CellID) -> String? {
    address(of: ReportFiles.page).map { page in
      "\(page)#cell=\(HTMLText.address(id.description))"
    }
  }

  /// `The report is …`.
  var sentence: String? {
    if let address = address(of: ReportFiles.page) { return "The report is [here](<\(address)>)." }
    return page.map { "The report is \(MarkdownText.code($0))." }
  }
}
