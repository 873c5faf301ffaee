import Diagnostics

/// Text escaped for one line of GitHub's and GitLab's Markdown, also in tables.
///
/// Hidden characters become escapes, as in `VisibleText`. Line ends and tabs become spaces.
enum MarkdownText {
  /// Escapes plain text, so that it has no markup and mentions nobody.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.lines(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "~", "[", "]", "(", ")", "#", "|", "!", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // A zero-width space keeps `@name` from notifying a person.
      case "@": result += "@\u{200B}"
      case "\n", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text as code, between more backticks than it has in a row.
  static func code(_ text: String) -> String {
    var (longest, current) = (0, 0)
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    var content = ""
    for scalar in VisibleText.lines(text).unicodeScalars {
      switch scalar {
      case "\n", "\t": content += " "
      // A bar ends a table cell, even in code.
      case "|": content += "\\|"
      default: content.unicodeScalars.append(scalar)
      }
    }
    return content.isEmpty ? "" : "\(fence)\(space)\(content)\(space)\(fence)"
  }

  /// A sentence whose names between backticks become code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return plain(text) }
    return parts.enumerated().map { $0 % 2 == 0 ? plain($1) : code($1) }.joined()
  }
}
