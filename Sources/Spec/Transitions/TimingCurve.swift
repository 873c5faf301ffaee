#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The timing curve of an animation, named like those of `UIView.AnimationOptions` without `curve`.
package enum TimingCurve: String, Hashable, Sendable, CaseIterable {
  /// The curve of the keyboard's animation, a spring. Its number in UIKit is 7.
  case keyboard
  case easeInOut
  case easeIn
  case easeOut
  case linear

  /// The default duration in seconds.
  ///
  /// UIKit plays the keyboard's spring in 0.5 s and ignores any other duration. Core Animation's
  /// default is 0.25 s.
  package var duration: Double { self == .keyboard ? Spring.duration : 0.25 }

  /// The progress of the animation after a part of its time.
  ///
  /// - Parameter part: the elapsed part of the animation's time, 0...1.
  /// - Returns: a number in 0...1: 0 at the start and 1 at the end. It is rounded to a millionth,
  ///   so that machines whose last digits differ draw the same.
  package func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    let progress =
      switch self {
      case .keyboard: Spring.progress(after: part * Spring.duration)
      // The control points are those that `CAMediaTimingFunction` documents.
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
/// With this damping, a third of the distance would remain after the 0.5 s of the animation. But
/// Core Animation plays an overdamped spring as a critically damped one. WebKit's solver, which was
/// written to agree with Core Animation, does the same. A critically damped spring is within 0.0011
/// of its end after 0.5 s, and within 0.08 of the cubic curve (0.38, 0.7, 0.125, 1) that the same
/// source measured.
private enum Spring {
  static let mass = 3.0
  static let stiffness = 1000.0
  static let duration = 0.5

  static func progress(after seconds: Double) -> Double {
    let angle = (stiffness / mass).squareRoot() * seconds
    return 1 - (1 + angle) * exp(-angle)
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) with exactly one `y` for each `x`.
private struct Bezier {
  /// 0...1.
  var x1: Double
  var y1: Double
  /// 0...1.
  var x2: Double
  var y2: Double

  func y(atX x: Double) -> Double {
    // `x` increases with the parameter, so bisection finds the parameter to the last digit.
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
