import Devices
import Spec
import ViewKinds

extension KeyType {
  /// What a value may be, as a schema; `$parameters` of templates and rows stand for any value.
  var schema: SchemaValue {
    switch self {
    case .text, .date, .path: .reference("text")
    case .image: ["type": "string"]
    case .flag: .reference("flag")
    case .number(let range): .orParameter(.number(in: range))
    case .integer(let range):
      .orParameter(
        SchemaValue.number(in: Double(range.lowerBound)...Double(range.upperBound), "integer"))
    case .length(let range), .spacing(let range): .length(in: range)
    case .lengths(let range, let count): .orParameter(.list(of: .length(in: range), count: count))
    case .insets(let range): .insets(in: range)
    case .color: .reference("color")
    case .font: .reference("font")
    case .symbol: .orParameter(.reference("symbol"))
    case .choice(let names): .orParameter(.names(names))
    case .texts: .orParameter(.list(of: .reference("text")))
    case .colors: .orParameter(.list(of: .reference("color")))
    case .numbers(let range, let count):
      .orParameter(.list(of: .orParameter(.number(in: range)), count: count))
    case .items(let fields): .orParameter(.list(of: Self.part(fields)))
    case .attributedText(let fields): .any(of: [.reference("text"), .list(of: Self.part(fields))])
    case .spacings(let range): .orParameter(.mapping(of: .length(in: range)))
    case .rowTemplate: .reference("view")
    case .rowItems: .orParameter(.list(of: ["type": "object"]))
    case .rowSections: .orParameter(.list(of: .reference("section")))
    }
  }

  /// A part of a view: a mapping, or the first key's value alone.
  private static func part(_ fields: [Key]) -> SchemaValue {
    let mapping = SchemaValue.keys(
      fields.map { ($0.name, $0.type.schema.described($0.summary)) })
    return .any(of: [mapping] + (fields.first.map { [$0.type.schema] } ?? []))
  }
}

extension SchemaValue {
  static func number(in range: ClosedRange<Double>, _ type: SchemaValue = "number") -> SchemaValue {
    ["type": type, "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }

  /// A number in the range, or a name of a metric.
  static func length(in range: ClosedRange<Double>) -> SchemaValue {
    .any(of: [.number(in: range), ["type": "string"]])
  }

  /// The value, or a text with a `$parameter` of a template or a row.
  static func orParameter(_ schema: SchemaValue) -> SchemaValue {
    .any(of: [schema, .reference("parameter")])
  }

  static func insets(in range: ClosedRange<Double>) -> SchemaValue {
    let sides = LanguageKeys.insets.map {
      ($0.name, SchemaValue.length(in: range).described($0.summary))
    }
    return .any(of: [
      .length(in: range), .list(of: .length(in: range), count: 4...4), .keys(sides),
    ])
  }
}
