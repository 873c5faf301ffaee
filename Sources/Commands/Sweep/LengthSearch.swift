/// Finds where what is broken changes along a length, without looking at every step.
///
/// As long as the same constraints are tight and lines break at the same places, every edge is an
/// affine function of the length, and what a rule compares is one too: it changes at most once. So a
/// stretch whose ends and middle hang on the same constraints and are on one line in every edge is one
/// piece, and in a piece the line gives every layout: where it changes in form is found without
/// solving, and held against a layout on each side. Between two pieces the change is where their lines
/// meet. Any other stretch is halved, down to a step.
struct LengthSearch {
  /// In steps: device pixels, or characters.
  let range: ClosedRange<Int>
  let probe: Probe
  /// How far apart, in steps, what comes and goes by rounding may be.
  private let gap: Int
  private(set) var samples: [Int: SweepSample] = [:]
  private(set) var bases: [Int: SweepBasis] = [:]

  /// What the search asks.
  struct Probe {
    /// Lays the screen out at a length.
    let sample: (Int) -> SweepSample
    /// What that layout hangs on; nil where edges on one line are enough to go by.
    ///
    /// It takes longer than a sample.
    let basis: ((Int) -> SweepBasis)?
    /// What a sample at a length would bring if every edge were so far on the way between two samples;
    /// solves nothing.
    let guess: (Int, SweepSample, SweepSample, Double) -> SweepSample
    /// What edges are affine in; grows with the length.
    var measure: (Int) -> Double = { Double($0) }
  }

  /// How many layouts were solved.
  var count: Int { samples.count + bases.count }

  /// Searches the whole range.
  ///
  /// - Parameters:
  ///   - range: in steps.
  ///   - cuts: where conditions of the spec begin or end to hold, so that no stretch runs over one.
  ///   - gap: what is broken at steps no farther apart than this is broken between them; 0 where edges
  ///     do not come and go by rounding.
  ///   - known: samples that there are already.
  ///   - probe: lays the screen out.
  init(
    _ range: ClosedRange<Int>, cuts: [Int] = [], gap: Int = Self.greatestGap,
    known: [Int: SweepSample] = [:], probe: Probe
  ) {
    self.range = range
    self.probe = probe
    self.gap = gap
    samples = known
    divide(at: cuts)
    if gap > 0 { lookAroundChanges() }
  }

  /// Where each break is, in the order in which breaks first appear along the range.
  ///
  /// Edges are rounded to pixels, so close to a change it can come and go from pixel to pixel; gaps
  /// of up to two pixels count as broken.
  var spans: [(key: SweepKey, ranges: [ClosedRange<Int>])] {
    var order: [SweepKey] = []
    var ranges: [SweepKey: [ClosedRange<Int>]] = [:]
    var before: Int?
    for step in samples.keys.sorted() {
      guard let sample = samples[step] else { continue }
      for key in sample.keys {
        guard let known = ranges[key], let last = known.last else {
          order.append(key)
          ranges[key] = [step...step]
          continue
        }
        let isContinued = last.upperBound == before || step - last.upperBound <= gap + 1
        let next = isContinued ? last.lowerBound...step : step...step
        ranges[key] = isContinued ? known.dropLast() + [next] : known + [next]
      }
      before = step
    }
    return order.map { ($0, ranges[$0] ?? []) }
  }

  static let greatestGap = 2

  mutating func sample(_ step: Int) -> SweepSample {
    if let known = samples[step] { return known }
    let sample = probe.sample(step)
    samples[step] = sample
    return sample
  }

  private mutating func basis(_ step: Int) -> SweepBasis? {
    if let known = bases[step] { return known }
    let basis = probe.basis?(step)
    bases[step] = basis
    return basis
  }

  /// Looks at the steps around each change, where rounding can make it come and go.
  private mutating func lookAroundChanges() {
    let known = samples.keys.sorted()
    for (low, high) in zip(known, known.dropFirst())
    where high == low + 1 && samples[low]?.form.keys != samples[high]?.form.keys {
      for step in (low - gap)...(high + gap) where range.contains(step) {
        _ = sample(step)
      }
    }
  }
}

