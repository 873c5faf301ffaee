import Cassowary

/// The priority of a constraint, a hugging or a compression resistance, as `UILayoutPriority`.
///
/// Legal values are above 0 and at most 1000; what is set to another one keeps its priority and says
/// so.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The level.
  public var rawValue: Double

  /// A priority of that level.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// A priority of that level.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = LayoutPriority(1000)
  /// 750: what contents resist compression with.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: dragging that may resize the window.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the window's own size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: dragging that may not resize the window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: what contents hug with.
  public static let defaultLow = LayoutPriority(250)
  /// 50: what fitting sizes come near with.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the one gives way to the other.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The solver's priority, or nil for an illegal value.
  var level: Priority? { Priority(rawValue) }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A priority written as a decimal.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A priority written as a whole number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
