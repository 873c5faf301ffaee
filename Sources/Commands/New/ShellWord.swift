/// A word as a shell reads it back.
enum ShellWord {
  /// The text itself where nothing in it means anything to a shell, otherwise quoted.
  static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    let escaped = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(escaped.joined(separator: "'\\''"))'"
  }
}
