import Diagnostics

/// The matrix as declared in the file.
struct MatrixDeclaration: Sendable {
  /// One product of the axes, or one for each entry of `include`.
  var products = [MatrixProduct()]
  /// Removes states that match one of these filters.
  var exclude: [MatrixFilter] = []
  /// Keeps only states that match one of these filters; nil keeps all.
  var only: [MatrixFilter]?
  var strategy = MatrixStrategy.full
  /// The matrix' place in the file.
  var span: SourceSpan?
}

/// An entry of `exclude` or `only`, which matches the states that all its patterns match.
struct MatrixFilter: Sendable {
  var patterns: [AxisPattern]
  /// The entry's place in the file.
  var span: SourceSpan

  /// The axes that decide whether it matches.
  var axes: [String] { patterns.flatMap { [$0.axis.name] + $0.axis.dependsOn } }
}

/// The combinations of a product that are drawn.
enum MatrixStrategy: String, Hashable, Sendable, CaseIterable {
  /// All combinations.
  case full
  /// A selection of combinations in which every two values of two axes occur together.
  case pairwise
}
