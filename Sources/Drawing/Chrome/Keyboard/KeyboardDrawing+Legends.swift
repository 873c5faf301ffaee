import AutoLayout
import Devices
import Geometry
import ViewKinds

extension KeyboardDrawing {
  /// The key's writing or symbol; on tablets at heights measured as shares of the key's.
  func legend(of key: KeyboardKey) -> [DisplayItem] {
    let frame = key.frame
    let color = color(of: key)
    switch key.legend {
    case .none: return []
    case .text(let text, let size):
      // Measured: capitals and digits stand a little below the middle, words above it.
      let isWord = key.role == .space || key.role == .newLine
      let drop = isWord ? -0.5 : size * 0.04
      return [self.text(text, size, color, at: frame.midY + drop, in: frame)]
    case .withSecond(let text, let size, let second, let secondSize):
      return [
        self.text(second, secondSize, palette.secondLabel, at: y(0.27, of: frame), in: frame),
        self.text(text, size, color, at: y(0.69, of: frame), in: frame),
      ]
    case .pair(let text, let above, let size):
      return [
        self.text(above, size, color, at: y(0.32, of: frame), in: frame),
        self.text(text, size, color, at: y(0.7, of: frame), in: frame),
      ]
    case .corner(let text, let size, let side):
      return [
        self.text(
          text, size, color, at: frame.maxY - frame.height * 0.155 - size * 0.355,
          in: frame.inset(by: cornerInsets(of: frame)), side == .left ? .left : .right)
      ]
    case .symbol(let symbol, let scale):
      return symbol.items(
        centeredAt: Point(x: frame.midX, y: frame.midY), scale: scale, color: color)
    case .cornerSymbol(let symbol, let scale, let side):
      let inner = frame.inset(by: cornerInsets(of: frame))
      let half = symbol.size.width / 2 * scale
      let center = Point(
        x: side == .left ? inner.minX + half : inner.maxX - half,
        y: frame.maxY - frame.height * 0.12 - symbol.size.height / 2 * scale)
      return symbol.items(centeredAt: center, scale: scale, color: color)
    }
  }

  private func color(of key: KeyboardKey) -> Color {
    switch key.body {
    case .light, .dark: palette.label
    case .lit: palette.litSymbol
    case .none: palette.strip
    }
  }

  private func y(_ share: Double, of frame: Rect) -> Points {
    frame.minY + frame.height * share
  }

  private func cornerInsets(of frame: Rect) -> Insets {
    let side = frame.height * 0.137
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  /// A line of text whose middle is at `middle`.
  private func text(
    _ text: String, _ size: Points, _ color: Color, at middle: Points, in frame: Rect,
    _ alignment: TextAlignment = .center
  ) -> DisplayItem {
    .text(
      TextRun(
        TextContent(text, font: .system(size)), color: color, alignment: alignment,
        in: Rect(x: frame.x, y: middle - size, width: frame.width, height: size * 2)))
  }
}
