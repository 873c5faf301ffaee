package import Diagnostics
package import Foundation
package import Snapshots

/// An HTML page of drawn pictures, screen by screen, with the texts of their specs.
///
/// The page is in the same folder as the pictures.
package struct Gallery: Hashable, Sendable {
  package let title: String
  package let screens: [Screen]

  /// The pictures of one screen under its title.
  package struct Screen: Hashable, Sendable {
    package let title: String
    /// The introduction from the spec.
    package let introduction: Prose
    /// The findings in the screen's layouts, each once.
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
    /// The cell's name.
    package let cell: String
    /// The device's name, for people.
    package let device: String
    /// The device's orientation and the other states that are not default, in words.
    package let states: [String]
    /// The picture's path relative to the page.
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

  /// Writes `index.html` into the folder that the pictures' paths are relative to.
  ///
  /// - Parameter folder: the folder; created if it is missing.
  /// - Returns: the page's URL.
  /// - Throws: an error of writing the page.
  @discardableResult
  package func write(to folder: URL) throws(FileError) -> URL {
    let page = folder.appendingPathComponent("index.html")
    try AtomicFile.write(html, to: page, durability: .cached)
    return page
  }
}
