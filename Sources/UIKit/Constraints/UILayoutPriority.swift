import Views

/// The priority of a constraint, a hugging or a compression resistance.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The level, which is legal above 0 and up to 1000.
  public var rawValue: Float

  /// Creates a priority with a level.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with a level.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000, the priority of required constraints.
  public static let required = UILayoutPriority(1000)
  /// 750, the default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging that may resize the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the window's own size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging that may not resize the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250, the default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, the priority of the target of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number of levels.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority that is lower by a number of levels.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Raises a priority by a number of levels.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Lowers a priority by a number of levels.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }

  /// The engine's priority.
  var level: LayoutPriority { LayoutPriority(Double(rawValue)) }

  init(level: LayoutPriority) { self.init(Float(level.rawValue)) }
}
