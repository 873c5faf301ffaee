import Devices
import Diagnostics

/// The matrix as the file has it.
struct MatrixDeclaration: Sendable {
  /// The product of the axes, or each entry of `include`.
  var products = [MatrixProduct()]
  /// What is left out: states that match all patterns of one of these.
  var exclude: [[AxisPattern]] = []
  /// Where the matrix is written.
  var span: SourceSpan?
}

extension MatrixDeclaration {
  /// Whether there is anything to draw.
  func hasCells(_ defaults: MatrixDefaults) -> Bool {
    products.contains { product in
      product.contains { $0.isPossible && !excludes($0, defaults) }
    }
  }

  func excludes(_ state: CellState, _ defaults: MatrixDefaults) -> Bool {
    exclude.contains { $0.allSatisfy { $0.matches(state, defaults) } }
  }
}
