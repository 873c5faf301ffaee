package import Diagnostics
package import Foundation
package import Snapshots

/// Drawn pictures as one page that lies beside them, to be read from its top: screen by screen, each
/// with what its spec says of it.
package struct Gallery: Hashable, Sendable {
  package let title: String
  package let screens: [Screen]

  /// The pictures of one screen under its title.
  package struct Screen: Hashable, Sendable {
    package let title: String
    /// What the spec's author says of it.
    package let introduction: Prose
    /// What there is to say of its layouts, each once.
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
    /// The device's name as people say it.
    package let device: String
    /// In words: how the device is held, and what else is not as usual.
    package let states: [String]
    /// Relative to the page.
    package let path: String
    package let size: PictureSize
    /// Pixels in one point.
    package let scale: Double
    /// Relative to the page: a film's pictures beside each other; nil for a cell.
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
  /// - Parameter folder: made where it is missing.
  /// - Returns: the page's place.
  /// - Throws: what kept it from being written.
  @discardableResult
  package func write(to folder: URL) throws(FileError) -> URL {
    let page = folder.appendingPathComponent("index.html")
    try AtomicFile.write(html, to: page, durability: .cached)
    return page
  }
}
