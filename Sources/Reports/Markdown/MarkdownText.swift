/// Text made safe to stand in GitHub's and GitLab's Markdown, on one line and in tables.
enum MarkdownText {
  /// Plain text: nothing in it is markup, and nobody is mentioned.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "~", "[", "]", "(", ")", "#", "|", "!", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // A space without width keeps a name from being that of somebody who gets a message.
      case "@": result += "@\u{200B}"
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text in a fixed-width font, within more backticks than it has in a row.
  static func code(_ text: String) -> String {
    var (longest, current) = (0, 0)
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    var content = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        content += " "
      } else {
        // In a table a bar ends the cell, within code too.
        content += scalar == "|" ? "\\|" : String(scalar)
      }
    }
    return content.isEmpty ? "" : "\(fence)\(space)\(content)\(space)\(fence)"
  }

  /// A sentence in which names stand between backticks, these as code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return plain(text) }
    return parts.enumerated().map { $0 % 2 == 0 ? plain($1) : code($1) }.joined()
  }
}
