package import AutoLayout
import Geometry

/// Views one behind the other, placed by the constraints that `UIStackView` makes.
package struct StackKind: ViewKind {
  package static let name = "stack"
  package static let summary =
    "A row or column of its subviews, in their order, which hidden ones leave without a gap."
  package static let keys: [Key] = [
    Key(
      "axis", .choice(of: Axis.self),
      "Whether the views stand side by side or one below the other; `horizontal` by default."),
    Key(
      "distribution", .choice(of: StackDistribution.self),
      "How the views share the stack's length; `fill` by default."),
    Key(
      "alignment", .choice(of: StackAlignment.self),
      "How the views stand across the axis; `fill` by default, and the baselines in horizontal stacks alone."
    ),
    Key(
      "spacing", .spacing(spaces),
      "The space between neighbours, or the least where the distribution makes them equal; `system` is 8 and 0 the default."
    ),
    Key(
      "customSpacing", .spacings(spaces), "The space behind single views in place of `spacing`."),
    Key(
      "marginsRelative", .flag,
      "Whether the views keep within the stack's margins; false by default."),
    Key(
      "baselineRelative", .flag,
      "Whether a vertical stack measures spaces from baseline to baseline; false by default."),
    Key(
      "disambiguatesTextWidths", .flag,
      "Whether texts of several lines in a horizontal stack want equal parts of its width, as up to iOS 11; false by default."
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
