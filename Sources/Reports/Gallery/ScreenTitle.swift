/// The parts of a screen's title: `1.8b The same bar (wrong)` has a number, a letter, a text and a
/// mark.
package struct ScreenTitle: Hashable, Sendable {
  /// The number at the start of the title; nil if there is none.
  ///
  /// It has at least two integers with dots between them.
  package let number: String?
  /// The lowercase letter after the number, which names a variant; nil if there is none.
  package let letter: String?
  package let text: String
  /// The text in parentheses at the end; nil if there is none.
  package let mark: String?

  /// The text before the first comma.
  ///
  /// In the first variant, it is the part that all variants share.
  package var topic: String { text.components(atFirst: ", ").head }

  /// The text after the first comma; nil if there is no comma.
  var detail: String? { text.components(atFirst: ", ").tail }

  package init(_ title: String) {
    let head = title.prefix { $0 != " " }
    let digits = head.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let numbers = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isNumbered = numbers.count > 1 && !numbers.contains { $0.isEmpty }
    let letters = head.dropFirst(digits.count)
    let isLettered = letters.count == 1 && letters.allSatisfy { $0.isASCII && $0.isLowercase }
    guard isNumbered, isLettered || letters.isEmpty, head.count < title.count else {
      self.init(number: nil, letter: nil, rest: title[...])
      return
    }
    self.init(
      number: String(digits), letter: isLettered ? String(letters) : nil,
      rest: title.dropFirst(head.count).drop { $0 == " " })
  }

  private init(number: String?, letter: String?, rest: Substring) {
    self.number = number
    self.letter = letter
    guard rest.last == ")", let open = rest.lastIndex(of: "("), open > rest.startIndex else {
      text = String(rest)
      mark = nil
      return
    }
    var before = rest[..<open]
    while before.last == " " { before.removeLast() }
    text = String(before)
    mark = String(rest[rest.index(after: open)...].dropLast())
  }

  /// The HTML of all parts.
  ///
  /// If variants share the title, it has only the number and the topic.
  func html(isShared: Bool) -> String {
    let place = (number ?? "") + (isShared ? "" : letter ?? "")
    let parts = [
      place.isEmpty ? nil : "<span class=\"number\">\(place)</span>",
      HTMLText.escaped(isShared ? topic : text), isShared ? nil : markHTML,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The HTML of the mark; nil if there is none.
  var markHTML: String? {
    mark.map { "<span class=\"mark\">\(HTMLText.escaped($0))</span>" }
  }
}

extension String {
  /// The texts before and after the first separator.
  ///
  /// `tail` is nil if there is no separator.
  fileprivate func components(atFirst separator: String) -> (head: String, tail: String?) {
    guard let found = firstRange(of: separator) else { return (self, nil) }
    return (String(self[..<found.lowerBound]), String(self[found.upperBound...]))
  }
}
