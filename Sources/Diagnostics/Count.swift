/// Numbers with their nouns.
package enum Count {
  /// Such as `1 cell` or `2 cells`.
  package static func of(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }
}
