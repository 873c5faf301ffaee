import Geometry

/// The margins and dimensions of a view that change when its superview's size changes.
///
/// The raw values are those of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// Creates a mask from the bits of `UIView.AutoresizingMask`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The view's width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The right margin is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The top margin is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The view's height is flexible.
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
  /// The mask in the notation of UIKit's logs, such as `h=-&- v=--&`.
  ///
  /// Each axis lists its near margin, size and far margin; `&` marks a flexible part. If no part of
  /// an axis is flexible, the notation marks the far margin as flexible.
  package var notation: String { "h=\(notation(.horizontal)) v=\(notation(.vertical))" }

  private func notation(_ axis: Axis) -> String {
    let parts = flexibleParts(axis)
    let isFixed = !parts.before && !parts.size && !parts.after
    return [parts.before, parts.size, parts.after || isFixed].map { $0 ? "&" : "-" }.joined()
  }
}
