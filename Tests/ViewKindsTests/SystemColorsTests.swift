import Devices
import Graphics
import Testing

@testable import ViewKinds

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
    #expect(color?.resolved(in: .light) == RGBAColor(rgb: row.light))
    #expect(color?.resolved(in: .dark) == RGBAColor(rgb: row.dark))
  }

  @Test("keep their transparency")
  func alpha() {
    let separator = SystemColors.color(named: "separator")
    #expect(separator?.light == RGBAColor(rgb: 0x3C3C43, alpha: 0x49))
    #expect(separator?.dark == RGBAColor(rgb: 0x545458, alpha: 0x99))
    #expect(SystemColors.color(named: "clear")?.light.alpha == 0)
  }

  @Test("are darker or brighter under increased contrast")
  func contrast() {
    func color(_ name: String, _ traits: ColorTraits) -> RGBAColor? {
      SystemColors.color(named: name)?.resolved(in: traits)
    }
    let (light, dark) = (
      ColorTraits(.light, contrast: .high), ColorTraits(.dark, contrast: .high)
    )
    #expect(color("systemBlue", light) == RGBAColor(rgb: 0x0040DD))
    #expect(color("systemBlue", dark) == RGBAColor(rgb: 0x409CFF))
    #expect(color("secondaryLabel", light) == RGBAColor(rgb: 0x3C3C43, alpha: 173))
    #expect(
      color("systemBlue", ColorTraits(.light, on: .ios26, contrast: .high))
        == RGBAColor(rgb: 0x1E6EF4))
    #expect(color("label", light) == .black)
  }

  @Test("are lighter in raised interfaces, in dark mode alone")
  func elevation() {
    func color(_ name: String, _ traits: ColorTraits) -> RGBAColor? {
      SystemColors.color(named: name)?.resolved(in: traits)
    }
    let raised = ColorTraits(.dark, level: .elevated)
    #expect(color("systemBackground", raised) == RGBAColor(rgb: 0x1C1C1E))
    #expect(color("tertiarySystemGroupedBackground", raised) == RGBAColor(rgb: 0x3A3A3C))
    #expect(color("systemBackground", ColorTraits(.light, level: .elevated)) == .white)
    #expect(
      color("systemBackground", ColorTraits(.dark, contrast: .high, level: .elevated))
        == RGBAColor(rgb: 0x242426))
    #expect(color("systemRed", raised) == RGBAColor(rgb: 0xFF453A))
  }

  @Test("have no variants without a colour")
  func variantNames() {
    for variants in SystemColors.variants {
      #expect(SystemColors.names.contains(variants.name), "\(variants.name)")
    }
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
