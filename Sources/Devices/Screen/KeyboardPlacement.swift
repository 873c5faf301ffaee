public import Geometry

/// The frame of the keyboard.
struct KeyboardPlacement {
  /// The frame in window coordinates, with zero height at the window's bottom edge while hidden.
  let frame: Rect
  let isFloating: Bool
  /// How far a docked keyboard reaches up from the window's bottom.
  let overlap: Points

  init(_ configuration: Configuration, in placement: WindowPlacement) {
    let window = placement.frame
    let screen = placement.screen
    if configuration.keyboard == .hidden {
      frame = Rect(x: 0, y: window.height, width: window.width, height: 0)
      isFloating = false
      overlap = 0
    } else if configuration.keyboard == .floating {
      frame = KeyboardPlacement.floating(in: window.size, above: placement.safeArea.bottom)
      isFloating = true
      overlap = 0
    } else {
      let height = min(max(configuration.dockedKeyboardHeight, 0), screen.height)
      frame = Rect(
        x: -window.x, y: screen.height - height - window.y, width: screen.width, height: height)
      isFloating = false
      overlap = min(max(window.height - frame.minY, 0), window.height)
    }
  }

  /// The frame of a floating keyboard: in the middle of the window, 20 points above its bottom
  /// inset, and at the window's upper left corner if the window is smaller.
  private static func floating(in window: Size, above inset: Points) -> Rect {
    let x = ((window.width - floatingSize.width) / 2).value.rounded(.down)
    let y = window.height - inset - 20 - floatingSize.height
    return Rect(
      origin: Point(x: max(Points(x), 0), y: max(y, 0)), size: floatingSize)
  }

  /// The width of the narrowest phone, and the 216 points of its letters plus suggestions.
  ///
  /// The height is not measured.
  private static let floatingSize = Size(width: 320, height: 260)
}

extension Configuration {
  /// The height of the toolbar above the keys, or 0 without one.
  ///
  /// Measured on iOS 26: a disc of 48 whose bottom is that of the toolbar.
  fileprivate var keyboardToolbarHeight: Points {
    keyboardContent.hasToolbar ? (os == .ios26 ? 48 : 44) : 0
  }

  /// The toolbar of a docked keyboard with a frame, or nil for none.
  ///
  /// A keyboard whose height the spec gives has room for it if it is more than twice as high.
  func keyboardToolbar(of keyboard: Rect) -> Rect? {
    let height = keyboardToolbarHeight
    guard height > 0, self.keyboard != .floating, keyboard.height > height * 2 else { return nil }
    return Rect(x: keyboard.x, y: keyboard.y, width: keyboard.width, height: height)
  }

  /// From the screen's bottom.
  fileprivate var dockedKeyboardHeight: Points {
    let heights = device.metrics(on: os).keyboardHeight[orientation]
    switch keyboard {
    case .hidden, .floating: return 0
    case .height(let height): return height
    case .shown, .shownWithoutSuggestions, .numberPad:
      if showsNumberPad {
        return device.numberPadHeight(on: os, in: orientation) + keyboardToolbarHeight
      }
      if showsEmoji { return device.emojiHeight(on: os, in: orientation) + keyboardToolbarHeight }
      return keyboardToolbarHeight
        + (keyboard == .shownWithoutSuggestions
          ? heights.withoutSuggestions : heights.withSuggestions)
    }
  }
}

/// The state of the keyboard.
public enum KeyboardState: Hashable, Sendable {
  /// No keyboard.
  case hidden
  /// The letters with the suggestion bar.
  case shown
  /// The letters without the suggestion bar.
  case shownWithoutSuggestions
  /// The small keyboard that hovers over a tablet's screen.
  case floating
  /// The number pad.
  case numberPad
  /// A keyboard of that height from the screen's bottom, in points.
  case height(Points)
}
