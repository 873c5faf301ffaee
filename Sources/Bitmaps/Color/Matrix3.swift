/// A three by three matrix, row by row.
struct Matrix3: Hashable, Sendable {
  var rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }

  /// - Parameter columns: three columns of three numbers.
  init(columns: [[Double]]) {
    rows = (0..<3).map { row in columns.map { $0[row] } }
  }

  static func diagonal(_ numbers: [Double]) -> Matrix3 {
    Matrix3((0..<3).map { row in (0..<3).map { $0 == row ? numbers[row] : 0 } })
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(
      left.rows.map { row in
        (0..<3).map { column in
          row[0] * right.rows[0][column] + row[1] * right.rows[1][column]
            + row[2] * right.rows[2][column]
        }
      })
  }

  static func * (left: Matrix3, right: [Double]) -> [Double] {
    left.rows.map { $0[0] * right[0] + $0[1] * right[1] + $0[2] * right[2] }
  }

  /// The inverse matrix, or nil if the matrix is singular.
  var inverted: Matrix3? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r, s) = ((row + 1) % 3, (row + 2) % 3)
      let (c, d) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r][c] * rows[s][d] - rows[r][d] * rows[s][c]
    }
    let cofactors = (0..<3).map { row in (0..<3).map { minor(row, $0) } }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactors[0][$1] }
    guard determinant.isNormal, abs(determinant) > 1e-9 else { return nil }
    return Matrix3(
      (0..<3).map { row in (0..<3).map { cofactors[$0][row] / determinant } })
  }
}
