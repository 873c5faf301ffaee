import Geometry
import Graphics
import ViewKinds

extension SymbolGlyph {
  /// The delete key's tag with a cross; measured on iOS 18: 21.5 × 18 points.
  static let delete = delete(lineWidth: 1.55)
  /// The tag on a number pad, whose lines are thinner.
  static let thinDelete = delete(lineWidth: 1.2)

  private static func delete(lineWidth: Points) -> SymbolGlyph {
    SymbolGlyph(
      width: 21.5, height: 18,
      [
        .stroke(deleteOutline, width: lineWidth),
        .stroke(.segment(Point(x: 9.2, y: 5.6), Point(x: 16, y: 12.4)), width: lineWidth),
        .stroke(.segment(Point(x: 16, y: 5.6), Point(x: 9.2, y: 12.4)), width: lineWidth),
      ])
  }

  private static let deleteOutline: Path = {
    var path = Path()
    path.move(to: Point(x: 9.6, y: 0.8))
    path.line(to: Point(x: 18.2, y: 0.8))
    path.curve(to: Point(x: 20.7, y: 3.3), Point(x: 19.7, y: 0.8), Point(x: 20.7, y: 1.8))
    path.line(to: Point(x: 20.7, y: 14.7))
    path.curve(to: Point(x: 18.2, y: 17.2), Point(x: 20.7, y: 16.2), Point(x: 19.7, y: 17.2))
    path.line(to: Point(x: 9.6, y: 17.2))
    path.curve(to: Point(x: 7.6, y: 16.4), Point(x: 8.8, y: 17.2), Point(x: 8.1, y: 16.9))
    path.line(to: Point(x: 1.25, y: 10.1))
    path.curve(to: Point(x: 1.25, y: 7.9), Point(x: 0.65, y: 9.5), Point(x: 0.65, y: 8.5))
    path.line(to: Point(x: 7.6, y: 1.6))
    path.curve(to: Point(x: 9.6, y: 0.8), Point(x: 8.1, y: 1.1), Point(x: 8.8, y: 0.8))
    path.close()
    return path
  }()
}

extension SymbolGlyph {
  /// The globe of the key that changes keyboards.
  static let globe = SymbolGlyph(
    width: 24, height: 24,
    [
      .stroke(.ellipse(in: Rect(x: 0.7, y: 0.7, width: 22.6, height: 22.6)), width: 1.4),
      .stroke(.ellipse(in: Rect(x: 6.3, y: 0.7, width: 11.4, height: 22.6)), width: 1.4),
      .stroke(.segment(Point(x: 12, y: 0.7), Point(x: 12, y: 23.3)), width: 1.4),
      .stroke(.segment(Point(x: 0.7, y: 12), Point(x: 23.3, y: 12)), width: 1.4),
      .stroke(globeParallel(edgeY: 4.4, middleY: 6.9), width: 1.4),
      .stroke(globeParallel(edgeY: 19.6, middleY: 17.1), width: 1.4),
    ])

  /// Returns a circle of latitude, bent towards the equator.
  private static func globeParallel(edgeY: Points, middleY: Points) -> Path {
    let controlY = edgeY + (middleY - edgeY) * (4.0 / 3)
    var path = Path()
    path.move(to: Point(x: 3.7, y: edgeY))
    path.curve(
      to: Point(x: 20.3, y: edgeY), Point(x: 7.6, y: controlY), Point(x: 16.4, y: controlY))
    return path
  }
}

extension SymbolGlyph {
  /// The grinning face of the key for emoji; measured: 26.7 × 26.7 points.
  static let emoji = SymbolGlyph(
    width: 26.7, height: 26.7,
    [
      .stroke(
        .ellipse(in: Rect(x: 0.95, y: 0.95, width: 24.8, height: 24.8)), width: 1.9),
      .fill(.ellipse(in: Rect(x: 7.9, y: 8.4, width: 2.9, height: 3.8))),
      .fill(.ellipse(in: Rect(x: 15.9, y: 8.4, width: 2.9, height: 3.8))),
      .fill(emojiMouth),
    ])

  /// The open mouth without the teeth.
  private static let emojiMouth: Path = {
    var path = Path(usesEvenOddRule: true)
    path.move(to: Point(x: 4.8, y: 15.2))
    path.curve(to: Point(x: 5.6, y: 14.5), Point(x: 4.6, y: 14.7), Point(x: 5, y: 14.3))
    path.curve(to: Point(x: 21.1, y: 14.5), Point(x: 10.5, y: 16.1), Point(x: 16.2, y: 16.1))
    path.curve(to: Point(x: 21.9, y: 15.2), Point(x: 21.7, y: 14.3), Point(x: 22.1, y: 14.7))
    path.curve(
      to: Point(x: 13.35, y: 22.5), Point(x: 20.8, y: 19.6), Point(x: 17.6, y: 22.5))
    path.curve(to: Point(x: 4.8, y: 15.2), Point(x: 9.1, y: 22.5), Point(x: 5.9, y: 19.6))
    path.close()
    path.move(to: Point(x: 6.5, y: 16.1))
    path.curve(
      to: Point(x: 20.2, y: 16.1), Point(x: 10.9, y: 17.4), Point(x: 15.8, y: 17.4))
    path.curve(to: Point(x: 19.3, y: 17.8), Point(x: 20, y: 16.7), Point(x: 19.7, y: 17.2))
    path.curve(to: Point(x: 7.4, y: 17.8), Point(x: 15.6, y: 19.1), Point(x: 11.1, y: 19.1))
    path.curve(to: Point(x: 6.5, y: 16.1), Point(x: 7, y: 17.2), Point(x: 6.7, y: 16.7))
    path.close()
    return path
  }()
}

