package import AutoLayout
package import Diagnostics
package import Spec
package import ViewKinds

/// A cell with its frames and what is to be drawn.
package struct LaidOutCell: Sendable {
  package let built: BuiltCell
  package let layout: Layout
  /// The screen with its bars, keyboard and marks.
  package let displayList: DisplayList
  /// What is wrong with the spec in this cell alone.
  package let specDiagnostics: [Diagnostic]
  /// What is wrong with the texts, which no font may have.
  package let textDiagnostics: [Diagnostic]

  package var diagnostics: [Diagnostic] {
    specDiagnostics + layout.diagnostics + textDiagnostics
  }
}
