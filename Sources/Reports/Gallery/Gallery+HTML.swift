extension Gallery {
  /// The page.
  ///
  /// Equal pictures give an equal page.
  package var html: String {
    let cases = GalleryCase.all(of: screens)
    let count = screens.reduce(0) { $0 + $1.pictures.count }
    let counts = [(screens.count, "screen"), (count, "picture")].map { number, word in
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let sections = cases.enumerated().map { GallerySection($1, id: Self.id($0)).html }
    return HTMLPage.document(
      title: title,
      body: """
        <div class="page">
        \(contents(cases))<div>
        <header>
        <h1>\(HTMLText.escaped(title))</h1>
        <p class="lead">\(counts.joined(separator: ", ")), all to one scale</p>
        \(Self.sizes)
        </header>
        <main id="main">
        \(sections.joined(separator: "\n"))
        </main>
        </div>
        </div>
        """)
  }

  private static func id(_ index: Int) -> String { "screen-\(index + 1)" }

  /// The control for the size of the pictures.
  ///
  /// It works without a script.
  private static let sizes = """
    <fieldset class="sizes">
    <legend>Pictures</legend>
    <label><input type="radio" name="size" id="small"> small</label>
    <label><input type="radio" name="size" id="medium" checked> medium</label>
    <label><input type="radio" name="size" id="large"> large</label>
    </fieldset>
    """

  /// The list of the cases on the page; empty if there is only one case.
  private func contents(_ cases: [GalleryCase]) -> String {
    guard cases.count > 1 else { return "" }
    let entries = cases.enumerated().map { index, entry in
      let begins = index > 0 && entry.part != cases[index - 1].part
      return "<li\(begins ? " class=\"part\"" : "")>"
        + "<a href=\"#\(Self.id(index))\">\(entry.heading.html)</a></li>"
    }
    return """
      <nav class="contents" aria-label="Contents">
      <ol>
      \(entries.joined(separator: "\n"))
      </ol>
      </nav>

      """
  }
}
