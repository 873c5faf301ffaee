package import Geometry

extension DisplayItem {
  /// A rectangle around everything that the item draws, or nil if it draws nothing.
  package var bounds: Rect? {
    switch self {
    case .fill(let path, _), .backdrop(let path, _), .gradient(let path, _): path.bounds
    case .stroke(let path, _, let stroke): path.bounds?.outset(by: stroke.reach)
    case .transformed(let transform, let items):
      items.bounds.map { transform.bounds(of: $0) }
    // Text may exceed its box by a letter or by several lines.
    case .text(let run):
      run.frame.outset(by: run.content.reach + run.frame.height)
    case .image(let run): run.frame
    case .shadow(let path, _, let radius, let offset):
      path.bounds?.offset(by: offset).outset(by: radius * 4 + 1)
    case .dropShadow(_, let radius, let offset, let items):
      items.bounds?.offset(by: offset).outset(by: radius * 4 + 1)
    case .group(_, _, let clip, let items):
      items.bounds.flatMap { bounds in
        clip == nil ? bounds : clip?.bounds.flatMap(bounds.intersection)
      }
    }
  }
}

extension [DisplayItem] {
  /// A rectangle around everything that the items draw, or nil if they draw nothing.
  package var bounds: Rect? { Rect.union(of: compactMap(\.bounds)) }
}

extension TextContent {
  /// The greatest distance by which letters may exceed the box.
  fileprivate var reach: Points {
    let offset = runs.map { max($0.baselineOffset, -$0.baselineOffset) }.max() ?? 0
    return largestFontSize * 2 + offset
  }
}

extension [DisplayItem] {
  /// The items that cast a shadow: backdrops as opaque fills, and groups without names.
  package var silhouette: [DisplayItem] {
    compactMap { item in
      switch item {
      case .fill, .stroke, .text, .image, .gradient: item
      case .shadow, .dropShadow: nil
      case .backdrop(let path, _): .fill(path, .black)
      case .transformed(let transform, let items): .transformed(transform, items.silhouette)
      case .group(_, let opacity, let clip, let items):
        .group(name: nil, opacity: opacity, clip: clip, items.silhouette)
      }
    }
  }
}
