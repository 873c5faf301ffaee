import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// Diagnostics about values with several parts.
extension Diagnostic {
  /// Reports lengths of sides or corners as another tool writes them; `placed` is Strut's notation.
  static func severalLengths(
    _ text: String, key: String, _ placed: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownMetric", text: "`\(key)` cannot be `\(text)`"), at: span,
      fixIt: .write(placed))
  }

  /// Warns about a bar button that another tool's word for a space names.
  static func spaceAsTitle(_ title: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "spaceAsTitle", text: "`\(title)` is the title of a button"),
      severity: .warning, at: span, help: "write `flexibleSpace` for a space")
  }

  /// Reports a list of another length than `wanted`, or a value that is no list.
  static func wrongCount(
    _ found: YAMLNode, of key: String, wanted: ClosedRange<Int>
  ) -> Diagnostic {
    let words =
      wanted.lowerBound == wanted.upperBound
      ? "\(wanted.lowerBound)" : "\(wanted.lowerBound) to \(wanted.upperBound)"
    let type = "a list of \(words) numbers"
    if case .sequence(let nodes) = found.content {
      return Diagnostic(
        Message(
          rule: "wrongCount",
          text: "`\(key)` must be \(type), and this is a list of \(nodes.count)"),
        at: found.span)
    }
    var wrong = wrongType("`\(key)`", wanted: type, found: found)
    if let fixIt = list(of: wanted, found) {
      wrong.help = fixIt.text
      wrong.replacement = fixIt.replacement
    }
    return wrong
  }

  /// The list that another tool's notation of numbers means; nil for others.
  ///
  /// One number in place of two is repeated in an example.
  private static func list(of count: ClosedRange<Int>, _ found: YAMLNode) -> FixIt? {
    let numbers: [String]
    switch found.content {
    case .scalar(let scalar): numbers = MistakenCall.numbers(scalar.text) ?? []
    case .mapping(let entries): numbers = pair(entries) ?? []
    case .sequence: numbers = []
    }
    if count.contains(numbers.count) { return .write("[\(numbers.joined(separator: ", "))]") }
    guard count == 2...2, let number = numbers.first, numbers.count == 1 else { return nil }
    return .words("write both, such as `[\(number), \(number)]`")
  }

  /// The numbers of `{ x: 0, y: 2 }` and `{ width: 0, height: 2 }`; nil for others.
  private static func pair(_ entries: [YAMLEntry]) -> [String]? {
    let names = [["x", "y"], ["width", "height"], ["dx", "dy"]]
    guard names.contains(where: { $0 == entries.map(\.key) }) else { return nil }
    let values = entries.compactMap { $0.value.written.map { MistakenValue.number($0) ?? $0 } }
    return values.count == 2 ? values : nil
  }

  static func indexOutOfRange(
    _ index: Int, of key: Key<Int>, in view: String, _ counted: String, _ count: Int,
    at span: SourceSpan?
  ) -> Diagnostic {
    let has =
      switch count {
      case 0: "has no `\(counted)`"
      case 1: "has one of `\(counted)`, number 0"
      default: "has `\(counted)` 0 to \(count - 1)"
      }
    let allowsNone = if case .integer(let range) = key.type { range.contains(-1) } else { false }
    return Diagnostic(
      Message(
        rule: "indexOutOfRange", text: "`\(key.name)` is \(index), and `\(view)` \(has)"),
      at: span, help: allowsNone ? "count from 0, or write -1 for none" : "count from 0",
      views: [view])
  }

  /// Reports locations of a gradient of which one is above the next one.
  static func descendingLocations(
    _ pair: (Double, Double), in view: String, at span: SourceSpan?
  ) -> Diagnostic {
    let (one, next) = (number(pair.0), number(pair.1))
    return Diagnostic(
      Message(
        rule: "descendingLocations",
        text: "the `locations` of `\(view)` descend from \(one) to \(next)"),
      at: span, help: "write them in ascending order, and the `colors` in the same order",
      views: [view])
  }

  /// Reports the range of a control, also one with an end by default.
  static func reversedRange(
    _ minimum: Double, _ maximum: Double, in view: String, at span: SourceSpan?
  ) -> Diagnostic {
    let (least, most) = (number(minimum), number(maximum))
    return Diagnostic(
      Message(
        rule: "reversedRange",
        text: "`minimumValue` of `\(view)` is \(least), above its `maximumValue`, \(most)"),
      at: span,
      help: "give a `minimumValue` up to \(most), or a `maximumValue` from \(least) on",
      views: [view])
  }

  private static func number(_ value: Double) -> String { DecimalText.shortest(value, places: 6) }

  static func notADate(_ text: String, key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "notADate", text: "`\(key)` cannot be `\(text)`, which is no day or time"),
      at: span,
      help: day(text).map { "write `\($0)`" }
        ?? "write `2024-08-28`, `2024-08-28 09:41` or `09:41`")
  }

  /// The day that `12/31/2024` or `31.12.2024` means; nil for other texts.
  private static func day(_ text: String) -> String? {
    let parts = text.split { "/.".contains($0) }.map(String.init)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3, parts[2].count == 4 else { return nil }
    let isMonthFirst = text.contains("/") && numbers[0] <= 12
    let (month, day) = isMonthFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts[2])-\(two(month))-\(two(day))"
  }

  static func pathData(_ error: PathDataError, key: String, in place: TextPlace) -> Diagnostic {
    let (message, help) = wording(error.reason, key)
    return Diagnostic(
      Message(rule: "pathData", text: message), at: place[error.offset..<error.offset + 1],
      help: help)
  }

  private static func wording(
    _ reason: PathDataError.Reason, _ key: String
  ) -> (message: String, help: String?) {
    switch reason {
    case .startsWithoutMove:
      (
        "`\(key)` does not begin with a move",
        "begin it with `M` and a point, such as `M0 0`; a circle is a plain view with a `cornerRadius`"
      )
    case .unknownCommand(let character):
      ("`\(character)` is no command of an outline", "they are M, L, H, V, C, S, Q, T, A and Z")
    case .missingNumber(let command): ("`\(command)` needs another number here", nil)
    case .badNumber: ("this is no number from -1,000,000 to 1,000,000", nil)
    case .badFlag: ("an arc's flag is 0 or 1", nil)
    case .tooLong(let limit): ("`\(key)` has more than \(limit) steps", nil)
    }
  }
}
