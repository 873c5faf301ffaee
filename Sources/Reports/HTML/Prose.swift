/// A text with paragraphs and preformatted lines.
package struct Prose: Hashable, Sendable {
  package let blocks: [Block]

  package enum Block: Hashable, Sendable {
    /// A paragraph on one line, with names between backticks.
    case paragraph(String)
    /// Preformatted lines without the indentation that all of them have.
    case lines([String])
  }

  package init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// The HTML.
  ///
  /// A newline follows each block.
  var html: String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): "<p>\(HTMLText.sentence(text))</p>\n"
      case .lines(let lines):
        "<pre>\(HTMLText.escaped(lines.joined(separator: "\n")))</pre>\n"
      }
    }.joined()
  }

  /// The Markdown, with an empty line between blocks.
  ///
  /// Backticks stay as they are.
  package var markdown: String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): "\(text)\n"
      case .lines(let lines): "```text\n\(lines.joined(separator: "\n"))\n```\n"
      }
    }.joined(separator: "\n")
  }
}