extension LengthSearch {
  /// Two looked-at lengths, with what is known of what lies between.
  private struct Stretch {
    let low: Int
    let high: Int
    var kind = Kind.unknown

    enum Kind {
      case unknown
      /// Its ends' lines do not meet in it.
      case uneven
      /// Every edge is on one line.
      case piece
      /// The same, but the line did not give the change.
      case doubtfulPiece
    }
  }

  private mutating func divide(at cuts: [Int]) {
    let ends = [range.lowerBound, range.upperBound]
    let around = cuts.flatMap { [$0 - 1, $0, $0 + 1] }.filter { range.contains($0) }
    let known = Set(ends + around).sorted()
    for step in known { _ = sample(step) }
    var pending = zip(known, known.dropFirst()).map { Stretch(low: $0, high: $1) }
    while let stretch = pending.popLast() {
      guard stretch.high - stretch.low > 1 else { continue }
      pending += parts(of: stretch)
    }
  }

  /// What of a stretch is to be searched, its ends looked at; nothing where it has no change.
  private mutating func parts(of stretch: Stretch) -> [Stretch] {
    let (low, high) = (stretch.low, stretch.high)
    let middle = (low + high) / 2
    switch stretch.kind {
    case .piece, .doubtfulPiece:
      guard sample(low).form != sample(high).form else { return [] }
      guard stretch.kind == .piece, let change = change(low, high) else {
        _ = sample(middle)
        return [
          Stretch(low: low, high: middle, kind: .doubtfulPiece),
          Stretch(low: middle, high: high, kind: .doubtfulPiece),
        ]
      }
      // One step before the change and the change itself: both are looked at.
      _ = (sample(change - 1), sample(change))
      return [
        Stretch(low: low, high: change - 1, kind: .doubtfulPiece),
        Stretch(low: change, high: high, kind: .piece),
      ]
    case .unknown, .uneven:
      let isAlike =
        sample(low).form == sample(middle).form && sample(middle).form == sample(high).form
      if isPiece(low, middle, high) {
        guard !isAlike else { return [] }
        return [
          Stretch(low: low, high: middle, kind: .piece),
          Stretch(low: middle, high: high, kind: .piece),
        ]
      }
      if let jump = jump(low, high) {
        _ = (sample(jump - 1), sample(jump))
        return [Stretch(low: low, high: jump - 1), Stretch(low: jump, high: high)]
      }
      if stretch.kind == .unknown, let (before, behind) = turn(low, high) ?? bend(low, high) {
        _ = (sample(before), sample(behind))
        return [
          Stretch(low: low, high: before), Stretch(low: before, high: behind, kind: .uneven),
          Stretch(low: behind, high: high),
        ]
      }
      return [
        Stretch(low: low, high: middle, kind: .uneven),
        Stretch(low: middle, high: high, kind: .uneven),
      ]
    }
  }

  private mutating func isPiece(_ low: Int, _ middle: Int, _ high: Int) -> Bool {
    let (one, half, other) = (sample(low), sample(middle), sample(high))
    let (start, end) = (probe.measure(low), probe.measure(high))
    guard end > start else { return false }
    let share = (probe.measure(middle) - start) / (end - start)
    guard Self.isStraight(one.edges, half.edges, other.edges, share) else { return false }
    // Looked at last, for it takes longest.
    guard let first = basis(low), let between = basis(middle), let last = basis(high) else {
      return true
    }
    return first.outcomes == last.outcomes
      && Self.isStraight(first.misses, between.misses, last.misses, share)
  }

  /// Whether the second numbers lie on a line between the first and the last.
  private static func isStraight(
    _ first: [Double], _ between: [Double], _ last: [Double], _ share: Double
  ) -> Bool {
    guard first.count == last.count, first.count == between.count else { return false }
    return first.indices.allSatisfy { index in
      abs(between[index] - (first[index] + (last[index] - first[index]) * share)) < straightness
    }
  }

  /// In points; layouts are solved to far less.
  static let straightness = 1e-6
}
