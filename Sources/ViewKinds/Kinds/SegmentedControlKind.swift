package import AutoLayout
import Devices
package import Geometry
package import Graphics

/// A row of segments, one of which is selected.
package struct SegmentedControlKind: ControlKind {
  package static let name = "segmentedControl"
  package static let summary = "A row of segments of equal width, one of which is selected."
  package static let items = Key(
    "items", .items(Segment.keys), "The segments from the leading edge.")
  package static let selectedSegmentIndex = Key(
    "selectedSegmentIndex", .integer(-1...1000),
    "The index of the selected segment, from 0; -1, the default, selects none.")
  package static let selectedSegmentTintColor = Key(
    "selectedSegmentTintColor", .color,
    "The selected segment's colour; white by default, and grey in dark mode.")
  static let apportionsSegmentWidthsByContent = Key(
    "apportionsSegmentWidthsByContent", .flag,
    "Whether segments without a `width` are as wide as their content, instead of equally wide; false by default."
  )
  package static let keys: [any KindKey] = [
    items, selectedSegmentIndex, selectedSegmentTintColor, apportionsSegmentWidthsByContent,
    ControlKeys.enabled.described(
      "Whether segments can be selected; dimmed if false; true by default."),
  ]

  package static let indices: [(key: Key<Int>, counted: any KindKey)] = [
    (selectedSegmentIndex, items)
  ]

  /// A segment of a control.
  package struct Segment: Hashable {
    package static let title = Key("title", .text, "The segment's title.")
    static let image = Key(
      "image", .image, "An image instead of the title, drawn in the title's colour.")
    static let symbol = Key(
      "symbol", .symbol, "A symbol instead of the title, in the title's colour.")
    static let width = Key(
      "width", .extent, "The segment's width in points; an equal share by default.")
    package static let enabled = ControlKeys.enabled.described(
      "Whether the segment can be selected; grey if false; true by default.")
    static let keys: [any KindKey] = [title, image, symbol, width, enabled]

    var title: String
    /// The picture, in the title's colour.
    var picture: KindPicture?
    /// The width in points, or nil for a share of the remaining width.
    var width: Points?
    var isEnabled: Bool
  }

  let segments: [Segment]
  let selected: Int
  package let isEnabled: Bool
  let apportionsWidths: Bool
  /// Whether the ends are round and the selected segment has no shadow, as in iOS 26.
  private let isCapsule: Bool
  private let fill: RGBAColor
  private let pill: RGBAColor
  private let divider: RGBAColor
  private let ink: RGBAColor
  private let faintInk: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    let ink = SemanticColor.label.resolved(in: traits)
    let faintInk = SemanticColor.tertiaryLabel.resolved(in: traits)
    segments = (values[Self.items] ?? []).map {
      let isEnabled = $0[Segment.enabled] ?? true
      let color = isEnabled ? ink : faintInk
      return Segment(
        title: $0[Segment.title] ?? "",
        picture: KindPicture(
          $0, image: Segment.image, symbol: Segment.symbol, font: .system(13, .medium), tint: color,
          imageTint: color, direction: traits.direction),
        width: $0[Segment.width], isEnabled: isEnabled)
    }
    isCapsule = traits.os == .ios26
    (self.ink, self.faintInk) = (ink, faintInk)
    apportionsWidths = values[Self.apportionsSegmentWidthsByContent] ?? false
    selected = values[Self.selectedSegmentIndex] ?? -1
    isEnabled = values[ControlKeys.enabled] ?? true
    fill = SemanticColor.tertiarySystemFill.resolved(in: traits)
    pill =
      values[Self.selectedSegmentTintColor]
      ?? (traits.appearance == .light ? .white : SemanticColor.tertiaryLabel.resolved(in: traits))
    divider = SegmentDivider.color(in: traits)
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits { [.hasColors, .hasFixedColor] }

  /// Saved frames are 1 point higher than constraints say.
  package var alignmentInsets: Insets { Insets(top: 0, left: 0, bottom: 1, right: 0) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let frame = context.frame
    let outline = Path.roundedRect(
      frame, radius: isCapsule ? frame.height / 2 : SegmentedControlKind.cornerRadius)
    var content = DisplayList([.fill(outline, fill)])
    let places = places(in: frame, measuring: context.text)
    if places.indices.contains(selected) {
      drawPill(context.directed(places[selected]), into: &content)
    }
    // Dividers beside the selected segment are clear: films then pair each divider with itself.
    for (index, segment) in places.enumerated().dropFirst() {
      let isBesidePill = index == selected || index - 1 == selected
      let line = SegmentDivider.frame(
        at: segment.minX - frame.minX - SegmentDivider.width / 2, in: frame)
      content.append(
        .fill(
          .roundedRect(context.directed(line), radius: SegmentDivider.width / 2),
          isBesidePill ? divider.withAlpha(0) : divider))
    }
    for index in segments.indices {
      draw(index, in: context.directed(places[index]), context, into: &content)
    }
    list.append(
      .group(name: nil, opacity: isEnabled ? 1 : 0.5, clip: outline, content.items))
  }

  private func drawPill(_ segment: Rect, into list: inout DisplayList) {
    let inner = segment.inset(by: 2)
    let shape = Path.roundedRect(
      inner, radius: isCapsule ? inner.height / 2 : SegmentedControlKind.cornerRadius - 1)
    if !isCapsule {
      list.items += [
        .shadow(shape, RGBAColor.black.withAlpha(31), radius: 4, offset: Point(x: 0, y: 3)),
        .shadow(shape, RGBAColor.black.withAlpha(10), radius: 0.5, offset: Point(x: 0, y: 3)),
      ]
    }
    list.append(.fill(shape, pill))
  }

  private func draw(
    _ index: Int, in box: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let segment = segments[index]
    let color = segment.isEnabled ? ink : faintInk
    if let picture = segment.picture {
      list.items += picture.items(centeredIn: box, on: context.traits.grid)
    } else if !segment.title.isEmpty {
      let title = titles[index]
      list.append(
        .text(
          TextRun(
            title, color: color, alignment: .center,
            in: context.line(
              of: title.font,
              in: box.inset(by: Insets(top: 0, left: 4, bottom: 0, right: 4))),
            direction: context.traits.direction)))
    }
  }

  /// The titles of the segments, empty for pictures.
  var titles: [TextContent] {
    segments.enumerated().map { index, segment in
      TextContent(
        segment.title, font: SegmentedControlKind.font(isSelected: index == selected))
    }
  }

  /// Returns the frames of the segments without dividers, in a left-to-right layout.
  private func places(in frame: Rect, measuring text: any TextMeasuring) -> [Rect] {
    let count = Double(segments.count)
    let room = frame.width - SegmentDivider.width * (count - 1)
    let given = segments.reduce(Points(0)) { $0 + ($1.width ?? 0) }
    let free = segments.filter { $0.width == nil }
    let asked = free.reduce(Points(0)) { $0 + width(of: $1, measuring: text) }
    let share = max(0, room - given) / Double(max(1, free.count))
    let spare = (room - given - asked) / Double(max(1, free.count))
    var x = frame.x
    return segments.map { segment in
      let width =
        segment.width
        ?? (apportionsWidths
          ? max(0, self.width(of: segment, measuring: text) + spare) : share)
      defer { x = x + width + SegmentDivider.width }
      return Rect(x: x, y: frame.y, width: width, height: frame.height)
    }
  }

  /// Returns the width that a segment needs, in points.
  private func width(of segment: Segment, measuring text: any TextMeasuring) -> Points {
    segment.width ?? PixelGrid.wholePoints.ceiled(content(segment, measuring: text)) + 20
  }

  private static func font(isSelected: Bool) -> FontDescription {
    .system(13, isSelected ? .semibold : .medium)
  }

  private static let cornerRadius: Points = 8
}

extension SegmentedControlKind: IntrinsicContent {
  package var wraps: Bool { false }

  /// Returns the intrinsic size.
  ///
  /// Every segment is 20 wider than the widest title, and the whole is 6 narrower. Saved frames of
  /// two and three segments are 131, 117 and 152 wide for titles of at most 48, 41 and 32 points.
  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    let asked = segments.map { self.width(of: $0, measuring: text) }
    let widest = zip(segments, asked).filter { $0.0.width == nil }.map(\.1).max() ?? 0
    let widths = zip(segments, asked).map { segment, own in
      segment.width == nil && !apportionsWidths ? widest : own
    }
    let dividers = SegmentDivider.width * Double(max(0, segments.count - 1))
    let isGiven = segments.allSatisfy { $0.width != nil }
    let margin: Points = isGiven ? 0 : 6
    let width = widths.reduce(dividers - margin, +)
    return IntrinsicSize(width: width, height: 31)
  }

  private func content(_ segment: Segment, measuring text: any TextMeasuring) -> Points {
    if let picture = segment.picture { return picture.size.width }
    let title = TextContent(segment.title, font: SegmentedControlKind.font(isSelected: true))
    return segment.title.isEmpty ? 0 : text.extent(of: title, width: nil).size.width
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
