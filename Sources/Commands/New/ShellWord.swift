/// The quoting of a word for a shell.
enum ShellWord {
  /// The text, in quotes if it is empty or contains a character with a meaning for shells.
  static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    let escaped = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(escaped.joined(separator: "'\\''"))'"
  }
}
