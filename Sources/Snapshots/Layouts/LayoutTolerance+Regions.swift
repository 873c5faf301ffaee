import Comparing
import Geometry
import Graphics

extension LayoutTolerance {
  /// The regions of the views that are ignored or have a rule, and of all their subviews.
  ///
  /// They are in back-to-front order. Views that are gone lie where they lay among the others. A
  /// view that moved from one such view to another has a region for each.
  ///
  /// - Parameter placements: the placements of the new views in the picture, in the order of their
  ///   lines; empty if a view has several positions.
  /// - Returns: the regions, each with the id of the view that is ignored or has the rule.
  func regions(placing placements: [ViewPlacement]) -> [ViewRegion] {
    guard !names.isEmpty, !placements.isEmpty else { return [] }
    let found = zip(placements, after.framesOnScreen).map { PlacedView($0, from: $1) }
    let places = Dictionary(
      zip(after.views.map(\.line.id), found), uniquingKeysWith: { first, _ in first })
    let (old, new) = (before.areas(places), after.areas(places))
    return backToFront.flatMap { id -> [ViewRegion] in
      let former = namedView(of: id, in: before).map { ViewRegion(id: $0, frames: [old[id]]) }
      let current = namedView(of: id, in: after).map { ViewRegion(id: $0, frames: [new[id]]) }
      guard let former, let current, former.id == current.id else {
        return [former, current].compactMap(\.self)
      }
      return [
        ViewRegion(id: current.id, frames: [old[id] == new[id] ? nil : old[id], new[id]])
      ]
    }
  }

  /// The ids of the views in either layout.
  private var backToFront: [String] {
    var gone: [String?: [String]] = [:]
    var last: String?
    for id in before.views.map(\.line.id) {
      if after[id] == nil { gone[last, default: []].append(id) } else { last = id }
    }
    return (gone[nil] ?? []) + after.views.flatMap { [$0.line.id] + (gone[$0.line.id] ?? []) }
  }
}

/// The way from a view's frame in a layout to its area in the picture.
private struct PlacedView {
  /// The distance between the frame in the layout and the one in the picture.
  let offset: Point
  let transform: Transform?
  let clips: Bool

  init(_ placement: ViewPlacement, from frame: Rect) {
    offset = Point(x: placement.frame.x - frame.x, y: placement.frame.y - frame.y)
    transform = placement.transform
    clips = placement.clips
  }
}

extension LayoutTree {
  /// What a view does to its subviews.
  private struct Container {
    var offset = Point.zero
    var transform = Transform.identity
    /// The rectangle outside which subviews are cut off, or nil for none.
    var clip: Rect?
  }

  /// The smallest rectangle around each view in the picture, in points, by id.
  ///
  /// Views that are hidden or completely cut off have none. A view that has no place lies as its
  /// superview does.
  fileprivate func areas(_ places: [String: PlacedView]) -> [String: Rect] {
    var areas: [String: Rect] = [:]
    var path: [Container] = []
    for (view, frameInLayout) in zip(views, framesOnScreen) {
      path.removeLast(max(0, path.count - view.line.depth))
      var inner = path.last ?? Container()
      let clip = inner.clip
      let place = places[view.line.id]
      inner.offset = place?.offset ?? inner.offset
      let frame = frameInLayout.offset(by: inner.offset)
      if let transform = place?.transform {
        inner.transform = transform.around(Point(x: frame.midX, y: frame.midY))
          .followed(by: inner.transform)
      }
      let whole = inner.transform.bounds(of: frame)
      let area = clip == nil ? whole : clip?.intersection(whole)
      if place?.clips ?? false { inner.clip = area ?? Rect(origin: whole.origin, size: .zero) }
      path.append(inner)
      if !view.isHidden, areas[view.line.id] == nil { areas[view.line.id] = area }
    }
    return areas
  }
}

extension ViewRegion {
  fileprivate init(id: String, frames: [Rect?]) {
    self.init(id: id, frames: frames.compactMap(\.self))
  }
}
