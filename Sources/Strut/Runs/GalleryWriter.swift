import Foundation
import Geometry
import Reports
import Snapshots

/// Writes the page that shows drawn pictures.
enum GalleryWriter {
  /// One page for all screens, its pictures copied beside it so that the folder can be moved.
  ///
  /// - Parameters:
  ///   - drawn: cells and films.
  ///   - pictures: the folder that they were drawn into.
  ///   - path: the page's folder as the user named it.
  ///   - base: what the path is meant from.
  /// - Returns: the page's path.
  /// - Throws: what kept a file from being read or written.
  static func write(
    _ drawn: [DrawnPicture], from pictures: URL, to path: String, in base: WorkingFolder
  ) throws -> String {
    let folder = base.place(path)
    var screens: [(title: String, name: String, pictures: [Gallery.Picture])] = []
    for picture in drawn {
      for file in Set([picture.path, picture.strip].compactMap(\.self)).sorted() {
        let source = pictures.appendingPathComponent(file)
        guard let bytes = try AtomicFile.read(source) else {
          throw FileError(.read, source.path, code: ENOENT)
        }
        try AtomicFile.write(
          bytes, to: folder.appendingPathComponent("pictures/\(file)"), durability: .cached)
      }
      var index = screens.firstIndex { $0.name == picture.id.screen } ?? screens.endIndex
      if index == screens.endIndex {
        screens.append((picture.title, picture.id.screen, []))
        index = screens.endIndex - 1
      }
      screens[index].pictures.append(Gallery.Picture(picture))
    }
    let title = screens.count == 1 ? screens[0].title : "Screens"
    try Gallery(
      title: title,
      screens: screens.map { Gallery.Screen(title: $0.title, pictures: $0.pictures) }
    ).write(to: folder)
    return "\(path)/index.html"
  }
}

extension Gallery.Picture {
  fileprivate init(_ drawn: DrawnPicture) {
    func pixels(_ length: Points) -> Int {
      max(1, Int((length.value * drawn.pixelsPerPoint).rounded()))
    }
    self.init(
      cell: drawn.id.cell, path: "pictures/\(drawn.path)",
      size: PictureSize(width: pixels(drawn.size.width), height: pixels(drawn.size.height)),
      scale: drawn.pixelsPerPoint, strip: drawn.strip.map { "pictures/\($0)" })
  }
}
