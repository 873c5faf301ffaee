import Diagnostics

/// The matrix as declared in the file.
struct MatrixDeclaration: Sendable {
  /// The product of the axes, or each entry of `include`.
  var products = [MatrixProduct()]
  /// Removes states that match all patterns of one of these lists.
  var exclude: [[AxisPattern]] = []
  /// Keeps only states that match all patterns of one of these lists; nil keeps all.
  var only: [[AxisPattern]]?
  var strategy = MatrixStrategy.full
  /// The matrix' place in the file.
  var span: SourceSpan?
}

/// Which combinations of a product are drawn.
enum MatrixStrategy: String, Hashable, Sendable, CaseIterable {
  /// All.
  case full
  /// Enough that every two values of two axes meet in one.
  case pairwise
}
