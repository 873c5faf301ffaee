/// A JSON value whose members keep their order, so that output has the same bytes everywhere.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A finite number, printed with at most six decimals.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// The bytes of a value that `printedElement` has printed.
  case printed([UInt8])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// An object of the members that are not nil.
  package init(_ members: KeyValuePairs<String, JSONValue?>) {
    self = .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  package init(_ text: String) { self = .string(text) }
  package init(_ number: Int) { self = .number(Double(number)) }
  /// A number rounded to `places` decimals, at most six.
  package init(_ number: Double, places: Int) {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    self = .number((number * factor).rounded() / factor)
  }
  package init(_ flag: Bool) { self = .bool(flag) }
  package init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
  package init(_ numbers: [Int]) { self = .array(numbers.map { .number(Double($0)) }) }

  /// The object with more members after its own; another value does not change.
  package func adding(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = JSONValue(members) else {
      return self
    }
    return .object(own + more)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
