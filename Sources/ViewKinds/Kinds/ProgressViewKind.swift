package import AutoLayout
package import Cassowary
package import Geometry
package import Graphics

/// A bar that shows the progress of a task.
package struct ProgressViewKind: ViewKind {
  package static let name = "progress"
  package static let summary = "A bar that shows how much of a task is done."
  package static let progress = Key(
    "progress", .number(0...1), "The finished part, from 0 to 1; 0 by default.")
  package static let progressViewStyle = Key(
    "progressViewStyle", .choice(of: Style.self),
    "`default` is 4 points high with round ends, `bar` 2.5 points high and square, for the edge of a bar."
  )
  package static let progressTintColor = Key(
    "progressTintColor", .color, "The colour of the finished part; the tint colour by default.")
  package static let trackTintColor = Key(
    "trackTintColor", .color,
    "The colour of the remaining part; `systemFill` by default, and clear in style `bar`.")
  package static let keys: [any KindKey] = [
    progress, progressViewStyle, progressTintColor, trackTintColor,
  ]

  /// Corresponds to `UIProgressView.Style`.
  package enum Style: String, CaseIterable, Sendable {
    case `default`, bar
  }

  let progress: Double
  let style: Style
  let progressColor: RGBAColor
  let trackColor: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    progress = values[Self.progress] ?? 0
    let style = values[Self.progressViewStyle] ?? .default
    self.style = style
    progressColor = values[Self.progressTintColor] ?? traits.tint
    trackColor =
      values[Self.trackTintColor]
      ?? (style == .bar ? .clear : SemanticColor.systemFill.resolved(in: traits))
  }

  package var content: (any IntrinsicContent)? {
    ConstantSize(width: nil, height: style == .bar ? 2.5 : 4)
  }
  package var hugging: PerAxis<Priority> { PerAxis(horizontal: .low, vertical: .high) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let frame = context.frame
    let done = context.directed(
      Rect(x: frame.x, y: frame.y, width: frame.width * progress, height: frame.height))
    let radius = style == .bar ? 0 : frame.height / 2
    if trackColor.alpha > 0 { list.append(.fill(.roundedRect(frame, radius: radius), trackColor)) }
    guard !done.isEmpty else { return }
    let bar = DisplayItem.fill(.roundedRect(done, radius: radius), progressColor)
    // A bar shorter than its height would extend past the track's round end, so it is clipped.
    list.append(
      done.width < frame.height && style == .default
        ? .group(name: nil, opacity: 1, clip: .roundedRect(frame, radius: radius), [bar]) : bar)
  }
}
