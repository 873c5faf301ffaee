import Geometry

/// Finds places for lines and words on a drawing, with as little overlap as possible.
struct MarkLayout {
  /// The taken rectangles, with the cost of each covered square point.
  private var taken: [(rect: Rect, weight: Double)] = []
  /// The area for lines and words.
  ///
  /// A place outside it costs more than most overlaps.
  let bounds: Rect

  init(within bounds: Rect) { self.bounds = bounds }

  mutating func take(_ rect: Rect, weight: Double) { taken.append((rect, weight)) }

  /// Takes the candidate with the least overlap, and returns its index.
  ///
  /// If several candidates are equal, it takes the first.
  mutating func choose(_ candidates: [Rect], weight: Double) -> Int {
    let best = freest(of: candidates)
    if candidates.indices.contains(best) { take(candidates[best], weight: weight) }
    return best
  }

  /// The index of the candidate with the least overlap.
  ///
  /// If several candidates are equal, it is the first.
  func freest(of candidates: [Rect]) -> Int {
    var best = (index: 0, cost: Double.infinity)
    for (index, rect) in candidates.enumerated() {
      let cost = cost(of: rect)
      if cost < best.cost - 1e-9 { best = (index, cost) }
    }
    return best.index
  }

  private func cost(of rect: Rect) -> Double {
    let inside: Double = rect.intersection(bounds).map { Self.area($0) } ?? 0
    let outside: Double = Self.area(rect) - inside
    var cost: Double = outside * 20
    for other in taken {
      if let common = rect.intersection(other.rect) { cost += Self.area(common) * other.weight }
    }
    return cost
  }

  private static func area(_ rect: Rect) -> Double { rect.width.value * rect.height.value }
}
