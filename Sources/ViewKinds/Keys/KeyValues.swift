/// The values that a spec gives to a view's keys.
///
/// They match the kind's declarations; colours and fonts are resolved for the cell.
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

  /// The number of parts or texts that the key has; 0 without a value.
  package func count(of key: any KindKey) -> Int {
    switch values[key.name] {
    case .items(let items): items.count
    case .texts(let texts): texts.count
    default: 0
    }
  }

  /// Returns these values with the values of `other` added; `other` has precedence.
  package func merging(_ other: KeyValues) -> KeyValues {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// The name of a key and a value for it.
package struct KeySetting: Hashable, Sendable {
  package let name: String
  package let value: KeyValue

  package init(_ name: String, _ value: KeyValue) {
    self.name = name
    self.value = value
  }
}

/// A text, either plain or in runs with their own attributes.
package enum RichText: Hashable, Sendable {
  case plain(String)
  case runs([KeyValues])
}
