import AutoLayout
import Geometry
import ViewKinds

/// Draws display lists on a canvas, item by item, back to front.
struct Painter {
  let setter: TextSetter

  func paint(_ items: some Sequence<DisplayItem>, on canvas: some Canvas) throws(DrawingError) {
    for item in items {
      switch item {
      case .fill(let path, let color): canvas.fill(path, color)
      case .stroke(let path, let color, let stroke): canvas.stroke(path, color, stroke)
      case .text(let run): try paint(run, on: canvas)
      case .image(let run): try canvas.image(run)
      case .shadow(let path, let color, let radius, let offset):
        try canvas.shadow(path, color, radius: radius, offset: offset)
      case .dropShadow(let color, let radius, let offset, let items):
        try canvas.dropShadow(color, radius: radius, offset: offset, of: items) {
          (items) throws(DrawingError) in try paint(items, on: canvas)
        }
      case .backdrop(let path, let material): try canvas.backdrop(path, material)
      case .gradient(let path, let gradient): try canvas.gradient(path, gradient)
      case .transformed(let transform, let items):
        let style = GroupStyle(name: nil, opacity: 1, clip: nil, transform: transform)
        try canvas.group(style, items) { (items) throws(DrawingError) in
          try paint(items, on: canvas)
        }
      case .group(let name, let opacity, let clip, let items):
        let style = GroupStyle(name: name, opacity: opacity, clip: clip)
        try canvas.group(style, items) { (items) throws(DrawingError) in
          try paint(items, on: canvas)
        }
      }
    }
  }

  private func paint(_ run: TextRun, on canvas: some Canvas) throws(DrawingError) {
    let lineHeight = LineMetrics(run.content.font).height
    let text: SetText
    do {
      text = try setter.lines(
        of: Self.limited(run, lineHeight: lineHeight), width: run.frame.width.value,
        isJustified: run.alignment == .justified)
    } catch {
      throw .font(error)
    }
    let spare = run.frame.height.value - lineHeight * Double(text.lines.count)
    let top = run.frame.minY.value + (run.isTopAligned ? 0 : spare / 2)
    let ascender = LineMetrics(run.content.font).ascender
    var placed = PlacedText(font: run.content.font, color: run.color)
    var strokes: [Rect] = []
    for (index, line) in text.lines.enumerated() {
      let baseline = Points(top + lineHeight * Double(index) + ascender)
      let y = canvas.grid?.rounded(baseline) ?? baseline
      let x = run.frame.minX.value + Self.indent(line, run)
      placed.lines.append(PlacedText.Line(line, x: x, y: y.value))
      strokes += Self.decorations(of: run, x: Points(x), baseline: y, width: Points(line.width))
    }
    guard run.content.lineBreak == .clip, text.isTruncated else {
      try canvas.text(placed)
      for stroke in strokes { canvas.fill(.rect(stroke), run.color) }
      return
    }
    let clip = GroupStyle(name: nil, opacity: 1, clip: .rect(run.frame))
    try canvas.group(clip, []) { (_) throws(DrawingError) in
      try canvas.text(placed)
      for stroke in strokes { canvas.fill(.rect(stroke), run.color) }
    }
  }

  /// The lines along a line of text, in the proportions of the system font: a fourteenth of its size
  /// thick, the one under it an eighth below the baseline, the other in the middle of small letters.
  private static func decorations(
    of run: TextRun, x: Points, baseline: Points, width: Points
  ) -> [Rect] {
    let size = run.content.font.size
    let thickness = size / 14
    var rects: [Rect] = []
    if run.decorations.contains(.underline) {
      rects.append(
        Rect(x: x, y: baseline + size / 8 - thickness / 2, width: width, height: thickness))
    }
    if run.decorations.contains(.strikethrough) {
      rects.append(
        Rect(x: x, y: baseline - size * 0.26 - thickness / 2, width: width, height: thickness))
    }
    return rects
  }

  /// The content with no more lines than its box has room for, at least one; half a point of a line
  /// may be missing, as after rounding to pixels.
  private static func limited(_ run: TextRun, lineHeight: Double) -> TextContent {
    guard !run.isTopAligned, run.content.lines != 1, lineHeight > 0 else { return run.content }
    var content = run.content
    let room = max(1, Int(min((run.frame.height.value + 0.5) / lineHeight, 1e6)))
    content.lines = content.lines == 0 ? room : min(content.lines, room)
    return content
  }

  /// From the box's left edge to the line's, in points.
  private static func indent(_ line: SetText.Line, _ run: TextRun) -> Double {
    let spare = run.frame.width.value - line.width
    switch run.alignment {
    case .left: return 0
    case .right: return spare
    case .center: return spare / 2
    case .natural: return run.direction == .rightToLeft ? spare : 0
    case .justified: return line.isRightToLeft ? spare : 0
    }
  }
}
