package import Comparing
package import Diagnostics
package import Foundation
package import Snapshots

/// An HTML page with the pictures of screens and the texts of their specs.
///
/// The page is in the same folder as the pictures.
package struct Gallery: Hashable, Sendable {
  package let title: String
  package let screens: [Screen]

  /// The pictures of one screen, with its title.
  package struct Screen: Hashable, Sendable {
    package let title: String
    /// The introduction from the spec.
    package let introduction: Prose
    /// The findings in the screen's layouts, without duplicates.
    package let findings: [Diagnostic]
    package let pictures: [Picture]

    package init(
      title: String, introduction: Prose = Prose(), findings: [Diagnostic] = [],
      pictures: [Picture]
    ) {
      self.title = title
      self.introduction = introduction
      self.findings = findings
      self.pictures = pictures
    }
  }

  package struct Picture: Hashable, Sendable {
    /// The name of the cell.
    package let cell: String
    /// The name of the device for display.
    package let device: String
    /// The orientation of the device and the other states that are not the default, in words.
    package let states: [String]
    /// The path of the picture relative to the page.
    package let path: String
    package let size: PictureSize
    /// The number of pixels in a point.
    package let scale: Double
    /// The path of a film's strip relative to the page; nil for a cell.
    package let strip: String?

    package init(
      cell: String, device: String, states: [String], path: String, size: PictureSize,
      scale: Double, strip: String? = nil
    ) {
      self.cell = cell
      self.device = device
      self.states = states
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

  /// Refuses a folder with a page of somebody else.
  ///
  /// - Parameter folder: the folder of the page. It need not exist.
  /// - Throws: `EEXIST` for such a page, or the error of reading it.
  package static func checkPage(in folder: URL) throws(FileError) {
    try OwnPage.check(page(in: folder), has: HTMLPage.mark)
  }

  private static func page(in folder: URL) -> URL { folder.appendingPathComponent("index.html") }

  /// Writes `index.html` into the folder to which the paths of the pictures are relative.
  ///
  /// - Parameter folder: the folder. It is created if it does not exist.
  /// - Returns: the URL of the page.
  /// - Throws: an error of writing the page.
  @discardableResult
  package func write(to folder: URL) throws(FileError) -> URL {
    let page = Self.page(in: folder)
    try AtomicFile.write(html, to: page, durability: .cached)
    return page
  }
}
