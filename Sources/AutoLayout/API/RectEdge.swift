/// Sides of a rectangle, with the raw values of `UIRectEdge`.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of `UIRectEdge`.
  public let rawValue: UInt

  /// Sides of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
