import Cassowary

/// The priority of a constraint, a hugging or a compression resistance, as `UILayoutPriority`.
///
/// Legal values are above 0 and at most 1000. Setting another value is refused and reported.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The level, which is legal if it is above 0 and at most 1000.
  public var rawValue: Double

  /// Creates a priority with a level.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// Creates a priority with a level.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000, the priority of required constraints.
  public static let required = LayoutPriority(1000)
  /// 750, the default compression resistance.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: dragging that may resize the window.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the window's own size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: dragging that may not resize the window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250, the default content hugging.
  public static let defaultLow = LayoutPriority(250)
  /// 50, the priority of the target of a fitting size.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns whether the first priority is lower than the second.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The solver's priority, or nil for an illegal value.
  var level: Priority? { Priority(rawValue) }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a decimal literal.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a priority from an integer literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
