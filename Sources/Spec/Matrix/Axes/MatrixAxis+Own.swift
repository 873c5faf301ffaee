extension MatrixAxis {
  /// An axis that the spec declares.
  ///
  /// - Parameters:
  ///   - name: one that no other axis has.
  ///   - values: the names of its values, of which the first is the default.
  /// - Returns: the axis.
  static func own(_ name: String, values: [String]) -> MatrixAxis {
    MatrixAxis(
      name, noun: "value of `\(name)`", \.[own: name], values: values, naming: { $0 },
      standard: { _, _ in values.first ?? "" },
      wording: Wording(summary: "", condition: ""))
  }
}
