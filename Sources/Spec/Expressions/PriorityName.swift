package import Cassowary

/// The named priorities in specs.
package enum PriorityName {
  package static let all: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .high), ("low", .low), ("fitting", .fitting),
  ]

  static func priority(named name: String) -> Priority? {
    all.first { $0.name == name }?.priority
  }
}
