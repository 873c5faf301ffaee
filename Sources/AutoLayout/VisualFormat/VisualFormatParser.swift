import Cassowary
import Geometry

extension VisualFormat {
  /// Parses a format string by UIKit's grammar and ignores spaces between its parts.
  package init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.format()
  }
}

/// A parser that reads a format string from left to right with one token of lookahead.
private struct VisualFormatParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func format() throws(VisualFormatError) -> VisualFormat {
    guard !scalars.isEmpty else { throw VisualFormatError(.empty, column: nil) }
    let axis = try orientation()
    let opening = try openingConnection()
    if opening == nil, peek() != "[" { throw failure(.expectedView) }
    var views = [try view()]
    var connections: [VisualFormat.Connection] = []
    var closing: VisualFormat.Connection?
    while peek() != nil, closing == nil {
      let connection = try connection(orElse: .expectedDash)
      if take("|") {
        closing = connection
      } else {
        connections.append(connection)
        views.append(try view())
      }
    }
    guard peek() == nil else { throw failure(.expectedEnd) }
    return VisualFormat(
      axis: axis, opening: opening, views: views, connections: connections, closing: closing)
  }

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    let axis: Axis
    if take("V") {
      axis = .vertical
    } else if take("H") {
      axis = .horizontal
    } else {
      return .horizontal
    }
    guard take(":") else { throw failure(.expectedColon(axis)) }
    return axis
  }

  private mutating func openingConnection() throws(VisualFormatError) -> VisualFormat.Connection? {
    guard take("|") else { return nil }
    return try connection(orElse: .expectedConnection)
  }

  /// Parses the connection before the next view or the closing `|`.
  private mutating func connection(
    orElse reason: VisualFormatError.Reason
  ) throws(VisualFormatError) -> VisualFormat.Connection {
    switch peek() {
    case "[", "|": return .flush
    case "-": offset += 1
    case nil: throw failure(.expectedMore)
    default: throw failure(reason)
    }
    switch peek() {
    case "[", "|": return .standard
    case "-": throw failure(.doubleDash)
    case nil: throw failure(.expectedMore)
    case "(":
      let predicates = try predicates()
      return try closed(predicates)
    default:
      let object = try operand(signed: false)
      let priority = try priority()
      return try closed([.init(relation: .equal, object: object, priority: priority)])
    }
  }

  private mutating func closed(
    _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { throw failure(.expectedDash) }
    return .spaced(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw failure(peek() == nil ? .expectedMore : .expectedView) }
    guard let name = name() else { throw failure(.expectedViewName) }
    let predicates = peek() == "(" ? try predicates() : []
    guard take("]") else { throw failure(.expectedClosingBracket) }
    return VisualFormat.View(name: name, predicates: predicates, end: offset)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      offset += 1
      let relation = try relation()
      let object = try operand(signed: true)
      let priority = try priority()
      predicates.append(.init(relation: relation, object: object, priority: priority))
    } while peek() == ","
    guard take(")") else { throw failure(.expectedParenthesisOrComma) }
    return predicates
  }

  private mutating func relation() throws(VisualFormatError) -> Relation {
    let relation: Relation
    switch peek() {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    guard offset + 1 < scalars.count, scalars[offset + 1] == "=" else {
      throw failure(.unknownRelation)
    }
    offset += 2
    return relation
  }

  private mutating func priority() throws(VisualFormatError) -> VisualFormat.Operand? {
    guard take("@") else { return nil }
    return try operand(signed: false)
  }

  private mutating func operand(signed: Bool) throws(VisualFormatError) -> VisualFormat.Operand {
    if let name = name() { return .name(name) }
    let start = offset
    var digits = ""
    if signed, take("-") { digits = "-" } else if signed { _ = take("+") }
    while offset < scalars.count, scalars[offset].isDecimalDigit || scalars[offset] == "." {
      digits.unicodeScalars.append(scalars[offset])
      offset += 1
    }
    guard let number = Double(digits) else {
      offset = start
      throw failure(.expectedNumberOrMetric)
    }
    return .number(number, start..<offset)
  }

  private mutating func name() -> VisualFormat.Name? {
    guard let first = peek(), first.isIdentifierStart else { return nil }
    let start = offset
    while offset < scalars.count, scalars[offset].isIdentifierPart { offset += 1 }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<offset])
    return VisualFormat.Name(text: text, range: start..<offset)
  }

  /// Skips whitespace and returns the next scalar, or nil at the end.
  private mutating func peek() -> Unicode.Scalar? {
    while offset < scalars.count, scalars[offset].properties.isWhitespace { offset += 1 }
    return offset < scalars.count ? scalars[offset] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    offset += 1
    return true
  }

  private func failure(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, column: offset)
  }
}

extension Unicode.Scalar {
  fileprivate var isDecimalDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isIdentifierStart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }

  fileprivate var isIdentifierPart: Bool { isIdentifierStart || isDecimalDigit }
}
