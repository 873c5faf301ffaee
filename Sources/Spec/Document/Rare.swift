/// An optional value that few declarations have.
///
/// It takes one word, and the value has memory of its own.
@propertyWrapper
enum Rare<Value: Sendable>: Sendable {
  case nothing
  indirect case value(Value)

  init(wrappedValue: Value?) {
    self = wrappedValue.map { .value($0) } ?? .nothing
  }

  var wrappedValue: Value? {
    get {
      switch self {
      case .nothing: nil
      case .value(let value): value
      }
    }
    set { self = Rare(wrappedValue: newValue) }
  }
}
