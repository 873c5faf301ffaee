package import Diagnostics
import EmbeddedFiles
import Foundation
package import Snapshots

/// The content of each file of a run's report, for a folder or a server.
package struct ReportContent: Sendable {
  private let model: ReportModel
  /// The cells that need attention, by their names.
  private let cells: [CellID: CellRecord]

  package static let page = ReportFiles.page
  package static let style = ReportFiles.style
  package static let script = ReportFiles.script
  package static let data = ReportFiles.data
  /// The name of a function that only the script of a report has.
  static let function = "strutCell"

  package init(_ model: ReportModel) {
    self.model = model
    cells = Dictionary(
      model.results.cells.filter(\.needsAttention).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  package var page: String { RunPage(model).html }

  package var style: String {
    EmbeddedFile.pageStyle.unindentedText + EmbeddedFile.reportStyle.unindentedText
  }

  /// The report's script in one file.
  ///
  /// A page from disk can load a script but not a module.
  ///
  /// The script is inside a function, which hides all names except `strutRun` and `strutCell`. The
  /// data files call these two.
  package var script: String {
    "(() => {\n\"use strict\";\n\n\(EmbeddedFile.reportScript.unindentedText)})();\n"
  }

  /// The data of the run.
  ///
  /// - Parameter review: the decisions, for a page with buttons to accept and to reject; nil for a
  ///   page that only shows.
  /// - Returns: the text of the script file.
  package func data(review: JSONValue? = nil) -> String {
    ReportData.script(of: model, review: review)
  }

  /// The details of a cell that needs attention.
  ///
  /// - Parameter cell: a cell of the run.
  /// - Returns: the text of the script file.
  /// - Throws: the error of a file of the run that cannot be read.
  func details(of cell: CellRecord) throws(FileError) -> String {
    ReportData.script(of: cell, views: try model.lastRun.views(of: cell), base: model.results.base)
  }

  /// A picture or the details of a cell.
  ///
  /// - Parameter path: the parts of the path of the file, relative to the page.
  /// - Returns: the bytes; nil if the report has no such file.
  /// - Throws: the error of a file of the run that cannot be read.
  package func file(at path: [String]) throws(FileError) -> [UInt8]? {
    guard path.count == 4, path[0] == ReportFiles.picturesFolder,
      let cell = cells[CellID(screen: path[1], cell: path[2])]
    else { return nil }
    if path[3] == ReportFiles.details { return Array(try details(of: cell).utf8) }
    guard let file = ReportFiles.pictures(of: cell).first(where: { $0.rawValue == path[3] }) else {
      return nil
    }
    return try model.lastRun.bytes(of: file, cell.id)
  }
}
