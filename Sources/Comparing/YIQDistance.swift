/// The YIQ distance of two colours, computed in integers with the coefficients of pixelmatch 7.
///
/// Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010).
struct YIQDistance {
  /// The limit of `squaredDistance` for opaque pixels.
  ///
  /// `blendedLimit` is the limit for blended pixels.
  private let opaqueLimit: WideNumber
  private let blendedLimit: WideNumber
  /// The limit of `roughSquaredDistance` for opaque pixels.
  ///
  /// It decides unless the distance is close to it.
  private let roughLimit: Double

  /// Creates a measure.
  ///
  /// - Parameter threshold: the threshold in millionths, from 0 to 1,000,000.
  init(threshold: Int) {
    let squared = UInt64(threshold) * UInt64(threshold)
    // The limit in units of 10⁻²⁰ is 35215 times the squared threshold in millionths, times 10⁸.
    let limit = WideNumber(squared, times: 35_215) * 100_000_000
    opaqueLimit = limit
    blendedLimit = limit * (255 * 255)
    roughLimit = Double(threshold) * Double(threshold) * 35_215 * 100_000_000
  }

  /// Whether the distance of two pixels exceeds the threshold.
  ///
  /// The position of the pixels decides the background behind transparent pixels.
  @inline(__always) func isExceeded(_ a: UInt32, _ b: UInt32, at position: Int) -> Bool {
    let step = ColorStep(from: b, to: a, at: position)
    if !step.isBlended {
      // The rough distance has more than ten correct digits. That is enough to decide for almost
      // all colours.
      let rough = step.roughSquaredDistance
      if rough > roughLimit * 1.000001 { return true }
      if rough < roughLimit * 0.999999 { return false }
    }
    return (step.isBlended ? blendedLimit : opaqueLimit) < step.squaredDistance
  }
}

/// The difference of two colours, by channel.
struct ColorStep {
  private let red: Int
  private let green: Int
  private let blue: Int
  /// Whether a pixel is transparent.
  ///
  /// The channels are then in 255ths of a step.
  let isBlended: Bool

  /// Creates the difference `a` − `b`.
  ///
  /// - Parameters:
  ///   - b: the colour that is subtracted.
  ///   - a: the colour from which it is subtracted.
  ///   - position: the pixel's index, which decides pixelmatch's background of transparent pixels.
  @inline(__always) init(from b: UInt32, to a: UInt32, at position: Int) {
    isBlended = a & b < 0xFF00_0000
    guard isBlended else {
      red = a.red - b.red
      green = a.green - b.green
      blue = a.blue - b.blue
      return
    }
    let cover = a.alpha - b.alpha
    let byte = Double(position * 4)
    let greenGround = 48 + 159 * (Int(byte / 1.618033988749895) % 2)
    let blueGround = 48 + 159 * (Int(byte / 2.618033988749895) % 2)
    red = a.red * a.alpha - b.red * b.alpha - 48 * cover
    green = a.green * a.alpha - b.green * b.alpha - greenGround * cover
    blue = a.blue * a.alpha - b.blue * b.alpha - blueGround * cover
  }

  /// The difference in lightness in 10⁻⁸ of a channel step, or in 255ths of that if blended.
  ///
  /// It is zero only if both colours have the same lightness, because no other integers cancel out.
  @inline(__always) var luma: Int {
    red &* 29_889_531 &+ green &* 58_662_247 &+ blue &* 11_448_223
  }

  @inline(__always) private var inPhase: Int {
    red &* 59_597_799 &- green &* 27_417_610 &- blue &* 32_180_189
  }

  @inline(__always) private var quadrature: Int {
    red &* 21_147_017 &- green &* 52_261_711 &+ blue &* 31_114_694
  }

  /// The approximate squared distance in units of 10⁻²⁰.
  @inline(__always) var roughSquaredDistance: Double {
    let (y, i, q) = (Double(luma), Double(inPhase), Double(quadrature))
    return y * y * 5053 + i * i * 2990 + q * q * 1957
  }

  /// The squared distance in units of 10⁻²⁰, times 255² if blended.
  @inline(__always) var squaredDistance: WideNumber {
    WideNumber(squareOf: luma) * 5053 + WideNumber(squareOf: inPhase) * 2990
      + WideNumber(squareOf: quadrature) * 1957
  }
}

extension UInt32 {
  /// The lightness of an opaque pixel in 10⁻⁸ of a channel step.
  @inline(__always) var luma: Int {
    red &* 29_889_531 &+ green &* 58_662_247 &+ blue &* 11_448_223
  }
}
