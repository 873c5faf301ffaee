/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Black on light and white on dark appearance.
  case `default`
  /// White or black.
  case lightContent
  case darkContent = 3
}

/// The directions that an interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All directions.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// All directions but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}
