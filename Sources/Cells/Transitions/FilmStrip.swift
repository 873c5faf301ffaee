import AutoLayout
import Bitmaps
import Devices
import Drawing
import Geometry
import Graphics
import Spec
import ViewKinds

/// The frames of a film side by side, each with its time and its progress.
struct FilmStrip {
  let board: Board
  /// The width of one frame.
  let pictureWidth: Pixels
  let pictureHeight: Pixels

  /// The greatest width of a strip in pixels.
  ///
  /// A wider strip continues in another row.
  private static let greatestWidth = 16_000.0

  /// Sizes in pixels, for half a pixel in a point.
  private enum Metrics {
    static let margin = 28.0
    static let gap = 16.0
    static let title = 15.0
    static let detail = 11.0
    static let label = 12.0
    static let labelGap = 9.0
  }

  init(_ film: Film, scale: PictureScale, measuring text: any TextMeasuring) {
    let style = BoardStyle(isDark: film.appearance == .dark, scale: scale)
    let pixels = scale.pixels(of: film.compositor.size)
    (pictureWidth, pictureHeight) = pixels
    let width = Points(pixels.width.value)
    let height = Points(pixels.height.value)
    let margin = style.length(Metrics.margin)
    let gap = style.length(Metrics.gap)
    let moments = film.moments
    let room = Int((Self.greatestWidth - margin.value * 2) / (width + gap).value)
    let columns = max(1, min(moments.count, room))
    let lines = (moments.count + columns - 1) / columns

    let title = style.content(film.film.transition.name, Metrics.title, .semibold)
    let detail = style.content(film.summary, Metrics.detail)
    let label = style.content("0", Metrics.label, .medium)
    let titleHeight = text.lineHeight(of: title.font)
    let detailHeight = text.lineHeight(of: detail.font)
    let labelHeight = text.lineHeight(of: label.font)
    let labelGap = style.length(Metrics.labelGap)
    let lineHeight = PixelGrid.wholePoints.ceiled(
      height + labelGap + labelHeight * 2 + gap * 2)
    let top = PixelGrid.wholePoints.ceiled(margin + titleHeight + detailHeight + gap)
    let contentWidth = width * Double(columns) + gap * Double(columns - 1)
    var board = Board(
      size: Size(
        width: contentWidth + margin * 2,
        height: top + lineHeight * Double(lines) - gap * 2 + margin),
      background: style.background)
    func add(
      _ content: TextContent, at frame: Rect, isFaint: Bool = false,
      _ alignment: TextAlignment = .left
    ) {
      board.below.append(
        .text(
          TextRun(
            content, color: isFaint ? style.faintText : style.text, alignment: alignment,
            in: frame)))
    }
    add(title, at: Rect(x: margin, y: margin, width: contentWidth, height: titleHeight))
    add(
      detail,
      at: Rect(x: margin, y: margin + titleHeight, width: contentWidth, height: detailHeight),
      isFaint: true)
    for (index, moment) in moments.enumerated() {
      let frame = Rect(
        x: margin + (width + gap) * Double(index % columns),
        y: top + lineHeight * Double(index / columns), width: width, height: height)
      if film.compositor.isStill {
        board.addSlot(frame, outline: film.outline(in: frame, scale: scale), style: style)
      } else {
        board.slots.append(Board.Slot(frame: frame, outline: .rect(frame)))
      }
      let time = style.content(
        TimeText.of(moment.time, within: film.film.transition.duration), Metrics.label, .medium)
      let part = style.content(
        "\(Int((moment.progress * 100).rounded())) %", Metrics.label)
      let y = frame.maxY + labelGap
      add(time, at: Rect(x: frame.x, y: y, width: width, height: labelHeight), .center)
      add(
        part, at: Rect(x: frame.x, y: y + labelHeight, width: width, height: labelHeight),
        isFaint: true, .center)
    }
    self.board = board
  }
}

/// Texts for the times of a film.
enum TimeText {
  /// The time in milliseconds, or in seconds if the whole duration is one second or more.
  static func of(_ seconds: Double, within duration: Double) -> String {
    duration < 1
      ? "\(DecimalText.shortest(seconds * 1000, places: 0)) ms"
      : "\(DecimalText.shortest(seconds, places: 2)) s"
  }
}

/// Paints a strip frame by frame.
struct FilmStripPainter {
  private let strip: FilmStrip
  private let painter: BoardPainter

  init(_ strip: FilmStrip, painter: BoardPainter) {
    self.strip = strip
    self.painter = painter
  }

  /// Scales a frame down and draws it in its place.
  func place(_ picture: Bitmap, at index: Int) throws {
    let small = picture.reduced(
      toWidth: strip.pictureWidth, height: strip.pictureHeight)
    try painter.place(small ?? picture, in: strip.board.slots[index])
  }

  func finish() throws -> CanvasPicture { try painter.finish() }

  func png() throws -> [UInt8] { try painter.png() }
}

extension Film {
  /// The names of both cells, the duration and the curve.
  fileprivate var summary: String {
    let transition = film.transition
    let time = TimeText.of(transition.duration, within: transition.duration)
    return "\(film.from.name) → \(film.to.name), \(time), \(transition.curve.rawValue)"
  }

  /// The visible outline of a frame that a screen fills.
  fileprivate func outline(in frame: Rect, scale: PictureScale) -> Path {
    let cell = from.built
    return cell.geometry.outline(
      of: cell.configuration.device, in: frame, scale: scale)
  }
}
