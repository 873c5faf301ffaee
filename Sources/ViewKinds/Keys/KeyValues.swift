/// The values that a spec gives to a view's keys, checked against the kind's declarations, colours
/// and fonts resolved for the cell.
package struct KeyValues: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var values: [String: KeyValue] = [:]

  package init(_ settings: some Sequence<KeySetting>) {
    for setting in settings { values[setting.name] = setting.value }
  }

  package init(arrayLiteral settings: KeySetting...) { self.init(settings) }

  /// The key's value, or nil if there is none.
  package subscript<Value>(key: Key<Value>) -> Value? {
    get { values[key.name].flatMap(key.read) }
    set { values[key.name] = newValue.map { key($0).value } }
  }

  /// The same with the values that `other` gives in place of its own.
  package func merging(_ other: KeyValues) -> KeyValues {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// A key by its name, with a value.
package struct KeySetting: Hashable, Sendable {
  package let name: String
  package let value: KeyValue

  package init(_ name: String, _ value: KeyValue) {
    self.name = name
    self.value = value
  }
}

/// A text, plain or in runs that have attributes of their own.
package enum RichText: Hashable, Sendable {
  case plain(String)
  case runs([KeyValues])
}
