import Diagnostics
import Geometry

/// A call of Swift, Dart or Kotlin in place of a value: `UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)`,
/// `CGSize(width: 100, height: 50)`, `BorderRadius.circular(8)`.
struct MistakenCall {
  /// The call as written.
  let text: String
  /// The name in front of the brackets, without a dot at its start.
  let name: String
  let arguments: [(label: String?, value: String)]

  /// Nil if the text is not one call.
  init?(_ text: String) {
    guard text.count <= 200,
      let call = text.wholeMatch(of: #/(?:const\s+)?\.?([A-Za-z][\w.]*)\s*\((.*)\)/#)
    else { return nil }
    guard let parts = BracketedText.split(call.2, at: ",") else { return nil }
    self.text = text
    name = String(call.1)
    arguments = parts.map { part in
      if let labelled = part.wholeMatch(of: #/(\w+)\s*[:=]\s*(.+)/#) {
        return (String(labelled.1), String(labelled.2))
      }
      return (nil, part)
    }
  }

  /// The value of an argument without quotes, or nil.
  func text(_ label: String?) -> String? {
    arguments.first { $0.label == label }.map { $0.value.filter { !"\"'".contains($0) } }
  }

  /// The numbers of the arguments by label; nil if one is no number.
  private var numbers: [(label: String?, value: String)]? {
    let numbers = arguments.compactMap { argument in
      MistakenValue.number(argument.value).map { (argument.label, $0) }
    }
    return numbers.isEmpty || numbers.count < arguments.count ? nil : numbers
  }

  /// The only number that the call has, as in `Radius.circular(8)`.
  var number: String? {
    guard let numbers, numbers.count == 1 else { return nil }
    return numbers[0].value
  }

  /// The value of `transform` for `rotate(45deg)`, `scale(1.5)` or
  /// `CGAffineTransform(translationX: 0, y: -20)`; nil for others.
  var transform: String? {
    let word = (arguments.first?.label ?? name).lowercased()
    let values = arguments.compactMap { argument in
      MistakenAngle.degrees(argument.value) ?? MistakenValue.number(argument.value)
    }
    guard values.count == arguments.count, let first = values.first else { return nil }
    if word.contains("rot") { return "{ rotate: \(first) }" }
    let both = values.count == 2 ? "[\(first), \(values[1])]" : nil
    if word.contains("scale") { return "{ scale: \(both ?? first) }" }
    guard word.contains("transl") || word.contains("offset") else { return nil }
    return "{ translate: \(both ?? (word.hasSuffix("y") ? "[0, \(first)]" : "[\(first), 0]")) }"
  }

  /// The numbers of a call or of a text of several numbers, in the order of these labels.
  ///
  /// - Returns: nil if there are not as many.
  static func numbers(_ text: String, _ labels: [String]) -> [String]? {
    if let numbers = MistakenCall(text)?.numbers {
      guard numbers.count == labels.count else { return nil }
      let ordered = labels.compactMap { label in
        numbers.first { $0.label == label || $0.label == "d\(label)" }?.value
      }
      if ordered.count == labels.count { return ordered }
      return numbers.allSatisfy { $0.label == nil } ? numbers.map(\.value) : nil
    }
    return separated(text).flatMap { $0.count == labels.count ? $0 : nil }
  }

  /// The numbers of a call or of a text of several numbers, in the order in which they are written.
  ///
  /// - Returns: nil if one is no number.
  static func numbers(_ text: String) -> [String]? {
    if let call = MistakenCall(text) { return call.numbers?.map(\.value) }
    return separated(text)
  }

  /// The numbers of a text such as `3 4`, `(3, 4)` or `3x4`; nil for others.
  private static func separated(_ text: String) -> [String]? {
    let bare = text.wholeMatch(of: #/[(\[]?([^()\[\]]*)[)\]]?/#).map { String($0.1) } ?? text
    // An `x` also stands in the unit `px`.
    for separators in [", ", ", x×"] {
      let words = bare.split { separators.contains($0) }.map(String.init)
      let numbers = words.compactMap(MistakenValue.number)
      if numbers.count == words.count { return numbers }
    }
    return nil
  }

  /// The mapping or the list of places for a call or for a text of two to four numbers, as CSS has
  /// them.
  ///
  /// - Parameters:
  ///   - text: `EdgeInsets.symmetric(horizontal: 8)` or `8px 16px`.
  ///   - names: the names of places and of groups.
  ///   - listed: the places of a list of four.
  /// - Returns: nil if the text is no such value.
  static func placed(_ text: String, _ names: [String], listed: [String]) -> String? {
    if let call = MistakenCall(text) {
      guard let numbers = call.numbers else { return nil }
      if let number = call.number,
        numbers[0].label == nil || !names.contains(numbers[0].label ?? "")
      {
        return number
      }
      let labels = numbers.map { label($0.label) }
      if labels.allSatisfy({ $0 == nil }), numbers.count == 4 {
        // Flutter begins at the left.
        let order = call.name.hasSuffix("fromLTRB") ? [1, 0, 3, 2] : [0, 1, 2, 3]
        return "[\(order.map { numbers[$0].value }.joined(separator: ", "))]"
      }
      guard labels.allSatisfy({ $0.map(names.contains) ?? false }) else { return nil }
      if labels.compactMap({ $0 }) == listed {
        return "[\(numbers.map(\.value).joined(separator: ", "))]"
      }
      let places = zip(labels, numbers).map { "\($0 ?? ""): \($1.value)" }
      return "{ \(places.joined(separator: ", ")) }"
    }
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap(MistakenValue.number)
    guard numbers.count == words.count else { return nil }
    // CSS begins at the top, or at the top left corner, and goes clockwise.
    switch numbers.count {
    case 2 where names.contains("vertical"):
      return "{ vertical: \(numbers[0]), horizontal: \(numbers[1]) }"
    case 2: return "[\(numbers[0]), \(numbers[1]), \(numbers[0]), \(numbers[1])]"
    case 3 where names.contains("horizontal"):
      return "{ top: \(numbers[0]), horizontal: \(numbers[1]), bottom: \(numbers[2]) }"
    case 4 where listed.contains("topLeft"): return "[\(numbers.joined(separator: ", "))]"
    case 4:
      return "[\(numbers[0]), \(numbers[3]), \(numbers[2]), \(numbers[1])]"
    default: return nil
    }
  }

  private static func label(_ label: String?) -> String? {
    switch label {
    case "start": "leading"
    case "end": "trailing"
    default: label
    }
  }
}
