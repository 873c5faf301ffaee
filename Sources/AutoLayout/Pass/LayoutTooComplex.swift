package import Cassowary

/// The systems of a scene take more work to solve or to explain than a file may ask for.
package struct LayoutTooComplex: Error, Hashable, Sendable {}

extension WorkBudget {
  /// The work of one layout: 5,000 times that of the largest example, or about two seconds.
  package static var layout: WorkBudget { WorkBudget(limit: 1_000_000_000) }

  /// The work of one layout and its explanation: 190 times that of the largest example.
  package static var explanation: WorkBudget { WorkBudget(limit: 2_000_000_000) }
}
