import Bitmaps
import Cells
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Snapshots
import Spec

/// A cell or a film with its drawn files.
struct DrawnPicture: Sendable {
  let id: CellID
  let spec: LoadedSpec
  /// The marketing name of the device.
  let device: String
  /// The orientation and the states that differ from the defaults, in words.
  let states: [String]
  /// The path of the picture for pages, relative to the folder of the pictures.
  ///
  /// For a film, it is the animation, or the strip if there is no animation.
  let path: String
  /// The path of the strip of a film, relative to the folder of the pictures; nil for a cell.
  let strip: String?
  /// The size in points.
  let size: Size
  let pixelsPerPoint: Double
  let diagnostics: [Diagnostic]
}

extension CellRenderer {
  /// Draws a cell and writes it in each format.
  func draw(_ selected: SelectedCell, _ options: RenderOptions) throws -> DrawnPicture {
    let cell = try layOut(selected)
    let root = try options.folder.target(options.out)
    let name = "\(selected.id.screen)/\(selected.id.cell)"
    for format in options.formats {
      let bytes =
        switch format {
        case .png:
          try png(of: cell, at: options.scale, withBody: options.withBody)
        case .svg:
          try svg(
            of: cell, at: options.scale, withBody: options.withBody, text: options.svgText)
        case .pdf:
          try pdf(of: cell, at: options.scale, withBody: options.withBody)
        }
      try AtomicFile.write(
        bytes, to: root.appendingPathComponent("\(name).\(format.rawValue)"), below: root)
    }
    return DrawnPicture(
      id: selected.id, spec: selected.spec, device: selected.deviceName, states: selected.states,
      path: "\(name).\(options.shownFormat.rawValue)", strip: nil,
      size: picture(of: cell, withBody: options.withBody).size,
      pixelsPerPoint: options.scale?.pixelsPerPoint ?? Double(cell.built.geometry.scale),
      diagnostics: cell.diagnostics)
  }

  /// Draws a film and writes its strip in each format.
  ///
  /// With PNG, it also writes an animation.
  func draw(_ selected: SelectedFilm, _ options: RenderOptions) throws -> DrawnPicture {
    let film = try layOut(selected)
    let root = try options.folder.target(options.out)
    let name = "\(selected.id.screen)/\(selected.id.cell)"
    func write(_ bytes: [UInt8], _ ending: String) throws {
      try AtomicFile.write(bytes, to: root.appendingPathComponent(name + ending), below: root)
    }
    for format in options.formats {
      switch format {
      case .png:
        let pictures = try self.pictures(of: film, at: options.scale)
        try write(pictures.animation, ".png")
        try write(pictures.strip, ".strip.png")
      case .svg:
        try write(
          try svg(of: film, at: options.scale, text: options.svgText), ".strip.svg")
      case .pdf: try write(try pdf(of: film, at: options.scale), ".strip.pdf")
      }
    }
    let strip = "\(name).strip.\(options.shownFormat.rawValue)"
    return DrawnPicture(
      id: selected.id, spec: selected.spec, device: selected.film.from.device.name,
      states: selected.film.from.stateWords
        + ["film of \(selected.film.transition.name)"],
      path: options.formats.contains(.png) ? "\(name).png" : strip, strip: strip, size: film.size,
      pixelsPerPoint: options.scale?.pixelsPerPoint ?? Double(film.scale),
      diagnostics: film.diagnostics)
  }
}
