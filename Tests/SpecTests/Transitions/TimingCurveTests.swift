import Spec
import Testing

@Suite("A timing curve")
struct TimingCurveTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let curve: TimingCurve
    let part: Double
    let progress: Double
    let tolerance: Double

    init(
      _ name: String, _ curve: TimingCurve, at part: Double, is progress: Double,
      within tolerance: Double = 1e-6
    ) {
      self.name = name
      self.curve = curve
      self.part = part
      self.progress = progress
      self.tolerance = tolerance
    }

    var testDescription: String { name }
  }

  /// The cubic curves by hand at the parameter 1/2: x is 3/8 of each control point's and 1/8.
  static let rows = [
    Row("is a straight line where it is linear", .linear, at: 0.3, is: 0.3),
    Row("is half done half way where it eases at both ends", .easeInOut, at: 0.5, is: 0.5),
    Row("eases in", .easeIn, at: 0.6575, is: 0.5),
    Row("eases out", .easeOut, at: 0.3425, is: 0.5),
    // 1 − (1 + ω·t)·e^(−ω·t) with ω = √(1000/3) ≈ 18.2574 and t = 0.1 s, 0.25 s.
    Row(
      "of the keyboard is more than half done at 0.1 s", .keyboard, at: 0.2, is: 0.5448,
      within: 1e-4),
    Row("of the keyboard is nearly done at 0.25 s", .keyboard, at: 0.5, is: 0.942, within: 1e-4),
    // The cubic curve that was measured on devices, (0.38, 0.7, 0.125, 1), at the parameter 0.626.
    Row("of the keyboard is as measured at 0.2 s", .keyboard, at: 0.4, is: 0.87, within: 0.02),
  ]

  @Test("runs as UIKit's", arguments: rows)
  func progress(_ row: Row) {
    #expect(abs(row.curve.progress(at: row.part) - row.progress) <= row.tolerance)
  }

  @Test("begins and ends at its ends and never turns back", arguments: TimingCurve.allCases)
  func isMonotonic(_ curve: TimingCurve) {
    let values = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(values.first == 0 && values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("takes a quarter of a second where none is asked for, the keyboard's half a second")
  func duration() {
    #expect(TimingCurve.easeOut.duration == 0.25)
    #expect(TimingCurve.keyboard.duration == 0.5)
  }
}
