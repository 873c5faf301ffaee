package import AutoLayout
package import Cassowary
import Devices
package import Geometry
package import Graphics

/// Two buttons that change a value by a step.
package struct StepperKind: ControlKind, RangeKind {
  package static let name = "stepper"
  package static let summary = "A minus and a plus button that change a value in steps."
  package static let defaultMaximum = 100.0
  package static let wraps = Key(
    "wraps", .flag,
    "Whether the value wraps around at the ends of the range, so that neither button is disabled; false by default."
  )
  package static let keys: [any KindKey] = [
    ShownValue.value,
    ShownValue.minimumValue.described(
      "The value at which the minus button is disabled; 0 by default."),
    ShownValue.maximumValue.described(
      "The value at which the plus button is disabled; 100 by default."),
    wraps,
    ControlKeys.enabled.described(
      "Whether the buttons can be pressed; dimmed if false; true by default."),
  ]

  let canDecrease: Bool
  let canIncrease: Bool
  package let isEnabled: Bool
  private let cornerRadius: Points
  private let fill: RGBAColor
  private let divider: RGBAColor
  private let ink: RGBAColor
  private let faintInk: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    let shown = ShownValue(values, maximum: Self.defaultMaximum)
    let wraps = values[Self.wraps] ?? false
    canDecrease = wraps || shown.value > shown.minimum
    canIncrease = wraps || shown.value < shown.maximum
    isEnabled = values[ControlKeys.enabled] ?? true
    cornerRadius = traits.os == .ios26 ? StepperKind.size.height / 2 : 8
    fill = SemanticColor.tertiarySystemFill.resolved(in: traits)
    divider = SegmentDivider.color(in: traits)
    ink = SemanticColor.label.resolved(in: traits)
    faintInk = SemanticColor.tertiaryLabel.resolved(in: traits)
  }

  package var content: (any IntrinsicContent)? {
    ConstantSize(width: StepperKind.size.width, height: StepperKind.size.height)
  }
  package var hugging: PerAxis<Priority> { PerAxis(both: .high) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let frame = Rect(origin: context.frame.origin, size: StepperKind.size)
    let half = frame.width / 2
    let minus = context.directed(Rect(x: frame.x, y: frame.y, width: half, height: frame.height))
    let plus = context.directed(
      Rect(x: frame.x + half, y: frame.y, width: half, height: frame.height))
    let line = SegmentDivider.frame(at: half, in: frame)
    let items =
      [
        .fill(.roundedRect(context.directed(frame), radius: cornerRadius), fill),
        .fill(
          .roundedRect(context.directed(line), radius: SegmentDivider.width / 2), divider),
      ]
      + SymbolGlyph.minus.items(
        centeredAt: Point(x: minus.midX, y: minus.midY), color: canDecrease ? ink : faintInk)
      + SymbolGlyph.plus.items(
        centeredAt: Point(x: plus.midX, y: plus.midY), color: canIncrease ? ink : faintInk)
    if isEnabled {
      list.items += items
    } else {
      list.append(.group(name: nil, opacity: 0.5, clip: nil, items))
    }
  }

  /// The fixed size of a stepper.
  ///
  /// If constraints give another size, the stepper is drawn at its frame's upper left corner.
  private static let size = Size(width: 94, height: 32)
}
