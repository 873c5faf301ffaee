import Devices
import Geometry

extension MatrixAxis {
  static let keyboard = MatrixAxis(
    "keyboard", noun: "keyboard state", \.keyboard, values: KeyboardState.named,
    naming: \.name,
    parsing: { text throws(AxisFlaw) in
      guard let height = DecimalNumber.parse(text) else { throw .unknown }
      guard KeyboardState.heights.contains(height) else {
        throw .outOfRange(height, KeyboardState.heights)
      }
      guard DecimalNumber.isExact(height, places: KeyboardState.places) else { throw .tooFine }
      return .height(Points(height))
    },
    standard: { _, _ in .hidden },
    wording: Wording(
      values: MarkdownNames.list(KeyboardState.named.map(\.name))
        + ", or a height from 1 to 2000 points",
      summary: "The keyboard's state.", pattern: "names, patterns or heights",
      condition: "Holds in these states."))
}

extension KeyboardState {
  /// Those that have names, in the order of the reference.
  fileprivate static let named: [KeyboardState] = [
    .hidden, .shown, .shownWithoutSuggestions, .floating, .numberPad,
  ]
  /// The range of a given height, in points.
  fileprivate static let heights = 1.0...2000.0
  /// Decimals of a height in names.
  fileprivate static let places = 3

  /// As specs and cell names write it; a height by its number.
  fileprivate var name: String {
    switch self {
    case .hidden: "hidden"
    case .shown: "shown"
    case .shownWithoutSuggestions: "shownWithoutSuggestions"
    case .floating: "floating"
    case .numberPad: "numberPad"
    case .height(let height): DecimalText.shortest(height.value, places: Self.places)
    }
  }
}
