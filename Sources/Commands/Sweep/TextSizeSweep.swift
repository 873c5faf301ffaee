import Devices
import Spec

/// Varies the reader's text size.
struct TextSizeSweep {
  let breaks: [SweepBreak]
  /// The number of solved layouts.
  let count: Int

  /// - Parameters:
  ///   - screen: the screen to vary.
  ///   - matrix: the text sizes that the spec's matrix has in this state.
  ///   - views: the views that breaks must concern.
  init(
    _ screen: SweptScreen, matrix: [ContentSizeCategory], about views: SweptViews = .all
  ) {
    let sizes = ContentSizeCategory.allCases
    let samples = sizes.map { screen.sample(screen.cell.resized(toText: $0), about: views) }
    var order: [SweepKey] = []
    for key in samples.flatMap(\.keys) where !order.contains(key) { order.append(key) }
    count = samples.count
    breaks = order.compactMap { key in
      let broken = zip(sizes, samples).filter { $0.1.breaks[key] != nil }
      guard let found = broken.first?.1.breaks[key] else { return nil }
      return SweepBreak(
        found: found,
        place: broken.count == sizes.count
          ? .everywhere([.textSize]) : .textSizes(broken.map(\.0)),
        isInMatrix: broken.contains { matrix.contains($0.0) })
    }
  }
}
