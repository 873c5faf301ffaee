package import AutoLayout
package import Diagnostics
import Drawing
package import Graphics
package import Spec
import ViewKinds

/// A cell with its frames and what is to be drawn.
package struct LaidOutCell: Sendable {
  package let built: BuiltCell
  package let layout: Layout
  /// The screen with its bars, keyboard and marks.
  package let displayList: DisplayList
  /// What the texts need of fonts; a font that cannot be read is an error of drawing.
  let texts: Result<TextInventory, FontError>
  /// What is wrong with the spec in this cell alone.
  package let specDiagnostics: [Diagnostic]

  /// What is wrong with the spec in this cell, with its layout and with its texts.
  package var diagnostics: [Diagnostic] {
    let texts = try? texts.get()
    return specDiagnostics
      + built.namingUses(in: layout.diagnostics + (texts?.diagnostics(in: built) ?? []))
  }
}
