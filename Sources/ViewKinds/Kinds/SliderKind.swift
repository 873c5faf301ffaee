package import AutoLayout
import Devices
package import Geometry
package import Graphics

/// A knob on a track that shows a value in a range.
package struct SliderKind: ControlKind, RangeKind {
  package static let name = "slider"
  package static let summary = "A knob on a track that shows a value in a range."
  package static let defaultMaximum = 1.0
  package static let minimumTrackTintColor = Key(
    "minimumTrackTintColor", .color,
    "The colour of the track up to the knob; the tint colour by default.")
  package static let maximumTrackTintColor = Key(
    "maximumTrackTintColor", .color,
    "The colour of the track after the knob; `systemFill` by default.")
  static let thumbTintColor = Key("thumbTintColor", .color, "The knob's colour; white by default.")
  static let minimumValueImage = Key(
    "minimumValueImage", .image, "An image at the leading end, in its own colours.")
  static let minimumValueSymbol = Key(
    "minimumValueSymbol", .symbol, "A symbol instead of the image, in the tint colour.")
  static let maximumValueImage = Key(
    "maximumValueImage", .image, "An image at the trailing end, in its own colours.")
  static let maximumValueSymbol = Key(
    "maximumValueSymbol", .symbol, "A symbol instead of the image, in the tint colour.")
  package static let keys: [any KindKey] = [
    ShownValue.value, ShownValue.minimumValue, ShownValue.maximumValue, minimumTrackTintColor,
    maximumTrackTintColor, thumbTintColor, minimumValueImage, minimumValueSymbol, maximumValueImage,
    maximumValueSymbol,
    ControlKeys.enabled.described(
      "Whether the knob can be moved; dimmed if false; true by default."),
  ]

  let shown: ShownValue
  let minimumTrackColor: RGBAColor
  let maximumTrackColor: RGBAColor
  let knobColor: RGBAColor
  package let isEnabled: Bool
  private let knobSize: Size
  let minimumPicture: KindPicture?
  let maximumPicture: KindPicture?

  package init(_ values: KeyValues, traits: Traits) {
    shown = ShownValue(values, maximum: Self.defaultMaximum)
    minimumTrackColor = values[Self.minimumTrackTintColor] ?? traits.tint
    maximumTrackColor =
      values[Self.maximumTrackTintColor] ?? SemanticColor.systemFill.resolved(in: traits)
    knobColor = values[Self.thumbTintColor] ?? .white
    isEnabled = values[ControlKeys.enabled] ?? true
    knobSize = traits.os == .ios26 ? SliderKind.wideKnob : SliderKind.roundKnob
    func picture(_ image: Key<ImageSource>, _ symbol: Key<SystemSymbol>) -> KindPicture? {
      KindPicture(
        values, image: image, symbol: symbol, font: .system(17), tint: traits.tint,
        direction: traits.direction)
    }
    minimumPicture = picture(Self.minimumValueImage, Self.minimumValueSymbol)
    maximumPicture = picture(Self.maximumValueImage, Self.maximumValueSymbol)
  }

  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: 30) }

  /// The differences between frame and alignment rectangle.
  ///
  /// Saved frames begin 2 points outside the margin and are 31 high. The tops are where constraints
  /// say, and the bottoms 1 point lower.
  package var alignmentInsets: Insets { Insets(top: 0, left: 2, bottom: 1, right: 2) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let track = track(in: context)
    let knob = knob(on: track)
    let done = Rect(minX: track.minX, minY: track.minY, maxX: knob.midX, maxY: track.maxY)
    let place = context.directed(knob)
    let disc =
      knob.width == knob.height
      ? Path.ellipse(in: place) : .roundedRect(place, radius: place.height / 2)
    let radius = track.height / 2
    var items: [DisplayItem] = [
      .fill(.roundedRect(context.directed(track), radius: radius), maximumTrackColor),
      .fill(.roundedRect(context.directed(done), radius: radius), minimumTrackColor),
      .shadow(disc, RGBAColor.black.withAlpha(31), radius: 6.5, offset: Point(x: 0, y: 6)),
      .shadow(disc, RGBAColor.black.withAlpha(31), radius: 2, offset: Point(x: 0, y: 0.5)),
      .fill(disc, knobColor),
    ]
    items += pictures(beside: track, in: context)
    if isEnabled {
      list.items += items
    } else {
      list.append(.group(name: nil, opacity: 0.5, clip: nil, items))
    }
  }

  /// Returns the track: as long as the alignment rectangle without pictures, centred vertically.
  ///
  /// Measured: it is 4 points high. On iOS 26 it is 6 high, and as long as the frame.
  private func track(in context: DrawingContext) -> Rect {
    let isNew = knobSize == SliderKind.wideKnob
    let (height, side): (Points, Points) = isNew ? (6, 0) : (4, 2)
    let frame = context.frame.inset(
      by: Insets(
        top: 0, left: side + (minimumPicture.map { $0.size.width + SliderKind.pictureGap } ?? 0),
        bottom: 0, right: side + (maximumPicture.map { $0.size.width + SliderKind.pictureGap } ?? 0)
      ))
    let top = context.traits.grid.rounded(frame.midY - height / 2)
    return Rect(x: frame.x, y: top, width: frame.width, height: height)
  }

  private func pictures(beside track: Rect, in context: DrawingContext) -> [DisplayItem] {
    let frame = context.frame
    let places = [
      (minimumPicture, frame.minX + 2),
      (maximumPicture, frame.maxX - 2 - (maximumPicture?.size.width ?? 0)),
    ]
    return places.flatMap { picture, x in
      picture.map {
        $0.items(
          centeredIn: context.directed(
            Rect(x: x, y: frame.y, width: $0.size.width, height: frame.height)),
          on: context.traits.grid)
      } ?? []
    }
  }

  /// The space between a picture and the track, in points.
  private static let pictureGap: Points = 8

  /// Returns the knob's frame; measured: a round knob's centre is 1.2 points above the track's.
  private func knob(on track: Rect) -> Rect {
    let way = max(0, track.width - knobSize.width)
    let rise: Points = knobSize == SliderKind.roundKnob ? 1.2 : 0
    return Rect(
      x: track.minX + way * shown.fraction, y: track.midY - rise - knobSize.height / 2,
      width: knobSize.width, height: knobSize.height)
  }

  private static let roundKnob = Size(width: 27, height: 27)
  /// The knob of iOS 26.
  ///
  /// Measured, as the knob of a switch.
  private static let wideKnob = Size(width: 37, height: 24)
}
