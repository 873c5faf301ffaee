import Comparing
import Geometry

extension ViewRegion {
  /// The regions of the views in either layout.
  ///
  /// Superviews come before subviews.
  ///
  /// - Parameters:
  ///   - old: the reference's layout.
  ///   - new: the cell's layout.
  ///   - frames: the frames of the cell's views in the picture, in the order of `new`.
  /// - Returns: the regions. Those of removed views come last.
  static func regions(
    from old: [LayoutLine], to new: [LayoutLine], inPicture frames: [Rect]
  ) -> [ViewRegion] {
    let before = LayoutTree(old).frames
    let after = LayoutTree(new).frames
    let regions = zip(new, frames).map { line, frame -> ViewRegion in
      guard let was = before[line.id], let now = after[line.id] else {
        return ViewRegion(id: line.id, frames: [frame])
      }
      let old = was.offset(by: Point(x: frame.x - now.x, y: frame.y - now.y))
      return ViewRegion(id: line.id, frames: old == frame ? [frame] : [old, frame])
    }
    let vanished = old.compactMap { line -> ViewRegion? in
      guard after[line.id] == nil, let was = before[line.id] else { return nil }
      return ViewRegion(id: line.id, frames: [was])
    }
    return regions + vanished
  }
}

extension LayoutTree {
  /// The frame of each view on the screen, in points, by id.
  fileprivate var frames: [String: Rect] {
    Dictionary(
      zip(views.map(\.line.id), framesOnScreen), uniquingKeysWith: { first, _ in first })
  }
}
