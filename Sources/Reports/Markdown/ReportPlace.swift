package import Snapshots

/// The place of the report and of its pictures, for readers of a summary.
package struct ReportPlace: Hashable, Sendable {
  /// The path of the page; nil if no report was written.
  package let page: String?
  /// The URL of the folder of the published report, without a final slash; nil if it is not
  /// published.
  package let url: String?
  /// The pictures that readers can see; nil if no picture is published.
  package let pictures: Pictures?

  /// The pictures of a summary, by their URLs.
  package struct Pictures: Hashable, Sendable {
    /// The contact sheet; nil if there is none.
    package let sheet: Sheet?
    /// The URLs of the strips, by the index of the cause whose first pictured cell they show.
    package let strips: [Int: Strip]

    package init(sheet: Sheet?, strips: [Int: Strip]) {
      self.sheet = sheet
      self.strips = strips
    }
  }

  /// Small pictures of several cells, as one picture.
  package struct Sheet: Hashable, Sendable {
    package let url: String
    /// The cells in the order of the sheet.
    package let cells: [CellID]

    package init(url: String, cells: [CellID]) {
      self.url = url
      self.cells = cells
    }
  }

  /// The expected picture, the actual picture and the difference of a cell, as one picture.
  package struct Strip: Hashable, Sendable {
    package let url: String
    package let cell: CellID

    package init(url: String, cell: CellID) {
      self.url = url
      self.cell = cell
    }
  }

  package init(page: String?, url: String?, pictures: Pictures? = nil) {
    self.page = page
    self.url = url
    self.pictures = pictures
  }

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
