/// A number in steps of 2⁻³², with functions that give the same bits on every machine.
///
/// The range is −2³¹ to 2³¹. An overflow stops the program.
struct FixedPoint: Comparable {
  /// The number times 2³².
  var raw: Int

  init(raw: Int) { self.raw = raw }
  init(_ whole: Int) { raw = whole << 32 }

  /// A fraction, rounded down.
  init(_ numerator: Int, over denominator: Int) {
    self = FixedPoint(numerator) / FixedPoint(denominator)
  }

  static let zero = FixedPoint(raw: 0)
  static let one = FixedPoint(1)
  static let pi = FixedPoint(raw: 13_493_037_705)

  static func < (lhs: FixedPoint, rhs: FixedPoint) -> Bool { lhs.raw < rhs.raw }
  static func + (lhs: FixedPoint, rhs: FixedPoint) -> FixedPoint {
    FixedPoint(raw: lhs.raw + rhs.raw)
  }
  static func - (lhs: FixedPoint, rhs: FixedPoint) -> FixedPoint {
    FixedPoint(raw: lhs.raw - rhs.raw)
  }
  static prefix func - (operand: FixedPoint) -> FixedPoint { FixedPoint(raw: -operand.raw) }

  static func * (lhs: FixedPoint, rhs: FixedPoint) -> FixedPoint {
    let (high, low) = lhs.raw.multipliedFullWidth(by: rhs.raw)
    return FixedPoint(raw: high << 32 | Int(bitPattern: low >> 32))
  }

  static func / (lhs: FixedPoint, rhs: FixedPoint) -> FixedPoint {
    FixedPoint(
      raw: rhs.raw.dividingFullWidth((lhs.raw >> 32, UInt(bitPattern: lhs.raw << 32))).quotient)
  }

  var half: FixedPoint { FixedPoint(raw: raw >> 1) }
  var magnitude: FixedPoint { FixedPoint(raw: abs(raw)) }

  /// The square root of a number ≥ 0, rounded down.
  var squareRoot: FixedPoint {
    guard raw > 0 else { return .zero }
    // The floating-point guess may differ between machines. The loops correct it to the exact root.
    var root = UInt(Double(raw).squareRoot() * 65_536)
    func isTooLarge(_ root: UInt) -> Bool {
      let square = root.multipliedFullWidth(by: root)
      let wanted = (high: UInt(bitPattern: raw) >> 32, low: UInt(bitPattern: raw) << 32)
      return square.high == wanted.high ? square.low > wanted.low : square.high > wanted.high
    }
    while isTooLarge(root) { root -= 1 }
    while !isTooLarge(root + 1) { root += 1 }
    return FixedPoint(raw: Int(root))
  }

  /// The cube root of a number from 0 to 2.
  var cubeRoot: FixedPoint {
    guard raw > 0 else { return .zero }
    // Newton's method starts above the root, so its values decrease until they converge.
    var root = FixedPoint(2)
    while true {
      let next = FixedPoint(raw: (2 * root.raw + (self / (root * root)).raw) / 3)
      guard next < root else { return root }
      root = next
    }
  }

  /// The exponential function of a number ≤ 0.
  var exponential: FixedPoint {
    guard self > FixedPoint(-22) else { return .zero }
    // The Taylor series gives the exponential of a 64th of the number. Six squarings follow.
    let part = FixedPoint(raw: raw >> 6)
    var term = FixedPoint.one
    var sum = FixedPoint.one
    for index in 1...8 {
      term = term * part / FixedPoint(index)
      sum = sum + term
    }
    for _ in 0..<6 { sum = sum * sum }
    return sum
  }
}

extension FixedPoint {
  /// The angle of a vector in radians, from −π to π; 0 for the zero vector.
  static func angle(x: FixedPoint, y: FixedPoint) -> FixedPoint {
    guard x != .zero || y != .zero else { return .zero }
    // A long vector keeps precision. The limit on its length keeps it within the range during the
    // turns.
    var (x, y) = (x.raw, y.raw)
    let shift = max(0, max(x.magnitude, y.magnitude).leadingZeroBitCount - 3)
    x <<= shift
    y <<= shift
    var angle = 0
    if x < 0 {
      angle = y < 0 ? -pi.raw : pi.raw
      (x, y) = (-x, -y)
    }
    for (step, turn) in turns.enumerated() {
      let (right, up) = (x >> step, y >> step)
      if y > 0 {
        (x, y, angle) = (x + up, y - right, angle + turn)
      } else {
        (x, y, angle) = (x - up, y + right, angle - turn)
      }
    }
    return FixedPoint(raw: angle)
  }

  /// The sine and the cosine of an angle in radians.
  ///
  /// The angle may be a few turns at most.
  var sineAndCosine: (sine: FixedPoint, cosine: FixedPoint) {
    var rest = raw % (2 * Self.pi.raw)
    if rest > Self.pi.raw { rest -= 2 * Self.pi.raw }
    if rest < -Self.pi.raw { rest += 2 * Self.pi.raw }
    let isTurned = abs(rest) > Self.pi.raw / 2
    if isTurned { rest += rest > 0 ? -Self.pi.raw : Self.pi.raw }
    var (x, y) = (Self.shortening, 0)
    for (step, turn) in Self.turns.enumerated() {
      let (right, up) = (x >> step, y >> step)
      if rest >= 0 {
        (x, y, rest) = (x - up, y + right, rest - turn)
      } else {
        (x, y, rest) = (x + up, y - right, rest + turn)
      }
    }
    let sign = isTurned ? -1 : 1
    return (FixedPoint(raw: y * sign), FixedPoint(raw: x * sign))
  }

  var sine: FixedPoint { sineAndCosine.sine }
  var cosine: FixedPoint { sineAndCosine.cosine }

  /// Converts degrees to radians.
  init(degrees: Int) { self = FixedPoint(degrees) * Self.pi / FixedPoint(180) }

  /// The angles in radians whose tangents are 1, ½, ¼ and so on (CORDIC, Volder 1959).
  private static let turns = [
    3_373_259_426, 1_991_351_318, 1_052_175_346, 534_100_635, 268_086_748, 134_174_063,
    67_103_403, 33_553_749, 16_777_131, 8_388_597, 4_194_303, 2_097_152, 1_048_576, 524_288,
    262_144, 131_072, 65_536, 32_768, 16_384, 8_192, 4_096, 2_048, 1_024, 512, 256, 128, 64, 32,
    16, 8, 4, 2,
  ]

  /// The length of the vector before the turns that makes its length 1 after them.
  private static let shortening = 2608131496
}
