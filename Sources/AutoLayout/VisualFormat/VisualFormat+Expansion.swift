package import Geometry

extension VisualFormat {
  /// The space of a bare `-` between siblings.
  package static let standardSpace: Points = 8

  /// The constraints that a format string stands for, from left to right as UIKit makes them: each
  /// view's connection to what precedes it, its own predicates, the closing connection, then the
  /// alignments of each pair of neighbours.
  ///
  /// - Parameters:
  ///   - text: the format string.
  ///   - superview: what `|` means; nil where there is none.
  ///   - options: alignment, direction and spacing.
  ///   - item: the view or guide of a name; nil for an unknown one.
  ///   - metric: the number of a name; nil for an unknown one. Metrics are looked up before views.
  ///   - name: the identifier that every constraint gets, nil for none.
  ///   - origin: where the string is written.
  /// - Returns: none for a single view with nothing said of it.
  /// - Throws: the first mistake from the left; mistakes of grammar come before unknown names.
  package static func expand(
    _ text: String, in superview: ViewID?, options: VisualFormatOptions = [],
    item: @escaping (String) -> LayoutItem?, metric: @escaping (String) -> Double?,
    name: String? = nil, origin: Origin
  ) throws(VisualFormatError) -> [Constraint] {
    var expansion = VisualFormatExpansion(
      format: try VisualFormat(parsing: text), superview: superview, options: options, item: item,
      metric: metric, name: name, origin: origin)
    return try expansion.constraints()
  }
}
