import AutoLayout
import Cassowary
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// The type of a key's value: its schema type and its parser.
struct ValueType<Value: Sendable>: Sendable {
  let type: SpecType
  /// Reads the value; returns nil after a report.
  let read: @Sendable (ReadingContext, YAMLEntry) -> Value?

  init(_ type: SpecType, read: @escaping @Sendable (ReadingContext, YAMLEntry) -> Value?) {
    self.type = type
    self.read = read
  }

  func map<Other>(_ change: @escaping @Sendable (Value) -> Other?) -> ValueType<Other> {
    ValueType<Other>(type) { read($0, $1).flatMap(change) }
  }

  var optional: ValueType<Value?> { map { .some($0) } }

  /// The type of one value or a list of values.
  ///
  /// One invalid value makes the whole list invalid.
  static func oneOrMore<Element>(_ element: ValueType<Element>) -> ValueType
  where Value == [Element] {
    ValueType(.oneOrMore(element.type)) { context, entry in
      let values = context.oneOrMore(entry.value).map { element.read(context, entry.with($0)) }
      return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
    }
  }

  /// The same type, with a warning about `none` beside other values.
  func warningAboutNone() -> ValueType {
    ValueType(type) { context, entry in
      let nodes = context.oneOrMore(entry.value)
      if nodes.count > 1, let none = nodes.first(where: { $0.scalar?.text == "none" }) {
        context.report(.noneBesideOthers(entry.key, at: none.span))
      }
      return read(context, entry)
    }
  }

  /// The type of one value for both axes, or of a mapping from axes to values.
  static func perAxis<Element>(_ element: ValueType<Element>) -> ValueType
  where Value == PerAxis<Element?> {
    ValueType(.oneOf([element.type, .axes(element.type)])) { context, entry in
      guard case .mapping(let entries) = entry.value.content else {
        return PerAxis(both: element.read(context, entry))
      }
      var values = PerAxis<Element?>(both: nil)
      for side in entries {
        guard let axis = context.axis(side, of: entry.key) else { continue }
        values[axis] = element.read(context, side)
      }
      return values
    }
  }
}

extension ValueType where Value: ReadableSection, Value.Reader == ReadingContext {
  /// The type of a mapping with a section's keys.
  static var section: ValueType { ValueType(.section(Value.self)) { $0.section($1) } }

  /// The type of a mapping with a section's keys, or of its short form.
  static func section<Short>(
    or short: ValueType<Short>, _ make: @escaping @Sendable (Short) -> Value
  ) -> ValueType {
    ValueType(.oneOf([short.type, .section(Value.self)])) { context, entry in
      if case .mapping = entry.value.content { return context.section(entry) }
      return short.read(context, entry).map(make)
    }
  }
}

extension ReadingContext {
  fileprivate func section<Section: ReadableSection>(_ entry: YAMLEntry) -> Section?
  where Section.Reader == ReadingContext {
    let subject = Subject.key(entry.key)
    return mapping(entry.value, of: subject).map {
      Section($0, at: entry.value, of: subject, self)
    }
  }
}

extension ValueType where Value == Bool {
  static let flag = ValueType(.value(.flag)) { $0.flag($1.value, key: $1.key) }
}

extension ValueType where Value == Double {
  static func number(in range: ClosedRange<Double>) -> ValueType {
    ValueType(.value(.number(range))) { $0.number($1.value, key: $1.key, in: range) }
  }
}

extension ValueType where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> ValueType {
    ValueType(.value(.integer(range))) { $0.integer($1.value, key: $1.key, in: range) }
  }
}

extension ValueType where Value == String {
  static let text = ValueType(.value(.text)) { $0.text($1.value, key: $1.key) }

  /// A text that the screen shows.
  ///
  /// `strings` may replace it.
  static let shownText = ValueType(.value(.text)) { $0.shownText($1.value, key: $1.key) }
}

extension ValueType where Value == [Double] {
  static func numbers(in range: ClosedRange<Double>, exactly count: Int) -> ValueType {
    ValueType(.value(.numbers(range, count: count...count))) {
      $0.numbers($1.value, key: $1.key, in: range, count: count...count)
    }
  }
}

extension ValueType where Value == DeclaredLength {
  static func length(in range: ClosedRange<Double>) -> ValueType {
    ValueType(.value(.length(range))) { $0.length($1.value, key: $1.key, in: range) }
  }
}

extension ValueType {
  /// A length for all sides or corners, a list of four, or a mapping of their names.
  static func lengths<Name>(of name: Name.Type, in range: ClosedRange<Double>) -> ValueType
  where Value == PlacedLengths<Name> {
    let length = SpecType.value(.length(range))
    return ValueType(
      .oneOf([length, .list(length, exactly: 4), .keys { Name.keys(in: range) }])
    ) { $0.placedLengths($1.value, key: $1.key, in: range) }
  }
}

extension ValueType where Value == DeviceColor {
  static let color = ValueType(.value(.color)) { $0.color($1.value, key: $1.key) }
}

extension ValueType where Value == PriorityKey {
  static let priority = ValueType(.definition("priority", "a priority")) { context, entry in
    context.priority(entry.value, key: entry.key).map {
      PriorityKey(priority: $0, span: entry.value.span)
    }
  }
}

extension ValueType where Value == Metrics {
  static let metrics = ValueType(
    .mapping(from: "name", to: .value(.number(Metrics.range)))
  ) { context, entry in context.readMetrics(entry.value) }
}

extension ValueType where Value == [[DeclaredValue.Pair]] {
  /// A list of the parts of a bar; each part has these keys.
  static func items(_ keys: [any KindKey]) -> ValueType {
    ValueType(.value(.items(keys))) { $0.readItems($1.value, of: $1.key, keys) }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
  /// One of the names of an enumeration's cases.
  static func choice(_ type: Value.Type = Value.self) -> ValueType {
    ValueType(.names(type.allCases.map(\.rawValue))) {
      $0.choice($1.value, key: $1.key, as: type)
    }
  }
}

extension YAMLEntry {
  /// The entry with another value.
  func with(_ value: YAMLNode) -> YAMLEntry {
    var entry = self
    entry.value = value
    return entry
  }

  /// The entry with another key.
  func with(key: String) -> YAMLEntry {
    var entry = self
    entry.key = key
    return entry
  }
}
