import Bitmaps
import Drawing
import Graphics
import Snapshots
import Spec
import ViewKinds

extension DrawingEnvironment {
  /// The environment of every picture: the renderer, the fonts and the libraries.
  init(fonts: FontLibrary) {
    let libraries = LibraryVersions.all.map { Entry($0.name, $0.version) }
    let files = fonts.fingerprint.map { Entry($0.name, $0.hash.description) }
    self.init([Entry(Self.programEntry, StrutVersion.renderer)] + files + libraries)
  }

  /// Returns the environment with fonts that only some pictures depend on.
  func adding(_ fonts: [TextCoverage.Font]) -> DrawingEnvironment {
    DrawingEnvironment(entries + fonts.map { Entry($0.name, $0.hash.description) })
  }

  /// Returns the environment with more entries.
  func adding(_ more: [Entry]) -> DrawingEnvironment { DrawingEnvironment(entries + more) }

  /// Returns the environment with the libraries that read the SVG, PDF and JPEG files in a display list.
  func adding(picturesOf list: DisplayList) -> DrawingEnvironment {
    let libraries = [
      (ImageSource.Format.drawing, LibraryVersions.drawings),
      (.jpeg, LibraryVersions.photographs),
    ]
    var shown = libraries.filter { list.items.shows($0.0) }.map { $0.1 }
    // Poppler is loaded only for its pictures.
    if list.items.shows(.page) { shown.append(LibraryVersions.pages) }
    return DrawingEnvironment(entries + shown.map { Entry($0.name, $0.version) })
  }
}

extension LaidOutCell {
  /// The picture files in the parts of the screen around the views.
  var picturesAroundViews: [(part: String, picture: ShownPicture)] {
    displayList.items.pictures(in: nil, presenting: built.screen.presented?.key)
  }
}

/// The versions of Strut's own parts.
package enum StrutVersion {
  package static let program = "0.1.0"
  /// The renderer's version.
  ///
  /// It increases if the same spec may be drawn in another way.
  package static let renderer = "1"
}

extension [DisplayItem] {
  /// Finds the picture files in parts of the screen around the views.
  ///
  /// - Parameters:
  ///   - part: the part that has the items; nil for a view.
  ///   - key: the key of what is presented, such as `alert`.
  /// - Returns: the pictures in drawing order, each with the name of its part.
  fileprivate func pictures(
    in part: String?, presenting key: String?
  ) -> [(part: String, picture: ShownPicture)] {
    flatMap { item -> [(part: String, picture: ShownPicture)] in
      switch item {
      case .image(let run):
        guard let part, let identity = run.source.identity else { return [] }
        return [(part, ShownPicture(name: identity.name, digits: identity.digits))]
      case .group(_, 0, _, _): return []
      case .group(let name, _, _, let items):
        let inner = name.map { UnlistedContent.part(ofGroup: $0, presenting: key) } ?? part
        return items.pictures(in: inner, presenting: key)
      case .dropShadow(_, _, _, let items), .transformed(_, let items):
        return items.pictures(in: part, presenting: key)
      case .fill, .stroke, .text, .shadow, .backdrop, .gradient: return []
      }
    }
  }

  /// Whether the items include a file of the format.
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
