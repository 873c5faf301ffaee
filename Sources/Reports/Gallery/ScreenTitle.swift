/// A screen's title in its parts: `1.8b The same bar (wrong)` has a number, a letter and a mark.
package struct ScreenTitle: Hashable, Sendable {
  /// Numbers joined by dots, at least two of them, that the title begins with; nil for none.
  package let number: String?
  /// The small letter right behind the number: which variant of several the screen is.
  package let letter: String?
  package let text: String
  /// What stands in parentheses at the end; nil for nothing.
  package let mark: String?

  /// What the first of several variants has in common with the others: the text before its first
  /// comma.
  package var topic: String { text.components(atFirst: ", ").head }

  /// What it says of itself alone; nil without a comma.
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

  /// The number, letter, text and mark; of the first of several variants what all have in common, the
  /// number and the topic.
  func html(isShared: Bool) -> String {
    let place = (number ?? "") + (isShared ? "" : letter ?? "")
    let parts = [
      place.isEmpty ? nil : "<span class=\"number\">\(place)</span>",
      HTMLText.escaped(isShared ? topic : text), isShared ? nil : markHTML,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Nil where there is none.
  var markHTML: String? {
    mark.map { "<span class=\"mark\">\(HTMLText.escaped($0))</span>" }
  }
}

extension String {
  /// What stands before and behind the first of the separators; nil behind where there is none.
  fileprivate func components(atFirst separator: String) -> (head: String, tail: String?) {
    guard let found = firstRange(of: separator) else { return (self, nil) }
    return (String(self[..<found.lowerBound]), String(self[found.upperBound...]))
  }
}
