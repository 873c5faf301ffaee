package import AutoLayout
package import Diagnostics
package import Spec

/// A cell with its frames.
package struct LaidOutCell: Sendable {
  package let built: BuiltCell
  package let layout: Layout
  /// What is wrong with the spec in this cell, and with its layout.
  package let diagnostics: [Diagnostic]
}
