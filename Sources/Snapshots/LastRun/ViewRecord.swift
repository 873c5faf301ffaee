import Geometry

/// Where a view is in the old and in the new picture of a cell.
package struct ViewRecord: Hashable, Sendable, Codable {
  package let id: String
  package let kind: String
  /// 0 for the root.
  package let depth: Int
  /// The view around it that scrolls; its place on the screen is not known then.
  package let scroller: String?
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
      ViewRecord(line, scroller: place.scroller, old: oldPlaces[line.id]?.frame, new: place.frame)
    }
    let gone = zip(old, before).filter { !known.contains($0.0.id) }.map { line, place in
      ViewRecord(line, scroller: place.scroller, old: place.frame, new: nil)
    }
    return there + gone
  }

  private init(_ line: LayoutLine, scroller: String?, old: [Double]?, new: [Double]?) {
    id = line.id
    kind = line.kind
    depth = line.depth
    self.scroller = scroller
    self.old = old
    self.new = new
  }
}

extension ViewRecord {
  /// Where a view is on the screen.
  private struct Place {
    let origin: Point
    /// The view around it that scrolls.
    let scroller: String?
    /// What scrolls the views in it.
    let scrollerInside: String?
    /// Nil within a view that scrolls: layout lines do not say how far.
    let frame: [Double]?
  }

  /// Frames of what is in them are in their content's coordinates.
  private static let scrollingKinds: Set = ["scroll", "scrollView", "tableView", "collection"]

  /// One for each line.
  private static func places(of lines: [LayoutLine]) -> [Place] {
    var path: [Place] = []
    return lines.map { line in
      path.removeLast(max(0, path.count - line.depth))
      let superview = path.last
      let origin = Point(
        x: (superview?.origin.x ?? 0) + line.frame.x, y: (superview?.origin.y ?? 0) + line.frame.y)
      let scroller = superview?.scrollerInside
      let frame = [origin.x, origin.y, line.frame.width, line.frame.height].map(number)
      let place = Place(
        origin: origin, scroller: scroller,
        scrollerInside: scroller ?? (scrollingKinds.contains(line.kind) ? line.id : nil),
        frame: scroller == nil ? frame : nil)
      path.append(place)
      return place
    }
  }

  /// In thousandths, as layout texts have it, so that sums of thirds are written short.
  private static func number(_ points: Points) -> Double {
    (points.value * 1000).rounded() / 1000
  }
}
