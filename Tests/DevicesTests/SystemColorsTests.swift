import Devices
import Testing

@Suite("The system's colours") struct SystemColorsTests {
  @Test(
    "are found by name and adapt",
    arguments: [
      Named("systemBlue", 0x007AFF, 0x0A84FF), Named("systemRed", 0xFF3B30, 0xFF453A),
      Named("systemGray6", 0xF2F2F7, 0x1C1C1E), Named("label", 0x000000, 0xFFFFFF),
      Named("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
      Named("systemGroupedBackground", 0xF2F2F7, 0x000000), Named("black", 0x000000, 0x000000),
    ])
  func opaque(_ row: Named) {
    let color = SystemColors.color(named: row.name)
    #expect(color?.resolved(in: .light) == Color(rgb: row.light))
    #expect(color?.resolved(in: .dark) == Color(rgb: row.dark))
  }

  @Test("keep their transparency")
  func alpha() {
    #expect(
      SystemColors.color(named: "separator")
        == DynamicColor(
          light: Color(rgb: 0x3C3C43, alpha: 0x49), dark: Color(rgb: 0x545458, alpha: 0x99)))
    #expect(SystemColors.color(named: "clear")?.light.alpha == 0)
  }

  @Test("have one entry each, accents first")
  func names() {
    #expect(SystemColors.names.prefix(2) == ["systemRed", "systemOrange"])
    #expect(Set(SystemColors.names).count == SystemColors.names.count)
    #expect(SystemColors.names.count == 51)
    #expect(SystemColors.color(named: "systemblue") == nil)
  }
}

struct Named: CustomTestStringConvertible {
  let name: String
  let light: UInt32
  let dark: UInt32

  init(_ name: String, _ light: UInt32, _ dark: UInt32) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  var testDescription: String { name }
}
