import Bitmaps
import Drawing
import Graphics
import Snapshots
import ViewKinds

extension DrawingEnvironment {
  /// The fonts and libraries that pictures depend on in addition to the spec.
  init(fonts: FontLibrary) {
    let libraries = LibraryVersions.all.map { Entry($0.name, $0.version) }
    let files = fonts.fingerprint.map { Entry($0.name, $0.hash.description) }
    self.init([Entry(Self.programEntry, StrutVersion.renderer)] + files + libraries)
  }

  /// The same with fonts that not every picture depends on.
  func adding(_ fonts: [TextCoverage.Font]) -> DrawingEnvironment {
    DrawingEnvironment(entries + fonts.map { Entry($0.name, $0.hash.description) })
  }

  /// The same with more entries.
  func adding(_ more: [Entry]) -> DrawingEnvironment { DrawingEnvironment(entries + more) }

  /// The same with the libraries that read what a list shows of SVG and JPEG files, where it does.
  func adding(picturesOf list: DisplayList) -> DrawingEnvironment {
    let libraries = [
      (ImageSource.Format.drawing, LibraryVersions.drawings),
      (.jpeg, LibraryVersions.photographs),
    ]
    let shown = libraries.filter { list.items.shows($0.0) }.map { $0.1 }
    return DrawingEnvironment(entries + shown.map { Entry($0.name, $0.version) })
  }
}

/// Versions of what this program itself contributes.
package enum StrutVersion {
  /// The program's.
  package static let program = "0.1.0"
  /// Grows whenever the same spec may be drawn otherwise.
  package static let renderer = "1"
}

extension [DisplayItem] {
  /// Whether a file of the format is among what is drawn.
  fileprivate func shows(_ format: ImageSource.Format) -> Bool {
    contains { item in
      switch item {
      case .image(let run): run.source.format == format
      case .group(_, _, _, let items), .transformed(_, let items): items.shows(format)
      case .dropShadow(_, _, _, let items): items.shows(format)
      case .fill, .stroke, .text, .shadow, .backdrop, .gradient: false
      }
    }
  }
}
