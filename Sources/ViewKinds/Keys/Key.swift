package import AutoLayout
package import Geometry
package import Graphics

/// A key of a kind of view.
///
/// The parser, the schema and the reference are generated from these declarations.
package protocol KindKey: Sendable {
  var name: String { get }
  var type: KeyType { get }
  /// One sentence for the reference: the key's effect, its unit and its default.
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

  /// Returns the key with another summary, for a view that uses it differently.
  func described(_ summary: String) -> Key { Key(name, form, summary) }

  /// Returns a setting of the key to a value.
  package func callAsFunction(_ value: Value) -> KeySetting {
    KeySetting(name, form.write(value))
  }

  /// Returns the value in Swift, or nil if it is of another type.
  package func read(_ value: KeyValue) -> Value? { form.read(value) }
}

/// A key from which the spec reader makes rows; the kind never receives its value.
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

/// The type of a key's value in a spec.
package enum KeyType: Sendable {
  case text
  case flag
  /// A number in a closed range.
  case number(ClosedRange<Double>)
  /// An integer in a closed range.
  case integer(ClosedRange<Int>)
  /// A length in points, or the name of a metric.
  case length(ClosedRange<Double>)
  /// A list of lengths in the range, with a number of elements in `count`.
  case lengths(ClosedRange<Double>, count: ClosedRange<Int>)
  /// A width and a height: each a length in the range, or an expression of the superview's size.
  case relativeSize(ClosedRange<Double>)
  /// Lengths for the four sides, each in the range.
  case insets(ClosedRange<Double>)
  /// Lengths for the four sides that follow the layout direction, each in the range.
  case directionalInsets(ClosedRange<Double>)
  case color
  case font
  case image
  /// The name of a symbol.
  case symbol
  /// One of the names.
  case choice([String])
  /// A list of texts.
  case texts
  /// A list of colours.
  case colors
  /// A list of numbers in the range, with a number of elements in `count`.
  case numbers(ClosedRange<Double>, count: ClosedRange<Int>)
  /// A list of integers in the range, with a number of elements in `count`.
  case integers(ClosedRange<Int>, count: ClosedRange<Int>)
  /// A list of parts that the view draws itself.
  ///
  /// Each part is a mapping of these keys, or a text as the value of the first key.
  case items([any KindKey])
  /// A text, or a list of runs of text.
  ///
  /// Each run is a text, or a mapping of these keys, the first of which is the run's text.
  case attributedText([any KindKey])
  /// A path in the notation of SVG's `d` attribute.
  case path
  /// A day, a time of day or both, as in ISO 8601 without a time zone.
  case date
  /// A length in the range, or the name of the system spacing.
  case spacing(ClosedRange<Double>)
  /// A spacing for some of the view's subviews, by their ids.
  case spacings(ClosedRange<Double>)
  /// The view that shows each of the `items`: the table's row template.
  case rowTemplate
  /// The views that show the `items` that name them: row templates by their names.
  case rowTemplates
  /// A view that a table places itself.
  case view
  /// A list of mappings whose values fill the row's `$parameters`, or that hold their own view.
  case rowItems
  /// A list of sections: mappings of `items` with a header and a footer.
  case rowSections
}

/// A key's value after the parser has checked it and resolved it for a cell.
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
  case integers([Int])
  case items([KeyValues])
  case path(Path)
  case date(CalendarDate)
  case spacing(StackSpacing)
  case spacings([StackMetrics.CustomSpacing])
  case insets(Insets)
  case directionalInsets(DirectionalInsets)
  case relativeSize(RelativeSize)
}
