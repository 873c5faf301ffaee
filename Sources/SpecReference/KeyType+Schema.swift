import Devices
import Diagnostics
import Spec
import ViewKinds

extension KeyType {
  func schema(in place: SchemaPlace) -> JSONValue {
    switch self {
    case .text, .date, .path: .reference("text")
    case .image: ["type": "string"]
    case .flag: place.orParameter(["type": "boolean"])
    case .number(let range): place.orParameter(.number(in: range))
    case .integer(let range): place.orParameter(.integer(in: range))
    case .length(let range), .spacing(let range): .length(in: range)
    case .lengths(let range, let count):
      place.orParameter(.list(of: .length(in: range), count: count))
    case .relativeSize(let range):
      place.orParameter(.list(of: .length(in: range), count: 2...2))
    case .insets(let range): .sides(LanguageKeys.insets(in: range), in: range)
    case .directionalInsets(let range): .sides(LanguageKeys.margins(in: range), in: range)
    case .color: .reference("color")
    case .font: .reference("font")
    case .symbol: place.orParameter(.reference("symbol"))
    case .choice(let names): place.orParameter(.names(names))
    case .texts: place.orParameter(.list(of: .reference("text")))
    case .colors: place.orParameter(.list(of: .reference("color")))
    case .numbers(let range, let count):
      place.orParameter(.list(of: place.orParameter(.number(in: range)), count: count))
    case .integers(let range, let count):
      place.orParameter(.list(of: place.orParameter(.integer(in: range)), count: count))
    case .items(let fields): place.orParameter(.list(of: Self.part(fields, in: place)))
    case .attributedText(let fields):
      .any(of: [.reference("text"), .list(of: Self.part(fields, in: place))])
    case .spacings(let range): place.orParameter(.mapping(of: .length(in: range)))
    case .rowTemplate, .view: .reference("view")
    case .rowTemplates: .mapping(of: .reference("view"))
    case .rowItems: place.orParameter(.list(of: Self.item))
    case .rowSections: place.orParameter(.list(of: .keys(LanguageKeys.sections, in: place)))
    }
  }

  /// The schema of an item: the values of any parameters, or a view of its own.
  private static let item: JSONValue = [
    "type": "object", "properties": ["cell": .reference("view")],
  ]

  /// The schema of a view's part: a mapping, or only the value of its first key.
  private static func part(_ fields: [any KindKey], in place: SchemaPlace) -> JSONValue {
    let mapping = JSONValue.keys(
      fields.map { ($0.name, $0.type.schema(in: place).described($0.summary)) })
    return .any(of: [mapping] + (fields.first.map { [$0.type.schema(in: place)] } ?? []))
  }
}

extension JSONValue {
  static func number(in range: ClosedRange<Double>, _ type: JSONValue = "number") -> JSONValue {
    ["type": type, "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }

  /// The schema of a whole number in the range.
  static func integer(in range: ClosedRange<Int>) -> JSONValue {
    .number(in: Double(range.lowerBound)...Double(range.upperBound), "integer")
  }

  /// The schema of a number in the range, or the name of a metric.
  static func length(in range: ClosedRange<Double>) -> JSONValue {
    .any(of: [.number(in: range), ["type": "string"]])
  }

  /// The schema that also accepts a text with a `$parameter` of a template or a row.
  static func orParameter(_ schema: JSONValue) -> JSONValue {
    .any(of: [schema, .reference("parameter")])
  }

  /// The schema of one length for all sides, a list of four, or a mapping of sides.
  static func sides(_ keys: [SpecKey], in range: ClosedRange<Double>) -> JSONValue {
    .any(of: [
      .length(in: range), .list(of: .length(in: range), count: 4...4), .keys(keys, in: .view),
    ])
  }
}
