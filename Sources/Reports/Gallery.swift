package import Foundation
package import Snapshots

/// Drawn pictures as one page that lies beside them, grouped by screen.
package struct Gallery: Hashable, Sendable {
  package let title: String
  package let screens: [Screen]

  /// The pictures of one screen under its title.
  package struct Screen: Hashable, Sendable {
    package let title: String
    package let pictures: [Picture]

    package init(title: String, pictures: [Picture]) {
      self.title = title
      self.pictures = pictures
    }
  }

  package struct Picture: Hashable, Sendable {
    /// The cell's name.
    package let cell: String
    /// Relative to the page.
    package let path: String
    package let size: PictureSize
    /// Pixels in one point.
    package let scale: Double
    /// Relative to the page: a film's pictures beside each other; nil for a cell.
    package let strip: String?

    package init(
      cell: String, path: String, size: PictureSize, scale: Double, strip: String? = nil
    ) {
      self.cell = cell
      self.path = path
      self.size = size
      self.scale = scale
      self.strip = strip
    }
  }

  package init(title: String, screens: [Screen]) {
    self.title = title
    self.screens = screens
  }

  /// Writes `index.html` into the folder that the pictures' paths are relative to.
  ///
  /// - Parameter folder: made where it is missing.
  /// - Returns: the page's place.
  /// - Throws: what kept it from being written.
  @discardableResult
  package func write(to folder: URL) throws(FileError) -> URL {
    let page = folder.appendingPathComponent("index.html")
    try AtomicFile.write(html, to: page, durability: .cached)
    return page
  }

  /// The page; the same for the same pictures.
  package var html: String {
    let count = screens.reduce(0) { $0 + $1.pictures.count }
    return HTMLPage.document(
      title: title,
      body: """
        <header>
        <h1>\(HTMLText.escaped(title))</h1>
        <p class="lead">\(count) \(count == 1 ? "picture" : "pictures"), all to one scale</p>
        </header>
        <main id="main">
        \(screens.enumerated().map { section($1, number: $0 + 1) }.joined(separator: "\n"))
        </main>
        """)
  }

  private func section(_ screen: Screen, number: Int) -> String {
    let figures = screen.pictures.map { picture in
      PictureFigure(
        path: picture.path, size: picture.size, scale: picture.scale,
        caption: .cell(picture.cell), strip: picture.strip,
        alternative: "\(screen.title) on \(CellLabel(picture.cell).words)"
      ).html
    }
    return """
      <section aria-labelledby="screen-\(number)">
      <h2 id="screen-\(number)">\(HTMLText.escaped(screen.title))</h2>
      <div class="pictures gallery">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }
}
