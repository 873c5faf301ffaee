import Filters
import Geometry
import Graphics

/// An estimate of the time that drawing the outlines, backdrops, gradients, shadows and translucent
/// groups of a screen takes.
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
    /// The time for a pixel of a linear gradient whose colours are not those of a row or column.
    static let linearPixel = 13.0
    static let radialPixel = 20.0
    static let conicPixel = 35.0
    /// The time for a pixel of a group with an opacity.
    static let groupPixel = 4.0
    /// The time for a pixel that a shadow covers.
    static let shadowPixel = 3.0
    /// The same within a transform.
    static let turnedShadowPixel = 15.0
    /// The time to blur a pixel of a shadow's reduced picture.
    static let blurredShadowPixel = 16.0
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
        let shown = pixels(of: path.bounds, state)
        switch gradient.shape {
        case .linear: try add(Rate.linearPixel * shown, in: state.view)
        case .radial: try add(Rate.radialPixel * shown, in: state.view)
        case .conic:
          let picture = picture(of: path.bounds, state)
          try add(Rate.conicPixel * max(shown, picture.pixels), in: state.view)
          continue
        }
        try add(path, nil, state)
      case .backdrop(let path, let material):
        let rate = material.lens == nil ? Rate.blurredPixel : Rate.bentPixel
        try add(rate * pixels(of: path.bounds, state), in: state.view)
      case .fill(let path, _): try add(path, nil, state)
      case .shadow(let path, _, let radius, _):
        try add(shadowIn: item.bounds, radius: radius, state)
        try add(path, nil, state)
      case .stroke(let path, _, let stroke): try add(path, stroke, state)
      case .dropShadow(_, let radius, _, let items):
        try add(shadowIn: item.bounds, radius: radius, state)
        try add(items, state)
      case .transformed(let transform, let items):
        state.scale *= transform.greatestStretch
        state.isTransformed = true
        try add(items, state)
      case .group(let name, let opacity, let clip, let items):
        guard opacity > 0 else { continue }
        state.view = name ?? state.view
        if opacity < 1 {
          try add(Rate.groupPixel * pixels(of: item.bounds, state), in: state.view)
        }
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

  /// Adds a shadow, whose blur is part of its bounds.
  private mutating func add(
    shadowIn bounds: Rect?, radius: Points, _ state: State
  ) throws(DrawingError) {
    let rate = state.isTransformed ? Rate.turnedShadowPixel : Rate.shadowPixel
    let picture = picture(of: bounds, state)
    let factor = Double(BoxBlur.reduction(deviation: radius.value * picture.scale))
    let nanoseconds =
      rate * pixels(of: bounds, state)
      + Rate.blurredShadowPixel * picture.pixels / (factor * factor)
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

  /// The number of pixels of a picture of an area that is then placed on the screen, and its pixels
  /// in a point.
  private func picture(of bounds: Rect?, _ state: State) -> (pixels: Double, scale: Double) {
    guard state.isTransformed, let bounds else { return (pixels(of: bounds, state), scale) }
    let scale = BitmapCanvas.pictureScale(of: bounds, on: scale)
    return (bounds.size.width.value * bounds.size.height.value * scale * scale, scale)
  }

  /// The number of pixels of the screen that an area covers, at most.
  private func pixels(of bounds: Rect?, _ state: State) -> Double {
    guard let bounds else { return 0 }
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
