import Geometry
import Graphics

/// The title and the message at the top of a panel, placed by their baselines.
///
/// Coordinates are those of the panel.
struct PanelText {
  /// The distance from the panel's top to the last baseline or, after `end`, to the end of the
  /// text's room.
  private(set) var height: Points = 0
  private var lines: [Line] = []
  private let width: Points
  private let inset: Points
  private let grid: PixelGrid
  private let text: any TextMeasuring

  private struct Line {
    let content: TextContent
    let color: RGBAColor
    let alignment: TextAlignment
    let frame: Rect
  }

  /// Creates the text of a panel.
  ///
  /// - Parameters:
  ///   - width: the panel's width.
  ///   - inset: the distance from the panel's sides to the text.
  ///   - grid: the device's pixel grid.
  ///   - text: measures text in the cell's fonts.
  init(
    inWidth width: Points, inset: Points, on grid: PixelGrid, measuring text: any TextMeasuring
  ) {
    self.width = width
    self.inset = inset
    self.grid = grid
    self.text = text
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Adds a paragraph.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - font: its font.
  ///   - leading: the distance between its baselines, or nil for the font's own.
  ///   - color: its colour.
  ///   - alignment: the alignment of its lines.
  ///   - linesAlignment: the alignment of more than one line, or nil for the same.
  ///   - distance: the distance from the last baseline, or from the panel's top, to its first
  ///     baseline.
  mutating func add(
    _ string: String, in font: FontDescription, leading: Points? = nil, color: RGBAColor,
    alignment: TextAlignment, linesAlignment: TextAlignment? = nil, below distance: Points
  ) {
    var style = ParagraphStyle()
    style.minimumLineHeight = leading ?? 0
    let content = TextContent(
      string, font: font, lines: 0, lineBreak: .byWordWrapping, paragraph: style)
    let extent = text.extent(of: content, width: width - inset * 2)
    let hasLines = extent.size.height - extent.lastDescent > extent.firstBaseline + 1
    let baseline = grid.rounded(height + distance)
    lines.append(
      Line(
        content: content, color: color,
        alignment: hasLines ? linesAlignment ?? alignment : alignment,
        frame: Rect(
          x: inset, y: baseline - extent.firstBaseline, width: width - inset * 2,
          height: extent.size.height)))
    height = baseline - extent.firstBaseline + extent.size.height - extent.lastDescent
  }

  /// Adds the room below the last baseline.
  mutating func end(_ distance: Points) { height = grid.rounded(height + distance) }

  /// The texts of a panel whose top left corner is at `origin`.
  func items(at origin: Point, _ direction: LayoutDirection) -> [DisplayItem] {
    lines.map {
      .text(
        TextRun(
          $0.content, color: $0.color, alignment: $0.alignment, in: $0.frame.offset(by: origin),
          isTopAligned: true, direction: direction))
    }
  }
}
