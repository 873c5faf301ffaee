package import AutoLayout

/// The names of attributes in expressions, including compound names.
package enum AttributeName {
  /// The attributes that each compound name means, in the order of their tuples.
  package static let compounds: [(name: String, attributes: [Attribute])] = [
    ("edges", [.top, .leading, .bottom, .trailing]),
    ("horizontalEdges", [.leading, .trailing]),
    ("verticalEdges", [.top, .bottom]),
    ("size", [.width, .height]),
    ("center", [.centerX, .centerY]),
  ]

  static let names: [String] = Attribute.allCases.map(\.rawValue) + compounds.map(\.name)

  /// The attributes with a name, or nil if the name is unknown.
  static func attributes(named name: String) -> [Attribute]? {
    if let attribute = Attribute(rawValue: name) { return [attribute] }
    return compounds.first { $0.name == name }?.attributes
  }
}

extension Attribute {
  /// The sign of a positive inset on the attribute's coordinate: 1 if the inset increases the
  /// coordinate, -1 if it decreases it.
  ///
  /// Nil for attributes without an inside.
  var inward: Double? {
    switch withinMargins ?? self {
    case .left, .top, .leading: 1
    case .right, .bottom, .trailing: -1
    default: nil
    }
  }
}
