import Geometry

/// The number of pixels that may differ.
package enum DifferenceLimit: Hashable, Sendable, Codable {
  /// A number of pixels.
  case pixels(Int)
  /// A share of all pixels of the picture or the view; 1 is all.
  case share(Millionths)
  /// An area in square points, independent of the device's scale.
  case area(Millionths)

  package static let none = DifferenceLimit.pixels(0)

  /// The greatest number of differing pixels within the limit.
  ///
  /// - Parameters:
  ///   - total: the number of compared pixels.
  ///   - pixelsPerPoint: the number of pixels in a point.
  /// - Returns: at least 0, rounded down.
  package func pixels(of total: Int, pixelsPerPoint: Double) -> Int {
    switch self {
    case .pixels(let count): count
    case .share(let share): Self.part(total, share.count)
    case .area(let area):
      Self.part(Int((pixelsPerPoint * pixelsPerPoint).rounded()), area.count)
    }
  }

  private static func part(_ count: Int, _ millionths: Int) -> Int {
    let (high, low) = count.multipliedFullWidth(by: millionths)
    return Int(1_000_000).dividingFullWidth((high, low)).quotient
  }
}

extension DifferenceLimit {
  /// Parses `12`, `12 px`, `0.1 %` or `4 pt`, which is 4 square points; nil for another text.
  ///
  /// It is also nil for fractions of a pixel and for more than 10⁹ pixels, 100 % or 10⁶ square
  /// points.
  package init?(_ text: String) {
    let unit = ["px", "%", "pt"].first { text.hasSuffix($0) }
    var digits = text.dropLast(unit?.count ?? 0)
    while unit != nil, digits.last == " " { digits.removeLast() }
    guard let number = DecimalNumber.parse(digits), number >= 0 else { return nil }
    switch unit {
    case "%":
      guard number <= 100 else { return nil }
      self = .share(Millionths(number / 100))
    case "pt":
      guard number <= 1_000_000 else { return nil }
      self = .area(Millionths(number))
    default:
      guard let count = Int(exactly: number), count <= 1_000_000_000 else { return nil }
      self = .pixels(count)
    }
  }
}

extension DifferenceLimit: CustomStringConvertible {
  /// Such as `12 pixels`, `0.1 %` or `4 square points`.
  package var description: String {
    switch self {
    case .pixels(1): "1 pixel"
    case .pixels(let count): "\(count) pixels"
    case .share(let share): "\(DecimalText.shortest(share.value * 100, places: 4)) %"
    case .area(let area): "\(DecimalText.shortest(area.value, places: 4)) square points"
    }
  }
}
