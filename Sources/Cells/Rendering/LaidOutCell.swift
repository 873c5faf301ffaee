package import AutoLayout
package import Diagnostics
import Drawing
package import Graphics
import Snapshots
package import Spec
import ViewKinds

/// A cell with its frames and its display list.
package struct LaidOutCell: Sendable {
  package let built: BuiltCell
  package let layout: Layout
  /// The display list of the screen: the views, the bars, the keyboard and the marks.
  package let displayList: DisplayList
  /// The fonts that the texts need.
  ///
  /// If a font cannot be read, drawing throws the error.
  let texts: Result<TextInventory, FontError>

  /// All diagnostics of the cell: those of the spec, the layout and the texts.
  package var diagnostics: [Diagnostic] {
    let texts = try? texts.get()
    return built.diagnostics
      + built.namingCauses(in: layout.diagnostics + (texts?.diagnostics(in: built) ?? []))
  }
  /// The placements of the views in reading order.
  var placements: [ViewPlacement] {
    let styles = Dictionary(
      zip(layout.views.map(\.id), built.styles), uniquingKeysWith: { first, _ in first })
    return layout.inTreeOrder.map { view in
      let style = styles[view.id]
      return ViewPlacement(
        frame: view.inScreen, transform: style?.transform,
        clips: style.map { $0.clips || $0.kind.clipsSubviews } ?? false)
    }
  }
}
