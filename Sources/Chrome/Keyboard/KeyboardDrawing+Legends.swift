import Geometry
import Graphics
import ViewKinds

extension KeyboardDrawing {
  /// Returns the text or symbol of a key.
  ///
  /// On iPads its position is a measured fraction of the key's height.
  func legend(of key: KeyboardKey) -> [DisplayItem] {
    let frame = key.frame
    let color = color(of: key)
    switch key.legend {
    case .none: return []
    case .text(let text, let size):
      // Measured up to iOS 18: the centres of capitals and digits are a little below the key's,
      // those of words above.
      let isWord = key.role == .space || key.role == .newLine
      let drop = isWord ? -0.5 : size * palette.letterDrop
      let fitting = isWord ? fittingSize(of: text, size, in: frame.width - 6) : size
      return [self.text(text, fitting, color, at: frame.midY + drop, in: frame)]
    case .withSecond(let text, let size, let second, let secondSize):
      let lower = self.text(text, size, color, at: y(0.69, of: frame), in: frame)
      if second.isEmpty { return [lower] }
      return [
        self.text(second, secondSize, palette.secondLabel, at: y(0.27, of: frame), in: frame),
        lower,
      ]
    case .digit(let digit, let letters):
      return self.digit(digit, letters, color, in: frame)
    case .pair(let text, let above, let size):
      return [
        self.text(above, size, color, at: y(0.32, of: frame), in: frame),
        self.text(text, size, color, at: y(0.7, of: frame), in: frame),
      ]
    case .corner(let text, let size, let side):
      let box = frame.inset(by: cornerInsets(of: frame))
      let fitting = fittingSize(of: text, size, in: box.width)
      return [
        self.text(
          text, fitting, color, at: frame.maxY - cornerRise(of: frame) - 3.5 - fitting * 0.355,
          in: box, side == .left ? .left : .right)
      ]
    case .symbol(let symbol, let scale):
      let aside = symbolOffset(of: key)
      return symbol.items(
        centeredAt: Point(x: frame.midX + aside.x, y: frame.midY + aside.y), scale: scale,
        color: color)
    case .cornerSymbol(let symbol, let scale, let side):
      let inner = frame.inset(by: cornerInsets(of: frame))
      let half = symbol.size.width / 2 * scale
      let center = Point(
        x: side == .left ? inner.minX + half : inner.maxX - half,
        y: frame.maxY - cornerRise(of: frame) - symbol.size.height / 2 * scale)
      return symbol.items(centeredAt: center, scale: scale, color: color)
    }
  }

  /// The distance of a symbol from the middle of its key; measured on phones.
  private func symbolOffset(of key: KeyboardKey) -> Point {
    switch (key.role, palette.isGlass) {
    case _ where key.body == .none: .zero
    case (.shift, true), (.delete, true): Point(x: 0, y: 0.6)
    case (.delete, false): Point(x: -0.5, y: 0)
    case (.newLine, true): Point(x: 0, y: -0.35)
    default: .zero
    }
  }

  /// Returns a digit of a number pad with its letters.
  ///
  /// Without letters it is 0.8 above the key's middle; measured on 390 and 402 points.
  private func digit(
    _ digit: String, _ letters: String?, _ color: RGBAColor, in frame: Rect
  ) -> [DisplayItem] {
    let style = palette.isGlass ? DigitStyle.glass : .classic(keyHeight: frame.height)
    let scale = min(1, frame.height.value / style.keyHeight)
    let size = Points(style.size * scale)
    guard let letters else {
      return [text(digit, size, color, at: frame.midY - Points(0.8 * scale), in: frame)]
    }
    return [text(digit, size, color, at: frame.midY - Points(style.rise * scale), in: frame)]
      + spaced(
        letters, style.lettersSize * scale, style.lettersWeight, color,
        at: frame.midY + Points(style.drop * scale), in: frame)
  }

  /// Returns letters with 2 points between them at a size of 10 points.
  private func spaced(
    _ letters: String, _ size: Double, _ weight: FontWeight, _ color: RGBAColor,
    at middle: Points, in frame: Rect
  ) -> [DisplayItem] {
    let tracking = Points(size * 0.2)
    let runs = letters.map { TextContent(String($0), font: .system(Points(size), weight)) }
    let widths = runs.map { text.extent(of: $0, width: nil).size.width }
    let total = widths.reduce(Points(0)) { $0 + $1 } + tracking * Double(max(runs.count - 1, 0))
    var x = frame.midX - total / 2
    return zip(runs, widths).map { run, width in
      defer { x = x + width + tracking }
      return .text(
        TextRun(
          run, color: color, alignment: .center,
          in: Rect(x: x - 1, y: middle - Points(size), width: width + 2, height: Points(size * 2))))
    }
  }

  private func color(of key: KeyboardKey) -> RGBAColor {
    switch key.body {
    case .light, .dark: palette.label
    case .lit: palette.litSymbol
    case .tinted: .white
    case .none: [.delete, .letter].contains(key.role) ? palette.label : palette.strip
    }
  }

  private func y(_ share: Double, of frame: Rect) -> Points {
    frame.minY + frame.height * share
  }

  /// Returns the size of a word, reduced if the word is wider than its key.
  private func fittingSize(of word: String, _ size: Points, in width: Points) -> Points {
    let needed =
      text.extent(of: TextContent(word, font: .system(size)), width: nil).size.width + 1
    return needed > width ? size * max(width.value / needed.value, 0.3) : size
  }

  private func cornerInsets(of frame: Rect) -> Insets {
    let side = frame.height * 0.137
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The distance from a key's bottom to the symbol in its corner, in points.
  ///
  /// Measured on iPadOS 26: 5 in keys 54.7 high and 9 in keys 72.4 high.
  private func cornerRise(of frame: Rect) -> Points {
    max(frame.height * 0.225 - 7.3, frame.height * 0.09)
  }

  /// Returns a line of text centred at `middle`.
  private func text(
    _ text: String, _ size: Points, _ color: RGBAColor, at middle: Points, in frame: Rect,
    _ alignment: TextAlignment = .center
  ) -> DisplayItem {
    // The widest letters of some scripts are wider than the room for text on their keys.
    let room: Points = alignment == .center ? 8 : 0
    return .text(
      TextRun(
        TextContent(text, font: .system(size)), color: color, alignment: alignment,
        in: Rect(
          x: frame.x - room, y: middle - size, width: frame.width + room * 2, height: size * 2)))
  }
}
