import Bitmaps
import Foundation
import Reports
import Snapshots

/// The pictures of a Markdown summary: a contact sheet of failing cells, and a strip for each of the
/// first causes.
struct SummaryPictures {
  /// A PNG picture.
  struct Picture {
    /// The path in the folder of a report.
    let name: String
    let bytes: [UInt8]

    /// The path on the branch of pictures, which names the content.
    var hashedName: String {
      var hasher = ContentHasher()
      hasher.add(bytes)
      return "\(PictureBranch.pictures)/\(hasher.hash.prefix(32)).png"
    }
  }

  /// The sheet with its cells; nil for fewer than two cells, because a strip shows one cell larger.
  let sheet: (picture: Picture, cells: [CellID])?
  /// The strip of each of the first causes that have pictures, by the index of the cause.
  let strips: [(cause: Int, cell: CellID, picture: Picture)]

  /// The pictures of a cell, from left to right.
  private static let files: [LastRun.File] = [
    .expectedPicture, .actualPicture, .differencePicture,
  ]
  /// The greatest number of cells on a sheet.
  private static let sheetCells = 8
  /// The greatest number of strips.
  private static let stripCount = 10

  /// The sheet and the strips, in this order.
  var all: [Picture] { [sheet?.picture].compactMap(\.self) + strips.map(\.picture) }

  /// Draws the pictures.
  ///
  /// The sheet shows the first cell of each cause, then other cells, as far as there is room.
  ///
  /// - Parameters:
  ///   - model: the run.
  ///   - lastRun: the folder of a cell's pictures; nil for that of the run.
  /// - Throws: the error of a picture that cannot be read.
  init(_ model: ReportModel, in lastRun: (CellID) -> LastRun? = { _ in nil }) throws {
    let cells = model.results.cells
    func pictures(ofCellAt position: Int) throws -> [Bitmap] {
      let id = cells[position].id
      let run = lastRun(id) ?? model.lastRun
      return try Self.files.compactMap { try run.bytes(of: $0, id) }.map { try PNG.decode($0) }
    }
    let pictured = model.causes.map { cause in
      cause.cells.filter { cells[$0].evidence != nil }
    }
    let shown = (pictured.compactMap(\.first) + pictured.flatMap { $0.dropFirst() })
      .prefix(Self.sheetCells)
    var sheet = PictureSheet(.contacts)
    for position in shown where shown.count > 1 {
      sheet.add(try pictures(ofCellAt: position))
    }
    self.sheet = try sheet.bitmap.map { bitmap in
      (Picture(name: HTMLReport.sheet, bytes: try PNG.encode(bitmap)), shown.map { cells[$0].id })
    }
    strips = try pictured.enumerated().filter { !$0.element.isEmpty }.prefix(Self.stripCount)
      .compactMap { cause, positions in
        var strip = PictureSheet(.strip)
        strip.add(try pictures(ofCellAt: positions[0]))
        return try strip.bitmap.map { bitmap in
          let name = Self.stripName(ofCause: cause)
          return (
            cause, cells[positions[0]].id, Picture(name: name, bytes: try PNG.encode(bitmap))
          )
        }
      }
  }

  private static func stripName(ofCause index: Int) -> String {
    "\(HTMLReport.stripFolder)/\(index + 1).png"
  }

  /// Replaces the pictures in the folder of a report.
  ///
  /// - Parameter folder: the folder.
  /// - Throws: the error of a file that cannot be written or removed.
  func write(into folder: URL) throws(FileError) {
    let strips = folder.appendingPathComponent(HTMLReport.stripFolder)
    try Folder.check(strips, below: folder)
    try Folder.removeFile(folder.appendingPathComponent(HTMLReport.sheet))
    for name in try Folder.names(in: strips)
    where name.hasSuffix(".png") && Int(name.dropLast(4)) != nil {
      try Folder.removeFile(strips.appendingPathComponent(name))
    }
    for picture in all {
      try AtomicFile.write(
        picture.bytes, to: folder.appendingPathComponent(picture.name), below: folder,
        durability: .cached)
    }
    try Folder.removeIfEmpty(strips)
  }

  /// The URLs of the pictures.
  ///
  /// - Parameter url: the URL of a picture.
  /// - Returns: the URLs of all pictures.
  func addresses(_ url: (Picture) -> String) -> ReportPlace.Pictures {
    ReportPlace.Pictures(
      sheet: sheet.map { ReportPlace.Sheet(url: url($0.picture), cells: $0.cells) },
      strips: Dictionary(
        uniqueKeysWithValues: strips.map {
          ($0.cause, ReportPlace.Strip(url: url($0.picture), cell: $0.cell))
        }))
  }
}
