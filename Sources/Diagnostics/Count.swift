/// Numbers of things in words.
package enum Count {
  /// `1 cell`, `2 cells`.
  package static func of(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }
}
