import Bitmaps
package import Diagnostics

/// Verifies or records drawn cells.
protocol SnapshotHandler: Sendable {
  /// Decides the outcome of a cell, and writes the evidence of a failure to the folder of the last
  /// run.
  ///
  /// - Parameters:
  ///   - cell: the drawn cell.
  ///   - item: its name, reference and tolerance.
  ///   - explainer: draws the cell from another text of its spec; nil if nothing can.
  /// - Returns: the record of the cell.
  /// - Throws: the error of a reference that cannot be read or written.
  func judge(
    _ cell: RenderedCell, _ item: Run.Item, explainer: Run.Explainer?
  ) throws(ReferenceError) -> JudgedCell
}

/// The record of a cell, and the spec text with which its difference is explained.
struct JudgedCell: Hashable, Sendable {
  var record: CellRecord
  /// The spec text from which the reference was recorded; nil if it is not known, or if the cell
  /// does not differ.
  var oldSource: SpecSource?
}

/// The result of one cell, without its pixels.
package struct CellResult: Hashable, Sendable {
  package let record: CellRecord
  /// The errors if the cell failed, or else the findings in its layout.
  package let diagnostics: [Diagnostic]
  /// The time from the layout to the outcome in microseconds; nil if it is not measured.
  package internal(set) var microseconds: Int?
  /// A hash of everything on which the outcome depends.
  ///
  /// Nil if the cell did not pass, or if it is drawn in every run.
  var outcomeHash: String?

  /// Whether the cell matches without differing pixels and without findings.
  var isSilentMatch: Bool {
    record.outcome == .matched && record.toleratedPixels == nil && diagnostics.isEmpty
  }
}
