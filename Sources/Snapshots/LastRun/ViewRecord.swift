import Geometry

/// Where a view is in the old and in the new picture of a cell.
package struct ViewRecord: Hashable, Sendable, Codable {
  package let id: String
  package let kind: String
  /// 0 for the root.
  package let depth: Int
  /// On the screen: left, top, width and height in points; nil where the old layout has no such view.
  package let old: [Double]?
  /// On the screen: left, top, width and height in points; nil where the view is gone.
  package let new: [Double]?

  /// All views of both layouts: the new one's in its order, then those that are gone.
  package static func records(from old: [LayoutLine], to new: [LayoutLine]) -> [ViewRecord] {
    let before = frames(of: old)
    let after = frames(of: new)
    let oldFrames = Dictionary(
      zip(old.map(\.id), before), uniquingKeysWith: { first, _ in first })
    let known = Set(new.map(\.id))
    return zip(new, after).map { line, frame in
      ViewRecord(
        id: line.id, kind: line.kind, depth: line.depth, old: oldFrames[line.id], new: frame)
    }
      + zip(old, before).filter { !known.contains($0.0.id) }.map { line, frame in
        ViewRecord(id: line.id, kind: line.kind, depth: line.depth, old: frame, new: nil)
      }
  }

  /// On the screen, one for each line.
  private static func frames(of lines: [LayoutLine]) -> [[Double]] {
    var origins: [Point] = []
    return lines.map { line in
      origins.removeLast(max(0, origins.count - line.depth))
      let superview = origins.last ?? .zero
      let origin = Point(x: superview.x + line.frame.x, y: superview.y + line.frame.y)
      origins.append(origin)
      return [origin.x, origin.y, line.frame.width, line.frame.height].map(Self.number)
    }
  }

  /// In thousandths, as layout texts have it, so that sums of thirds are written short.
  private static func number(_ points: Points) -> Double {
    (points.value * 1000).rounded() / 1000
  }
}