extension SymbolGlyph {
  /// The dictation key's microphone.
  ///
  /// Measured: 18.3 × 28 points.
  static let microphone = SymbolGlyph(
    width: 18.6, height: 28,
    [
      .stroke(
        .roundedRect(Rect(x: 5.3, y: 0.8, width: 8, height: 17.2), radius: 4), width: 1.6),
      .stroke(microphoneHolder, width: 1.6),
      .stroke(.segment(Point(x: 9.3, y: 22.6), Point(x: 9.3, y: 27.2)), width: 1.6),
      .stroke(.segment(Point(x: 3.3, y: 27.2), Point(x: 15.3, y: 27.2)), width: 1.6),
    ])

  private static let microphoneHolder: Path = {
    let k = 8.5 * (1 - Path.circleHandle)
    var path = Path()
    path.move(to: Point(x: 0.8, y: 11.7))
    path.line(to: Point(x: 0.8, y: 14.1))
    path.curve(
      to: Point(x: 9.3, y: 22.6), Point(x: 0.8, y: Points(22.6 - k)),
      Point(x: Points(0.8 + k), y: 22.6))
    path.curve(
      to: Point(x: 17.8, y: 14.1), Point(x: Points(17.8 - k), y: 22.6),
      Point(x: 17.8, y: Points(22.6 - k)))
    path.line(to: Point(x: 17.8, y: 11.7))
    return path
  }()
}

extension SymbolGlyph {
  /// The symbol of the iPad key that hides the keyboard.
  static let dismissKeyboard = SymbolGlyph(
    width: 28, height: 23,
    [
      .stroke(
        .roundedRect(Rect(x: 0.75, y: 0.75, width: 26.5, height: 16), radius: 2.6), width: 1.5),
      .stroke(.segment(Point(x: 8.6, y: 13), Point(x: 19.4, y: 13)), width: 1.6),
      .stroke(
        .polyline([Point(x: 8, y: 20), Point(x: 14, y: 22.2), Point(x: 20, y: 20)]), width: 1.5),
    ] + dots)

  private static let dots: [Part] = {
    let upper = (0..<6).map { Point(x: 4.2 + Points($0) * 3.9, y: 5.2) }
    let lower = (0..<6).map { Point(x: 4.2 + Points($0) * 3.9, y: 9) }
    let ends = [Point(x: 4.2, y: 13), Point(x: 23.8, y: 13)]
    return (upper + lower + ends).map {
      .fill(.ellipse(in: Rect(x: $0.x - 0.95, y: $0.y - 0.95, width: 1.9, height: 1.9)))
    }
  }()
}

extension SymbolGlyph {
  /// The return key's arrow; measured on iOS 26: 19.6 × 17.1 points.
  static let newLine = SymbolGlyph(
    width: 19.6, height: 17.1,
    [
      .stroke(newLineHook, width: 1.6),
      .stroke(
        .polyline([Point(x: 6.3, y: 5.4), Point(x: 0.95, y: 10.8), Point(x: 6.3, y: 16.2)]),
        width: 1.6),
    ])

  private static let newLineHook: Path = {
    var path = Path()
    path.move(to: Point(x: 1.6, y: 10.8))
    path.line(to: Point(x: 16.3, y: 10.8))
    path.curve(to: Point(x: 18.8, y: 8.3), Point(x: 17.8, y: 10.8), Point(x: 18.8, y: 9.8))
    path.line(to: Point(x: 18.8, y: 3.4))
    path.curve(to: Point(x: 16.3, y: 0.9), Point(x: 18.8, y: 1.9), Point(x: 17.8, y: 0.9))
    path.line(to: Point(x: 11.1, y: 0.9))
    return path
  }()

  /// The tab key's arrow, which points to a bar.
  static let tab = SymbolGlyph(
    width: 22, height: 14,
    [
      .stroke(.segment(Point(x: 0.9, y: 7), Point(x: 16.4, y: 7)), width: 1.6),
      .stroke(
        .polyline([Point(x: 11, y: 1.4), Point(x: 16.6, y: 7), Point(x: 11, y: 12.6)]),
        width: 1.6),
      .stroke(.segment(Point(x: 20.6, y: 0.9), Point(x: 20.6, y: 13.1)), width: 1.6),
    ])
}

extension SymbolGlyph {
  /// The undo symbol of the shortcut row.
  static let undo = SymbolGlyph(width: 19, height: 17, undoParts(mirrored: false))
  /// The redo symbol of the shortcut row.
  static let redo = SymbolGlyph(width: 19, height: 17, undoParts(mirrored: true))

  /// The paste symbol of the shortcut row: a clipboard behind a page.
  static let paste = SymbolGlyph(
    width: 18.5, height: 22.5,
    [
      .fill(pasteBoard),
      .stroke(
        .roundedRect(Rect(x: 0.75, y: 8, width: 9.5, height: 13.7), radius: 2), width: 1.5),
    ])

  /// The board, without the parts that its clip and the page cover.
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
