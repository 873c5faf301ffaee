/// What is behind the cells of a run that somebody has to look at, told once for all of them.
package struct RunCause: Hashable, Sendable {
  /// What sort of thing it is, in the order in which causes are told: the first may explain the rest.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The spec is wrong, so that nothing could be drawn.
    case spec
    /// A file, a font or the disk is not as it must be.
    case surroundings
    /// Other fonts or libraries than the references'.
    case environment
    /// Views moved, grew, appeared or vanished.
    case layout
    /// The pictures have another size.
    case size
    /// Pixels differ though no view changed.
    case pixels
    /// There is nothing to compare with.
    case missing
  }

  package let kind: Kind
  /// A sentence with names between backticks.
  package let title: String
  /// What there is to say besides, a sentence each.
  package let details: [String]
  /// Where it is written; nil where no place is known.
  package let place: Place?
  /// Positions in the run's cells, ascending; at least one.
  package let cells: [Int]

  /// A place in a spec.
  package struct Place: Hashable, Sendable, Codable {
    package let file: String
    /// Counted from 1.
    package let line: Int?
    /// Counted from 1.
    package let column: Int?

    package init(file: String, line: Int?, column: Int?) {
      self.file = file
      self.line = line
      self.column = column
    }
  }
}
