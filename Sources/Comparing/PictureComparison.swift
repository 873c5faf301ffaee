package import Bitmaps
import Geometry
package import Tolerances

/// The result of comparing two pictures.
package enum Comparison: Hashable, Sendable, Codable {
  case identical
  /// The bytes differ, and the difference is within tolerance.
  ///
  /// The number of differing pixels may be 0.
  case tolerated(PixelDifference)
  case different(PixelDifference)
  /// The sizes differ.
  ///
  /// The pixels of such pictures are not compared.
  case differentSize(expected: PictureSize, actual: PictureSize)
}

extension Comparison {
  /// Whether the pictures are equal, or differ within tolerance.
  package var isTolerated: Bool {
    switch self {
    case .identical, .tolerated: true
    case .different, .differentSize: false
    }
  }

  /// The number of differing pixels within tolerance, or nil if nothing differs.
  ///
  /// Pixels in ignored views do not count.
  package func toleratedPixels(hasSameLayout: Bool) -> Int? {
    switch self {
    case .identical: hasSameLayout ? nil : 0
    case .tolerated(let difference): difference.count
    case .different, .differentSize: nil
    }
  }
}

/// Compares two pictures of a cell.
package struct PictureComparison: Sendable {
  private let tolerance: Tolerance
  private let regions: [ViewRegion]
  private let pixelsPerPoint: Double
  private let jobs: Int

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - tolerance: the allowed differences.
  ///   - regions: the positions of the views and their subviews, back to front. Views that the
  ///     tolerance does not name have no effect.
  ///   - pixelsPerPoint: the number of pixels in a point.
  ///   - jobs: the greatest number of threads.
  package init(
    tolerance: Tolerance = .exact, regions: [ViewRegion] = [], pixelsPerPoint: Double = 1,
    jobs: Int = 1
  ) {
    self.tolerance = tolerance
    self.regions = regions
    self.pixelsPerPoint = pixelsPerPoint
    self.jobs = jobs
  }

  /// Compares two bitmaps.
  ///
  /// The result does not depend on the number of threads.
  package func compare(_ expected: Bitmap, _ actual: Bitmap) -> Comparison {
    verdict(expected, actual)
  }

  /// Compares two pictures by the rows of their files.
  package func compare(_ expected: Scanlines, _ actual: Scanlines) -> Comparison {
    verdict(expected, actual)
  }

  private func verdict<Source: PixelSource>(_ expected: Source, _ actual: Source) -> Comparison {
    let (width, height) = (expected.planeWidth, expected.planeHeight)
    guard width == actual.planeWidth, height == actual.planeHeight else {
      return .differentSize(
        expected: PictureSize(width: width, height: height),
        actual: PictureSize(width: actual.planeWidth, height: actual.planeHeight))
    }
    let rules = [tolerance.rule] + tolerance.views.map(\.rule)
    let map = regionMap(width: width, height: height)
    let scan = PictureScan(
      expected, actual, measures: rules.map(\.measure), regions: map, jobs: jobs)
    let total = width * height
    let count = scan.counts.reduce(0, +)
    guard count > 0 else {
      return scan.isIdentical ? .identical : .tolerated(PixelDifference(noneOf: total))
    }
    let excesses = rules.indices.flatMap { index in
      self.excesses(of: index, rules[index], in: scan, map, total: total)
    }
    let difference = PixelDifference(
      count: count, total: total, left: scan.left, top: scan.top, right: scan.right,
      bottom: scan.bottom, excesses: excesses)
    return excesses.isEmpty ? .tolerated(difference) : .different(difference)
  }

  /// The rule of each pixel, or nil if one rule applies to all pixels.
  private func regionMap(width: Int, height: Int) -> RegionMap? {
    let named: [(rule: UInt8, frames: [Rect])] = regions.compactMap { region in
      rule(for: region.id).map { ($0, region.frames) }
    }
    guard !named.isEmpty else { return nil }
    var map = RegionMap(width: width, height: height)
    for (rule, frames) in named {
      for frame in frames { map.set(rule, in: frame, pixelsPerPoint: pixelsPerPoint) }
    }
    return map
  }

  /// The index of the view's own rule, or nil if it has none.
  private func rule(for id: String) -> UInt8? {
    if tolerance.ignoredViews.contains(id) { return RegionMap.ignored }
    return tolerance.views.firstIndex { $0.id == id }.flatMap { UInt8(exactly: $0 + 1) }
  }

  private func excesses(
    of index: Int, _ rule: DifferenceRule, in scan: PictureScan, _ map: RegionMap?, total: Int
  ) -> [LimitExcess] {
    let count = scan.counts[index]
    guard count > 0, let code = UInt8(exactly: index) else { return [] }
    let judged = map?.count(of: code) ?? total
    let view = index == 0 ? nil : tolerance.views[index - 1].id
    var excesses: [LimitExcess] = []
    func hold(_ count: Int, against limit: DifferenceLimit, of judged: Int, side: Points?) {
      let allowed = limit.pixels(of: judged, pixelsPerPoint: pixelsPerPoint)
      guard count > allowed else { return }
      excesses.append(
        LimitExcess(
          view: view, count: count, limit: limit, windowSide: side?.value))
    }
    hold(count, against: rule.limit, of: judged, side: nil)
    if let window = rule.window {
      let side = max(1, Int((window.side.value * pixelsPerPoint).rounded()))
      let width = scan.map.width
      let densest = scan.map.densest(side: side) { x, y in
        map.map { $0[y * width + x] == code } ?? true
      }
      hold(densest, against: window.limit, of: side * side, side: window.side)
    }
    return excesses
  }
}
