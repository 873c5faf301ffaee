/// The search for changes by interpolation between measured lengths.
extension LengthSearch {
  /// The first step at which a line of text breaks at another place.
  ///
  /// The step comes from interpolated layouts. The result is nil if there is no such step, or if
  /// the step brings no progress.
  mutating func jump(_ low: Int, _ high: Int) throws -> Int? {
    let (one, other) = try (sample(low), sample(high))
    guard one.form.lines != other.form.lines, high - low > Self.shortestBent else { return nil }
    return try first(low, high) { $0.lines != one.form.lines }.flatMap { jump in
      jump - low > 1 && high - jump > 1 ? jump : nil
    }
  }

  /// The first step whose form differs from the form of the low end, by interpolation.
  ///
  /// It is nil if the interpolation does not reproduce the ends.
  mutating func change(_ low: Int, _ high: Int) throws -> Int? {
    let form = try sample(low).form
    return try first(low, high) { $0 != form }
  }

  /// The first step whose interpolated form has a property.
  ///
  /// It is nil if the low end already has the property, or if the high end does not have it.
  private mutating func first(
    _ low: Int, _ high: Int, _ isSo: (SweepSample.Form) -> Bool
  ) throws -> Int? {
    let (one, other) = try (sample(low), sample(high))
    let (start, end) = (probe.measure(low), probe.measure(high))
    guard end > start else { return nil }
    func holds(_ step: Int) throws -> Bool {
      try isSo(guess(step, one, other, (probe.measure(step) - start) / (end - start)).form)
    }
    guard try !holds(low), try holds(high) else { return nil }
    var (before, behind) = (low, high)
    while behind - before > 1 {
      let middle = (before + behind) / 2
      if try holds(middle) { behind = middle } else { before = middle }
    }
    return behind
  }

  /// The steps before and after the first place at which an edge changes its slope.
  ///
  /// Each edge has a line at both ends of the range. The place is the first intersection of two
  /// such lines. The result is nil if there is no intersection, or if it brings no progress.
  mutating func bend(_ low: Int, _ high: Int) throws -> (before: Int, behind: Int)? {
    guard high - low > Self.shortestBent else { return nil }
    let (first, second) = try (sample(low).edges, sample(low + 1).edges)
    let (secondLast, last) = try (sample(high - 1).edges, sample(high).edges)
    let count = first.count
    guard [second, secondLast, last].allSatisfy({ $0.count == count }) else { return nil }
    let (start, end) = (probe.measure(low), probe.measure(high))
    let step = probe.measure(low + 1) - start
    let stepBack = end - probe.measure(high - 1)
    guard step > 0, stepBack > 0 else { return nil }
    var meeting: Double?
    for index in 0..<count {
      let slope = (second[index] - first[index]) / step
      let lastSlope = (last[index] - secondLast[index]) / stepBack
      guard abs(slope - lastSlope) > Self.straightness else { continue }
      let rise = last[index] - first[index]
      let place = start + (rise - lastSlope * (end - start)) / (slope - lastSlope)
      if place > start, place < end { meeting = min(meeting ?? place, place) }
    }
    return meeting.flatMap { neighbours(of: $0, low, high) }
  }

  /// The steps before and after the first place at which a margin passes zero.
  ///
  /// The edges may have no bend there. An example is a content size that reaches the length of its
  /// view. The result is nil without bases, without such a place, or if the place brings no
  /// progress.
  func turn(_ low: Int, _ high: Int) -> (before: Int, behind: Int)? {
    guard let first = bases[low], let last = bases[high],
      first.outcomes.count == last.outcomes.count
    else { return nil }
    let (start, end) = (probe.measure(low), probe.measure(high))
    var turn: Double?
    for index in first.outcomes.indices where first.outcomes[index] != last.outcomes[index] {
      let (margin, lastMargin) = (first.margins[index], last.margins[index])
      guard margin * lastMargin < 0 else { continue }
      let place = start + (end - start) * margin / (margin - lastMargin)
      turn = min(turn ?? place, place)
    }
    return turn.flatMap { neighbours(of: $0, low, high) }
  }

  /// The steps before and after a place, or nil if they bring no progress.
  private func neighbours(
    of place: Double, _ low: Int, _ high: Int
  ) -> (before: Int, behind: Int)? {
    let before = lastStep(in: low...high) { $0 <= place - Self.nearness }
    let behind = lastStep(in: before...high) { $0 < place + Self.nearness } + 1
    guard before > low + 1 || behind < high - 1, behind < high else { return nil }
    return (before, behind)
  }

  /// The last step with the property, or the first step if none has it.
  private func lastStep(in range: ClosedRange<Int>, _ isSo: (Double) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isSo(probe.measure(middle)) { low = middle } else { high = middle }
    }
    return low
  }

  /// The distance from a place within which a step is neither before nor after it.
  private static let nearness = 1e-3
  /// The length in steps up to which ranges are halved, because halving is as fast there.
  private static let shortestBent = 12
}
