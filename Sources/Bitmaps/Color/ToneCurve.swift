#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A map from a channel's value to linear light, both 0...1.
enum ToneCurve: Hashable, Sendable {
  case linear
  case power(Double)
  /// (a·x + b)^g + e from d on, c·x + f below.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// At least two values at even distances from 0 to 1, linearly interpolated.
  case table([UInt16])

  /// IEC 61966-2-1.
  static let sRGB = ToneCurve.parametric(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

  /// The light of a value, clamped to 0...1.
  ///
  /// NaN is 0.
  func light(of value: Double) -> Double {
    let light = unlimited(value)
    return light.isNaN ? 0 : min(max(light, 0), 1)
  }

  private func unlimited(_ value: Double) -> Double {
    switch self {
    case .linear: return value
    case .power(let exponent): return pow(value, exponent)
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      return value >= d ? pow(a * value + b, g) + e : c * value + f
    case .table(let values):
      let place = value * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      let (low, high) = (Double(values[index]), Double(values[index + 1]))
      return (low + (high - low) * (place - Double(index))) / 65_535
    }
  }

  /// The sRGB value of linear light, 0...1.
  static func number(ofLight light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
