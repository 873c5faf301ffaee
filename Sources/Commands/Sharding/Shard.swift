/// One part of a run that is divided among machines.
package struct Shard: Hashable, Sendable {
  /// Counted from 1, at most `count`.
  package let index: Int
  package let count: Int
  /// The file by which the runner is told that the run takes only its part; nil where it asks for none.
  package let statusFile: String?

  /// Nil where there is no such part.
  package init?(index: Int, count: Int, statusFile: String? = nil) {
    guard count <= Self.most, count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
    self.statusFile = statusFile
  }

  /// The most parts that a run is divided into.
  package static let most = 10_000
}

/// Which part of a run the user asked for.
package enum ShardRequest: Hashable, Sendable {
  case part(Shard)
  /// The part that the runner's variables name; of so many where they do not say of how many.
  case automatic(count: Int?)

  /// Nil for anything but `N/M`, `auto` and `auto/M`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("auto", 1): self = .automatic(count: nil)
    case ("auto", 2):
      guard let count = Int(parts[1]), (1...Shard.most).contains(count) else { return nil }
      self = .automatic(count: count)
    case (_, 2):
      guard let index = Int(parts[0]), let count = Int(parts[1]),
        let shard = Shard(index: index, count: count)
      else { return nil }
      self = .part(shard)
    default: return nil
    }
  }

  /// The part.
  ///
  /// - Parameter environment: the process's variables.
  /// - Returns: the part that was named or that the variables name.
  /// - Throws: what is wrong with the variables or missing among them.
  package func shard(_ environment: [String: String]) throws(ShardError) -> Shard {
    switch self {
    case .part(let shard): shard
    case .automatic(let count): try Shard(from: environment, count: count)
    }
  }
}
