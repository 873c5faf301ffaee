import Devices
import Geometry
import Graphics
import ViewKinds

/// The toolbar above a keyboard, as a toolbar that is a field's `inputAccessoryView`.
///
/// Up to iOS 18 it is 44 high; known from UIKit code. Measured on iOS 26 and a width of 402: a disc of
/// 48, 16 from the side, without a background.
struct KeyboardToolbar {
  let context: ChromeContext

  /// The items, or none without a toolbar.
  var items: [DisplayItem] {
    guard let frame = context.geometry.keyboardToolbar else { return [] }
    let bar = context.drawing(in: frame)
    let buttons = context.screen.keyboardToolbar
    var list = DisplayList()
    switch context.configuration.os {
    case .ios18:
      BarBackground(isTranslucent: true, in: context.traits.colors)
        .draw(frame, hairlineAt: .top, on: context.grid, into: &list)
      ButtonRow(buttons, tint: tint).draw(in: bar, into: &list)
    case .ios26:
      let side = context.sideInsets
      GlassButtons(
        buttons, from: frame.minX + side.left, to: frame.maxX - side.right, middle: frame.midY,
        height: frame.height, traits: context.traits, measuring: context.text
      ).draw(in: bar, into: &list)
    }
    return list.items
  }

  /// The tint of the uppermost screen, because the toolbar belongs to the field that is edited
  /// there.
  private var tint: RGBAColor {
    let presented = context.screen.presented
    return presented?.dimsTint(on: context.configuration.os) == true
      ? context.traits.tint : context.screen.tint
  }
}
