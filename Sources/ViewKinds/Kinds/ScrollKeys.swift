package import AutoLayout
package import Geometry

/// The keys of every kind that scrolls.
package enum ScrollKeys {
  package static let offset = Key(
    "offset", .point(-100_000...100_000),
    "The content point at the upper left corner, as x and y, clamped to the scrollable range; the resting position by default."
  )
  package static let contentInset = Key(
    "contentInset", .insets(-10_000...10_000),
    "The space added around the content; none by default.")
  package static let contentInsetAdjustmentBehavior = Key(
    "contentInsetAdjustmentBehavior", .choice(of: ContentInsetAdjustment.self),
    "When the safe area is added to the content's inset; `automatic` by default.")
  package static let alwaysBounceVertical = Key(
    "alwaysBounceVertical", .flag,
    "Whether the view scrolls vertically even if its content fits; true by default in tables, otherwise false."
  )
  package static let alwaysBounceHorizontal = Key(
    "alwaysBounceHorizontal", .flag,
    "Whether the view scrolls horizontally even if its content fits; false by default.")
  package static let indicators = Key(
    "indicators", .choice(of: ScrollIndicators.Visibility.self),
    "Whether scroll indicators are drawn; `hidden` by default, as at rest.")
  package static let indicatorStyle = Key(
    "indicatorStyle", .choice(of: ScrollIndicators.Style.self),
    "The indicators' colour; `default`, the default, depends on the appearance.")
  package static let showsVerticalScrollIndicator = Key(
    "showsVerticalScrollIndicator", .flag,
    "Whether the indicators include the vertical one; true by default.")
  package static let showsHorizontalScrollIndicator = Key(
    "showsHorizontalScrollIndicator", .flag,
    "Whether the indicators include the horizontal one; true by default.")
  static let all: [any KindKey] = [
    offset, contentInset, contentInsetAdjustmentBehavior, alwaysBounceVertical,
    alwaysBounceHorizontal, indicators, indicatorStyle, showsVerticalScrollIndicator,
    showsHorizontalScrollIndicator,
  ]

  /// Returns the scroll metrics from the keys; `bounces` is the default for bouncing.
  static func metrics(
    _ values: KeyValues, bouncing bounces: PerAxis<Bool> = PerAxis(both: false)
  ) -> ScrollMetrics {
    ScrollMetrics(
      contentInset: values[Self.contentInset] ?? .zero,
      adjustment: values[Self.contentInsetAdjustmentBehavior] ?? .automatic,
      alwaysBounces: PerAxis(
        horizontal: values[Self.alwaysBounceHorizontal] ?? bounces.horizontal,
        vertical: values[Self.alwaysBounceVertical] ?? bounces.vertical),
      offset: values[Self.offset],
      contentSize: values[ScrollViewKind.contentSize])
  }
}
