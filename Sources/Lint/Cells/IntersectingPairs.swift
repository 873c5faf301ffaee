import Geometry

/// The pairs of rectangles that share an area, found in one sweep from top to bottom.
struct IntersectingPairs {
  /// The indices of both rectangles, the lower one first, ascending.
  private(set) var pairs: [(Int, Int)] = []
  /// The number of compared pairs.
  private(set) var comparisons = 0

  /// - Parameter rects: rectangles; those without an area intersect none.
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
