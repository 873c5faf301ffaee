/// How much a spec may ask for before it is refused.
package struct SpecLimits: Hashable, Sendable {
  /// The file's size in bytes.
  package var fileBytes = 4 * 1024 * 1024
  /// How deep sequences and mappings may stand in each other.
  package var nesting = 200
  /// Values in the file, counted after aliases and table rows are written out.
  package var nodes = 200_000
  /// Bytes of the texts that rows and templates are filled with.
  package var filledBytes = 16 * 1024 * 1024
  /// Cells of the matrix, impossible ones included.
  package var cells = 100_000
  /// Pixels of a custom device's screen.
  package var pixels = 50_000_000
  /// Mistakes that are listed in one run.
  package var diagnostics = 100

  /// The longest name of a cell in bytes: with an ending it is the name of a file.
  static let cellNameBytes = 230

  package init() {}
}
