package import AutoLayout
package import Geometry
package import Graphics

/// One key that a kind of view understands: the parser, the schema and the reference are all made
/// from these declarations.
package protocol KindKey: Sendable {
  var name: String { get }
  var type: KeyType { get }
  /// One sentence for the reference: what it does, its unit and its default.
  var summary: String { get }
}

/// A key whose values are of one Swift type.
package struct Key<Value: Sendable>: KindKey {
  package let name: String
  private let form: TypedKeyType<Value>
  package let summary: String

  init(_ name: String, _ type: TypedKeyType<Value>, _ summary: String) {
    self.name = name
    form = type
    self.summary = summary
  }

  package var type: KeyType { form.type }

  /// The key with another sentence, for a view that uses it in its own way.
  func described(_ summary: String) -> Key { Key(name, form, summary) }

  /// The key with a value.
  package func callAsFunction(_ value: Value) -> KeySetting {
    KeySetting(name, form.write(value))
  }

  /// The value in Swift, or nil if it is of another type.
  package func read(_ value: KeyValue) -> Value? { form.read(value) }
}

/// A key that the reader of specs makes rows from; the kind itself sees no value.
struct RowKey: KindKey {
  let name: String
  let type: KeyType
  let summary: String

  init(_ name: String, _ type: KeyType, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
  }
}

/// What a key's value may be.
package enum KeyType: Sendable {
  case text
  case flag
  /// A number in the range, ends included.
  case number(ClosedRange<Double>)
  /// A whole number in the range, ends included.
  case integer(ClosedRange<Int>)
  /// Points, or the name of a metric.
  case length(ClosedRange<Double>)
  /// A list of as many lengths as the count allows, each in the range.
  case lengths(ClosedRange<Double>, count: ClosedRange<Int>)
  /// Lengths for the four sides.
  case insets(ClosedRange<Double>)
  case color
  case font
  case image
  /// The name of a symbol.
  case symbol
  /// One of these names.
  case choice([String])
  /// A list of texts.
  case texts
  /// A list of colours.
  case colors
  /// A list of as many numbers as the count allows, each in the range, ends included.
  case numbers(ClosedRange<Double>, count: ClosedRange<Int>)
  /// A list of parts that the view draws itself, each a mapping of these keys, or a text alone for
  /// the first of them.
  case items([any KindKey])
  /// A text, or a list of runs of text, each a text alone or a mapping of these keys, the first of
  /// which is its text.
  case attributedText([any KindKey])
  /// An outline in the notation of SVG's `d` attribute.
  case path
  /// A day, a time of day or both, as in ISO 8601 without a time zone.
  case date
  /// A length in the range or the name of the system's own space.
  case spacing(ClosedRange<Double>)
  /// Such a space for each of some of the view's subviews, by their ids.
  case spacings(ClosedRange<Double>)
  /// The view that shows each of the `items`: the table's row.
  case rowTemplate
  /// A list of mappings whose values fill the row's `$parameters`.
  case rowItems
  /// A list of mappings of `items` with a header and a footer.
  case rowSections
}

/// A key's value after the parser has checked and resolved it for a cell.
package enum KeyValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case integer(Int)
  case color(RGBAColor)
  case font(FontDescription)
  case image(ImageSource)
  case symbol(SystemSymbol)
  case choice(String)
  case texts([String])
  case colors([RGBAColor])
  case numbers([Double])
  case items([KeyValues])
  case path(Path)
  case date(CalendarDate)
  case spacing(StackSpacing)
  case spacings([StackMetrics.CustomSpacing])
  case insets(Insets)
}
