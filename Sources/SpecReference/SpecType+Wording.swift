import Spec

extension SpecType {
  /// The valid values in words, for the reference.
  var wording: String {
    switch self {
    case .value(let type): type.wording
    case .string(let term), .expression(let term), .definition(_, let term), .any(let term): term
    case .list(let type, let count):
      if let count, count.lowerBound == count.upperBound {
        "a list of \(count.lowerBound): \(type.wording)"
      } else {
        "a list: \(type.wording)"
      }
    case .oneOrMore(let type): "\(type.wording), or a list"
    case .oneOf(let types): types.map(\.wording).joined(separator: "; or ")
    case .keys: "a mapping"
    case .mapping(let name, let type): "a mapping from \(name) to \(type.wording)"
    case .axes(let type): "a mapping from `horizontal`, `vertical` to \(type.wording)"
    }
  }
}
