package import AutoLayout
package import Geometry

/// A row or column of views, placed by the constraints that `UIStackView` creates.
package struct StackKind: ViewKind {
  package static let name = "stack"
  package static let summary =
    "A row or column of its subviews, in order; hidden subviews leave no gap."
  package static let axis = Key(
    "axis", .choice(of: Axis.self),
    "Whether the views are side by side or one below the other; `horizontal` by default.")
  static let distribution = Key(
    "distribution", .choice(of: StackDistribution.self),
    "How the views share the stack's length; `fill` by default.")
  static let alignment = Key(
    "alignment", .choice(of: StackAlignment.self),
    "How the views align across the axis; `fill` by default; baselines are for horizontal stacks only."
  )
  static let spacing = Key(
    "spacing", .spacing(spaces),
    "The space between neighbours, or its minimum if the distribution makes the spaces equal; `system` is 8; 0 by default."
  )
  static let customSpacing = Key(
    "customSpacing", .spacings(spaces), "The space after single views, instead of `spacing`.")
  package static let marginsRelative = Key(
    "marginsRelative", .flag, "Whether the views stay within the stack's margins; false by default."
  )
  package static let baselineRelative = Key(
    "baselineRelative", .flag,
    "Whether a vertical stack measures spaces from baseline to baseline; false by default.")
  package static let disambiguatesTextWidths = Key(
    "disambiguatesTextWidths", .flag,
    "Whether texts with several lines in a horizontal stack prefer equal widths, as up to iOS 11; false by default."
  )
  package static let keys: [any KindKey] = [
    axis, distribution, alignment, spacing, customSpacing, marginsRelative, baselineRelative,
    disambiguatesTextWidths,
  ]

  private static let spaces = -10_000.0...10_000.0

  let metrics: StackMetrics

  package init(_ values: KeyValues, traits: Traits) {
    metrics = StackMetrics(
      axis: values[Self.axis] ?? .horizontal,
      distribution: values[Self.distribution] ?? .fill,
      alignment: values[Self.alignment] ?? .fill,
      spacing: values[Self.spacing] ?? .points(0),
      customSpacings: values[Self.customSpacing] ?? [],
      isBaselineRelative: values[Self.baselineRelative] ?? false,
      isLayoutMarginsRelative: values[Self.marginsRelative] ?? false,
      disambiguatesTextWidths: values[Self.disambiguatesTextWidths] ?? false)
  }

  package var arrangement: Arrangement { .stack(metrics) }
  package var isContainer: Bool { true }
}
