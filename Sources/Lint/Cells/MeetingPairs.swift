import Geometry

/// The pairs of rectangles that share an area, found by going down once: only those that begin above
/// another's lower edge are held against it.
struct MeetingPairs {
  /// The positions of both, the lower one first, in their order.
  private(set) var pairs: [(Int, Int)] = []
  /// How many pairs were looked at.
  private(set) var comparisons = 0

  /// - Parameter rects: those without an area meet none.
  init(_ rects: [Rect]) {
    let order = rects.indices.filter { !rects[$0].isEmpty }.sorted {
      (rects[$0].minY, $0) < (rects[$1].minY, $1)
    }
    var open: [Int] = []
    for index in order {
      open.removeAll { rects[$0].maxY <= rects[index].minY }
      for other in open {
        comparisons += 1
        if rects[index].intersection(rects[other]) != nil {
          pairs.append((min(index, other), max(index, other)))
        }
      }
      open.append(index)
    }
    pairs.sort { $0 < $1 }
  }
}
