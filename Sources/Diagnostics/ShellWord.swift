/// The quoting of words for a shell.
package enum ShellWord {
  /// The text, in quotes if it is empty or contains a character with a meaning for shells.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    let escaped = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(escaped.joined(separator: "'\\''"))'"
  }

  /// The path of a file as a quoted word that no program takes for an option.
  package static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") ? "./\(path)" : path)
  }
}
