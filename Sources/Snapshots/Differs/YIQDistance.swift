/// The YIQ distance of two colours in integers, with the coefficients of pixelmatch 7.
///
/// Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010).
struct YIQDistance {
  /// The squared threshold in the unit of `squaredDistance`, for opaque and for blended pixels.
  private let opaqueLimit: WideNumber
  private let blendedLimit: WideNumber
  /// The opaque limit for a fast check, which decides unless the distance is close to the limit.
  private let roughLimit: Double

  /// - Parameter threshold: in millionths, from 0 to 1,000,000.
  init(threshold: Int) {
    let squared = UInt64(threshold) * UInt64(threshold)
    // 35215 times the squared threshold in millionths is the limit in 10⁻²⁰.
    let limit = WideNumber(squared, times: 35_215) * 100_000_000
    opaqueLimit = limit
    blendedLimit = limit * (255 * 255)
    roughLimit = Double(threshold) * Double(threshold) * 35_215 * 100_000_000
  }

  /// Whether the distance of two pixels exceeds the threshold.
  ///
  /// Their position decides the background of transparent pixels.
  @inline(__always) func isExceeded(_ a: UInt32, _ b: UInt32, at position: Int) -> Bool {
    let step = ColorStep(from: b, to: a, at: position)
    if !step.isBlended {
      // The rough distance has more than ten correct digits, which decides for all but a few
      // colours.
      let rough = step.roughSquaredDistance
      if rough > roughLimit * 1.000001 { return true }
      if rough < roughLimit * 0.999999 { return false }
    }
    return (step.isBlended ? blendedLimit : opaqueLimit) < step.squaredDistance
  }
}

/// The difference of two colours, channel by channel.
struct ColorStep {
  private let red: Int
  private let green: Int
  private let blue: Int
  /// Whether the channels are in 255ths because a pixel is transparent.
  let isBlended: Bool

  /// - Parameters:
  ///   - b: the colour to subtract.
  ///   - a: the colour to subtract from.
  ///   - position: the pixel's index; the backgrounds of pixelmatch depend on it.
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

  /// The difference in lightness, in 10⁻⁸ of a channel step, or 255ths of that if blended.
  ///
  /// It is zero only if both colours have one lightness: no other integers cancel out.
  @inline(__always) var luma: Int {
    red &* 29_889_531 &+ green &* 58_662_247 &+ blue &* 11_448_223
  }

  @inline(__always) private var inPhase: Int {
    red &* 59_597_799 &- green &* 27_417_610 &- blue &* 32_180_189
  }

  @inline(__always) private var quadrature: Int {
    red &* 21_147_017 &- green &* 52_261_711 &+ blue &* 31_114_694
  }

  /// The approximate squared distance, in 10⁻²⁰.
  @inline(__always) var roughSquaredDistance: Double {
    let (y, i, q) = (Double(luma), Double(inPhase), Double(quadrature))
    return y * y * 5053 + i * i * 2990 + q * q * 1957
  }

  /// The squared distance, in 10⁻²⁰, times 255² if blended.
  @inline(__always) var squaredDistance: WideNumber {
    WideNumber(squareOf: luma) * 5053 + WideNumber(squareOf: inPhase) * 2990
      + WideNumber(squareOf: quadrature) * 1957
  }
}

extension UInt32 {
  /// The lightness of an opaque pixel, in 10⁻⁸ of a channel step.
  @inline(__always) var luma: Int {
    red &* 29_889_531 &+ green &* 58_662_247 &+ blue &* 11_448_223
  }
}
