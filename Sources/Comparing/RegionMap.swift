import Geometry

/// The rule of each pixel of a picture.
struct RegionMap {
  /// The index of the rule for pixels outside all regions.
  static let base: UInt8 = 0
  /// The index for pixels that are ignored.
  static let ignored: UInt8 = .max

  private let width: Int
  private var rules: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    rules = Array(repeating: Self.base, count: width * height)
  }

  /// Sets the rule of all pixels that a rectangle touches.
  ///
  /// - Parameters:
  ///   - rule: the rule's index.
  ///   - rect: in points, in the picture's coordinates. A part outside the picture has no effect.
  ///   - pixelsPerPoint: the number of pixels in a point.
  mutating func set(_ rule: UInt8, in rect: Rect, pixelsPerPoint: Double) {
    let height = rules.count / width
    func pixels(_ low: Points, _ high: Points, below count: Int) -> Range<Int> {
      let first = (low.value * pixelsPerPoint).rounded(.down)
      let end = (high.value * pixelsPerPoint).rounded(.up)
      let from = Int(min(max(first, 0), Double(count)))
      return from..<max(from, Int(min(max(end, 0), Double(count))))
    }
    let columns = pixels(rect.minX, rect.maxX, below: width)
    for y in pixels(rect.minY, rect.maxY, below: height) {
      for x in columns { rules[y * width + x] = rule }
    }
  }

  subscript(position: Int) -> UInt8 { rules[position] }

  /// The number of pixels with a rule.
  func count(of rule: UInt8) -> Int { rules.reduce(0) { $0 + ($1 == rule ? 1 : 0) } }
}
