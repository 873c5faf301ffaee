import AutoLayout
import Devices
import Geometry
import Graphics
import ViewKinds

/// The colours of a dimensioned drawing.
enum SheetInk {
  static let text = RGBAColor(rgb: 0x1F2933)
  static let faint = RGBAColor(rgb: 0x66727F)
  static let line = RGBAColor(rgb: 0x8A96A3)
  static let outline = RGBAColor(rgb: 0x1F2933)

  /// The meaning of a rectangle on the drawing.
  enum Area {
    case safeArea, margin, bar, statusBar, keyboard, window

    var fill: RGBAColor {
      switch self {
      case .safeArea: RGBAColor(rgb: 0xE8F1FC)
      case .margin: RGBAColor(rgb: 0xFFFFFF, alpha: 0)
      case .bar: RGBAColor(rgb: 0x5856D6, alpha: 0x24)
      case .statusBar: RGBAColor(rgb: 0x34C759, alpha: 0x30)
      case .keyboard: RGBAColor(rgb: 0xFF9500, alpha: 0x22)
      case .window: RGBAColor(rgb: 0x00C7BE, alpha: 0x18)
      }
    }

    var stroke: RGBAColor {
      switch self {
      case .safeArea: RGBAColor(rgb: 0x2F7DD1)
      case .margin: RGBAColor(rgb: 0xC2417C)
      case .bar: RGBAColor(rgb: 0x5856D6)
      case .statusBar: RGBAColor(rgb: 0x2A9D4B)
      case .keyboard: RGBAColor(rgb: 0xC97500)
      case .window: RGBAColor(rgb: 0x00857F)
      }
    }
  }
}

/// Draws lines, areas, dimensions and text.
struct SheetPen {
  /// The unit of type sizes, gaps and arrows, in points of the drawing.
  let unit: Points
  private(set) var list = DisplayList()

  init(unit: Points) { self.unit = unit }

  mutating func add(_ items: [DisplayItem]) { list.items += items }

  mutating func fill(_ path: Path, _ color: RGBAColor) { list.append(.fill(path, color)) }

  mutating func outline(_ path: Path, _ color: RGBAColor, width: Double = 0.16) {
    list.append(.stroke(path, color, Stroke(width: unit * width)))
  }

  /// Draws a filled rectangle with a dashed edge.
  mutating func area(_ rect: Rect, _ area: SheetInk.Area) {
    fill(.rect(rect), area.fill)
    list.append(
      .stroke(
        .rect(rect), area.stroke, Stroke(width: unit * 0.12, dashes: [unit * 0.6, unit * 0.4])))
  }

  mutating func line(
    _ from: Point, _ to: Point, _ color: RGBAColor = SheetInk.line, width: Double = 0.1,
    isDashed: Bool = false
  ) {
    var stroke = Stroke(width: unit * width)
    if isDashed { stroke.dashes = [unit * 0.4, unit * 0.3] }
    list.append(.stroke(Path([.move(from), .line(to)]), color, stroke))
  }

  /// Draws a line of text that begins at a point.
  mutating func text(
    _ string: String, at origin: Point, size: Points? = nil, weight: FontWeight = .regular,
    color: RGBAColor = SheetInk.text
  ) {
    let size = size ?? unit * 1.35
    text(
      string, in: Rect(x: origin.x, y: origin.y, width: unit * 200, height: size * 1.4),
      alignment: .left, size: size, weight: weight, color: color)
  }

  /// Draws a line of text at the middle of the height of a box.
  mutating func text(
    _ string: String, in box: Rect, alignment: TextAlignment, size: Points? = nil,
    weight: FontWeight = .regular, color: RGBAColor
  ) {
    let content = TextContent(
      string, font: .system(size ?? unit * 1.25, weight), lines: 1, lineBreak: .byClipping)
    list.append(.text(TextRun(content, color: color, alignment: alignment, in: box)))
  }
}
