import Devices
import Geometry
import Graphics
import ViewKinds

/// The items of a keyboard.
struct KeyboardDrawing {
  /// The keys, which the emoji page does not show.
  let layout: KeyboardLayout
  /// The emoji page, or nil on another page.
  let emoji: EmojiKeyboard?
  let palette: KeyboardPalette
  let suggestions: [String]
  let shape: KeyboardPanelShape
  let text: any TextMeasuring

  var items: [DisplayItem] {
    if let emoji { return shape.items(of: palette) + emoji.items(of: palette) }
    return shape.items(of: palette) + suggestionItems + bodies
      + layout.keys.flatMap { legend(of: $0) }
  }

  private var suggestionItems: [DisplayItem] {
    let words: [DisplayItem] = zip(layout.suggestions, suggestions).map { area, word in
      .text(
        TextRun(
          TextContent(word, font: .system(17)), color: palette.label, alignment: .center,
          in: area.offset(by: Point(x: 0, y: 1))))
    }
    let lines: [DisplayItem] = layout.dividers.map { .fill(.rect($0), palette.divider) }
    let symbols = layout.shortcuts.flatMap {
      $0.symbol.items(
        centeredAt: $0.center, color: $0.isEnabled ? palette.label : palette.secondLabel)
    }
    return symbols + lines + words
  }

  /// The keys' bodies, one shape for each colour.
  private var bodies: [DisplayItem] {
    func shape(_ body: KeyboardKey.Body) -> Path {
      Path(
        layout.keys.filter { $0.body == body }.flatMap {
          Path.roundedRect($0.frame, radius: layout.cornerRadius).elements
        })
    }
    let shadow: [DisplayItem] =
      palette.shadow.map { color in
        let shadows = Path(
          layout.keys.filter { $0.body != .none }.flatMap { self.shadow(under: $0.frame).elements })
        return [.fill(shadows, color)]
      } ?? []
    if let material = palette.keyMaterial {
      let all = Path([.light, .dark, .lit].flatMap { shape($0).elements })
      let tinted = shape(.tinted)
      return (all.elements.isEmpty ? [] : [.backdrop(all, material)])
        + (tinted.elements.isEmpty ? [] : [.fill(tinted, palette.tint)])
    }
    return shadow
      + [
        .fill(shape(.light), palette.key), .fill(shape(.dark), palette.functionKey),
        .fill(shape(.lit), palette.litKey), .fill(shape(.tinted), palette.tint),
      ].filter { if case .fill(let path, _) = $0 { !path.elements.isEmpty } else { true } }
  }

  /// Returns a key's shadow: its outline moved down by one point, without the key itself.
  ///
  /// The shadow is therefore not visible through translucent keys.
  private func shadow(under frame: Rect) -> Path {
    let r = layout.cornerRadius
    let k = r * (1 - Path.circleHandle)
    let drop: Points = 1
    func corner(_ y: Points, toRight: Bool) -> [Path.Element] {
      let leftEnd = Point(x: frame.minX, y: y - r)
      let rightEnd = Point(x: frame.maxX, y: y - r)
      let leftFoot = Point(x: frame.minX + r, y: y)
      let rightFoot = Point(x: frame.maxX - r, y: y)
      let leftControls = (Point(x: frame.minX, y: y - k), Point(x: frame.minX + k, y: y))
      let rightControls = (Point(x: frame.maxX - k, y: y), Point(x: frame.maxX, y: y - k))
      return toRight
        ? [
          .curve(leftFoot, control1: leftControls.0, control2: leftControls.1), .line(rightFoot),
          .curve(rightEnd, control1: rightControls.0, control2: rightControls.1),
        ]
        : [
          .curve(rightFoot, control1: rightControls.1, control2: rightControls.0),
          .line(leftFoot),
          .curve(leftEnd, control1: leftControls.1, control2: leftControls.0),
        ]
    }
    let bottom = frame.maxY
    return Path(
      [.move(Point(x: frame.minX, y: bottom - r))] + corner(bottom, toRight: true)
        + [.line(Point(x: frame.maxX, y: bottom + drop - r))]
        + corner(bottom + drop, toRight: false) + [.close])
  }
}

extension KeyboardDrawing {
  /// The keyboard, or nil while it is hidden.
  init?(_ context: ChromeContext) {
    let configuration = context.configuration
    guard
      let layout = KeyboardLayout(configuration: configuration, geometry: context.geometry)
    else { return nil }
    self.layout = layout
    emoji =
      configuration.showsEmoji
      ? EmojiKeyboard(
        configuration, context.geometry, letters: KeyboardFace(configuration).firstPage) : nil
    palette = KeyboardPalette(context.appearance, on: configuration.os)
    text = context.text
    suggestions =
      switch KeyboardLanguage(tag: configuration.keyboardLanguage).suggestions {
      case .words(let words), .candidates(let words): words
      }
    let frame = context.geometry.keyboardPanel
    shape =
      if context.geometry.isKeyboardFloating {
        .floating(frame)
      } else {
        configuration.os == .ios26 ? .sheet(frame) : .flush(frame)
      }
  }
}
