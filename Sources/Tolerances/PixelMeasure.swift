/// The rule by which two pixels differ.
package enum PixelMeasure: Hashable, Sendable {
  /// Pixels differ if a channel differs.
  case exact
  /// Pixels differ if their distance in YIQ exceeds a threshold, as in pixelmatch.
  ///
  /// Source: Kotsarenko and Ramos (2010).
  ///
  /// - Parameters:
  ///   - threshold: from 0 to 1, relative to the greatest distance, √35215.
  ///   - countsAntiAliasing: whether to count pixels that differ by anti-aliasing of an edge.
  case yiq(threshold: Millionths, countsAntiAliasing: Bool)
  /// Pixels differ if their colour difference CIEDE2000 exceeds a threshold.
  ///
  /// - Parameter threshold: from 0 to 100; differences under 1 are not visible.
  case deltaE2000(threshold: Millionths)

  /// The defaults of pixelmatch.
  package static let pixelmatch = PixelMeasure.yiq(
    threshold: Millionths(0.1), countsAntiAliasing: false)
}

extension PixelMeasure {
  /// The names of the measures.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case exact
    case yiq
    case deltaE2000

    /// The condition under which two pixels differ, as a clause.
    package var condition: String {
      switch self {
      case .exact: "unless they are equal"
      case .yiq: "if their distance in YIQ exceeds `threshold`, as in pixelmatch"
      case .deltaE2000: "if their colour difference CIEDE2000 exceeds `threshold`"
      }
    }

    /// The range of the threshold; nil if the measure has none.
    package var thresholds: ClosedRange<Double>? {
      switch self {
      case .exact: nil
      case .yiq: 0...1
      case .deltaE2000: 0...100
      }
    }

    /// The default threshold: that of pixelmatch, or a just noticeable difference.
    package var defaultThreshold: Millionths {
      switch self {
      case .exact: .zero
      case .yiq: Millionths(0.1)
      case .deltaE2000: Millionths(1)
      }
    }
  }

  /// The handling of pixels that differ by anti-aliasing of an edge.
  package enum AntiAliasingRule: String, Hashable, Sendable, CaseIterable {
    case ignored
    case counted
  }

  /// - Parameters:
  ///   - name: the measure.
  ///   - threshold: within the measure's range.
  ///   - antiAliasing: only used by `yiq`.
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

  /// The threshold, or zero if the measure has none.
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
