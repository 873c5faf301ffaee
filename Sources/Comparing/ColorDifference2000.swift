/// The colour difference CIEDE2000 (CIE 142-2001; Sharma, Wu and Dalal 2005).
enum ColorDifference2000 {
  /// The difference of two colours with all weights 1, from 0 to about 100.
  static func difference(_ one: LabColor, _ other: LabColor) -> FixedPoint {
    let stretch = FixedPoint.one + (.one - chromaShare((one.chroma + other.chroma).half)).half
    let (first, second) = (Hued(one, stretch), Hued(other, stretch))
    let turn = first.turn(to: second)
    let lightness = (one.lightness + other.lightness).half
    let chroma = (first.chroma + second.chroma).half
    let hue = first.middle(with: second)

    let light = lightness - FixedPoint(50)
    let lightSquare = light * light
    let lightStep =
      (other.lightness - one.lightness)
      / (.one + FixedPoint(15, over: 1000) * lightSquare
        / (FixedPoint(20) + lightSquare).squareRoot)
    let chromaStep =
      (second.chroma - first.chroma) / (.one + FixedPoint(45, over: 1000) * chroma)
    let hueStep =
      (first.chroma * second.chroma).squareRoot * FixedPoint(2) * turn.half.sine
      / (.one + FixedPoint(15, over: 1000) * chroma * hueWeight(hue))
    let rotation = -rotationAngle(hue).sine * FixedPoint(2) * chromaShare(chroma)
    let square =
      lightStep * lightStep + chromaStep * chromaStep + hueStep * hueStep
      + rotation * chromaStep * hueStep
    return square < .zero ? .zero : square.squareRoot
  }

  /// The formula's term √(C⁷ ∕ (C⁷ + 25⁷)).
  private static func chromaShare(_ chroma: FixedPoint) -> FixedPoint {
    let part = chroma / FixedPoint(25)
    let square = part * part
    let seventh = square * square * square * part
    return (seventh / (seventh + .one)).squareRoot
  }

  /// The formula's term T.
  private static func hueWeight(_ hue: FixedPoint) -> FixedPoint {
    let first = FixedPoint(17, over: 100) * (hue - FixedPoint(degrees: 30)).cosine
    let second = FixedPoint(24, over: 100) * (hue * FixedPoint(2)).cosine
    let third =
      FixedPoint(32, over: 100) * (hue * FixedPoint(3) + FixedPoint(degrees: 6)).cosine
    let fourth =
      FixedPoint(20, over: 100) * (hue * FixedPoint(4) - FixedPoint(degrees: 63)).cosine
    return .one - first + second + third - fourth
  }

  /// The formula's term 2Δθ: 60° · exp(−((hue − 275°) ∕ 25°)²).
  private static func rotationAngle(_ hue: FixedPoint) -> FixedPoint {
    let distance = (hue - FixedPoint(degrees: 275)) / FixedPoint(degrees: 25)
    return FixedPoint(degrees: 60) * (-(distance * distance)).exponential
  }
}

extension LabColor {
  fileprivate var chroma: FixedPoint { (a * a + b * b).squareRoot }
}

/// The chroma and the hue of a colour, computed with the formula's scaled a*.
private struct Hued {
  let chroma: FixedPoint
  /// The hue in radians, from 0 to 2π; 0 for greys.
  let hue: FixedPoint

  init(_ color: LabColor, _ stretch: FixedPoint) {
    let a = color.a * stretch
    chroma = (a * a + color.b * color.b).squareRoot
    let angle = FixedPoint.angle(x: a, y: color.b)
    hue = angle < .zero ? angle + FixedPoint(degrees: 360) : angle
  }

  private static let half = FixedPoint(degrees: 180)
  private static let whole = FixedPoint(degrees: 360)

  private func isGrey(with other: Hued) -> Bool { (chroma * other.chroma) == .zero }

  /// The signed angle of the shorter turn from this hue to another, in radians.
  func turn(to other: Hued) -> FixedPoint {
    guard !isGrey(with: other) else { return .zero }
    let turn = other.hue - hue
    if turn > Self.half { return turn - Self.whole }
    return turn < -Self.half ? turn + Self.whole : turn
  }

  /// The hue in the middle of the shorter turn between two hues, in radians.
  func middle(with other: Hued) -> FixedPoint {
    let sum = hue + other.hue
    guard !isGrey(with: other) else { return sum }
    guard (hue - other.hue).magnitude > Self.half else { return sum.half }
    return sum < Self.whole ? (sum + Self.whole).half : (sum - Self.whole).half
  }
}
