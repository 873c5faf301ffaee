package import Geometry

extension VisualFormat {
  /// The space that a single `-` between siblings means, in points.
  package static let standardSpace: Points = 8

  /// Returns the constraints of a format string in UIKit's order.
  ///
  /// For each view from left to right: the connection to the preceding item, then the predicates of
  /// the view. After the views: the closing connection, then the alignments of neighbours.
  ///
  /// - Parameters:
  ///   - text: the format string.
  ///   - superview: returns the superview of a view, or nil without one. `|` means the superview of
  ///     the view next to it, or the owner of the guide next to it.
  ///   - options: alignment, direction and spacing.
  ///   - item: returns the view or guide with a name, or nil if unknown.
  ///   - metric: returns the number with a name, or nil if unknown. Metrics take precedence over
  ///     views.
  ///   - name: the identifier of every constraint, or nil.
  ///   - origin: the origin of the constraints.
  /// - Returns: the constraints; empty for a single view without predicates or connections.
  /// - Throws: the first error from the left. Grammar errors come before unknown names.
  package static func expand(
    _ text: String, in superview: @escaping (ViewID) -> ViewID?, options: VisualFormatOptions = [],
    item: @escaping (String) -> LayoutItem?, metric: @escaping (String) -> Double?,
    name: String? = nil, origin: Origin
  ) throws(VisualFormatError) -> [Constraint] {
    var expansion = VisualFormatExpansion(
      format: try VisualFormat(parsing: text), superview: superview, options: options, item: item,
      metric: metric, name: name, origin: origin)
    return try expansion.constraints()
  }
}
