import Bitmaps
import Drawing
import Snapshots
import ViewKinds

extension DrawingEnvironment {
  /// What pictures depend on besides the spec.
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

  /// The same with the library that draws what a list shows of SVG files, where it does.
  func adding(drawingsOf list: DisplayList) -> DrawingEnvironment {
    guard list.items.showDrawing else { return self }
    let library = LibraryVersions.drawings
    return DrawingEnvironment(entries + [Entry(library.name, library.version)])
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
  /// Whether an SVG file is among what is drawn.
  fileprivate var showDrawing: Bool {
    contains { item in
      switch item {
      case .image(let run): run.source.isDrawing
      case .group(_, _, _, let items), .transformed(_, let items): items.showDrawing
      case .dropShadow(_, _, _, let items): items.showDrawing
      case .fill, .stroke, .text, .shadow, .backdrop, .gradient: false
      }
    }
  }
}
