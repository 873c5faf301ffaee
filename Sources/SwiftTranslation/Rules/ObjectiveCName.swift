import Diagnostics

/// The names that Swift gives to methods in Objective-C.
enum ObjectiveCName {
  /// The name of a method: `add(_:to:)` is `add:to:`, `add(item:)` is `addWithItem:`.
  ///
  /// - Parameters:
  ///   - name: the name without labels.
  ///   - labels: the labels, with an empty string for `_`.
  /// - Returns: the name, with a colon for each argument.
  static func method(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if !first.isEmpty {
      result += (startsWithPreposition(first) ? "" : "With") + first.capitalizedFirst
    }
    return result + ":" + labels.dropFirst().map { "\($0):" }.joined()
  }

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
