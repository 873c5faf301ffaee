#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// How an animation runs between its ends, named as `UIView.AnimationOptions` without the word curve.
package enum TimingCurve: String, Hashable, Sendable, CaseIterable {
  /// The keyboard's own, which UIKit numbers 7: a spring.
  case keyboard
  case easeInOut
  case easeIn
  case easeOut
  case linear

  /// The default duration in seconds.
  ///
  /// UIKit plays the keyboard's spring in half a second whatever it is asked for; Core Animation's
  /// own default is a quarter.
  package var duration: Double { self == .keyboard ? Spring.duration : 0.25 }

  /// How much of the way is done, 0...1, after a part of the time.
  ///
  /// - Parameter part: 0...1 of the animation's time.
  /// - Returns: a multiple of a millionth, so that machines whose last digits differ draw the same;
  ///   0 and 1 at the ends.
  package func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    let progress =
      switch self {
      case .keyboard: Spring.progress(after: part * Spring.duration)
      // The control points that `CAMediaTimingFunction` documents for its names.
      case .easeInOut: Bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(atX: part)
      case .easeIn: Bezier(x1: 0.42, y1: 0, x2: 1, y2: 1).y(atX: part)
      case .easeOut: Bezier(x1: 0, y1: 0, x2: 0.58, y2: 1).y(atX: part)
      case .linear: part
      }
    return (progress * 1e6).rounded() / 1e6
  }
}

/// The keyboard's spring, of mass 3, stiffness 1000 and damping 500 (Apple Developer Forums, "iOS
/// Keyboard show animation curve control points").
///
/// So strong a damping would leave a third of the way undone after the half second that the
/// animation takes. Core Animation plays springs that are damped more than critically as critical
/// ones, as WebKit's solver, which was written to agree with it, does too; that one is within a
/// thousandth of its end by then, and within 0.08 of the cubic curve (0.38, 0.7, 0.125, 1) which the
/// same source measured.
private enum Spring {
  static let mass = 3.0
  static let stiffness = 1000.0
  static let duration = 0.5

  static func progress(after seconds: Double) -> Double {
    let angle = (stiffness / mass).squareRoot() * seconds
    return 1 - (1 + angle) * exp(-angle)
  }
}

/// A cubic curve from (0, 0) to (1, 1) that gives one `y` for each `x`.
private struct Bezier {
  /// 0...1.
  var x1: Double
  var y1: Double
  /// 0...1.
  var x2: Double
  var y2: Double

  func y(atX x: Double) -> Double {
    // `x` grows with the parameter, so halving finds it to the last digit.
    var low = 0.0
    var high = 1.0
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if Self.value(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.value(y1, y2, at: (low + high) / 2)
  }

  private static func value(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
