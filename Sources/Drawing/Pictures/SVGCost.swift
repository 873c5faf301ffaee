import Geometry
import Graphics

/// An estimate of the time and memory that librsvg needs to draw a file.
///
/// It may be too high, but is never much too low. The rates are measured with librsvg 2.54 and
/// Cairo 1.16 for an image of 2,064 × 2,752 pixels. For each property, the estimate uses the most
/// expensive of its values.
struct SVGCost {
  /// The properties on which the estimate depends.
  static let properties: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-miterlimit", "stroke-dasharray", "opacity",
    "isolation", "mix-blend-mode", "mask", "filter", "clip-path", "transform",
  ]

  /// The times in nanoseconds a pixel.
  private enum Rate {
    static let solid = 0.3
    static let linear = 6.0
    static let radial = 30.0
    static let group = 2.0
    static let blend = 30.0
    static let mask = 20.0
    static let filter = 30.0
    static let primitive = 60.0
    static let blur = 130.0
    /// A blur with a standard deviation below two pixels.
    static let smallBlur = 300.0
    /// The time for each pixel of the kernel.
    static let morphology = 20.0
  }

  /// The state that elements inherit.
  private struct State {
    /// The maximum number of pixels in a unit.
    var scale: Double
    var fill = ["black"]
    var stroke = ["none"]
    var strokeWidth = ["1"]
    var miterLimit = ["4"]
    var dashes = ["none"]
    /// The edges of all clips.
    var clips = SVGOutline()
    var references = 0
    var isInMask = false

    mutating func inherit(from node: SVGNode) {
      func take(_ property: String, _ values: inout [String]) {
        guard let own = node.properties[property] else { return }
        values = own + (own.contains("inherit") ? values : [])
        values.removeAll { $0 == "inherit" }
      }
      take("fill", &fill)
      take("stroke", &stroke)
      take("stroke-width", &strokeWidth)
      take("stroke-miterlimit", &miterLimit)
      take("stroke-dasharray", &dashes)
    }
  }

  private struct Part: Hashable {
    let name: String
    let line: Int
  }

  private let tree: SVGTree
  /// The image's size in pixels.
  let width: Double
  let height: Double
  /// The greater side of the coordinate system, the base of percentages.
  let extent: Double
  private var time = 0.0
  private var times: [Part: Double] = [:]

  private var pixels: Double { width * height }
  /// The greatest length of a line in the image, in pixels.
  private var reach: Double { width + height }

  /// Checks the estimate for a file.
  ///
  /// - Parameters:
  ///   - tree: the file.
  ///   - size: the size at a scale of 1.
  ///   - width: the image's width in pixels.
  ///   - height: the image's height in pixels.
  /// - Throws: the most expensive part, if the file takes too much time or memory.
  static func check(
    _ tree: SVGTree, size: (width: Double, height: Double), width: Double, height: Double
  ) throws(PictureFault) {
    var scale = max(width / size.width, height / size.height)
    var extent = max(size.width, size.height)
    let box = numbers(tree.root.attribute("viewBox") ?? "")
    if box.count == 4, box[2] > 0, box[3] > 0 {
      scale *= max(size.width / box[2], size.height / box[3])
      extent = max(box[2], box[3])
    }
    var cost = SVGCost(tree: tree, width: width, height: height, extent: extent)
    _ = try cost.draw(tree.root, State(scale: scale))
  }

  private init(tree: SVGTree, width: Double, height: Double, extent: Double) {
    (self.tree, self.width, self.height, self.extent) = (tree, width, height, extent)
  }

  private mutating func spend(_ nanoseconds: Double, _ name: String, _ line: Int)
    throws(PictureFault)
  {
    let part = Part(name: name, line: line)
    times[part, default: 0] += nanoseconds
    time += nanoseconds
    // The comparison also fails for a time that is not a number.
    guard time <= SVGVocabulary.greatestTime else {
      // Of several equal parts, the first in the file; what is not a number is the greatest.
      let parts = times.keys.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
      let worst = parts.max { weight(of: $0) < weight(of: $1) } ?? part
      throw .unsupportedSVG(.slow(worst.name), line: worst.line)
    }
  }

  private func weight(of part: Part) -> Double {
    let time = times[part] ?? 0
    return time.isNaN ? .infinity : time
  }

  private func refer(from node: SVGNode, _ state: inout State) throws(PictureFault) {
    state.references += 1
    guard state.references <= SVGVocabulary.greatestReferenceDepth else {
      throw .unsupportedSVG(
        .nesting("references", greatest: SVGVocabulary.greatestReferenceDepth), line: node.line)
    }
  }

  /// Adds the cost of an element and its descendants.
  ///
  /// - Returns: the maximum number of surfaces at a time.
  private mutating func draw(
    _ node: SVGNode, _ inherited: State
  ) throws(PictureFault) -> Double {
    var state = inherited
    try spend(10_000, node.name, node.line)
    state.scale *= Self.scale(of: node)
    state.inherit(from: node)
    var surfaces = try layers(of: node, state)
    try clip(node, &state)
    var within = 0.0
    switch node.name {
    case "svg", "g", "symbol":
      for child in node.children where Self.drawn.contains(child.name) {
        within = max(within, try draw(child, state))
      }
    case "use":
      try refer(from: node, &state)
      for target in tree.linked(node)
      where Self.drawn.contains(target.name) || target.name == "symbol" {
        var state = state
        if target.name == "symbol" { state.scale *= symbolScale(target, node) }
        within = max(within, try draw(target, state))
      }
    default: try paint(node, state)
    }
    surfaces += within
    guard (surfaces + 2) * pixels * 4 <= SVGVocabulary.greatestMemory else {
      throw .unsupportedSVG(.memory(node.name), line: node.line)
    }
    return surfaces
  }

  private static let drawn: Set<String> = [
    "svg", "g", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  private func symbolScale(_ symbol: SVGNode, _ use: SVGNode) -> Double {
    let box = Self.numbers(symbol.attribute("viewBox") ?? "")
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return 1 }
    return max(
      length(use.attribute("width") ?? "100%") / box[2],
      length(use.attribute("height") ?? "100%") / box[3])
  }

  /// Adds the costs of opacity, blending, filters and masks.
  ///
  /// - Returns: the number of surfaces.
  private mutating func layers(of node: SVGNode, _ state: State) throws(PictureFault) -> Double {
    var surfaces = 0.0
    func has(_ property: String, otherThan usual: Set<String>) -> Bool {
      node.properties[property]?.contains { !usual.contains($0.lowercased()) } == true
    }
    if has("opacity", otherThan: ["1", "1.0", "100%"]) {
      try spend(Rate.group * pixels, "opacity", node.line)
      surfaces += 1
    }
    if has("mix-blend-mode", otherThan: ["normal"]) || has("isolation", otherThan: ["auto"]) {
      try spend(Rate.blend * pixels, "mix-blend-mode", node.line)
      surfaces += 1
    }
    for filter in (node.properties["filter"] ?? []).flatMap(tree.elements) {
      surfaces += try apply(filter, state)
    }
    for mask in (node.properties["mask"] ?? []).flatMap(tree.elements) {
      guard !state.isInMask else { throw .unsupportedSVG(.maskInMask, line: node.line) }
      var content = state
      content.isInMask = true
      try refer(from: node, &content)
      if mask.attribute("maskContentUnits") == "objectBoundingBox" {
        content.scale *= max(width, height)
      }
      try spend(Rate.mask * pixels, "mask", mask.line)
      var within = try layers(of: mask, content)
      try clip(mask, &content)
      content.inherit(from: mask)
      for child in mask.children where Self.drawn.contains(child.name) {
        within = max(within, try draw(child, content))
      }
      surfaces += 2 + within
    }
    return surfaces
  }

  /// Adds the cost of a filter.
  ///
  /// - Returns: the number of surfaces.
  private mutating func apply(_ filter: SVGNode, _ state: State) throws(PictureFault) -> Double {
    var area = pixels
    if filter.attribute("filterUnits") == "userSpaceOnUse", let across = filter.attribute("width"),
      let down = filter.attribute("height")
    {
      area =
        min(width, length(across) * state.scale + 2) * min(height, length(down) * state.scale + 2)
    }
    try spend(Rate.filter * pixels, "filter", filter.line)
    for primitive in filter.children {
      var rate = Rate.primitive
      func numbers(_ name: String) -> [Double] {
        Self.numbers(primitive.attribute(name) ?? "").map { $0 * state.scale }
      }
      switch primitive.name {
      case "feGaussianBlur":
        rate = numbers("stdDeviation").allSatisfy { $0 >= 2 } ? Rate.blur : Rate.smallBlur
      case "feMorphology":
        let radii = numbers("radius")
        if let first = radii.first, let last = radii.last, first > 0, last > 0 {
          rate +=
            Rate.morphology * (2 * min(first, width) + 1) * (2 * min(last, height) + 1)
        }
      default: rate *= max(1, Double(primitive.children.count))
      }
      try spend(4 * pixels + rate * area, primitive.name, primitive.line)
    }
    return 3 + Double(filter.children.count)
  }

  /// Adds the clips of an element to the state.
  private mutating func clip(_ node: SVGNode, _ state: inout State) throws(PictureFault) {
    for clip in (node.properties["clip-path"] ?? []).flatMap(tree.elements) {
      var content = state
      try refer(from: node, &content)
      content.scale *= Self.scale(of: clip)
      if clip.attribute("clipPathUnits") == "objectBoundingBox" {
        content.scale *= max(width, height)
      }
      try self.clip(clip, &content)
      for child in clip.children { try addClip(child, &content) }
      state.clips = content.clips
    }
  }

  private mutating func addClip(_ node: SVGNode, _ state: inout State) throws(PictureFault) {
    var content = state
    try spend(10_000, node.name, node.line)
    content.scale *= Self.scale(of: node)
    try clip(node, &content)
    if node.name == "use" {
      try refer(from: node, &content)
      for target in tree.linked(node) { try addClip(target, &content) }
    } else {
      let outline = try outline(of: node, scale: content.scale)
      try spend(Self.time(outline), "clipPath", node.line)
      content.clips.add(outline, share: 1)
    }
    state.clips = content.clips
  }

  // MARK: - Shapes

  private mutating func paint(_ node: SVGNode, _ state: State) throws(PictureFault) {
    let outline = try outline(of: node, scale: state.scale)
    if let rate = try rate(of: state.fill, node) { try fill(outline, rate, node, state) }
    guard let rate = try rate(of: state.stroke, node) else { return }
    let line: Double = (state.strokeWidth.map(length).max() ?? 1) * state.scale
    let miter = max(1, state.miterLimit.map { length($0) }.max() ?? 4)
    var dashes = 0.0
    if let dash = state.dashes.filter({ $0 != "none" }).map(dash).min() {
      dashes = outline.dashes(of: dash * state.scale)
      guard dashes <= Double(SVGVocabulary.greatestDashCount) else {
        throw .unsupportedSVG(
          .limit("dashes", greatest: SVGVocabulary.greatestDashCount), line: node.line)
      }
    }
    let stroke = outline.stroked(width: line, miter: miter, dashes: dashes, reach: reach)
    try fill(stroke, rate, node, state)
  }

  private mutating func fill(
    _ outline: SVGOutline, _ rate: Double, _ node: SVGNode, _ state: State
  ) throws(PictureFault) {
    let height = min(outline.height + 2, self.height)
    let area = min(outline.width + 2, width) * height
    var edges = outline
    edges.add(state.clips, share: height / self.height)
    try spend(
      rate * area, rate >= Rate.radial ? "radialGradient" : node.name, node.line)
    try spend(Self.time(edges), node.name, node.line)
  }

  /// Returns the time to fill edges in nanoseconds; Cairo sorts them in each row.
  private static func time(_ edges: SVGOutline) -> Double {
    250 * (edges.length + edges.count) * (1 + edges.count / 1_700) + 50 * edges.crossings
  }

  /// Returns the highest rate of the paints, or nil without a paint.
  private func rate(of paints: [String], _ node: SVGNode) throws(PictureFault) -> Double? {
    var worst: Double?
    for paint in paints where paint.lowercased() != "none" {
      var rate = Rate.solid
      for gradient in tree.elements(paint) {
        rate = max(rate, gradient.name == "radialGradient" ? Rate.radial : Rate.linear)
      }
      worst = max(worst ?? 0, rate)
    }
    return worst
  }

  private func outline(of node: SVGNode, scale: Double) throws(PictureFault) -> SVGOutline {
    func value(_ name: String) -> Double { node.attribute(name).map(length) ?? 0 }
    var outline = SVGOutline()
    switch node.name {
    case "path":
      try add(node.attribute("d") ?? "", node, scale, to: &outline)
    case "polyline", "polygon":
      let points = Self.numbers(node.attribute("points") ?? "")
      guard points.allSatisfy({ $0.isFinite }) else {
        throw .unsupportedSVG(.value("points", of: node.name), line: node.line)
      }
      let text = points.dropLast(points.count % 2).map { "\($0)" }.joined(separator: " ")
      if points.count >= 4 { try add("M" + text, node, scale, to: &outline) }
    case "line":
      let size = (value("x1") + value("x2"), value("y1") + value("y2"))
      outline.add(width: size.0, height: size.1, scale: scale, reach: reach)
    case "rect":
      for _ in 0..<2 {
        outline.add(width: value("width"), height: 0, scale: scale, reach: reach)
        outline.add(width: 0, height: value("height"), scale: scale, reach: reach)
      }
      (outline.width, outline.height) = (value("width") * scale, value("height") * scale)
      if node.attribute("rx") ?? node.attribute("ry") != nil {
        outline.count += 8 * outline.width.squareRoot() + 8 * outline.height.squareRoot()
      }
    case "circle", "ellipse":
      let (across, down) =
        node.name == "circle" ? (value("r"), value("r")) : (value("rx"), value("ry"))
      for _ in 0..<4 {
        outline.add(width: across, height: down, isCurve: true, scale: scale, reach: reach)
      }
      (outline.width, outline.height) = (2 * across * scale, 2 * down * scale)
    default: break
    }
    return outline
  }

  private func add(
    _ data: String, _ node: SVGNode, _ scale: Double, to outline: inout SVGOutline
  ) throws(PictureFault) {
    let path = try node.path(data)
    var (least, greatest) = (Point?.none, Point.zero)
    var rows: [ClosedRange<Double>] = []
    func visit(_ next: Point) {
      guard let known = least else { return (least, greatest) = (next, next) }
      least = Point(x: min(known.x, next.x), y: min(known.y, next.y))
      greatest = Point(x: max(greatest.x, next.x), y: max(greatest.y, next.y))
    }
    outline.add(path, scale: scale, reach: reach) { from, to in
      rows.append(min(from.y, to.y).value...max(from.y, to.y).value)
      visit(from)
      visit(to)
    }
    guard let least else { return }
    outline.width = (greatest.x - least.x).value * scale
    outline.height = (greatest.y - least.y).value * scale
    outline.addCrossings(
      of: rows, from: least.y.value, height: (greatest.y - least.y).value)
  }
}
