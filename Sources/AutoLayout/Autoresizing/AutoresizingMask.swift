import Geometry

/// Which of a view's margins and sizes take up a change of the superview's size, with the raw values
/// of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The view's width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The right margin is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The top margin is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The view's height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The bottom margin is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask {
  /// The names that specs may use, as in UIKit, in order of raw value.
  package static var names: [String] { named.map(\.name) }

  /// The option with one of `names`, or nil for other names.
  package init?(name: String) {
    guard let option = Self.named.first(where: { $0.name == name }) else { return nil }
    self = option.value
  }

  private static let named: [(name: String, value: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin),
    ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin),
    ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight),
    ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension AutoresizingMask {
  /// The mask as UIKit's logs write it: `h=-&- v=--&`, in the order margin, size, margin, `&` for
  /// what is flexible; with nothing flexible the far margin is.
  package var notation: String { "h=\(notation(.horizontal)) v=\(notation(.vertical))" }

  private func notation(_ axis: Axis) -> String {
    let parts = flexibleParts(axis)
    let isFixed = !parts.before && !parts.size && !parts.after
    return [parts.before, parts.size, parts.after || isFixed].map { $0 ? "&" : "-" }.joined()
  }
}
