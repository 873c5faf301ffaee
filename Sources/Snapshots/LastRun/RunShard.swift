/// The part of a run that one of several machines did, with what tells whether parts belong together.
package struct RunShard: Hashable, Sendable, Codable {
  /// Counted from 1.
  package let index: Int
  package let count: Int
  /// How many cells the whole run has.
  package let total: Int
  /// Where this part's cells stand in the whole run, ascending from 0, one for each of its cells.
  package let positions: [Int]
  /// Whether the whole run is of all cells of its screens, so that other references are stale.
  package let isWhole: Bool
  /// A hash of the specs and of the names of the whole run's cells.
  package let specs: String
  /// A hash of how the cells were divided.
  package let division: String
  /// The specs and folders that the whole run was of, as the user named them.
  package let paths: [String]?

  package init(
    index: Int, count: Int, total: Int, positions: [Int], isWhole: Bool, specs: String,
    division: String, paths: [String]
  ) {
    self.index = index
    self.count = count
    self.total = total
    self.positions = positions
    self.isWhole = isWhole
    self.specs = specs
    self.division = division
    self.paths = paths
  }
}
