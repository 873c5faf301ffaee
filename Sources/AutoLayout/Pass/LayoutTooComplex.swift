package import Cassowary

/// The systems of a scene take more work to solve or to explain than a file may ask for.
package struct LayoutTooComplex: Error, Hashable, Sendable {
  /// Whether the systems are solved, so that only their explanation takes too much work.
  package let isLaidOut: Bool
}

extension WorkBudget {
  /// The work of one layout: 5,000 times that of the largest example, or about two seconds.
  package static var layout: WorkBudget { WorkBudget(limit: 1_000_000_000) }
}

extension LayoutEngine {
  /// The work of explaining one layout: 100 times that of the largest example.
  package static let explanationWork = 1_000_000_000
}
