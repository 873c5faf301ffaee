package import AutoLayout
import Geometry

/// Views one behind the other, placed by the constraints that `UIStackView` makes.
package struct StackKind: ViewKind {
  package static let name = "stack"
  package static let summary =
    "A row or column of its subviews, in order; hidden subviews leave no gap."
  package static let keys: [Key] = [
    Key(
      "axis", .choice(of: Axis.self),
      "Whether the views are side by side or one below the other; `horizontal` by default."),
    Key(
      "distribution", .choice(of: StackDistribution.self),
      "How the views share the stack's length; `fill` by default."),
    Key(
      "alignment", .choice(of: StackAlignment.self),
      "How the views align across the axis; `fill` by default; baselines are for horizontal stacks only."
    ),
    Key(
      "spacing", .spacing(spaces),
      "The space between neighbours, or its minimum if the distribution makes the spaces equal; `system` is 8; 0 by default."
    ),
    Key(
      "customSpacing", .spacings(spaces), "The space after single views, instead of `spacing`."),
    Key(
      "marginsRelative", .flag,
      "Whether the views stay within the stack's margins; false by default."),
    Key(
      "baselineRelative", .flag,
      "Whether a vertical stack measures spaces from baseline to baseline; false by default."),
    Key(
      "disambiguatesTextWidths", .flag,
      "Whether texts with several lines in a horizontal stack prefer equal widths, as up to iOS 11; false by default."
    ),
  ]

  private static let spaces = -10_000.0...10_000.0

  let metrics: StackMetrics

  package init(_ values: KeyValues, traits: Traits) {
    metrics = StackMetrics(
      axis: values.choice("axis") ?? .horizontal,
      distribution: values.choice("distribution") ?? .fill,
      alignment: values.choice("alignment") ?? .fill,
      spacing: values.spacing("spacing") ?? .points(0),
      customSpacings: values.spacings("customSpacing") ?? [],
      isBaselineRelative: values.flag("baselineRelative") ?? false,
      isLayoutMarginsRelative: values.flag("marginsRelative") ?? false,
      disambiguatesTextWidths: values.flag("disambiguatesTextWidths") ?? false)
  }

  package var arrangement: Arrangement { .stack(metrics) }
  package var isContainer: Bool { true }
}
