import Geometry

/// The frames of a view in the old and in the new picture of a cell.
package struct ViewRecord: Hashable, Sendable, Codable {
  package let id: String
  package let kind: String
  /// The depth in the view tree; 0 for the root.
  package let depth: Int
  /// The old frame on the screen: left, top, width and height in points.
  ///
  /// Nil if the old layout does not have the view.
  package let old: [Double]?
  /// The new frame on the screen: left, top, width and height in points.
  ///
  /// Nil if the new layout does not have the view.
  package let new: [Double]?

  /// All views of both layouts: those of the new layout in its order, then the removed ones.
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

  /// The frames of the views on the screen, in the order of the lines.
  private static func places(of lines: [LayoutLine]) -> [[Double]] {
    LayoutTree(lines).framesOnScreen.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map(number)
    }
  }

  /// The number of points, rounded to thousandths as in layout texts, so that sums of thirds have
  /// few decimals.
  private static func number(_ points: Points) -> Double {
    (points.value * 1000).rounded() / 1000
  }
}
