import Geometry
import Graphics
import Testing

@Suite("The colour of a gradient")
struct GradientColorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let location: Double
    let color: RGBAColor

    init(_ name: String, _ location: Double, _ color: RGBAColor) {
      (testDescription, self.location, self.color) = (name, location, color)
    }
  }

  /// From black at 0.2 to a clear red of 200 at 0.6, then a jump to white that goes to blue at 1.
  private let gradient = Gradient(
    .linear(from: .zero, to: Point(x: 1, y: 0)),
    stops: [
      Gradient.Stop(location: 0.2, color: .black),
      Gradient.Stop(location: 0.6, color: RGBAColor(red: 200, green: 0, blue: 0, alpha: 55)),
      Gradient.Stop(location: 0.6, color: .white),
      Gradient.Stop(location: 1, color: RGBAColor(rgb: 0x0000FF)),
    ])

  @Test(
    "is interpolated between two stops, and constant beyond the outer ones",
    arguments: [
      Row("before the first stop", 0.1, .black), Row("at the first stop", 0.2, .black),
      Row(
        "a quarter of the way", 0.3, RGBAColor(red: 50, green: 0, blue: 0, alpha: 205)),
      Row("halfway", 0.4, RGBAColor(red: 100, green: 0, blue: 0, alpha: 155)),
      Row("at a jump", 0.6, .white),
      Row("after a jump", 0.7, RGBAColor(red: 191, green: 191, blue: 255)),
      Row("at the last stop", 1, RGBAColor(rgb: 0x0000FF)),
      Row("after the last stop", 1.1, RGBAColor(rgb: 0x0000FF)),
    ])
  func color(_ row: Row) { #expect(gradient.color(at: row.location) == row.color) }
}
