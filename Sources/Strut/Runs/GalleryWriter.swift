import Devices
import Foundation
import Geometry
import Reports
import Snapshots
import Spec

/// Writes the page that shows drawn pictures.
enum GalleryWriter {
  /// One page for all screens, its pictures copied beside it so that the folder can be moved.
  ///
  /// - Parameters:
  ///   - cells: what was drawn.
  ///   - format: the pictures' form.
  ///   - pictures: the folder that they were drawn into.
  ///   - path: the page's folder as the user named it.
  ///   - base: what the path is meant from.
  /// - Returns: the page's path.
  /// - Throws: what kept a file from being read or written.
  static func write(
    _ cells: [SelectedCell], format: PictureFormat, pictures: URL, to path: String,
    in base: WorkingFolder
  ) throws -> String {
    let folder = base.place(path)
    var screens: [(title: String, name: String, pictures: [Gallery.Picture])] = []
    for cell in cells {
      let source = RenderRun.url(of: cell, format, below: pictures)
      let relative = "pictures/\(cell.id.screen)/\(source.lastPathComponent)"
      guard let bytes = try AtomicFile.read(source) else {
        throw FileError(.read, source.path, code: ENOENT)
      }
      try AtomicFile.write(
        bytes, to: folder.appendingPathComponent(relative), durability: .cached)
      if screens.last?.name != cell.id.screen {
        screens.append((cell.spec.title, cell.id.screen, []))
      }
      screens[screens.count - 1].pictures.append(picture(of: cell, at: relative))
    }
    let title = screens.count == 1 ? screens[0].title : "Screens"
    try Gallery(
      title: title,
      screens: screens.map { Gallery.Screen(title: $0.title, pictures: $0.pictures) }
    ).write(to: folder)
    return "\(path)/index.html"
  }

  private static func picture(of cell: SelectedCell, at path: String) -> Gallery.Picture {
    let device = cell.cell.device
    let size =
      cell.cell.orientation.isLandscape ? device.screenSize.transposed : device.screenSize
    let scale = Double(device.scale)
    return Gallery.Picture(
      cell: cell.cell.name, path: path,
      size: PictureSize(
        width: Int(size.width.value * scale), height: Int(size.height.value * scale)),
      scale: device.scale)
  }
}
