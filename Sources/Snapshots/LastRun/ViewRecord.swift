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
    let before = places(of: old)
    let after = places(of: new)
    let oldPlaces = Dictionary(
      zip(old.map(\.id), before), uniquingKeysWith: { first, _ in first })
    let known = Set(new.map(\.id))
    let there = zip(new, after).map { line, place in
      ViewRecord(line, old: oldPlaces[line.id], new: place)
    }
    let gone = zip(old, before).filter { !known.contains($0.0.id) }.map { line, place in
      ViewRecord(line, old: place, new: nil)
    }
    return there + gone
  }

  private init(_ line: LayoutLine, old: [Double]?, new: [Double]?) {
    id = line.id
    kind = line.kind
    depth = line.depth
    self.old = old
    self.new = new
  }

  /// One for each line.
  private static func places(of lines: [LayoutLine]) -> [[Double]] {
    LayoutTree(lines).framesOnScreen.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map(number)
    }
  }

  /// In thousandths, as layout texts have it, so that sums of thirds are written short.
  private static func number(_ points: Points) -> Double {
    (points.value * 1000).rounded() / 1000
  }
}
