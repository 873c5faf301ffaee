import Devices
import Geometry
import Spec

extension SweptScreen {
  /// Varies the width or the height of the window.
  ///
  /// - Parameters:
  ///   - axis: horizontal for the width, vertical for the height.
  ///   - lower: the smallest length in points, or nil for the shortest device of the family.
  ///   - upper: the greatest length in points, or nil for the longest device of the family.
  ///   - matrix: the lengths of the matrix in this state.
  ///   - views: the views that breaks must concern.
  ///   - limit: the work at which the search ends, in views.
  /// - Returns: the breaks, the number of solved layouts, and whether the search came to its end
  ///   before its limit.
  /// - Throws: an error if a layout takes too much work.
  func sweepLengths(
    _ axis: Axis, from lower: Points?, to upper: Points?, matrix: [Points],
    about views: SweptViews = .all, upTo limit: Int = SweepSample.greatestWork
  ) throws -> (breaks: [SweepBreak], count: Int, isComplete: Bool) {
    let usual = Self.usualRange(of: cell, axis, matrix: matrix)
    let low = lower ?? min(usual.lowerBound, upper ?? usual.lowerBound)
    let high = max(upper ?? usual.upperBound, low)
    let scale = Double(cell.device.scale)
    func pixel(_ length: Points) -> Int { Int((length.value * scale).rounded()) }
    func points(_ pixel: Int) -> Points { Points(Double(pixel) / scale) }
    func cellAt(_ pixel: Int) -> Cell {
      let length = points(pixel)
      let size = self.size
      return cell.resized(
        to: axis == .horizontal
          ? Size(width: length, height: size.height) : Size(width: size.width, height: length))
    }
    var search = try LengthSearch(
      pixel(low)...pixel(high),
      cuts: axis == .horizontal ? document.widthThresholds.map { pixel($0) } : [],
      limit: limit,
      probe: LengthSearch.Probe(
        sample: { try sample(cellAt($0), about: views) },
        basis: { try basis(cellAt($0)) },
        guess: { pixel, one, other, share in
          try guess(cellAt(pixel), between: one, other, share: share, about: views)
        }))
    let range = points(search.range.lowerBound)...points(search.range.upperBound)
    let coversUsual =
      pixel(low) <= pixel(usual.lowerBound) && pixel(high) >= pixel(usual.upperBound)
    let breaks = try search.spans.flatMap { key, spans in
      try spans.compactMap { span -> SweepBreak? in
        guard let first = search.samples[span.lowerBound]?.breaks[key] else { return nil }
        let isInMatrix = matrix.contains { span.contains(pixel($0)) }
        if span == search.range, coversUsual {
          return SweepBreak(
            found: first, place: .everywhere([axis == .horizontal ? .width : .height]),
            isInMatrix: isInMatrix)
        }
        let devices = SweptDevices(
          like: cell, axis, within: range, isBroken: { span.contains(pixel($0)) },
          holds: { length in !spans.contains { $0.contains(pixel(length)) } })
        // The figure is from the reported device. Without one, it is from the worse end of the
        // range.
        let end = span.upperBound < search.range.upperBound ? span.lowerBound : span.upperBound
        let place = devices.smallestFailing.map { pixel($0.length) } ?? end
        let found = try search.sample(place).breaks[key] ?? first
        return SweepBreak(
          found: found,
          place: .lengths(
            SweepBreak.LengthPlace(
              axis: axis, broken: points(span.lowerBound)...points(span.upperBound),
              range: range, step: points(1), sample: points(place), devices: devices)),
          isInMatrix: isInMatrix)
      }
    }
    return (breaks, search.count, search.isComplete)
  }

  /// The range from the shortest to the longest device of the family in this orientation.
  ///
  /// For a custom device, it is from a small phone to a large tablet. It also contains the lengths
  /// of the matrix.
  private static func usualRange(
    of cell: Cell, _ axis: Axis, matrix: [Points]
  ) -> ClosedRange<Points> {
    let own = matrix + [cell.device.screenSize(in: cell.orientation)[axis]]
    let lengths =
      cell.device.isCustom
      ? own + customLengths : own + SweptDevices.entries(like: cell, axis).map(\.length)
    return (lengths.min() ?? 0)...(lengths.max() ?? 0)
  }

  private static let customLengths: [Points] = [320, 1366]
}
