/// Finds the lengths at which breaks begin and end, and does not measure every step.
///
/// While the same constraints are tight and lines of text break at the same places, every edge is
/// an affine function of the length. Each value that a rule compares is affine too. The result of
/// the comparison therefore changes at most once.
///
/// A range is one piece if its ends and its middle have the same active constraints, and all edges
/// are on one line. In a piece, interpolation gives every layout. It finds a change of form without
/// solving, and a layout on each side confirms the change. Between two pieces, the change is at the
/// intersection of their lines. Any other range is halved, down to one step.
struct LengthSearch {
  /// The range in steps: device pixels or characters.
  let range: ClosedRange<Int>
  let probe: Probe
  /// The greatest gap between broken steps, in steps, that counts as broken because of rounding.
  private let gap: Int
  /// The work at which the search ends, in views.
  private let limit: Int
  /// The work of all layouts, solved or interpolated, in views.
  private(set) var work = 0
  /// Whether the search came to its end before its limit.
  private(set) var isComplete = true
  private(set) var samples: [Int: SweepSample] = [:]
  private(set) var bases: [Int: SweepBasis] = [:]

  /// The functions of the search; they throw if a layout takes too much work.
  struct Probe {
    /// Lays the screen out at a length.
    let sample: (Int) throws -> SweepSample
    /// Returns the facts that this layout depends on.
    ///
    /// It is nil if edges on one line are enough. It takes longer than `sample`.
    let basis: ((Int) throws -> SweepBasis)?
    /// Returns the interpolation between two samples at a share from 0 to 1, without solving.
    let guess: (Int, SweepSample, SweepSample, Double) throws -> SweepSample
    /// Returns the quantity of which edges are affine functions.
    ///
    /// It grows with the length.
    var measure: (Int) -> Double = { Double($0) }
  }

  /// The number of solved layouts.
  var count: Int { samples.count + bases.count }

  /// Searches the whole range.
  ///
  /// - Parameters:
  ///   - range: the range in steps.
  ///   - cuts: the steps at which conditions of the spec change. No piece crosses them.
  ///   - gap: the greatest gap between broken steps that counts as broken; 0 without rounding.
  ///   - known: samples that exist already.
  ///   - limit: the work at which the search ends, in views. Some changes are then not found.
  ///   - probe: the functions that lay the screen out.
  /// - Throws: an error of these functions.
  init(
    _ range: ClosedRange<Int>, cuts: [Int] = [], gap: Int = Self.greatestGap,
    known: [Int: SweepSample] = [:], limit: Int = SweepSample.greatestWork, probe: Probe
  ) throws {
    self.range = range
    self.probe = probe
    self.gap = gap
    self.limit = limit
    samples = known
    try divide(at: cuts)
    if gap > 0 { try lookAroundChanges() }
  }

  /// The ranges of each break, in the order of their first appearance.
  ///
  /// Edges are rounded to pixels. Near a change, a break may therefore come and go from pixel to
  /// pixel. Gaps of at most `gap` steps count as broken.
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

  mutating func sample(_ step: Int) throws -> SweepSample {
    if let known = samples[step] { return known }
    let sample = try probe.sample(step)
    samples[step] = sample
    work += sample.work
    return sample
  }

  /// The interpolation between two samples, without solving.
  mutating func guess(
    _ step: Int, _ one: SweepSample, _ other: SweepSample, _ share: Double
  ) throws -> SweepSample {
    let sample = try probe.guess(step, one, other, share)
    work += sample.work
    return sample
  }

  private mutating func basis(_ step: Int) throws -> SweepBasis? {
    if let known = bases[step] { return known }
    let basis = try probe.basis?(step)
    bases[step] = basis
    if basis != nil { work += try sample(step).work }
    return basis
  }

  private mutating func mayContinue() -> Bool {
    if work >= limit { isComplete = false }
    return isComplete
  }

  /// Measures the steps around each change, where rounding may hide other changes.
  private mutating func lookAroundChanges() throws {
    let known = samples.keys.sorted()
    for (low, high) in zip(known, known.dropFirst())
    where high == low + 1 && samples[low]?.form.keys != samples[high]?.form.keys {
      for step in (low - gap)...(high + gap) where range.contains(step) {
        guard mayContinue() else { return }
        _ = try sample(step)
      }
    }
  }
}

