package import AutoLayout

/// The names of attributes in expressions, those of several attributes included.
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

  /// Nil for a name that no attribute has.
  static func attributes(named name: String) -> [Attribute]? {
    if let attribute = Attribute(rawValue: name) { return [attribute] }
    return compounds.first { $0.name == name }?.attributes
  }
}

extension Attribute {
  /// 1 on the sides where an inset adds to the coordinate, -1 where it is taken away, nil for what
  /// has no inside.
  var inward: Double? {
    switch withinMargins ?? self {
    case .left, .top, .leading: 1
    case .right, .bottom, .trailing: -1
    default: nil
    }
  }
}
