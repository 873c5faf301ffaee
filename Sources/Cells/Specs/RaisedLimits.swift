import Spec

/// How much specs may ask for, where a user raised it.
package struct RaisedLimits: Hashable, Sendable {
  private(set) var limits = SpecLimits()

  /// As they are unless a user raises them.
  package init() {}

  init(_ limits: SpecLimits) { self.limits = limits }

  /// Raises a limit by a text such as `cells=200000`.
  ///
  /// - Parameter text: a limit and its value.
  /// - Returns: false where it names no limit or one that does not go so far.
  package mutating func raise(_ text: String) -> Bool {
    guard let (name, value) = Self.parts(of: text), let name = SpecLimits.Name(rawValue: name),
      let number = Int(value)
    else { return false }
    return limits.raise(name, to: number)
  }

  /// What would have been right in place of a text that is no limit.
  package static func expected(for text: String) -> String {
    if let name = parts(of: text).flatMap({ SpecLimits.Name(rawValue: $0.name) }) {
      return "`\(name.rawValue)` a whole number from \(name.standard) to \(name.greatest)"
    }
    let names = SpecLimits.Name.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return "one of \(names) and a number, such as `cells=200000`"
  }

  private static func parts(of text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
