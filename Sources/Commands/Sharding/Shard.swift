import Snapshots

/// A part of a run on several machines.
package struct Shard: Hashable, Sendable {
  /// The index from 1 to `count`.
  package let index: Int
  package let count: Int
  /// The file that confirms to the runner that the run supports sharding; nil for none.
  package let statusFile: String?

  /// Creates a part; nil if the index or the count is invalid.
  package init?(index: Int, count: Int, statusFile: String? = nil) {
    guard count <= RunShard.greatestCount, count > 0, (1...count).contains(index) else {
      return nil
    }
    self.index = index
    self.count = count
    self.statusFile = statusFile
  }

}

/// The part of a run that the user requests.
package enum ShardRequest: Hashable, Sendable {
  case part(Shard)
  /// The part from the variables of the runner, with the count if they do not have it.
  case automatic(count: Int?)

  /// Parses `N/M`, `auto` or `auto/M`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("auto", 1): self = .automatic(count: nil)
    case ("auto", 2):
      guard let count = Int(parts[1]), (1...RunShard.greatestCount).contains(count) else {
        return nil
      }
      self = .automatic(count: count)
    case (_, 2):
      guard let index = Int(parts[0]), let count = Int(parts[1]),
        let shard = Shard(index: index, count: count)
      else { return nil }
      self = .part(shard)
    default: return nil
    }
  }

  /// The requested part.
  ///
  /// - Parameter environment: the environment of the process.
  /// - Returns: the named part, or the part from the variables.
  /// - Throws: the error of missing or invalid variables.
  package func shard(_ environment: [String: String]) throws(ShardError) -> Shard {
    switch self {
    case .part(let shard): shard
    case .automatic(let count): try Shard(from: environment, count: count)
    }
  }
}
