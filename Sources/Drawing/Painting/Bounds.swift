import AutoLayout
import Geometry
import ViewKinds

extension Path {
  /// The smallest rectangle around all points, control points too; nil without any.
  var bounds: Rect? {
    var result: Rect?
    func include(_ point: Point) {
      guard let rect = result else {
        result = Rect(origin: point, size: .zero)
        return
      }
      result = Rect(
        minX: min(rect.minX, point.x), minY: min(rect.minY, point.y),
        maxX: max(rect.maxX, point.x), maxY: max(rect.maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let first, let second): [first, second, point].forEach(include)
      case .close: break
      }
    }
    return result
  }
}

extension DisplayItem {
  /// A rectangle that the item cannot draw outside of; nil where it draws nothing.
  var bounds: Rect? {
    switch self {
    case .fill(let path, _), .backdrop(let path, _), .gradient(let path, _): path.bounds
    case .stroke(let path, _, let stroke): path.bounds?.outset(by: stroke.reach)
    case .transformed(let transform, let items):
      items.bounds.map { transform.bounds(of: $0) }
    // Lines may be wider or higher than their box, by a letter or by some lines.
    case .text(let run):
      run.frame.outset(by: run.content.reach + run.frame.height)
    case .image(let run): run.frame
    case .shadow(let path, _, let radius, let offset):
      path.bounds?.offset(by: offset).outset(by: radius * 4 + 1)
    case .dropShadow(_, let radius, let offset, let items):
      items.bounds?.offset(by: offset).outset(by: radius * 4 + 1)
    case .group(_, _, let clip, let items):
      items.bounds.flatMap { bounds in
        clip == nil ? bounds : clip?.bounds.flatMap(bounds.intersection)
      }
    }
  }
}

extension [DisplayItem] {
  var bounds: Rect? {
    reduce(nil) { sum, item in
      guard let bounds = item.bounds else { return sum }
      return sum.map { $0.union(bounds) } ?? bounds
    }
  }

  var containsBackdrop: Bool {
    contains { item in
      switch item {
      case .backdrop: true
      case .group(_, _, _, let items), .transformed(_, let items): items.containsBackdrop
      case .fill, .stroke, .text, .image, .shadow, .dropShadow, .gradient: false
      }
    }
  }
}

extension Rect {
  fileprivate func outset(by amount: Points) -> Rect {
    Rect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

}

extension TextContent {
  /// How far letters may stand out of the box.
  fileprivate var reach: Points {
    let offset = runs.map { max($0.baselineOffset, -$0.baselineOffset) }.max() ?? 0
    return largestFontSize * 2 + offset
  }
}
