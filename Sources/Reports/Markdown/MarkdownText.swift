import Diagnostics

/// Text escaped for one line of GitHub's and GitLab's Markdown.
///
/// It may be in a table.
///
/// Hidden characters become escapes, as in `VisibleText`. Newlines and tabs become spaces.
enum MarkdownText {
  /// Escapes plain text, so that it contains no markup and notifies no user.
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
      // A zero-width space after `@` keeps `@name` from notifying a user.
      case "@": result += "@\u{200B}"
      case "\n", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as code.
  ///
  /// It is between more backticks than it contains in a row.
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
      // A bar ends a table's cell, even within code.
      case "|": content += "\\|"
      default: content.unicodeScalars.append(scalar)
      }
    }
    return content.isEmpty ? "" : "\(fence)\(space)\(content)\(space)\(fence)"
  }

  /// A sentence as Markdown.
  ///
  /// Names between backticks become code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return plain(text) }
    return parts.enumerated().map { $0 % 2 == 0 ? plain($1) : code($1) }.joined()
  }
}
