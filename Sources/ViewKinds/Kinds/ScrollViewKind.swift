package import AutoLayout
package import Graphics

/// A view that scrolls its subviews on content that may be larger than the view.
package struct ScrollViewKind: ViewKind {
  package static let name = "scroll"
  package static let summary =
    "A view that scrolls its content; constraints to its edges and margins refer to the content's."
  package static let contentSize = Key(
    "contentSize", .size(0...100_000),
    "The content's width and height; used on an axis on which constraints do not decide it.")
  package static let keys: [any KindKey] = ScrollKeys.all + [contentSize]
  package static let solvesContent = true

  let metrics: ScrollMetrics
  let indicators: ScrollIndicators

  package init(_ values: KeyValues, traits: Traits) {
    metrics = ScrollKeys.metrics(values)
    indicators = ScrollIndicators(values, traits: traits)
  }

  package var arrangement: Arrangement { .scroll(metrics) }
  package var clipsSubviews: Bool { true }

  package func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList) {
    indicators.draw(in: context, into: &list)
  }
}
