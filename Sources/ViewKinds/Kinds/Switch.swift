package import AutoLayout
package import Cassowary
import Devices
package import Geometry

/// A control that is on or off.
package struct Switch: ViewKind {
  package static let name = "switch"
  package static let summary = "A switch that is on or off."
  package static let keys: [Key] = [
    Key("on", .flag, "Whether the switch is on; false by default."),
    Key("enabled", .flag, "Whether the switch can be turned; faded where not; true by default."),
    Key("onTintColor", .color, "The colour of a switch that is on; `systemGreen` by default."),
    Key("thumbTintColor", .color, "The knob's colour; white by default."),
  ]

  let isOn: Bool
  let isEnabled: Bool
  let onColor: Color
  let offColor: Color
  let knobColor: Color

  package init(_ values: KeyValues, traits: Traits) {
    isOn = values.flag("on") ?? false
    isEnabled = values.flag("enabled") ?? true
    onColor = values.color("onTintColor") ?? SemanticColor.systemGreen.resolved(in: traits)
    offColor = SemanticColor.secondarySystemFill.resolved(in: traits)
    knobColor = values.color("thumbTintColor") ?? .white
  }

  package var content: (any IntrinsicContent)? { self }
  package var hugging: PerAxis<Priority> { PerAxis(both: .high) }
  package var alignmentInsets: Insets { Insets(top: 0, left: 0, bottom: 0, right: 2) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let origin = context.frame.origin
    let track = Rect(origin: origin, size: Switch.trackSize)
    let knob = context.directed(
      Rect(
        x: isOn
          ? track.maxX - Switch.knobInset - Switch.knobDiameter : track.minX + Switch.knobInset,
        y: track.minY + Switch.knobInset, width: Switch.knobDiameter,
        height: Switch.knobDiameter))
    let outline = Path.roundedRect(track, radius: track.height / 2)
    let disc = Path.ellipse(in: knob)
    list.append(
      .group(
        name: nil, opacity: isEnabled ? 1 : 0.5, clip: outline,
        [
          .fill(outline, isOn ? onColor : offColor),
          .shadow(
            disc, Color.black.withAlpha(29), radius: 3.2, offset: Point(x: 0, y: 3)),
          .fill(disc, knobColor),
        ]))
  }

  /// A switch cannot be resized; it stays at its frame's upper left corner.
  private static let trackSize = Size(width: 51, height: 31)
  private static let knobDiameter: Points = 27
  private static let knobInset: Points = 2
}

extension Switch: IntrinsicContent {
  package var wraps: Bool { false }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize { IntrinsicSize(width: 49, height: 31) }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
