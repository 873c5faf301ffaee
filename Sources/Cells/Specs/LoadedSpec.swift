package import Snapshots
package import Spec

/// A spec that was read and checked, with the cells of its matrix.
package struct LoadedSpec: Sendable {
  package let location: SpecLocation
  package internal(set) var document: SpecDocument
  /// The file's text and its hash.
  package let source: SpecSource
  package let cells: [Cell]
  /// The cells of the matrix that no device supports.
  package let impossible: [ImpossibleCells]
  /// The films between the cells.
  package let films: TransitionExpansion

  /// The file's text as a string, for messages.
  package var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The spec's title, or the file's name, for reports.
  package var title: String { document.title ?? location.screen }
}
