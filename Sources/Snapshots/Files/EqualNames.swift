package import Diagnostics

/// Names of files that differ in their bytes and are equal to Swift.
///
/// Swift compares texts by what a reader sees, so that `é` as one code point equals `é` as two. Linux
/// keeps both as names of two files. As a key, one of them would hide the other.
package enum EqualNames {
  /// The first two of the names that are equal and have other bytes; nil if all are different.
  package static func first(in names: some Sequence<String>) -> (String, String)? {
    var known: [String: String] = [:]
    for name in names {
      guard let other = known.updateValue(name, forKey: name) else { continue }
      if !other.utf8.elementsEqual(name.utf8) { return (other, name) }
    }
    return nil
  }

  package static let help = "rename one of them"

  /// The name with an escape for each code point that is not ASCII.
  fileprivate static func escaped(_ name: String) -> String {
    name.unicodeScalars.map { $0.isASCII ? "\($0)" : VisibleText.escape(of: $0) }.joined()
  }
}

extension Message {
  package static func equalNames(_ one: String, _ other: String) -> Message {
    let names = (EqualNames.escaped(one), EqualNames.escaped(other))
    return Message(
      rule: "equalNames",
      text: "the names `\(names.0)` and `\(names.1)` differ only in the code points of a letter")
  }
}