extension LengthSearch {
  /// A range between two measured lengths, with the facts about it.
  private struct Stretch {
    let low: Int
    let high: Int
    var kind = Kind.unknown

    enum Kind {
      case unknown
      /// The lines of its ends do not intersect in it, or their intersection was already used.
      case uneven
      /// All edges are on one line.
      case piece
      /// All edges are on one line, but interpolation may miss the change.
      case doubtfulPiece
    }
  }

  private mutating func divide(at cuts: [Int]) throws {
    let ends = [range.lowerBound, range.upperBound]
    let around = cuts.flatMap { [$0 - 1, $0, $0 + 1] }.filter { range.contains($0) }
    let known = Set(ends + around).sorted()
    for step in known { _ = try sample(step) }
    var pending = zip(known, known.dropFirst()).map { Stretch(low: $0, high: $1) }
    while let stretch = pending.popLast() {
      guard stretch.high - stretch.low > 1 else { continue }
      guard mayContinue() else { return }
      pending += try parts(of: stretch)
    }
  }

  /// The parts of a range that the search must still divide; empty without a change.
  ///
  /// The ends of the parts are measured.
  private mutating func parts(of stretch: Stretch) throws -> [Stretch] {
    let (low, high) = (stretch.low, stretch.high)
    let middle = (low + high) / 2
    switch stretch.kind {
    case .piece, .doubtfulPiece:
      guard try sample(low).form != sample(high).form else { return [] }
      guard stretch.kind == .piece, let change = try change(low, high) else {
        _ = try sample(middle)
        return [
          Stretch(low: low, high: middle, kind: .doubtfulPiece),
          Stretch(low: middle, high: high, kind: .doubtfulPiece),
        ]
      }
      // The layouts on both sides confirm the change.
      _ = try (sample(change - 1), sample(change))
      return [
        Stretch(low: low, high: change - 1, kind: .doubtfulPiece),
        Stretch(low: change, high: high, kind: .piece),
      ]
    case .unknown, .uneven:
      let isAlike =
        try sample(low).form == sample(middle).form && sample(middle).form == sample(high).form
      if try isPiece(low, middle, high) {
        guard !isAlike else { return [] }
        return [
          Stretch(low: low, high: middle, kind: .piece),
          Stretch(low: middle, high: high, kind: .piece),
        ]
      }
      if let jump = try jump(low, high) {
        _ = try (sample(jump - 1), sample(jump))
        return [Stretch(low: low, high: jump - 1), Stretch(low: jump, high: high)]
      }
      if stretch.kind == .unknown, let (before, behind) = try turn(low, high) ?? bend(low, high) {
        _ = try (sample(before), sample(behind))
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

  private mutating func isPiece(_ low: Int, _ middle: Int, _ high: Int) throws -> Bool {
    let (one, half, other) = try (sample(low), sample(middle), sample(high))
    let (start, end) = (probe.measure(low), probe.measure(high))
    guard end > start else { return false }
    let share = (probe.measure(middle) - start) / (end - start)
    guard Self.isStraight(one.edges, half.edges, other.edges, share) else { return false }
    // Bases come last because they take the longest.
    guard let first = try basis(low), let between = try basis(middle), let last = try basis(high)
    else {
      return true
    }
    return first.outcomes == last.outcomes
      && Self.isStraight(first.misses, between.misses, last.misses, share)
  }

  /// Whether the middle numbers are on the line between the first and the last.
  private static func isStraight(
    _ first: [Double], _ between: [Double], _ last: [Double], _ share: Double
  ) -> Bool {
    guard first.count == last.count, first.count == between.count else { return false }
    return first.indices.allSatisfy { index in
      abs(between[index] - (first[index] + (last[index] - first[index]) * share)) < straightness
    }
  }

  /// The tolerance in points.
  ///
  /// Layouts are far more precise.
  static let straightness = 1e-6
}
