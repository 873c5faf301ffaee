import Geometry

/// Which of several rules holds for each pixel.
struct RegionMap {
  /// The index of the rule that holds where no region is.
  static let base: UInt8 = 0
  /// Where nothing counts.
  static let ignored: UInt8 = .max

  private let width: Int
  private var rules: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    rules = Array(repeating: Self.base, count: width * height)
  }

  /// Gives a rule to all pixels that a rectangle touches, in place of what held there.
  ///
  /// - Parameters:
  ///   - rule: its index.
  ///   - rect: in points, in the picture's coordinates; what lies outside of it has no pixels.
  ///   - pixelsPerPoint: pixels along one point.
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

  /// How many pixels a rule holds for.
  func count(of rule: UInt8) -> Int { rules.reduce(0) { $0 + ($1 == rule ? 1 : 0) } }
}
