/// How much work was done; tests assert these and not seconds.
package struct Counters: Hashable, Sendable {
  /// Exchanges of a basic and a parametric symbol.
  package var pivots = 0
  /// Errors that changed side without a pivot.
  package var flips = 0
  /// Variables taken out of the system by a required equality.
  package var eliminations = 0
  /// Variables whose value was computed from others'.
  package var evaluations = 0
  /// Times the tableau was set up again from the constraints.
  package var rebuilds = 0
  /// Times memory was asked for to hold the system.
  package var allocations = 0

  package init() {}
}
