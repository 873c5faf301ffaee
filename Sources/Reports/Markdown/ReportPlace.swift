package import Snapshots

/// The place of the report, for readers of a summary.
package struct ReportPlace: Hashable, Sendable {
  /// The path of the page; nil if no report was written.
  package let page: String?
  /// The URL of the folder of the published report, without a final slash; nil if it is not
  /// published.
  package let url: String?
  /// The cells on the contact sheet in the folder of the report; nil if there is no contact sheet.
  package let sheetCells: [CellID]?

  package init(page: String?, url: String?, sheetCells: [CellID]?) {
    self.page = page
    self.url = url
    self.sheetCells = sheetCells
  }

  /// The name of the contact sheet's file in the folder of the report.
  package static let sheet = "contact-sheet.png"

  /// The URL of a file in the folder of the report; nil if the report is not published.
  func address(of file: String) -> String? { url.map { "\($0)/\(HTMLText.address(file))" } }

  /// The URL of a cell in the report; nil if the report is not published.
  func address(ofCell id: CellID) -> String? {
    address(of: ReportFiles.page).map { page in
      "\(page)#cell=\(HTMLText.address(id.description))"
    }
  }

  /// A sentence such as `The report is …`.
  var sentence: String? {
    if let address = address(of: ReportFiles.page) { return "The report is [here](<\(address)>)." }
    return page.map { "The report is \(MarkdownText.code($0))." }
  }
}
