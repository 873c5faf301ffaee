import AutoLayout
import Geometry

/// The keys of every kind that scrolls.
enum ScrollKeys {
  static let all: [Key] = [
    Key(
      "offset", .lengths(-100_000...100_000, count: 2...2),
      "The content point at the upper left corner, as x and y, clamped to the scrollable range; the resting position by default."
    ),
    Key(
      "contentInset", .insets(-10_000...10_000),
      "The space added around the content; none by default."),
    Key(
      "contentInsetAdjustmentBehavior", .choice(of: ContentInsetAdjustment.self),
      "When the safe area is added to the content's inset; `automatic` by default."),
    Key(
      "alwaysBounceVertical", .flag,
      "Whether the view scrolls vertically even if its content fits; true by default in tables, otherwise false."
    ),
    Key(
      "alwaysBounceHorizontal", .flag,
      "Whether the view scrolls horizontally even if its content fits; false by default."),
    Key(
      "indicators", .choice(of: ScrollIndicators.Visibility.self),
      "Whether scroll indicators are drawn; `hidden` by default, as at rest."),
    Key(
      "indicatorStyle", .choice(of: ScrollIndicators.Style.self),
      "The indicators' colour; `default`, the default, depends on the appearance."),
    Key(
      "showsVerticalScrollIndicator", .flag,
      "Whether the indicators include the vertical one; true by default."),
    Key(
      "showsHorizontalScrollIndicator", .flag,
      "Whether the indicators include the horizontal one; true by default."),
  ]

  /// What the keys say, where `bounces` holds without them.
  static func metrics(
    _ values: KeyValues, bouncing bounces: PerAxis<Bool> = PerAxis(both: false)
  ) -> ScrollMetrics {
    ScrollMetrics(
      contentInset: values.insets("contentInset") ?? .zero,
      adjustment: values.choice("contentInsetAdjustmentBehavior") ?? .automatic,
      alwaysBounces: PerAxis(
        horizontal: values.flag("alwaysBounceHorizontal") ?? bounces.horizontal,
        vertical: values.flag("alwaysBounceVertical") ?? bounces.vertical),
      offset: values.pair("offset").map { Point(x: Points($0.0), y: Points($0.1)) },
      contentSize: values.size("contentSize"))
  }
}
