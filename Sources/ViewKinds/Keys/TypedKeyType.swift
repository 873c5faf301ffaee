import AutoLayout
import Geometry
import Graphics

/// The type of a key's value, and the Swift type as which kinds read it.
struct TypedKeyType<Value: Sendable>: Sendable {
  let type: KeyType
  let write: @Sendable (Value) -> KeyValue
  /// Returns the value in Swift, or nil if it is of another type.
  let read: @Sendable (KeyValue) -> Value?

  init(
    _ type: KeyType, _ write: @escaping @Sendable (Value) -> KeyValue,
    read: @escaping @Sendable (KeyValue) -> Value?
  ) {
    self.type = type
    self.write = write
    self.read = read
  }
}

extension TypedKeyType where Value == Bool {
  static let flag = TypedKeyType(.flag, KeyValue.flag) {
    if case .flag(let flag) = $0 { flag } else { nil }
  }
}

extension TypedKeyType where Value == String {
  static let text = TypedKeyType(.text, KeyValue.text) {
    if case .text(let text) = $0 { text } else { nil }
  }
}

extension TypedKeyType where Value == Double {
  static func number(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.number(range), KeyValue.number) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }
}

extension TypedKeyType where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> TypedKeyType {
    TypedKeyType(.integer(range), KeyValue.integer) {
      if case .integer(let integer) = $0 { integer } else { nil }
    }
  }
}

extension TypedKeyType where Value == Points {
  static func length(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.length(range), { .number($0.value) }) {
      if case .number(let number) = $0 { Points(number) } else { nil }
    }
  }

  /// A view's length in points, from 0 to 10,000.
  static let extent = length(0...10_000)
}

extension TypedKeyType where Value == Size {
  /// A width and a height, each in the range, in points.
  static func size(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(
      .lengths(range, count: 2...2), { .numbers([$0.width.value, $0.height.value]) }
    ) {
      guard case .numbers(let numbers) = $0, numbers.count == 2 else { return nil }
      return Size(width: Points(numbers[0]), height: Points(numbers[1]))
    }
  }
}

extension TypedKeyType where Value == RelativeSize {
  /// A width and a height, each in the range in points or relative to the superview's size.
  static func relativeSize(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.relativeSize(range), KeyValue.relativeSize) {
      if case .relativeSize(let size) = $0 { size } else { nil }
    }
  }
}

extension TypedKeyType where Value == Point {
  /// A horizontal offset (positive to the right) and a vertical one (positive down), in points.
  static func point(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.lengths(range, count: 2...2), { .numbers([$0.x.value, $0.y.value]) }) {
      guard case .numbers(let numbers) = $0, numbers.count == 2 else { return nil }
      return Point(x: Points(numbers[0]), y: Points(numbers[1]))
    }
  }
}

extension TypedKeyType where Value == DirectionalInsets {
  /// Insets in points that follow the layout direction.
  static func directionalInsets(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.directionalInsets(range), KeyValue.directionalInsets) {
      if case .directionalInsets(let insets) = $0 { insets } else { nil }
    }
  }
}

extension TypedKeyType where Value == [Double] {
  static func numbers(_ range: ClosedRange<Double>, count: ClosedRange<Int>) -> TypedKeyType {
    TypedKeyType(.numbers(range, count: count), KeyValue.numbers) {
      if case .numbers(let numbers) = $0 { numbers } else { nil }
    }
  }
}

extension TypedKeyType where Value == [Int] {
  static func integers(_ range: ClosedRange<Int>, count: ClosedRange<Int>) -> TypedKeyType {
    TypedKeyType(.integers(range, count: count), KeyValue.integers) {
      if case .integers(let integers) = $0 { integers } else { nil }
    }
  }
}

extension TypedKeyType where Value == Insets {
  static func insets(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.insets(range), KeyValue.insets) {
      if case .insets(let insets) = $0 { insets } else { nil }
    }
  }
}

extension TypedKeyType where Value == RGBAColor {
  static let color = TypedKeyType(.color, KeyValue.color) {
    if case .color(let color) = $0 { color } else { nil }
  }
}

extension TypedKeyType where Value == FontDescription {
  static let font = TypedKeyType(.font, KeyValue.font) {
    if case .font(let font) = $0 { font } else { nil }
  }
}

extension TypedKeyType where Value == ImageSource {
  static let image = TypedKeyType(.image, KeyValue.image) {
    if case .image(let image) = $0 { image } else { nil }
  }
}

extension TypedKeyType where Value == SystemSymbol {
  static let symbol = TypedKeyType(.symbol, KeyValue.symbol) {
    if case .symbol(let symbol) = $0 { symbol } else { nil }
  }
}

extension TypedKeyType where Value == [String] {
  static let texts = TypedKeyType(.texts, KeyValue.texts) {
    if case .texts(let texts) = $0 { texts } else { nil }
  }
}

extension TypedKeyType where Value == [RGBAColor] {
  static let colors = TypedKeyType(.colors, KeyValue.colors) {
    if case .colors(let colors) = $0 { colors } else { nil }
  }
}

extension TypedKeyType where Value == Path {
  static let path = TypedKeyType(.path, KeyValue.path) {
    if case .path(let path) = $0 { path } else { nil }
  }
}

extension TypedKeyType where Value == CalendarDate {
  static let date = TypedKeyType(.date, KeyValue.date) {
    if case .date(let date) = $0 { date } else { nil }
  }
}

extension TypedKeyType where Value: CaseIterable & RawRepresentable<String> {
  /// One of an enumeration's cases, by their raw values in the order of declaration.
  static func choice(of type: Value.Type) -> TypedKeyType {
    TypedKeyType(.choice(type.allCases.map(\.rawValue)), { .choice($0.rawValue) }) {
      if case .choice(let name) = $0 { Value(rawValue: name) } else { nil }
    }
  }
}

extension TypedKeyType where Value == [KeyValues] {
  static func items(_ keys: [any KindKey]) -> TypedKeyType {
    TypedKeyType(.items(keys), KeyValue.items) {
      if case .items(let items) = $0 { items } else { nil }
    }
  }
}

extension TypedKeyType where Value == RichText {
  static func attributedText(_ keys: [any KindKey]) -> TypedKeyType {
    TypedKeyType(
      .attributedText(keys),
      {
        switch $0 {
        case .plain(let text): .text(text)
        case .runs(let runs): .items(runs)
        }
      }
    ) {
      switch $0 {
      case .text(let text): .plain(text)
      case .items(let runs): .runs(runs)
      default: nil
      }
    }
  }
}

extension TypedKeyType where Value == StackSpacing {
  static func spacing(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.spacing(range), KeyValue.spacing) {
      if case .spacing(let spacing) = $0 { spacing } else { nil }
    }
  }
}

extension TypedKeyType where Value == [StackMetrics.CustomSpacing] {
  static func spacings(_ range: ClosedRange<Double>) -> TypedKeyType {
    TypedKeyType(.spacings(range), KeyValue.spacings) {
      if case .spacings(let spacings) = $0 { spacings } else { nil }
    }
  }
}
