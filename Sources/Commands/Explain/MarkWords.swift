import AutoLayout
import Devices
import Geometry
import Graphics
import ViewKinds

/// The words of a drawing.
///
/// Strut draws them after all lines, so that no line crosses them.
struct MarkWords {
  let text: any TextMeasuring
  private var words: [Word] = []

  private struct Word {
    let string: String
    let box: Rect
    let color: RGBAColor
    let size: Points
    let isName: Bool
  }

  init(text: any TextMeasuring) { self.text = text }

  /// Adds words beside a line, at the place with the least overlap.
  mutating func add(
    _ string: String, _ color: RGBAColor, beside line: Line, _ unit: Points,
    _ places: inout MarkLayout
  ) {
    guard !string.isEmpty else { return }
    let size = unit * 1.2
    let box = extent(of: string, size, isName: false)
    let gap = unit * 0.3
    var candidates: [Rect] = []
    // If a line leaves the drawing, its words are beside the visible part.
    let low = max(min(line.from, line.to), places.bounds.minEdge(on: line.axis))
    let high = min(max(line.from, line.to), places.bounds.maxEdge(on: line.axis))
    let across = line.axis.other
    guard low <= high, line.position >= places.bounds.minEdge(on: across),
      line.position <= places.bounds.maxEdge(on: across)
    else { return }
    let length = box[line.axis]
    let thickness = box[line.axis.other]
    for fraction in [0.5, 0.3, 0.7, 0.15, 0.85] {
      let start = low + (high - low) * fraction - length / 2
      for side in [line.position - thickness - gap, line.position + gap] {
        candidates.append(Rect(origin: line.point(start, side), size: box))
      }
    }
    for start in [high + gap, low - gap - length] {
      let origin = line.point(start, line.position - thickness / 2)
      candidates.append(Rect(origin: origin, size: box))
    }
    let chosen = places.choose(candidates, weight: 12)
    words.append(
      Word(string: string, box: candidates[chosen], color: color, size: size, isName: false))
  }

  /// Adds the name of a view, inside its upper or lower edge, or directly above or below it.
  ///
  /// If the best place is not within the drawing, the name is left out.
  mutating func add(
    name: String, _ color: RGBAColor, of frame: Rect, _ unit: Points,
    _ places: inout MarkLayout
  ) {
    let size = unit * 1.05
    let box = extent(of: name, size, isName: true)
    let gap = unit * 0.15
    let lefts: [Points] = [
      frame.minX + gap, frame.maxX - box.width - gap, frame.midX - box.width / 2,
    ]
    let tops: [Points] = [
      frame.minY + gap, frame.maxY - box.height - gap, frame.minY - box.height - gap,
      frame.maxY + gap,
    ]
    let candidates = tops.flatMap { top in
      lefts.map { Rect(origin: Point(x: $0, y: top), size: box) }
    }
    let chosen = places.freest(of: candidates)
    guard places.bounds.contains(candidates[chosen]) else { return }
    places.take(candidates[chosen], weight: 8)
    words.append(
      Word(string: name, box: candidates[chosen], color: color, size: size, isName: true))
  }

  func draw(with pen: inout SheetPen) {
    for word in words {
      pen.fill(
        .roundedRect(word.box, radius: pen.unit * 0.25),
        word.isName ? word.color.withAlpha(0x24) : RGBAColor(rgb: 0xFFFFFF, alpha: 0xE0))
      pen.text(
        word.string, in: word.box, alignment: .center, size: word.size,
        weight: word.isName ? .semibold : .medium, color: word.color)
    }
  }

  private func extent(of string: String, _ size: Points, isName: Bool) -> Size {
    let content = TextContent(
      string, font: .system(size, isName ? .semibold : .medium), lines: 1)
    let extent = text.extent(of: content, width: nil).size
    return Size(width: extent.width + size * 0.5, height: size * 1.25)
  }
}
