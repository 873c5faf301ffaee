import AutoLayout
package import Diagnostics
import Drawing
import Spec

/// An error of laying out or drawing a cell that its spec causes.
package struct CellError: EnvironmentError {
  /// The diagnostic of the error, at the view or the screen that causes it.
  package let diagnostic: Diagnostic

  private init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// Places an error of drawing; nil for an error that no view causes.
  init?(_ error: DrawingError, in cell: BuiltCell) {
    let name: String?
    switch error {
    case .slowDrawing(let view), .deepGroups(let view): name = view
    case .font, .image, .encoding, .size, .cairo: return nil
    }
    guard let view = cell.scene.views.first(where: { $0.id.name == name }) else { return nil }
    var diagnostic = error.diagnostic
    diagnostic.span = view.span
    self.init(diagnostic)
  }

  /// The error of a cell whose constraints take too much work to solve or to explain.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - error: the error of its layout.
  /// - Returns: the error, at the first view of the spec.
  static func tooComplex(_ cell: BuiltCell, _ error: LayoutTooComplex) -> CellError {
    let fact =
      error.isLaidOut
      ? "the outcomes of the constraints take too much work to find"
      : "the constraints take too much work to solve"
    return CellError(
      Diagnostic(
        Message(rule: "layoutTooComplex", text: "\(fact) in cell `\(cell.name)`"),
        at: cell.scene.views.lazy.compactMap(\.span).first,
        help: "use fewer inequalities and fewer optional constraints, or give views a size"))
  }
}
