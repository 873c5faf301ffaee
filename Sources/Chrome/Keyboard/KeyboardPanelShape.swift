import Geometry
import Graphics

/// The outline of the panel under the keys.
enum KeyboardPanelShape: Hashable {
  /// A panel from side to side with square corners.
  case flush(Rect)
  /// A panel with round upper corners, as since iOS 26. The radius of 27 is measured.
  case sheet(Rect)
  /// A floating keyboard with a grip at its bottom.
  case floating(Rect)

  func items(of palette: KeyboardPalette) -> [DisplayItem] {
    switch self {
    case .flush(let frame): return [.backdrop(.rect(frame), palette.panel)]
    case .sheet(let frame):
      let outline = Path.roundedRect(frame, top: 27, bottom: 0)
      return [.backdrop(outline, palette.panel)]
    case .floating(let frame):
      let outline = Path.continuousRect(frame, radius: FloatingKeyboard.cornerRadius)
      let grip = Rect(x: frame.midX - 18, y: frame.maxY - 11, width: 36, height: 5)
      return [
        .shadow(outline, RGBAColor.black.withAlpha(64), radius: 14, offset: Point(x: 0, y: 5)),
        .backdrop(outline, palette.panel), .fill(.roundedRect(grip, radius: 2.5), palette.grip),
      ]
    }
  }
}
