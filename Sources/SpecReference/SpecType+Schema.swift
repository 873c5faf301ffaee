import Diagnostics
import Spec
import ViewKinds

/// The place in a spec for which a schema is made.
struct SchemaPlace {
  /// Whether values may have the `$parameters` of templates and rows.
  var takesParameters = false
  /// Whether the spec declares axes.
  ///
  /// Mappings of axes then accept other names too.
  var hasOwnAxes = false

  static let view = SchemaPlace(takesParameters: true)

  /// The definitions that depend on the axes that the spec declares.
  static let dynamic = ["matrix", "when", "transitions", "product", "filter"]

  func reference(_ name: String) -> JSONValue {
    .reference(hasOwnAxes && Self.dynamic.contains(name) ? "\(name).own" : name)
  }

  func orParameter(_ schema: JSONValue) -> JSONValue {
    takesParameters ? .orParameter(schema) : schema
  }
}

extension SpecKey {
  func schema(in place: SchemaPlace) -> JSONValue {
    type.schema(in: place).described(summary)
  }
}

extension SpecType {
  func schema(in place: SchemaPlace) -> JSONValue {
    switch self {
    case .value(let type): type.schema(in: place)
    case .string: ["type": "string"]
    case .expression: .reference("expression")
    case .list(let type, let count):
      place.orParameter(.list(of: type.schema(in: place), count: count))
    case .oneOrMore(let type): .oneOrMore(type.schema(in: place))
    case .oneOf(let types): .any(of: types.map { $0.schema(in: place) })
    case .keys(let keys): place.orParameter(.keys(keys(), in: place))
    case .mapping(_, let type): .mapping(of: type.schema(in: place))
    case .axes(let type):
      .keys(
        ["horizontal", "vertical"].map {
          ($0, type.schema(in: place).described("The value for the \($0) axis."))
        })
    case .definition(let name, _): place.reference(name)
    case .any: [:]
    }
  }
}

extension JSONValue {
  /// A schema of a mapping with exactly these keys.
  static func keys(_ keys: [SpecKey], in place: SchemaPlace) -> JSONValue {
    .keys(
      keys.map { ($0.name, $0.schema(in: place)) },
      required: keys.filter(\.isRequired).names)
  }
}
