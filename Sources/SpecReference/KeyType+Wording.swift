import Geometry
import Spec
import ViewKinds

extension KeyType {
  /// The valid values in words, for the reference.
  var wording: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .number(let range): "a number from \(Self.words(range))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let range): "a length from \(Self.words(range))"
    case .lengths(let range, let count):
      "a list of \(Self.words(count)) lengths from \(Self.words(range))"
    case .relativeSize(let range):
      "a list of width and height: lengths from \(Self.words(range)), or expressions of `superview.width` and `superview.height`"
    case .insets(let range):
      "lengths from \(Self.words(range)): one, a list of top, left, bottom and right, or a mapping"
    case .directionalInsets(let range):
      "lengths from \(Self.words(range)): one, a list of top, leading, bottom and trailing, or a mapping of the sides of margins; sides without a length get 0"
    case .color: "a colour"
    case .font: "a font"
    case .image:
      "the path of a PNG, JPEG, SVG or PDF file, or the name of an image in the asset catalogues"
    case .symbol: "the name of a symbol"
    case .choice(let names): MarkdownNames.list(names)
    case .texts: "a list of texts"
    case .colors: "a list of colours"
    case .numbers(let range, let count):
      "a list of \(Self.words(count)) numbers from \(Self.words(range))"
    case .integers(let range, let count):
      "a list of \(Self.words(count)) whole numbers from \(range.lowerBound) to \(range.upperBound)"
    case .items(let fields):
      "a list of mappings of \(MarkdownNames.list(fields.map(\.name))), or of texts for `\(fields.first?.name ?? "")` alone"
    case .attributedText(let fields):
      "text, or a list of texts and of mappings of \(MarkdownNames.list(fields.map(\.name)))"
    case .path: "an outline, as in SVG's `d` attribute"
    case .date: "a date such as `2024-08-28`, `2024-08-28 09:41` or `09:41`"
    case .spacing(let range): "a length from \(Self.words(range)), or `system`"
    case .spacings(let range):
      "a mapping of subviews' ids to lengths from \(Self.words(range)), or `system`"
    case .rowTemplate, .view: "a view"
    case .rowTemplates: "a mapping of names to views"
    case .rowItems: "a list of mappings"
    case .rowSections: "a list of mappings of `header`, `footer` and `items`"
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    [range.lowerBound, range.upperBound].map { DecimalText.shortest($0, places: 3) }
      .joined(separator: " to ")
  }

  private static func words(_ count: ClosedRange<Int>) -> String {
    count.lowerBound == count.upperBound
      ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
  }
}
