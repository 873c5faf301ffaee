import Diagnostics
import Spec

/// A text of a spec with some of its changes.
///
/// It is parsed once.
final class SpecVariant {
  let document: SpecDocument?
  /// The files and colours that the text names although they are missing.
  let missing: Set<String>
  /// Whether the text shows what it showed when it was recorded, except for missing pictures.
  let isComplete: Bool
  private lazy var cells: [String: Cell] = Dictionary(
    (document?.cells().cells ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private lazy var films: [String: TransitionCell] = Dictionary(
    (document.map { $0.films(of: $0.cells().cells).films } ?? []).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Parses a text in place of the spec's own.
  init(
    _ text: String, like spec: LoadedSpec, _ files: SpecFileCaches, allowing allowed: MissingNames,
    former: SpecFiles?
  ) {
    let found = SpecFiles(
      of: spec.location, in: spec.project, files, allowing: allowed, former: former)
    let parsed = found.parse(Array(text.utf8), limits: spec.document.limits)
    let isWrong = parsed.diagnostics.contains { $0.severity == .error }
    document = isWrong ? nil : parsed.document
    missing = found.missing
    isComplete = found.lacksOnlyPictures
  }

  /// A spec that was read with its own files.
  init(_ spec: LoadedSpec) {
    document = spec.document
    missing = []
    isComplete = true
  }

  /// The cell of the same name in this text, which may define the cell's device in another way.
  ///
  /// If the matrix has no such cell, the result is the given cell.
  func cell(like cell: Cell) -> Cell { cells[cell.name] ?? cell }

  /// The film of the same name in this text; nil if there is none.
  func film(like film: TransitionCell) -> TransitionCell? { films[film.name] }
}
