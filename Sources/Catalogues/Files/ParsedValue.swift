private import Foundation

/// A value in a JSON file or in a property list.
indirect enum ParsedValue: Sendable {
  case mapping([String: ParsedValue])
  case list([ParsedValue])
  case text(String)
  case number(Double)
  /// A value that no catalogue has, such as a date.
  case other

  /// Reads JSON.
  ///
  /// - Throws: the reason why it cannot be read.
  init(json bytes: [UInt8]) throws(ParsingError) {
    do {
      try self.init(whole: try JSONSerialization.jsonObject(with: Data(bytes)))
    } catch {
      throw ParsingError(error)
    }
  }

  /// Reads a property list of any form: XML, binary or the older text form.
  ///
  /// - Throws: the reason why it cannot be read.
  init(propertyList bytes: [UInt8]) throws(ParsingError) {
    if BinaryPropertyList.hasSharedContainer(bytes) {
      throw ParsingError("two of its lists or dictionaries have the same value in them")
    }
    do {
      try self.init(
        whole: try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
    } catch {
      throw ParsingError(error)
    }
  }

  /// The greatest number of values in a file.
  private static let greatestCount = 1_000_000

  private init(whole value: Any) throws(ParsingError) {
    var room = Self.greatestCount
    try self.init(value, &room)
  }

  private init(_ value: Any, _ room: inout Int) throws(ParsingError) {
    room -= 1
    guard room >= 0 else { throw ParsingError("it has more than \(Self.greatestCount) values") }
    switch value {
    case let mapping as [String: Any]:
      var values: [String: ParsedValue] = [:]
      for (key, value) in mapping { values[key] = try ParsedValue(value, &room) }
      self = .mapping(values)
    case let list as [Any]:
      var values: [ParsedValue] = []
      for value in list { values.append(try ParsedValue(value, &room)) }
      self = .list(values)
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .other
    }
  }
}

extension ParsedValue {
  /// The value of a key; nil if the value is no mapping or has no such key.
  subscript(key: String) -> ParsedValue? {
    if case .mapping(let values) = self { values[key] } else { nil }
  }

  /// The values by key; nil for a value that is no mapping.
  var mapping: [String: ParsedValue]? {
    if case .mapping(let values) = self { values } else { nil }
  }

  var list: [ParsedValue]? { if case .list(let values) = self { values } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The value of a flag, which Foundation reads as a number.
  var flag: Bool { number == 1 }

  /// The value as messages show it.
  var word: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .mapping: "{}"
    case .list: "[]"
    case .other: "null"
    }
  }

  /// The keys in ascending order, so that results do not depend on the order of a dictionary.
  var keys: [String] { (mapping ?? [:]).keys.sorted() }
}

/// The reason why a file is not in its format.
struct ParsingError: Error, Hashable {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  fileprivate init(_ error: any Error) {
    if let own = error as? ParsingError {
      self = own
      return
    }
    let facts = (error as NSError).userInfo
    let words = facts["NSDebugDescription"] as? String ?? "\(error)"
    self.init(String(words.prefix { !$0.isNewline }.prefix(200)))
  }
}
