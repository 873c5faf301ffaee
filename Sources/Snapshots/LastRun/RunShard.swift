/// One machine's part of a run, with the facts that show whether parts belong together.
package struct RunShard: Hashable, Sendable, Codable {
  /// Counted from 1.
  package let index: Int
  package let count: Int
  /// The number of cells in the whole run.
  package let total: Int
  /// The positions of this part's cells in the whole run, ascending from 0, one for each cell.
  package let positions: [Int]
  /// Whether the whole run has all cells of its screens, so that all other references are stale.
  package let isWhole: Bool
  /// A hash of the specs and of the cell names of the whole run.
  package let specs: String
  /// A hash of the division into parts.
  package let division: String
  /// The specs and folders of the whole run, as the user named them.
  package let paths: [String]?

  /// The greatest number of parts of a run.
  package static let greatestCount = 10_000

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
