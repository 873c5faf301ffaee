import Foundation
import TestSupport
import Testing

/// A page of the documentation, with the parts that tests compare with the program.
struct MarkdownPage: CustomTestStringConvertible, Sendable {
  /// Below the repository's folder.
  let path: String
  let text: String
  let blocks: [Block]
  /// The text outside fences: paragraphs, list entries and rows of tables, each in one line.
  let paragraphs: [String]

  var testDescription: String { path }

  /// Text between fences.
  struct Block: Sendable {
    let language: String
    let lines: [String]
    /// The last line of text before the block that is not empty.
    let introduction: String

    var text: String { lines.map { "\($0)\n" }.joined() }

    /// The file that the block shows: the last name in code in the introduction that ends in
    /// `.yaml`, `.yml` or `.storyboard`.
    var path: String? { name(endingWith: [".yaml", ".yml", ".storyboard"]) }

    /// The file of a block of text: the last name in code in the introduction that ends in `.txt`.
    var textPath: String? { name(endingWith: [".txt"]) }

    private func name(endingWith endings: [String]) -> String? {
      introduction.split(separator: "`").map(String.init).last { name in
        endings.contains { name.hasSuffix($0) }
      }
    }
  }

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(path)
    var blocks: [Block] = []
    var fence: (language: String, lines: [String])?
    var introduction = ""
    var paragraphs: [String] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let open = fence, line == "```" {
        blocks.append(
          Block(language: open.language, lines: open.lines, introduction: introduction))
        introduction = ""
        fence = nil
      } else if fence != nil {
        fence?.lines.append(line)
        continues = false
      } else if line.hasPrefix("```") {
        fence = (String(line.dropFirst(3)), [])
      } else {
        let beginsEntry = line.hasPrefix("- ") || line.hasPrefix("|")
        if continues, !beginsEntry, !line.isEmpty {
          paragraphs[paragraphs.count - 1] += " " + line.drop { $0 == " " }
        } else if !line.isEmpty {
          paragraphs.append(line)
        }
        continues = !line.isEmpty
        if !line.isEmpty { introduction = line }
      }
    }
    self.blocks = blocks
    self.paragraphs = paragraphs
  }

  /// The pages of every target's manual, by path.
  static func manual() throws -> [MarkdownPage] {
    let sources = Repository.url.appendingPathComponent("Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
    return try files.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map {
      try MarkdownPage("Sources/\($0)")
    }
  }

  /// The scripts that the page names.
  var scripts: [String] {
    text.split(separator: "./scripts/").dropFirst().map { rest in
      String(rest.prefix { $0.isLetter || "-/".contains($0) })
    }
  }

  /// The first cells of the rows under a heading of a table, without the code's marks.
  func column(under heading: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(heading) |") }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap {
      $0.split(separator: "|").first?.filter { $0 != "`" }
        .trimmingCharacters(in: .whitespaces)
    }
  }
}
