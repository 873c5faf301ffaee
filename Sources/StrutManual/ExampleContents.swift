/// The page that lists the cases.
struct ExampleContents {
  let cases: [ExampleCase]

  var markdown: String {
    let chapters = ExampleText.chapters.map { chapter in
      let entries = cases.filter { $0.number.hasPrefix("\(chapter.number).") }
      return "### \(chapter.title)\n\n" + entries.map { "- <doc:\($0.page)>\n" }.joined()
    }
    return """
      # The language by example

      \(cases.count) questions that people ask about layout, each with a spec that answers it and the \
      pictures that come of it.

      ## Overview

      Read them in their order, or begin with the one that you came for. Where a thing is done in several \
      ways they stand below each other, and those that go wrong are there too, marked as wrong, with the \
      reason and with what the program says of them. The specs are in `Snapshots/articles`; there each \
      begins with the words that stand above it here, and its references show it on more devices than these \
      pages do. To look at all of them, beside each other and on one page:

      ```text
      strut render Snapshots/articles --report pages/articles
      ```

      ## Topics

      \(chapters.joined(separator: "\n"))
      """
  }
}
