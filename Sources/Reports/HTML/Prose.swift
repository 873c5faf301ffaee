/// What somebody wrote to be read: paragraphs, and lines that are shown as they stand.
package struct Prose: Hashable, Sendable {
  package let blocks: [Block]

  package enum Block: Hashable, Sendable {
    /// One line, in which names may stand between backticks.
    case paragraph(String)
    /// Lines without their common indentation.
    case lines([String])
  }

  package init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// With a line end behind each block.
  var html: String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): "<p>\(HTMLText.sentence(text))</p>\n"
      case .lines(let lines):
        "<pre>\(HTMLText.escaped(lines.joined(separator: "\n")))</pre>\n"
      }
    }.joined()
  }

  /// With an empty line between blocks; backticks are Markdown's own.
  package var markdown: String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): "\(text)\n"
      case .lines(let lines): "```text\n\(lines.joined(separator: "\n"))\n```\n"
      }
    }.joined(separator: "\n")
  }
}
