import Spec

extension SpecLimits {
  /// Raises a limit by an argument such as `cells=200000`.
  ///
  /// - Parameter text: a limit and its value.
  /// - Returns: false if the text names no limit or has no number, or if the number is out of
  ///   range.
  mutating func raise(_ text: String) -> Bool {
    guard let (name, value) = Self.parts(of: text), let name = Name(rawValue: name),
      let number = Int(value)
    else { return false }
    return raise(name, to: number)
  }

  /// The valid values, for the message that refuses an argument.
  static func expected(for text: String) -> String {
    if let name = parts(of: text).flatMap({ Name(rawValue: $0.name) }) {
      return "`\(name.rawValue)` a whole number from \(name.defaultValue) to \(name.greatest)"
    }
    let names = Name.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return "one of \(names) and a number, such as `cells=200000`"
  }

  private static func parts(of text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
