import AutoLayout
package import Diagnostics
import Drawing
import Spec

/// An error of drawing that a view of the spec causes.
package struct ViewError: EnvironmentError {
  /// The diagnostic of the drawing error, at the view.
  package let diagnostic: Diagnostic

  /// Places an error; nil for an error that no view causes.
  init?(_ error: DrawingError, in cell: BuiltCell) {
    let name: String?
    switch error {
    case .slowShapes(let view), .deepGroups(let view): name = view
    case .font, .image, .encoding, .size, .cairo: return nil
    }
    guard let view = cell.scene.views.first(where: { $0.id.name == name }) else { return nil }
    var diagnostic = error.diagnostic
    diagnostic.span = view.span
    self.diagnostic = diagnostic
  }
}
