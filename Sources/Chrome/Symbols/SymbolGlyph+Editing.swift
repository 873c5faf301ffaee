import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The shortcut row's undo.
  static let undo = SymbolGlyph(width: 19, height: 17, undoParts(mirrored: false))
  /// The shortcut row's redo.
  static let redo = SymbolGlyph(width: 19, height: 17, undoParts(mirrored: true))

  /// The shortcut row's clipboard with a page before it.
  static let paste = SymbolGlyph(
    width: 18.5, height: 22.5,
    [
      .fill(pasteBoard),
      .stroke(
        .roundedRect(Rect(x: 0.75, y: 8, width: 9.5, height: 13.7), radius: 2), width: 1.5),
    ])

  /// The board, less its clip's slot and the room of the page.
  private static let pasteBoard: Path = {
    var path = Path()
    path.move(to: Point(x: 6.5, y: 6))
    path.line(to: Point(x: 6.5, y: 3.6))
    path.curve(to: Point(x: 8.3, y: 1.8), Point(x: 6.5, y: 2.6), Point(x: 7.3, y: 1.8))
    path.line(to: Point(x: 10.2, y: 1.8))
    path.curve(to: Point(x: 14.4, y: 1.8), Point(x: 10.8, y: -0.4), Point(x: 13.8, y: -0.4))
    path.line(to: Point(x: 16.3, y: 1.8))
    path.curve(to: Point(x: 18.1, y: 3.6), Point(x: 17.3, y: 1.8), Point(x: 18.1, y: 2.6))
    path.line(to: Point(x: 18.1, y: 16.2))
    path.curve(to: Point(x: 16.3, y: 18), Point(x: 18.1, y: 17.2), Point(x: 17.3, y: 18))
    path.line(to: Point(x: 12.4, y: 18))
    path.line(to: Point(x: 12.4, y: 9))
    path.curve(to: Point(x: 9.4, y: 6), Point(x: 12.4, y: 7.3), Point(x: 11.1, y: 6))
    path.close()
    return path
  }()

  private static func undoParts(mirrored: Bool) -> [Part] {
    var hook = Path()
    hook.move(to: Point(x: 1.2, y: 5.4))
    hook.line(to: Point(x: 12.6, y: 5.4))
    hook.curve(to: Point(x: 18.1, y: 10.8), Point(x: 15.7, y: 5.4), Point(x: 18.1, y: 7.8))
    hook.curve(to: Point(x: 12.6, y: 16.2), Point(x: 18.1, y: 13.8), Point(x: 15.7, y: 16.2))
    hook.line(to: Point(x: 9.6, y: 16.2))
    let head = Path.polyline([
      Point(x: 5.6, y: 0.9), Point(x: 1, y: 5.4), Point(x: 5.6, y: 9.9),
    ])
    return [hook, head].map { path in
      .stroke(
        mirrored ? path.mapped { Point(x: 19 - $0.x, y: $0.y) } : path, width: 1.6)
    }
  }
}
