import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds
@testable import Views

@Suite("The title of a button")
struct ButtonStateTests {
  @Test("has the colour for its state, and is grey if a disabled button has none")
  func colors() throws {
    let traits = Traits(
      appearance: .light, direction: .leftToRight, grid: try #require(PixelGrid(scale: 3)),
      tint: RGBAColor(rgb: 0x007AFF), systemMargin: 16, family: .iphone,
      sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular))
    let button = Button(title: "Save")
    func titleColor() throws -> RGBAColor {
      try #require(button.makeKind(in: traits) as? ButtonKind).titleColor
    }
    button.setTitleColor(.systemRed, for: .normal)
    #expect(try titleColor() == Color.systemRed.resolved(in: traits.colors))
    button.isEnabled = false
    #expect(try titleColor() == Color.tertiaryLabel.resolved(in: traits.colors))
    button.setTitleColor(.systemGreen, for: .disabled)
    #expect(try titleColor() == Color.systemGreen.resolved(in: traits.colors))
    button.isEnabled = true
    #expect(try titleColor() == Color.systemRed.resolved(in: traits.colors))
  }
}
