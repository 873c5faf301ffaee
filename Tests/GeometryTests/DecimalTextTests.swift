import Geometry
import Testing

@Suite("A number as text")
struct DecimalTextTests {
  struct Case: CustomTestStringConvertible {
    let value: Double
    let places: Int
    let text: String
    var testDescription: String { text }

    init(_ value: Double, _ places: Int, _ text: String) {
      self.value = value
      self.places = places
      self.text = text
    }
  }

  @Test(
    "is the shortest decimal with the given places",
    arguments: [
      Case(20, 3, "20"), Case(20.5, 3, "20.5"), Case(20.0 + 1.0 / 3, 3, "20.333"),
      Case(-0.5, 3, "-0.5"), Case(-0.0001, 3, "0"), Case(0.0005, 3, "0.001"),
      Case(-0.0005, 3, "-0.001"), Case(0.05, 3, "0.05"), Case(999.9996, 3, "1000"),
      Case(1.0 / 3, 6, "0.333333"), Case(12.75, 0, "13"), Case(1_000_000, 2, "1000000"),
    ])
  func shortest(_ row: Case) {
    #expect(DecimalText.shortest(row.value, places: row.places) == row.text)
  }

  @Test("describes points with at most three places")
  func points() {
    #expect("\(Points(97.0 + 2.0 / 3))" == "97.667")
    #expect("\(Points(-8))" == "-8")
  }
}
