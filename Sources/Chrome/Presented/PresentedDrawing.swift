import Devices
import Geometry
import Graphics
import ViewKinds

/// The alert over a screen, and the dimming below it.
struct PresentedDrawing {
  let context: ChromeContext

  /// The items, or none if nothing is presented.
  var items: [DisplayItem] {
    guard let alert = context.screen.alert else { return [] }
    let window = Rect(origin: .zero, size: context.geometry.size)
    let panels =
      switch context.configuration.os {
      case .ios18: ClassicAlert(alert, context).items(in: room)
      case .ios26: GlassAlert(alert, context).items(in: room)
      }
    return [.fill(.rect(window), dim)]
      + panels.directed(context.traits.direction, in: window.width)
  }

  /// Measured in light appearance: black at 20 %.
  ///
  /// In dark appearance, UIKit's dimming view has 48 %.
  private var dim: RGBAColor {
    RGBAColor.black.withAlpha(context.appearance == .light ? 51 : 122)
  }

  /// The part of the window in which panels are centred: the safe area above the keyboard.
  private var room: Rect {
    let geometry = context.geometry
    let safe = context.isRightToLeft ? geometry.deviceSafeArea.mirrored : geometry.deviceSafeArea
    return Rect(
      minX: safe.left, minY: safe.top, maxX: geometry.size.width - safe.right,
      maxY: geometry.size.height - max(safe.bottom, geometry.keyboardOverlap))
  }
}

/// The heights of a panel's two parts, which scroll if there is no room for them.
struct PanelHeights {
  let text: Points
  let actions: Points

  /// Gives the actions all the height that the text leaves them, but at least half of the room.
  init(text: Points, actions: Points, in room: Points) {
    let shown = min(actions, max(room - text, room / 2))
    self.actions = max(shown, 0)
    self.text = max(min(text, room - shown), 0)
  }

  var whole: Points { text + actions }
}

extension [DisplayItem] {
  /// The items cut at the edges of a rectangle if their own height is greater.
  func shown(in rect: Rect, ofHeight height: Points) -> [DisplayItem] {
    height > rect.height ? [.group(name: nil, opacity: 1, clip: .rect(rect), self)] : self
  }
}
