package import Geometry

extension VisualFormat {
  /// The space of a bare `-` between siblings.
  package static let standardSpace: Points = 8

  /// The constraints of a format string, from left to right in UIKit's order: each
  /// view's connection to what precedes it, its own predicates, the closing connection, then the
  /// alignments of each pair of neighbours.
  ///
  /// - Parameters:
  ///   - text: the format string.
  ///   - superview: the view that `|` means, or nil.
  ///   - options: alignment, direction and spacing.
  ///   - item: the view or guide with a name, or nil if unknown.
  ///   - metric: the number with a name, or nil if unknown. Metrics are looked up before views.
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
