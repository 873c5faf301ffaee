import Geometry
import ViewKinds

extension KeyType {
  /// What a value may be, in words, as the reference says it.
  var wording: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .number(let range): "a number from \(Self.words(range))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let range): "a length from \(Self.words(range))"
    case .color: "a colour"
    case .font: "a font"
    case .image: "the path of a PNG file"
    case .choice(let names): MarkdownNames.list(names)
    case .texts: "a list of texts"
    case .rowTemplate: "a view"
    case .rowItems: "a list of mappings"
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    [range.lowerBound, range.upperBound].map { DecimalText.shortest($0, places: 3) }
      .joined(separator: " to ")
  }
}
