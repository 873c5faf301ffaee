package import AutoLayout
package import Geometry
package import Graphics

/// The values that a spec gives to a view's keys, checked against the kind's declarations, colours
/// and fonts resolved for the cell.
package struct KeyValues: Hashable, Sendable {
  private var values: [String: KeyValue]

  package init(_ values: [String: KeyValue] = [:]) { self.values = values }

  /// The keys that have a value, ascending.
  package var names: [String] { values.keys.sorted() }

  package subscript(name: String) -> KeyValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }
  package func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = values[name] { flag } else { nil }
  }
  package func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }
  package func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name] { integer } else { nil }
  }
  /// A length in points.
  package func length(_ name: String) -> Points? { number(name).map { Points($0) } }
  package func color(_ name: String) -> Color? {
    if case .color(let color) = values[name] { color } else { nil }
  }
  package func font(_ name: String) -> FontDescription? {
    if case .font(let font) = values[name] { font } else { nil }
  }
  package func image(_ name: String) -> ImageSource? {
    if case .image(let image) = values[name] { image } else { nil }
  }
  package func symbol(_ name: String) -> SystemSymbol? {
    if case .symbol(let symbol) = values[name] { symbol } else { nil }
  }
  package func texts(_ name: String) -> [String]? {
    if case .texts(let texts) = values[name] { texts } else { nil }
  }
  package func colors(_ name: String) -> [Color]? {
    if case .colors(let colors) = values[name] { colors } else { nil }
  }
  package func numbers(_ name: String) -> [Double]? {
    if case .numbers(let numbers) = values[name] { numbers } else { nil }
  }
  package func items(_ name: String) -> [KeyValues]? {
    if case .items(let items) = values[name] { items } else { nil }
  }
  package func path(_ name: String) -> Path? {
    if case .path(let path) = values[name] { path } else { nil }
  }
  package func date(_ name: String) -> CalendarDate? {
    if case .date(let date) = values[name] { date } else { nil }
  }
  package func spacing(_ name: String) -> StackSpacing? {
    if case .spacing(let spacing) = values[name] { spacing } else { nil }
  }
  package func spacings(_ name: String) -> [StackMetrics.CustomSpacing]? {
    if case .spacings(let spacings) = values[name] { spacings } else { nil }
  }
  package func insets(_ name: String) -> Insets? {
    if case .insets(let insets) = values[name] { insets } else { nil }
  }
  /// Two numbers.
  package func pair(_ name: String) -> (Double, Double)? {
    guard let numbers = numbers(name), numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1])
  }
  /// A width and a height in points.
  package func size(_ name: String) -> Size? {
    pair(name).map { Size(width: Points($0.0), height: Points($0.1)) }
  }
  /// The same with the values that `other` gives in place of its own.
  package func merging(_ other: KeyValues) -> KeyValues {
    KeyValues(values.merging(other.values) { $1 })
  }
  /// The case of a string enumeration whose cases are the key's choices.
  package func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    if case .choice(let raw) = values[name] { Choice(rawValue: raw) } else { nil }
  }
}
