import Views

extension NSLayoutConstraint {
  /// An attribute of an item.
  public enum Attribute: Int, Sendable {
    /// The edges in any layout direction.
    case left = 1
    case right, top, bottom
    /// The edges that depend on the layout direction.
    case leading, trailing
    /// The dimensions.
    case width, height
    /// The centre.
    case centerX, centerY
    /// The baselines, or the bottom and top of a view without text.
    case lastBaseline, firstBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centre between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// There is no second item.
    case notAnAttribute = 0

    /// The former name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline

    /// The engine's attribute.
    ///
    /// Its cases have the same order.
    var attribute: LayoutConstraint.Attribute {
      LayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
    }

    init(_ attribute: LayoutConstraint.Attribute) {
      self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
  }

  /// The relation between both sides.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the other side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is greater than or equal to the other side.
    case greaterThanOrEqual

    var relation: LayoutConstraint.Relation {
      LayoutConstraint.Relation(rawValue: rawValue) ?? .equal
    }

    init(_ relation: LayoutConstraint.Relation) {
      self = Relation(rawValue: relation.rawValue) ?? .equal
    }
  }

  /// One of the two directions in which layout is solved.
  public enum Axis: Int, Sendable {
    /// From left to right, or from top to bottom.
    case horizontal, vertical

    var axis: LayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }

    init(_ axis: LayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// Options for a format string.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: VisualFormatOptions) { rawValue = UInt(options.rawValue) }

    /// Aligns the left edges of the views.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// Aligns the right edges of the views.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// Aligns the top edges of the views.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// Aligns the bottom edges of the views.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// Aligns the leading edges of the views.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// Aligns the trailing edges of the views.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// Aligns the horizontal centres of the views.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// Aligns the vertical centres of the views.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// Aligns the last baselines of the views.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// Aligns the first baselines of the views.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// Places views from leading to trailing, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Places views from left to right in any layout direction.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// Places views from right to left in any layout direction.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// Measures vertical spaces between edges, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures vertical spaces from last baseline to first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)

    var options: VisualFormatOptions { VisualFormatOptions(rawValue: Int(rawValue)) }
  }
}
