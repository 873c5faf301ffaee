import Geometry
import Graphics

/// An estimate of the time that drawing the outlines, backdrops and conic gradients of a screen takes.
///
/// The rates are measured with Cairo 1.16. Unlike `SVGCost`, which refuses more, it knows that only
/// edges within a clip that is no rectangle are compared with each other.
struct DrawingCost {
  /// The times in nanoseconds.
  private enum Rate {
    static let pixel = 250.0
    static let edge = 1000.0
    /// The time for two edges that are near each other within a clip.
    static let pair = 10_000.0
    /// The time for a pixel of a conic gradient.
    static let conicPixel = 35.0
    /// The time for a pixel of a blur without a lens.
    static let blurredPixel = 40.0
    /// The time for a pixel of glass, which bends what is behind it.
    static let bentPixel = 80.0
  }

  /// The maximum time to draw a screen in nanoseconds.
  static let greatestTime = 4e9
  /// The maximum time to draw all frames of a film in nanoseconds.
  static let greatestFilmTime = 30e9

  /// The time in nanoseconds below which an item does not count, as those of usual views.
  private static let leastTime = 10e6
  /// The number of edges up to which those within a clip are drawn as fast as others.
  private static let fewEdges = 300

  private let screen: Rect
  private let scale: Double
  private let limit: Double
  /// The greatest length of a line on the screen, in pixels.
  private let reach: Double
  private var time = 0.0
  /// The times of views by name.
  private var times: [String: Double] = [:]

  /// The place of an item.
  private struct State {
    /// The innermost named group.
    var view: String?
    /// The pixels in a unit of its coordinates.
    var scale: Double
    /// Whether a clip that is no rectangle is around it.
    var isClipped = false
    /// Whether its coordinates are not the screen's.
    var isTransformed = false
  }

  /// Checks the estimate for a screen.
  ///
  /// - Parameters:
  ///   - items: all items of the screen.
  ///   - size: in points.
  ///   - scale: device pixels in a point.
  ///   - limit: the maximum time in nanoseconds.
  /// - Throws: the view that takes most of the time, if all take too much.
  static func check(
    _ items: [DisplayItem], size: Size, scale: Double, within limit: Double = greatestTime
  ) throws(DrawingError) {
    var cost = DrawingCost(size: size, scale: scale, limit: limit)
    try cost.add(items, State(scale: scale))
  }

  private init(size: Size, scale: Double, limit: Double) {
    screen = Rect(origin: .zero, size: size)
    self.scale = scale
    self.limit = limit
    reach = (size.width + size.height).value * scale
  }

  private mutating func add(_ items: [DisplayItem], _ state: State) throws(DrawingError) {
    for item in items {
      var state = state
      switch item {
      case .gradient(let path, let gradient):
        if case .conic = gradient.shape {
          try add(Rate.conicPixel * pixels(of: path, state), in: state.view)
        } else {
          try add(path, nil, state)
        }
      case .backdrop(let path, let material):
        let rate = material.lens == nil ? Rate.blurredPixel : Rate.bentPixel
        try add(rate * pixels(of: path, state), in: state.view)
      case .fill(let path, _), .shadow(let path, _, _, _): try add(path, nil, state)
      case .stroke(let path, _, let stroke): try add(path, stroke, state)
      case .dropShadow(_, _, _, let items): try add(items, state)
      case .transformed(let transform, let items):
        state.scale *= transform.greatestStretch
        state.isTransformed = true
        try add(items, state)
      case .group(let name, let opacity, let clip, let items):
        guard opacity > 0 else { continue }
        state.view = name ?? state.view
        // A rectangle has a move, three lines and an end.
        if let clip, clip.elements.count > 5 { state.isClipped = true }
        try add(items, state)
      case .text, .image: break
      }
    }
  }

  private mutating func add(
    _ path: Path, _ stroke: Stroke?, _ state: State
  ) throws(DrawingError) {
    // Cairo leaves out what is beside the screen.
    let width = stroke?.width ?? 0
    if !state.isTransformed, let bounds = path.bounds,
      bounds.outset(by: stroke?.reach ?? 0).intersection(screen) == nil
    {
      return
    }
    var outline = SVGOutline()
    var edges: [Rect] = []
    let comparesEdges = state.isClipped && path.elements.count > Self.fewEdges
    outline.add(path, scale: state.scale, reach: reach) { from, to in
      guard comparesEdges else { return }
      edges.append(
        Rect(
          minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x),
          maxY: max(from.y, to.y)
        ).outset(by: width / 2))
    }
    if let stroke {
      var dashes = 0.0
      if !stroke.dashes.isEmpty {
        let sum = stroke.dashes.reduce(0, +).value
        dashes = outline.dashes(of: sum / Double(stroke.dashes.count) * state.scale)
      }
      outline = outline.stroked(
        width: width.value * state.scale, miter: stroke.join == .miter ? 10 : 1, dashes: dashes,
        reach: reach)
    }
    let greatestCount = Int(Self.greatestTime / Rate.pair) + 1
    let nanoseconds =
      Rate.pixel * outline.length + Rate.edge * outline.count
      + Rate.pair * Double(Self.nearPairs(edges, upTo: greatestCount))
    try add(nanoseconds, in: state.view)
  }

  private mutating func add(_ nanoseconds: Double, in view: String?) throws(DrawingError) {
    guard !(nanoseconds < Self.leastTime) else { return }
    time += nanoseconds
    if let view { times[view, default: 0] += nanoseconds }
    // The comparison also fails for a time that is not a number.
    guard time <= limit else {
      let worst = times.max { ($0.value, $1.key) < ($1.value, $0.key) }
      throw .slowDrawing(view: worst?.key)
    }
  }

  /// The number of pixels of the screen that an area covers, at most.
  private func pixels(of path: Path, _ state: State) -> Double {
    guard let bounds = path.bounds else { return 0 }
    let all = screen.size.width.value * screen.size.height.value * scale * scale
    if state.isTransformed {
      return min(
        all, bounds.size.width.value * bounds.size.height.value * state.scale * state.scale)
    }
    guard let shown = bounds.intersection(screen)?.size else { return 0 }
    return shown.width.value * shown.height.value * scale * scale
  }

  /// Counts the pairs of rectangles that overlap, up to a greatest number.
  private static func nearPairs(_ rectangles: [Rect], upTo greatest: Int) -> Int {
    let sorted = rectangles.sorted { $0.minX < $1.minX }
    var count = 0
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        guard second.minX <= first.maxX else { break }
        guard second.minY <= first.maxY, first.minY <= second.maxY else { continue }
        count += 1
        if count >= greatest { return count }
      }
    }
    return count
  }
}
