import Geometry

extension Impossibility {
  /// What to say of it, as the end of a sentence that begins with the configuration's name.
  package var wording: String {
    switch self {
    case .system(let system): "never ran system \(system.rawValue)"
    case .orientation(let orientation): "does not turn its screen to `\(orientation.rawValue)`"
    case .windowOnPhone: "is a phone, whose window is always `full`"
    case .window(let window): "has no window `\(window.name)` in this orientation"
    case .splitViewOnIOS26:
      "has no split view or slide over on system 26; give the window's size instead"
    case .windowLargerThanScreen: "has a screen that is smaller than the window"
    case .statusBarInLandscape: "never shows its status bar in landscape"
    case .floatingKeyboardOnPhone: "is a phone, whose keyboard never floats"
    case .keyboardHigherThanScreen: "has a screen that is lower than the keyboard"
    case .customWindow(let part): "is a window of its own, \(part.wording)"
    }
  }
}

extension Impossibility.CustomWindowPart {
  fileprivate var wording: String {
    switch self {
    case .bars: "without bars"
    case .statusBar: "without a status bar"
    case .keyboard: "without a keyboard but one of a given height"
    case .window: "which is not shared"
    }
  }
}

extension WindowSize {
  /// As specs and cell names write it: `twoThirds`, `500x700`.
  package var name: String {
    switch self {
    case .full: "full"
    case .twoThirds: "twoThirds"
    case .half: "half"
    case .third: "third"
    case .slideOver: "slideOver"
    case .size(let size): "\(size.width)x\(size.height)"
    }
  }
}
