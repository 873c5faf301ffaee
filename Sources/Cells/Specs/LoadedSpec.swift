import Bitmaps
package import Snapshots
package import Spec

/// A spec that was read and checked, with the cells of its matrix.
///
/// It is a class because all cells of a run share it. A copy of its values takes 3 kB.
package final class LoadedSpec: Sendable {
  package let location: SpecLocation
  let project: SpecProject
  package let document: SpecDocument
  /// The file's text and its hash.
  package let source: SpecSource
  package let cells: [Cell]
  /// The cells of the matrix that no device supports.
  package let impossible: [ImpossibleCells]
  /// The films between the cells.
  package let films: TransitionExpansion
  /// The pictures and fonts that the spec names, and the files of catalogues that it uses, in the
  /// order in which they were found.
  package let files: [File]
  /// The language in which the texts of the spec are written if its files of words have no other; nil
  /// without such files.
  let development: String?

  /// A file that a spec names.
  package struct File: Hashable, Sendable {
    /// The path in the spec, or the path in the project for a file of a catalogue.
    package let name: String
    /// The absolute path, with links resolved.
    package let path: String
    /// The file before it was read; nil if it was not there.
    let stamp: FileStamp?
  }

  /// The text of `source` with its places if the spec is made of an Interface Builder document; nil
  /// for other specs, whose text is the file's own.
  let expansion: SpecExpansion?

  /// The name of the scene if the user names its document, and it has several; nil otherwise.
  package let scene: String?
  /// The paths of asset catalogues that were found around a document that the user names, relative to
  /// the document's folder.
  package let assets: [String]

  init(
    location: SpecLocation, project: SpecProject, document: SpecDocument, source: SpecSource,
    matrix: MatrixExpansion, files: [File] = [], development: String? = nil,
    expansion: SpecExpansion? = nil, scene: String? = nil,
    assets: [String] = []
  ) {
    self.location = location
    self.project = project
    self.document = document
    self.source = source
    cells = matrix.cells
    impossible = matrix.impossible
    films = document.films(of: matrix.cells)
    self.files = files
    self.development = development
    self.expansion = expansion
    self.scene = scene
    self.assets = assets
  }

  /// The file's text as a string, for messages.
  package var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The spec's title for reports, or the file's name without a title.
  package var title: String { document.title ?? location.screen }
}
