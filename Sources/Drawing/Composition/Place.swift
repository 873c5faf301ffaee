import Geometry
import Graphics

/// The frame of a view at both ends of a transition and in between.
struct Place {
  /// The frame at the beginning, or nil if the view exists only at the end.
  var from: Rect?
  var to: Rect?
  var current: Rect
}

/// A map of a drawing from one rectangle to another.
///
/// Items that fill the rectangle on an axis are stretched with it. Others keep their size and their
/// distance from the nearer edge, or from the middle.
struct PlaceMap {
  var old: Rect
  var new: Rect

  var isIdentity: Bool { old == new }

  /// Whether a rectangle fills the old rectangle on both axes.
  func fills(_ rect: Rect?) -> Bool {
    guard let rect else { return false }
    return rect.width >= old.width * Self.filling && rect.height >= old.height * Self.filling
  }

  /// Maps a rectangle from the old rectangle to the new one.
  ///
  /// If `stretches` is false, it keeps its size.
  func callAsFunction(_ rect: Rect, stretches: Bool) -> Rect {
    if old.size == new.size {
      return rect.offset(by: Point(x: new.minX - old.minX, y: new.minY - old.minY))
    }
    let (x, width) = Self.place(
      rect.minX, rect.width, from: (old.minX, old.width), to: (new.minX, new.width),
      stretches: stretches)
    let (y, height) = Self.place(
      rect.minY, rect.height, from: (old.minY, old.height), to: (new.minY, new.height),
      stretches: stretches)
    return Rect(x: x, y: y, width: width, height: height)
  }

  func callAsFunction(_ path: Path) -> Path {
    guard !isIdentity, let bounds = path.bounds else { return path }
    let target = self(bounds, stretches: true)
    let x = bounds.width > 0 ? target.width.value / bounds.width.value : 1
    let y = bounds.height > 0 ? target.height.value / bounds.height.value : 1
    return path.mapped {
      Point(
        x: target.minX + ($0.x - bounds.minX) * x, y: target.minY + ($0.y - bounds.minY) * y)
    }
  }

  /// The minimum share of the rectangle's length that an item covers if it is stretched, 0...1.
  private static let filling = 0.9

  private static func place(
    _ start: Points, _ length: Points, from old: (start: Points, length: Points),
    to new: (start: Points, length: Points), stretches: Bool
  ) -> (start: Points, length: Points) {
    let before = start - old.start
    let after = old.start + old.length - start - length
    if stretches, old.length > 0, length >= old.length * filling {
      let factor = new.length.value / old.length.value
      return (new.start + before * factor, length * factor)
    }
    if before < after / 2 { return (new.start + before, length) }
    if after < before / 2 { return (new.start + new.length - after - length, length) }
    let middle = start + length / 2 - old.start - old.length / 2
    return (new.start + new.length / 2 + middle - length / 2, length)
  }
}

extension [DisplayItem] {
  /// Returns the items moved by the map, each with the last area below its middle.
  ///
  /// A word moves with its plate. Backgrounds, which fill the rectangle, carry nothing.
  ///
  /// - Parameters:
  ///   - map: the map of the rectangle that holds the items.
  ///   - placed: the items by index whose place is known.
  /// - Returns: the items in their order.
  func moved(by map: PlaceMap, except placed: [Int: DisplayItem] = [:]) -> [DisplayItem] {
    guard !map.isIdentity || !placed.isEmpty else { return self }
    var carriers: [PlaceMap] = []
    return enumerated().map { index, item in
      let middle = item.bounds.map { Point(x: $0.midX, y: $0.midY) }
      let carrier = middle.flatMap { middle in carriers.last { $0.old.contains(middle) } }
      let moved = placed[index] ?? item.moved(by: carrier ?? map)
      if !map.fills(item.surface), let old = item.surface, let new = moved.surface {
        carriers.append(PlaceMap(old: old, new: new))
      }
      return moved
    }
  }
}

extension DisplayItem {
  /// The rectangle of an area that other items may lie on, or nil for other items.
  var surface: Rect? {
    switch self {
    case .fill(let path, _), .backdrop(let path, _), .gradient(let path, _): path.bounds
    case .image(let run): run.frame
    case .stroke, .text, .shadow, .dropShadow, .group, .transformed: nil
    }
  }

  /// Returns the item moved or stretched by the map.
  func moved(by map: PlaceMap) -> DisplayItem {
    guard !map.isIdentity else { return self }
    switch self {
    case .fill(let path, let color): return .fill(map(path), color)
    case .stroke(let path, let color, let stroke): return .stroke(map(path), color, stroke)
    case .text(var run):
      run.frame = map(run.frame, stretches: false)
      return .text(run)
    case .image(var run):
      run.frame = map(run.frame, stretches: true)
      return .image(run)
    case .shadow(let path, let color, let radius, let offset):
      return .shadow(map(path), color, radius: radius, offset: offset)
    case .dropShadow(let color, let radius, let offset, let items):
      return .dropShadow(
        color, radius: radius, offset: offset, of: items.moved(by: map))
    case .backdrop(let path, let material): return .backdrop(map(path), material)
    case .gradient(let path, let gradient):
      guard let bounds = path.bounds else { return self }
      return .gradient(map(path), gradient.moved(from: bounds, by: map))
    case .transformed(let transform, let items):
      guard let bounds else { return self }
      let target = map(bounds, stretches: false)
      var moved = transform
      moved.tx = transform.tx + target.minX - bounds.minX
      moved.ty = transform.ty + target.minY - bounds.minY
      return .transformed(moved, items)
    case .group(let name, let opacity, let clip, let items):
      return .group(
        name: name, opacity: opacity, clip: clip.map { map($0) }, items.moved(by: map))
    }
  }
}

extension Gradient {
  fileprivate func moved(from bounds: Rect, by map: PlaceMap) -> Gradient {
    let target = map(bounds, stretches: true)
    func moved(_ point: Point) -> Point {
      let x = bounds.width > 0 ? target.width.value / bounds.width.value : 1
      let y = bounds.height > 0 ? target.height.value / bounds.height.value : 1
      return Point(
        x: target.minX + (point.x - bounds.minX) * x,
        y: target.minY + (point.y - bounds.minY) * y)
    }
    switch shape {
    case .linear(let start, let end):
      return Gradient(.linear(from: moved(start), to: moved(end)), stops: stops)
    case .radial(let center, let radii):
      let edge = moved(Point(x: center.x + radii.width, y: center.y + radii.height))
      let middle = moved(center)
      return Gradient(
        .radial(
          center: middle, radii: Size(width: edge.x - middle.x, height: edge.y - middle.y)),
        stops: stops)
    case .conic(let center, let start):
      return Gradient(.conic(center: moved(center), through: moved(start)), stops: stops)
    }
  }
}
