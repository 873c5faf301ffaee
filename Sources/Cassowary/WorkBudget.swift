/// The work that solvers may do together, so that no system of constraints takes too long.
///
/// Work is counted, not timed, so the same systems use up the budget on every machine or on none.
/// If it is used up, the solvers stop, and their values have no meaning.
///
/// Only one thread at a time may use a budget.
package final class WorkBudget: @unchecked Sendable {
  /// The number of entries of matrices and rows that may be visited.
  ///
  /// One takes about two nanoseconds; other work counts as the number of entries that take as long.
  package private(set) var limit: Int
  /// The number of entries visited so far.
  package private(set) var spent = 0

  /// Creates a budget, which is never used up if no limit is given.
  package init(limit: Int = .max) { self.limit = limit }

  package var isUsedUp: Bool { spent >= limit }

  package func spend(_ entries: Int) { spent += entries }

  /// Raises the limit, if there is one.
  package func extend(by entries: Int) { limit += min(entries, .max - limit) }
}
