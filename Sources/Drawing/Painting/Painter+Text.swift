import Geometry
import Graphics

extension Painter {
  /// Paints a text, or nothing in a frame without width.
  func paint(_ run: TextRun, on canvas: some Canvas) throws(DrawingError) {
    guard run.frame.width > 0 else { return }
    let text = try fitting(run)
    let spare = run.frame.height.value - text.height
    let top = run.frame.minY.value + (run.isTopAligned ? 0 : spare / 2)
    var painting = TextPainting(run)
    for line in text.lines {
      let baseline = Points(top + line.box.baseline)
      painting.add(
        line, top: Points(top), x: run.frame.minX.value + Self.indent(line, run),
        baseline: canvas.grid?.rounded(baseline) ?? baseline, grid: canvas.grid)
    }
    guard run.content.lineBreak == .byClipping, text.isTruncated else {
      return try paint(painting, on: canvas)
    }
    let clip = GroupStyle(name: nil, opacity: 1, clip: .rect(run.frame))
    try canvas.group(clip, []) { (_) throws(DrawingError) in try paint(painting, on: canvas) }
  }

  private func paint(_ text: TextPainting, on canvas: some Canvas) throws(DrawingError) {
    for (rect, color) in text.grounds { canvas.fill(.rect(rect), color) }
    for part in text.parts { try canvas.text(part) }
    for (rect, color) in text.strokes { canvas.fill(.rect(rect), color) }
  }

  /// Returns the text with as many lines as fit into its box, at least one.
  ///
  /// The last line may exceed the box by half a point, because of rounding to pixels.
  private func fitting(_ run: TextRun) throws(DrawingError) -> ShapedText {
    let text = try lines(of: run.content, in: run)
    guard !run.isTopAligned, run.content.lines != 1 else { return text }
    let room = text.lineCount(within: run.frame.height.value + 0.5)
    guard room < text.lines.count else { return text }
    var content = run.content
    content.lines = room
    return try lines(of: content, in: run)
  }

  private func lines(of content: TextContent, in run: TextRun) throws(DrawingError) -> ShapedText {
    do {
      return try shaper.lines(
        of: content, width: run.frame.width.value, isJustified: run.alignment == .justified)
    } catch {
      throw .font(error)
    }
  }

  /// The distance from the box's left edge to the line's, in points.
  ///
  /// White space at the line's end hangs over the box's edge.
  private static func indent(_ line: ShapedText.Line, _ run: TextRun) -> Double {
    let isMirrored = run.direction == .rightToLeft
    let left = isMirrored ? 0 : line.indent
    let width = line.width - line.trailingSpace
    let right = run.frame.width.value - width - (isMirrored ? line.indent : 0)
    switch run.alignment {
    case .left: return left
    case .right: return right
    case .center: return (left + right) / 2
    case .natural: return isMirrored ? right : left
    case .justified: return line.isRightToLeft ? right : left
    }
  }
}
