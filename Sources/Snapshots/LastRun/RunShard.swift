/// The part of a run that one machine does, with facts that show which parts belong together.
package struct RunShard: Hashable, Sendable, Codable {
  /// The number of the part, counted from 1.
  package let index: Int
  package let count: Int
  /// The number of cells in the whole run.
  package let total: Int
  /// The index in the whole run of each cell of this part, ascending, counted from 0.
  package let positions: [Int]
  /// Whether the whole run has all cells of its screens.
  ///
  /// All other references are then stale.
  package let isWhole: Bool
  /// A hash of the specs, and of the names of all cells of the whole run.
  package let specs: String
  /// A hash of the division into parts.
  package let division: String
  /// The specs and folders of the whole run, as the user wrote them.
  package let paths: [String]?
  /// A hash of the files from which the cells of the whole run are drawn, and of their references.
  ///
  /// Nil for a part that an older version of Strut tested.
  package let inputs: String?

  /// The greatest number of parts of a run.
  package static let greatestCount = 10_000

  package init(
    index: Int, count: Int, total: Int, positions: [Int], isWhole: Bool, specs: String,
    division: String, paths: [String], inputs: String? = nil
  ) {
    self.index = index
    self.count = count
    self.total = total
    self.positions = positions
    self.isWhole = isWhole
    self.specs = specs
    self.division = division
    self.paths = paths
    self.inputs = inputs
  }
}
