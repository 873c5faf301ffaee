/// The page that lists all cases.
struct ExampleContents {
  let cases: [ExampleCase]

  var markdown: String {
    let chapters = ExampleText.chapters.map { chapter in
      let entries = cases.filter { $0.number.hasPrefix("\(chapter.number).") }
      return "### \(chapter.title)\n\n" + entries.map { "- <doc:\($0.page)>\n" }.joined()
    }
    return """
      # The language by example

      \(cases.count) layout questions, each with a spec that answers it and its pictures.

      ## Overview

      Read the questions in order, or start with yours. If there are several ways, the page shows them one \
      below the other. Wrong ways are marked as wrong, with the reason and their diagnostics. The specs are in \
      `Snapshots/articles`. Each begins with the text above it on these pages, and its references show it on \
      more devices than these pages. To see all of them on one page, with alternatives side by side:

      ```text
      strut render Snapshots/articles --report pages/articles
      ```

      ## Topics

      \(chapters.joined(separator: "\n"))
      """
  }
}
