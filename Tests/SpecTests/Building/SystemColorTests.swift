import Graphics
import Testing
import ViewKinds

@testable import Spec

@Suite("A system colour") struct SystemColorTests {
  @Test("is that of the cell's system", arguments: rows)
  func systems(_ row: SystemTint) {
    let spec = SpecText(
      """
      matrix: { os: [18, 26], appearance: [light, dark] }
      screen: { background: systemRed }
      views: { box: { background: systemBlue } }
      """)
    let built = spec.built(row.cell)
    #expect(built?.screen.background == RGBAColor(rgb: row.red))
    #expect(built?.styles.last?.background == RGBAColor(rgb: row.blue))
    #expect(built?.screen.tint == RGBAColor(rgb: row.blue))
  }

  static let rows = [
    SystemTint(cell: "iphone-15-pro", red: 0xFF3B30, blue: 0x007AFF),
    SystemTint(cell: "iphone-15-pro.dark", red: 0xFF453A, blue: 0x0A84FF),
    SystemTint(cell: "iphone-15-pro.os-26", red: 0xFF383C, blue: 0x0088FF),
    SystemTint(cell: "iphone-15-pro.os-26.dark", red: 0xFF4245, blue: 0x0091FF),
  ]
}

struct SystemTint: CustomTestStringConvertible {
  let cell: String
  let red: UInt32
  let blue: UInt32

  var testDescription: String { cell }
}
