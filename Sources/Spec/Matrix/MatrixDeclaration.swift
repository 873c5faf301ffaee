import Diagnostics

/// The matrix as declared in the file.
struct MatrixDeclaration: Sendable {
  /// One product of the axes, or one for each entry of `include`.
  var products = [MatrixProduct()]
  /// Removes states that match all patterns of one of these lists.
  var exclude: [[AxisPattern]] = []
  /// Keeps only states that match all patterns of one of these lists; nil keeps all.
  var only: [[AxisPattern]]?
  var strategy = MatrixStrategy.full
  /// The matrix' place in the file.
  var span: SourceSpan?
}

/// The combinations of a product that are drawn.
enum MatrixStrategy: String, Hashable, Sendable, CaseIterable {
  /// All combinations.
  case full
  /// A selection of combinations in which every two values of two axes occur together.
  case pairwise
}
