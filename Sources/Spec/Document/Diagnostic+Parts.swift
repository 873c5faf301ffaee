import Diagnostics
import Graphics

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

  static func wrongCount(
    _ count: Int, of key: String, wanted: ClosedRange<Int>, at span: SourceSpan
  ) -> Diagnostic {
    let words =
      wanted.lowerBound == wanted.upperBound
      ? "\(wanted.lowerBound)" : "\(wanted.lowerBound) to \(wanted.upperBound)"
    return Diagnostic(
      Message(
        rule: "wrongCount",
        text: "`\(key)` must be a list of \(words) numbers, and this is a list of \(count)"),
      at: span)
  }

  static func indexOutOfRange(
    _ index: Int, of key: String, in view: String, _ counted: String, _ count: Int,
    at span: SourceSpan?
  ) -> Diagnostic {
    let has =
      switch count {
      case 0: "has no `\(counted)`"
      case 1: "has one of `\(counted)`, number 0"
      default: "has `\(counted)` 0 to \(count - 1)"
      }
    return Diagnostic(
      Message(
        rule: "indexOutOfRange", text: "`\(key)` is \(index), and `\(view)` \(has)"),
      at: span, help: "count from 0, or write -1 for none", views: [view])
  }

  static func notADate(_ text: String, key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Message(rule: "notADate", text: "`\(key)` cannot be `\(text)`, which is no day or time"),
      at: span, help: "write `2024-08-28`, `2024-08-28 09:41` or `09:41`")
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
      ("`\(key)` does not begin with a move", "begin it with `M` and a point, such as `M0 0`")
    case .unknownCommand(let character):
      ("`\(character)` is no command of an outline", "they are M, L, H, V, C, S, Q, T, A and Z")
    case .missingNumber(let command): ("`\(command)` needs another number here", nil)
    case .badNumber: ("this is no number from -1,000,000 to 1,000,000", nil)
    case .badFlag: ("an arc's flag is 0 or 1", nil)
    case .tooLong(let limit): ("`\(key)` has more than \(limit) steps", nil)
    }
  }
}
