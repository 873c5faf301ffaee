package import Snapshots
package import Spec

/// A spec that was read and checked, with the cells of its matrix.
package struct LoadedSpec: Sendable {
  package let location: SpecLocation
  package let document: SpecDocument
  /// The file's text.
  package let source: SpecSource
  package let cells: [Cell]
  /// Cells that the axes name but no device can be in.
  package let impossible: [ImpossibleCells]
  /// The films of the cells.
  package let films: TransitionExpansion

  /// The file's text, for showing it.
  package var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The name in reports: the spec's title, or the file's.
  package var title: String { document.title ?? location.screen }
}
