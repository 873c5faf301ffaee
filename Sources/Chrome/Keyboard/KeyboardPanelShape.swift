import Geometry
import Graphics

/// The outline of what lies under the keys.
enum KeyboardPanelShape: Hashable {
  /// From side to side, with square corners.
  case flush(Rect)
  /// With round upper corners, as since iOS 26; measured radius 27.
  case sheet(Rect)
  /// A small keyboard over the app, with a grip at its foot.
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
        .shadow(outline, Color.black.withAlpha(64), radius: 14, offset: Point(x: 0, y: 5)),
        .backdrop(outline, palette.panel), .fill(.roundedRect(grip, radius: 2.5), palette.grip),
      ]
    }
  }
}
