package import Geometry

/// What a keyboard shows while it is shown.
package struct KeyboardContent: Hashable, Sendable {
  package var type = KeyboardType.default
  package var returnKey = ReturnKeyType.default
  /// The page, or nil for the first page of the type.
  package var page: KeyboardPage?
  /// The state of the shift key, or nil for the usual state in the type and the language.
  package var shift: ShiftState?
  /// Whether there is a toolbar above the keys.
  package var hasToolbar = false

  package init() {}
}

/// The set of keys, as `UIKeyboardType`.
package enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// Whether the type has digits only.
  package var isNumberPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      false
    }
  }
}

/// The title of the return key, as `UIReturnKeyType` without trade names.
package enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  case `default`, go, join, next, route, search, send, done, emergencyCall
  case `continue`
}

/// A page of a keyboard.
package enum KeyboardPage: String, Hashable, Sendable, CaseIterable {
  case letters, numbers, symbols, emoji
}

/// The state of the shift key.
package enum ShiftState: String, Hashable, Sendable, CaseIterable {
  case off, on, locked
}

extension KeyboardContent {
  /// Whether the type has the page.
  ///
  /// A number pad has no pages. The numbers of `namePhonePad` are a phone pad without symbols.
  package func has(_ page: KeyboardPage) -> Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: page == .numbers
    case .namePhonePad: page != .symbols
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .emailAddress, .twitter,
      .webSearch:
      true
    }
  }

  /// The page that is shown.
  package var shownPage: KeyboardPage {
    if type.isNumberPad { return .numbers }
    return page ?? (type == .numbersAndPunctuation ? .numbers : .letters)
  }
}

extension Configuration {
  /// What the keyboard shows; the state `numberPad` is the type `numberPad`.
  package var shownContent: KeyboardContent {
    var content = keyboardContent
    if keyboard == .numberPad, !content.type.isNumberPad { content.type = .numberPad }
    return content
  }

  /// Whether the keyboard is a phone's pad of digits.
  package var showsNumberPad: Bool {
    let content = shownContent
    return device.family == .iphone && keyboard != .hidden
      && (content.type.isNumberPad
        || content.type == .namePhonePad && content.shownPage == .numbers)
  }

  /// Whether the keyboard is docked and shows its emoji.
  package var showsEmoji: Bool {
    keyboard != .hidden && keyboard != .floating && shownContent.shownPage == .emoji
  }
}

extension Device {
  /// The height of the emoji page from the screen's bottom, in points.
  ///
  /// Measured on phones with a home indicator: 384 on iOS 18 and a width of 402, 387 on iOS 26 and
  /// 390, which is 48 and 52 more than the letters with suggestions. On other screens and in
  /// landscape it is as high as these letters: not measured.
  package func emojiHeight(on system: SystemVersion, in orientation: Orientation) -> Points {
    let letters = metrics(on: system).keyboardHeight[orientation].withSuggestions
    guard family == .iphone, homeIndicator != nil, !orientation.isLandscape else { return letters }
    return letters + (system == .ios26 ? 52 : 48)
  }
}
