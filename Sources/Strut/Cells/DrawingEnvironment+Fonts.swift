import Bitmaps
import Drawing
import Snapshots

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
}

/// Versions of what this program itself contributes.
package enum StrutVersion {
  /// The program's.
  package static let program = "0.1.0"
  /// Grows whenever the same spec may be drawn otherwise.
  package static let renderer = "1"
}
