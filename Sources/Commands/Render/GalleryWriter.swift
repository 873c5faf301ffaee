import Cells
import Comparing
import Foundation
import Geometry
import Reports
import Snapshots

/// Writes the page of drawn pictures.
enum GalleryWriter {
  /// Writes one page for all screens.
  ///
  /// It copies the pictures beside the page, so that the folder can be moved.
  ///
  /// - Parameters:
  ///   - drawn: the cells and films.
  ///   - pictures: the folder of the pictures.
  ///   - path: the folder of the page as the user wrote it.
  ///   - base: the base of relative paths.
  /// - Returns: the path of the page.
  /// - Throws: the error of a file that cannot be read or written.
  static func write(
    _ drawn: [DrawnPicture], from pictures: URL, to path: String, in base: WorkingFolder
  ) throws -> String {
    let folder = try base.target(path)
    try Gallery.checkPage(in: folder)
    for picture in drawn {
      for file in Set([picture.path, picture.strip].compactMap(\.self)).sorted() {
        let source = pictures.appendingPathComponent(file)
        guard let bytes = try AtomicFile.read(source) else {
          throw FileError(.read, source.path, code: ENOENT)
        }
        try AtomicFile.write(
          bytes, to: folder.appendingPathComponent("pictures/\(file)"), below: folder,
          durability: .cached)
      }
    }
    let screens = screens(of: drawn)
    let title =
      screens.count == 1
      ? screens[0].title
      : sharedFolder(of: drawn.map(\.spec.location.shownPath)) ?? "Screens"
    try Gallery(title: title, screens: screens).write(to: folder)
    return "\(path)/index.html"
  }

  /// The screens in order of first appearance.
  ///
  /// The films of a screen come after its cells.
  private static func screens(of drawn: [DrawnPicture]) -> [Gallery.Screen] {
    var screens: [[DrawnPicture]] = []
    var positions: [String: Int] = [:]
    for picture in drawn {
      if let position = positions[picture.id.screen] {
        screens[position].append(picture)
      } else {
        positions[picture.id.screen] = screens.count
        screens.append([picture])
      }
    }
    return screens.map { pictures in
      var findings = CellFindings()
      for picture in pictures where picture.strip == nil {
        findings.add(picture.diagnostics, of: picture.id.cell)
      }
      let cells = pictures.count { $0.strip == nil }
      let spec = pictures[0].spec
      return Gallery.Screen(
        title: spec.title,
        introduction: SpecIntroduction.prose(of: spec.text),
        findings: findings.diagnostics(ofTotal: cells),
        pictures: pictures.map { Gallery.Picture($0) })
    }
  }

  /// The name of the innermost folder that contains all paths; nil if there is none.
  private static func sharedFolder(of paths: [String]) -> String? {
    var shared: [Substring] = paths.first?.split(separator: "/").dropLast() ?? []
    for path in paths {
      let folders = path.split(separator: "/").dropLast()
      let count = zip(shared, folders).prefix { $0 == $1 }.count
      shared = Array(shared.prefix(count))
    }
    return shared.last { $0 != "." && $0 != ".." }.map(String.init)
  }
}

extension Gallery.Picture {
  fileprivate init(_ drawn: DrawnPicture) {
    func pixels(_ length: Points) -> Int {
      max(1, Int((length.value * drawn.pixelsPerPoint).rounded()))
    }
    self.init(
      cell: drawn.id.cell, device: drawn.device, states: drawn.states,
      path: "pictures/\(drawn.path)",
      size: PictureSize(width: pixels(drawn.size.width), height: pixels(drawn.size.height)),
      scale: drawn.pixelsPerPoint, strip: drawn.strip.map { "pictures/\($0)" })
  }
}
