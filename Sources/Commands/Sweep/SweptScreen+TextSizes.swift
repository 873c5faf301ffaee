import Devices
import Spec

extension SweptScreen {
  /// Varies the text size of the user.
  ///
  /// - Parameters:
  ///   - matrix: the text sizes of the matrix in this state.
  ///   - views: the views that breaks must concern.
  /// - Returns: the breaks, and the number of solved layouts.
  /// - Throws: an error if a layout takes too much work.
  func sweepTextSizes(
    matrix: [ContentSizeCategory], about views: SweptViews = .all
  ) throws -> (breaks: [SweepBreak], count: Int) {
    let sizes = ContentSizeCategory.allCases
    let samples = try sizes.map { try sample(cell.resized(toText: $0), about: views) }
    var order: [SweepKey] = []
    var isListed: Set<SweepKey> = []
    for key in samples.flatMap(\.keys) where isListed.insert(key).inserted { order.append(key) }
    let breaks = order.compactMap { key -> SweepBreak? in
      let broken = zip(sizes, samples).filter { $0.1.breaks[key] != nil }
      guard let found = broken.first?.1.breaks[key] else { return nil }
      return SweepBreak(
        found: found,
        place: broken.count == sizes.count
          ? .everywhere([.textSize]) : .textSizes(broken.map(\.0)),
        isInMatrix: broken.contains { matrix.contains($0.0) })
    }
    return (breaks, samples.count)
  }
}
