package import AutoLayout
package import Cassowary
import Devices
package import Geometry
package import Graphics

/// A control that is on or off.
package struct SwitchKind: ControlKind {
  package static let name = "switch"
  package static let summary = "A switch that is on or off."
  package static let on = Key("on", .flag, "Whether the switch is on; false by default.")
  package static let onTintColor = Key(
    "onTintColor", .color, "The colour of a switch that is on; `systemGreen` by default.")
  package static let thumbTintColor = Key(
    "thumbTintColor", .color, "The knob's colour; white by default.")
  package static let keys: [any KindKey] = [
    on,
    ControlKeys.enabled.described(
      "Whether the switch can be changed; dimmed if false; true by default."),
    onTintColor, thumbTintColor,
  ]

  let isOn: Bool
  package let isEnabled: Bool
  let onColor: RGBAColor
  let offColor: RGBAColor
  let knobColor: RGBAColor
  private let form: Form

  /// The sizes of a switch, in points.
  private struct Form {
    let track: Size
    let knob: Size
    let hasShadow: Bool
    /// The difference between the widths of frame and alignment rectangle, in points.
    static let excess: Points = 2
    /// The distance from the track's edges to the knob, in points.
    static let inset: Points = 2

    static let classic = Form(
      track: Size(width: 51, height: 31), knob: Size(width: 27, height: 27),
      hasShadow: true)
    /// The switch of iOS 26; measured in a screenshot: 63 × 28, a knob of 37 × 24 without a shadow.
    ///
    /// Saved frames reach 2 points beyond the alignment rectangle, as before.
    static let wide = Form(
      track: Size(width: 63, height: 28), knob: Size(width: 37, height: 24),
      hasShadow: false)
  }

  package init(_ values: KeyValues, traits: Traits) {
    isOn = values[Self.on] ?? false
    isEnabled = values[ControlKeys.enabled] ?? true
    onColor = values[Self.onTintColor] ?? SemanticColor.systemGreen.resolved(in: traits)
    form = traits.os == .ios26 ? .wide : .classic
    offColor = (traits.os == .ios26 ? SemanticColor.tertiaryLabel : .secondarySystemFill)
      .resolved(in: traits)
    knobColor = values[Self.thumbTintColor] ?? .white
  }

  package var content: (any IntrinsicContent)? { self }
  package var hugging: PerAxis<Priority> { PerAxis(both: .high) }
  package var alignmentInsets: Insets {
    Insets(top: 0, left: 0, bottom: 0, right: Form.excess)
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    // A switch cannot be resized, so it is drawn at its frame's upper leading corner.
    let track = Rect(origin: context.frame.origin, size: form.track)
    let inset = Form.inset
    let knob = context.directed(
      Rect(
        x: isOn ? track.maxX - inset - form.knob.width : track.minX + inset,
        y: track.minY + inset, width: form.knob.width, height: form.knob.height))
    let outline = Path.roundedRect(context.directed(track), radius: track.height / 2)
    let disc =
      form.knob.width == form.knob.height
      ? Path.ellipse(in: knob) : .roundedRect(knob, radius: knob.height / 2)
    var items: [DisplayItem] = [.fill(outline, isOn ? onColor : offColor)]
    if form.hasShadow {
      items.append(
        .shadow(disc, RGBAColor.black.withAlpha(29), radius: 3.2, offset: Point(x: 0, y: 3)))
    }
    items.append(.fill(disc, knobColor))
    list.append(.group(name: nil, opacity: isEnabled ? 1 : 0.5, clip: outline, items))
  }
}

extension SwitchKind: IntrinsicContent {
  package var wraps: Bool { false }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    IntrinsicSize(width: form.track.width - Form.excess, height: form.track.height)
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
