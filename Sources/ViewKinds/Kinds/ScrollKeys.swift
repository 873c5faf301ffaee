import AutoLayout
import Geometry

/// The keys of every kind that scrolls.
enum ScrollKeys {
  static let all: [Key] = [
    Key(
      "offset", .lengths(-100_000...100_000, count: 2...2),
      "The point of the content at the upper left corner, x and y, kept within the range in which the view scrolls; where it rests by default."
    ),
    Key(
      "contentInset", .insets(-10_000...10_000), "Room added around the content; none by default."),
    Key(
      "contentInsetAdjustmentBehavior", .choice(of: ContentInsetAdjustment.self),
      "When the safe area is added to the content's inset; `automatic` by default."),
    Key(
      "alwaysBounceVertical", .flag,
      "Whether the view scrolls up and down even where its content is short; true by default in tables, false elsewhere."
    ),
    Key(
      "alwaysBounceHorizontal", .flag,
      "Whether the view scrolls sideways even where its content is narrow; false by default."),
    Key(
      "indicators", .choice(of: ScrollIndicators.Visibility.self),
      "Whether scroll indicators are drawn; `hidden` by default, as at rest."),
    Key(
      "indicatorStyle", .choice(of: ScrollIndicators.Style.self),
      "The indicators' colour; `default`, the default, goes by the appearance."),
    Key(
      "showsVerticalScrollIndicator", .flag,
      "Whether the upright one is among the indicators; true by default."),
    Key(
      "showsHorizontalScrollIndicator", .flag,
      "Whether the lying one is among the indicators; true by default."),
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
