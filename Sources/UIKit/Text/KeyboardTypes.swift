/// The keys that a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboards in UIKit's order.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The titles in UIKit's order.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen, dark, or light.
  case `default`, dark, light
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, or the first of each word or sentence, or all.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, no, or yes.
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, no, or yes.
  case `default`, no, yes
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name.
  public let rawValue: String
  /// Creates a meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name, or a part of one.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for e-mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code of a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
}
