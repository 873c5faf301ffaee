/// The sizes below which a difference is rounding and not fact.
enum Tolerance {
  /// Smaller pivots, reduced costs and row values count as zero in the tableau.
  static let tableau = 1e-9
  /// Smaller distances from a constraint count as holding it.
  static let result = 1e-6
  /// Smaller coefficients are what cancellation leaves behind; they are dropped.
  static let cancellation = 1e-12
}
