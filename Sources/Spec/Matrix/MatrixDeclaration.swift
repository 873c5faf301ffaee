import Diagnostics

/// The matrix as the file has it.
struct MatrixDeclaration: Sendable {
  /// The product of the axes, or each entry of `include`.
  var products = [MatrixProduct()]
  /// What is left out: states that match all patterns of one of these.
  var exclude: [[AxisPattern]] = []
  /// What is left in: states that match all patterns of one of these; nil for all.
  var only: [[AxisPattern]]?
  var strategy = MatrixStrategy.full
  /// Where the matrix is written.
  var span: SourceSpan?
}

/// Which combinations of a product are drawn.
enum MatrixStrategy: String, Hashable, Sendable, CaseIterable {
  /// All.
  case full
  /// Enough that every two values of two axes meet in one.
  case pairwise
}
