package import Comparing

/// The common cause of several cells that need attention.
package struct RunCause: Hashable, Sendable {
  /// The kinds in the order of reports: causes that may explain others come first.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The spec is invalid, so nothing could be drawn.
    case spec
    /// A file, a font or the disk has a problem.
    case environmentProblem
    /// The files of the reference changed after Strut recorded them, or its spec cannot be drawn.
    case reference
    /// The fonts, libraries or Strut differ from those of the reference.
    case environment
    /// Views moved, changed their size, appeared or disappeared.
    case layout
    /// The pictures have another size.
    case size
    /// Pixels differ, but no view changed.
    case pixels
    /// There is no reference.
    case missing
  }

  /// The fact that the cells have in common.
  ///
  /// Cells with equal facts have one cause.
  package enum Fact: Hashable, Sendable {
    /// The cell could not be drawn.
    ///
    /// The values are the cause, the first error, and the messages of the others.
    case failure(CellFailure.Cause, DiagnosticRecord?, others: [String])
    case reference([ReferenceFault])
    case environment([EnvironmentChange])
    /// Changes of the spec.
    ///
    /// `isOfLayout` is false if they changed only pixels.
    case spec([SpecChange], isOfLayout: Bool)
    /// Changes without positions, as `LayoutChange.relative` returns them.
    case layout([LayoutChange])
    case size(expected: PictureSize, actual: PictureSize?)
    case pixels(screen: String)
    case noReference
    /// Cells were renamed, and their references have the old names.
    case renamedCells
    case renamedSpec(SpecMove)
  }

  package let fact: Fact
  /// The effects of the spec's changes, without duplicates, in the order of the cells.
  ///
  /// Empty for other causes.
  package let effects: [Effect]
  /// The indices of the cells in the run, ascending; at least one.
  package let cells: [Int]

  /// A change of one view in some of the cause's cells.
  package struct Effect: Hashable, Sendable {
    /// The change without positions.
    package let change: LayoutChange
    /// The indices of the cells in the run, ascending.
    package let cells: [Int]

    package init(change: LayoutChange, cells: [Int]) {
      self.change = change
      self.cells = cells
    }
  }

  /// A place in a spec.
  package struct Place: Hashable, Sendable, Codable {
    package let file: String
    /// The line, counted from 1; nil if it is not known.
    package let line: Int?
    /// The column, counted from 1; nil if it is not known.
    package let column: Int?

    package init(file: String, line: Int?, column: Int?) {
      self.file = file
      self.line = line
      self.column = column
    }
  }
}

extension RunCause {
  package var kind: Kind { fact.kind }

  /// The place of the cause in a spec; nil if it is not known.
  package var place: Place? {
    switch fact {
    case .failure(_, let first, _):
      first.flatMap { first in
        first.file.map { Place(file: $0, line: first.line, column: first.column) }
      }
    case .spec(let changes, _):
      changes.first.map { Place(file: $0.file, line: $0.line, column: nil) }
    case .reference, .environment, .layout, .size, .pixels, .noReference, .renamedCells,
      .renamedSpec:
      nil
    }
  }
}

extension RunCause.Fact {
  fileprivate var kind: RunCause.Kind {
    switch self {
    case .failure(.spec, _, _): .spec
    case .failure(.environment, _, _): .environmentProblem
    case .reference: .reference
    case .environment: .environment
    case .layout, .spec(_, isOfLayout: true): .layout
    case .size: .size
    case .pixels, .spec(_, isOfLayout: false): .pixels
    case .noReference, .renamedCells, .renamedSpec: .missing
    }
  }
}

extension RunResults {
  /// The causes of all cells that need attention.
  ///
  /// They are sorted by kind, number of cells and first cell.
  ///
  /// Each cell has one cause.
  package var causes: [RunCause] {
    let grouped = Grouped(cells.indices) { cells[$0].causeFact }
    let causes = grouped.groups.map { fact, positions in
      RunCause(fact: fact, effects: effects(of: fact, on: positions), cells: positions)
    }
    return RunCause.Kind.allCases.flatMap { kind in
      causes.enumerated().filter { $0.element.kind == kind }.sorted { a, b in
        (b.element.cells.count, a.offset) < (a.element.cells.count, b.offset)
      }.map(\.element)
    }
  }

  private func effects(of fact: RunCause.Fact, on positions: [Int]) -> [RunCause.Effect] {
    guard case .spec = fact else { return [] }
    let changes = positions.flatMap { position in
      cells[position].shownChanges.map { (position, $0.relative) }
    }
    return Grouped(changes) { $0.1 }.groups.map { change, found in
      RunCause.Effect(change: change, cells: found.map(\.0))
    }
  }
}

extension CellRecord {
  /// The fact by which the cells are grouped; nil if the cell does not need attention.
  fileprivate var causeFact: RunCause.Fact? {
    switch outcome {
    case .matched, .unchanged, .recorded: nil
    case .missing:
      movedSpec.map { .renamedSpec($0) } ?? (renamedFrom == nil ? .noReference : .renamedCells)
    case .failed:
      .failure(
        cause ?? .environment, diagnostics.first,
        others: diagnostics.dropFirst().map(\.message))
    case .different: differenceFact
    }
  }

  private var differenceFact: RunCause.Fact {
    if !referenceFaults.isEmpty { return .reference(referenceFaults) }
    if environmentMayExplain || changes.isEmpty && !environment.isEmpty {
      return .environment(environment)
    }
    if let specChanges { return .spec(specChanges, isOfLayout: !changes.isEmpty) }
    if !changes.isEmpty { return .layout(shownChanges.map(\.relative)) }
    if let expectedSize { return .size(expected: expectedSize, actual: size) }
    return .pixels(screen: id.screen)
  }
}
