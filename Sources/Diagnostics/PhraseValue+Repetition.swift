/// The places of a phrase that are repeated: for each part of the value, or as often as it says.
extension PhraseValue {
  /// Longer lists are not written out.
  private static let greatestCount = 12

  /// The phrase with each part of the value at the `*` of `{each { title: * }}`; nil without parts.
  func fillingEach(_ phrase: String) -> String? {
    guard let place = Self.place("{each ", in: phrase) else { return phrase }
    guard (1...Self.greatestCount).contains(parts.count) else { return nil }
    let written = parts.map { place.pattern.replacing("*", with: Self.quoted($0)) }
    return phrase.replacingCharacters(in: place.range, with: written)
  }

  /// The phrase with the pattern of `{times {}}` as often as the value says; nil without a number.
  func fillingTimes(_ phrase: String) -> String? {
    guard let place = Self.place("{times ", in: phrase) else { return phrase }
    guard let count = text.flatMap({ Int($0) }), (1...Self.greatestCount).contains(count) else {
      return nil
    }
    return phrase.replacingCharacters(
      in: place.range, with: Array(repeating: place.pattern, count: count))
  }

  /// The place that begins so, with the pattern up to the brace that closes it.
  private static func place(
    _ beginning: String, in phrase: String
  ) -> (range: Range<String.Index>, pattern: String)? {
    guard let start = phrase.firstRange(of: beginning) else { return nil }
    var depth = 1
    for index in phrase[start.upperBound...].indices {
      if phrase[index] == "{" { depth += 1 }
      if phrase[index] == "}" { depth -= 1 }
      if depth == 0 {
        return (
          start.lowerBound..<phrase.index(after: index), String(phrase[start.upperBound..<index])
        )
      }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: Range<String.Index>, with parts: [String]
  ) -> String {
    self[..<range.lowerBound] + parts.joined(separator: ", ") + self[range.upperBound...]
  }
}
