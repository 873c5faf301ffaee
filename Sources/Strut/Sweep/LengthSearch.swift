/// Finds where what is broken changes along a length, without looking at every pixel.
///
/// As long as the same constraints are tight and lines break at the same places, every edge is an
/// affine function of the length, and what a rule compares is one too: it changes at most once. So a
/// stretch needs no more looks where its ends and its middle are alike in form, on one line in every
/// edge, and hang on the same constraints. Any other is halved, down to a pixel.
struct LengthSearch {
  /// In device pixels.
  let range: ClosedRange<Int>
  private let lookAt: (Int) -> SweepLook
  /// What the layout hangs on; takes longer than a look.
  private let basisAt: (Int) -> SweepBasis
  private(set) var looks: [Int: SweepLook] = [:]
  private var bases: [Int: SweepBasis] = [:]

  /// How many layouts were solved.
  var count: Int { looks.count + bases.count }

  /// Searches the whole range.
  ///
  /// - Parameters:
  ///   - range: in device pixels.
  ///   - cuts: where conditions of the spec begin or end to hold, so that no stretch runs over one.
  ///   - look: lays the screen out at a length.
  ///   - basis: says what that layout hangs on.
  init(
    _ range: ClosedRange<Int>, cuts: [Int] = [], look: @escaping (Int) -> SweepLook,
    basis: @escaping (Int) -> SweepBasis
  ) {
    self.range = range
    lookAt = look
    basisAt = basis
    divide(at: cuts)
    lookAroundChanges()
  }

  /// Where each break is, in the order in which breaks first appear along the range.
  ///
  /// Edges are rounded to pixels, so close to a change it can come and go from pixel to pixel; gaps
  /// of up to two pixels count as broken.
  var spans: [(key: SweepKey, ranges: [ClosedRange<Int>])] {
    var order: [SweepKey] = []
    var ranges: [SweepKey: [ClosedRange<Int>]] = [:]
    var before: Int?
    for pixel in looks.keys.sorted() {
      guard let look = looks[pixel] else { continue }
      for key in look.keys {
        guard let known = ranges[key], let last = known.last else {
          order.append(key)
          ranges[key] = [pixel...pixel]
          continue
        }
        let isContinued =
          last.upperBound == before || pixel - last.upperBound <= Self.greatestGap + 1
        let next = isContinued ? last.lowerBound...pixel : pixel...pixel
        ranges[key] = isContinued ? known.dropLast() + [next] : known + [next]
      }
      before = pixel
    }
    return order.map { ($0, ranges[$0] ?? []) }
  }

  private static let greatestGap = 2

  private mutating func look(_ pixel: Int) -> SweepLook {
    if let known = looks[pixel] { return known }
    let look = lookAt(pixel)
    looks[pixel] = look
    return look
  }

  private mutating func basis(_ pixel: Int) -> SweepBasis {
    if let known = bases[pixel] { return known }
    let basis = basisAt(pixel)
    bases[pixel] = basis
    return basis
  }

  private mutating func divide(at cuts: [Int]) {
    let ends = [range.lowerBound, range.upperBound]
    let around = cuts.flatMap { [$0 - 1, $0, $0 + 1] }.filter { range.contains($0) }
    let known = Set(ends + around).sorted()
    for pixel in known { _ = look(pixel) }
    var pending = zip(known, known.dropFirst()).map { $0...$1 }
    while let stretch = pending.popLast() {
      let (low, high) = (stretch.lowerBound, stretch.upperBound)
      guard high - low > 1 else { continue }
      let middle = (low + high) / 2
      _ = look(middle)
      if isOnePiece(low, middle, high) { continue }
      pending.append(middle...high)
      pending.append(low...middle)
    }
  }

  private mutating func isOnePiece(_ low: Int, _ middle: Int, _ high: Int) -> Bool {
    let (one, half, other) = (look(low), look(middle), look(high))
    guard one.form == half.form, half.form == other.form else { return false }
    let share = Double(middle - low) / Double(high - low)
    guard Self.isStraight(one.edges, half.edges, other.edges, share) else { return false }
    // Looked at last, for it takes longest.
    let (first, between, last) = (basis(low), basis(middle), basis(high))
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
  private static let straightness = 1e-6

  /// Looks at the pixels around each change, where rounding can make it come and go.
  private mutating func lookAroundChanges() {
    let known = looks.keys.sorted()
    for (low, high) in zip(known, known.dropFirst())
    where high == low + 1 && looks[low]?.form.keys != looks[high]?.form.keys {
      for pixel in (low - Self.greatestGap)...(high + Self.greatestGap)
      where range.contains(pixel) {
        _ = look(pixel)
      }
    }
  }
}
