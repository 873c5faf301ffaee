package import Geometry

extension DisplayItem {
  /// The item moved by an offset.
  ///
  /// A move by whole points changes no pixel.
  package func moved(by offset: Point) -> DisplayItem {
    func moved(_ path: Path) -> Path { path.mapped { $0.moved(by: offset) } }
    switch self {
    case .fill(let path, let color): return .fill(moved(path), color)
    case .stroke(let path, let color, let stroke): return .stroke(moved(path), color, stroke)
    case .text(var run):
      run.frame = run.frame.offset(by: offset)
      return .text(run)
    case .image(var run):
      run.frame = run.frame.offset(by: offset)
      return .image(run)
    case .shadow(let path, let color, let radius, let distance):
      return .shadow(moved(path), color, radius: radius, offset: distance)
    case .dropShadow(let color, let radius, let distance, let items):
      return .dropShadow(
        color, radius: radius, offset: distance, of: items.map { $0.moved(by: offset) })
    case .backdrop(let path, let material): return .backdrop(moved(path), material)
    case .gradient(let path, let gradient):
      return .gradient(moved(path), gradient.moved(by: offset))
    case .transformed(var transform, let items):
      transform.tx = transform.tx + offset.x
      transform.ty = transform.ty + offset.y
      return .transformed(transform, items)
    case .group(let name, let opacity, let clip, let items):
      return .group(
        name: name, opacity: opacity, clip: clip.map(moved), items.map { $0.moved(by: offset) })
    }
  }
}

extension Gradient {
  fileprivate func moved(by offset: Point) -> Gradient {
    let shape: Shape =
      switch self.shape {
      case .linear(let start, let end):
        .linear(from: start.moved(by: offset), to: end.moved(by: offset))
      case .radial(let center, let radii):
        .radial(center: center.moved(by: offset), radii: radii)
      case .conic(let center, let start):
        .conic(center: center.moved(by: offset), through: start.moved(by: offset))
      }
    return Gradient(shape, stops: stops)
  }
}

extension Point {
  fileprivate func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}

extension DisplayItem {
  /// The item mirrored in a container of that width, for right-to-left layout.
  ///
  /// Shapes and frames are mirrored; letters and pictures are not.
  package func mirrored(in width: Points) -> DisplayItem {
    func mirrored(_ path: Path) -> Path { path.mapped { Point(x: width - $0.x, y: $0.y) } }
    switch self {
    case .fill(let path, let color): return .fill(mirrored(path), color)
    case .stroke(let path, let color, let stroke): return .stroke(mirrored(path), color, stroke)
    case .text(var run):
      run.frame = run.frame.mirrored(in: width)
      run.alignment = run.alignment.mirrored
      return .text(run)
    case .image(var run):
      run.frame = run.frame.mirrored(in: width)
      return .image(run)
    case .shadow(let path, let color, let radius, let offset):
      return .shadow(
        mirrored(path), color, radius: radius, offset: Point(x: -offset.x, y: offset.y))
    case .dropShadow(let color, let radius, let offset, let items):
      return .dropShadow(
        color, radius: radius, offset: Point(x: -offset.x, y: offset.y),
        of: items.map { $0.mirrored(in: width) })
    case .backdrop(let path, let material): return .backdrop(mirrored(path), material)
    case .gradient(let path, let gradient):
      return .gradient(mirrored(path), gradient.mirrored(in: width))
    case .transformed(let transform, let items):
      return .transformed(
        transform.mirrored(in: width), items.map { $0.mirrored(in: width) })
    case .group(let name, let opacity, let clip, let items):
      return .group(
        name: name, opacity: opacity, clip: clip.map(mirrored),
        items.map { $0.mirrored(in: width) })
    }
  }
}

extension [DisplayItem] {
  /// Removes the groups with a name, also those in other groups, and returns them.
  @discardableResult package mutating func removeGroups(named name: String) -> [DisplayItem] {
    var removed: [DisplayItem] = []
    self = compactMap { item in
      switch item {
      case .group(let own, let opacity, let clip, var items):
        if own == name {
          removed.append(item)
          return nil
        }
        removed += items.removeGroups(named: name)
        return .group(name: own, opacity: opacity, clip: clip, items)
      case .transformed(let transform, var items):
        removed += items.removeGroups(named: name)
        return .transformed(transform, items)
      default: return item
      }
    }
    return removed
  }
}

extension Gradient {
  fileprivate func mirrored(in width: Points) -> Gradient {
    func mirrored(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    switch shape {
    case .linear(let start, let end):
      return Gradient(.linear(from: mirrored(start), to: mirrored(end)), stops: stops)
    case .radial(let center, let radii):
      return Gradient(.radial(center: mirrored(center), radii: radii), stops: stops)
    case .conic(let center, let start):
      // A mirror reverses the turn.
      let reversed = stops.reversed().map {
        Stop(location: 1 - $0.location, color: $0.color)
      }
      return Gradient(
        .conic(center: mirrored(center), through: mirrored(start)), stops: reversed)
    }
  }
}

extension [DisplayItem] {
  /// Items laid out left to right, mirrored in a container of that width if the direction is right
  /// to left.
  package func directed(_ direction: LayoutDirection, in width: Points) -> [DisplayItem] {
    direction == .rightToLeft ? map { $0.mirrored(in: width) } : self
  }
}

extension TextAlignment {
  fileprivate var mirrored: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .natural, .center, .justified: self
    }
  }
}
