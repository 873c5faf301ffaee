/// When two pixels count as different.
package enum PixelMeasure: Hashable, Sendable {
  /// Unless all four channels are equal.
  case exact
  /// Where their distance in the YIQ space of Kotsarenko and Ramos is above a threshold, as
  /// pixelmatch has it.
  ///
  /// - Parameters:
  ///   - threshold: from 0 to 1, of the root of the largest squared distance, 35215.
  ///   - countsAntiAliasing: whether pixels count that anti-aliasing of an edge explains.
  case yiq(threshold: Millionths, countsAntiAliasing: Bool)
  /// Where their colour difference CIEDE2000 is above a threshold.
  ///
  /// - Parameter threshold: from 0 to 100; differences under 1 are not visible.
  case deltaE2000(threshold: Millionths)

  /// pixelmatch's own settings.
  package static let pixelmatch = PixelMeasure.yiq(
    threshold: Millionths(0.1), countsAntiAliasing: false)
}

extension PixelMeasure {
  /// The measures as people name them.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case exact
    case yiq
    case deltaE2000

    /// What the threshold may be; nil where there is none.
    package var thresholds: ClosedRange<Double>? {
      switch self {
      case .exact: nil
      case .yiq: 0...1
      case .deltaE2000: 0...100
      }
    }

    /// The threshold where none is given: pixelmatch's, and a difference that is just noticed.
    package var defaultThreshold: Millionths {
      switch self {
      case .exact: .zero
      case .yiq: Millionths(0.1)
      case .deltaE2000: Millionths(1)
      }
    }
  }

  /// What becomes of pixels that the smoothing of an edge explains.
  package enum AntiAliasingRule: String, Hashable, Sendable, CaseIterable {
    case ignored
    case counted
  }

  /// - Parameters:
  ///   - name: which measure.
  ///   - threshold: within the measure's range.
  ///   - antiAliasing: matters to `yiq` alone.
  package init(
    _ name: Name, threshold: Millionths, antiAliasing: AntiAliasingRule = .ignored
  ) {
    self =
      switch name {
      case .exact: .exact
      case .yiq: .yiq(threshold: threshold, countsAntiAliasing: antiAliasing == .counted)
      case .deltaE2000: .deltaE2000(threshold: threshold)
      }
  }

  package var name: Name {
    switch self {
    case .exact: .exact
    case .yiq: .yiq
    case .deltaE2000: .deltaE2000
    }
  }

  /// Zero where there is none.
  package var threshold: Millionths {
    switch self {
    case .exact: .zero
    case .yiq(let threshold, _), .deltaE2000(let threshold): threshold
    }
  }

  package var antiAliasing: AntiAliasingRule {
    if case .yiq(_, true) = self { .counted } else { .ignored }
  }
}
