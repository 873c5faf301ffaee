import AutoLayout
package import Devices
package import Geometry
package import Graphics

/// A screen that is presented over the others; the system places it.
package struct SheetKind: ViewKind {
  package static let name = "sheet"
  package static let summary =
    "A screen over the others, such as a sheet; `presents` of `screen` shows it, and the system sets its frame."
  package static let style = Key(
    "style", .choice(of: SheetStyle.self),
    "`page` is a sheet, `form` a smaller one on tablets, `fullScreen` covers the window, `popover` is beside `from` on tablets and elsewhere a page; `page` by default."
  )
  package static let detent = Key(
    "detent", .choice(of: Detent.self),
    "The height of a page on a phone: `large`, the default, or about half the screen.")
  package static let detentHeight = Key(
    "detentHeight", .extent,
    "The height of a page on a phone in points, without the bottom safe area; it replaces `detent`."
  )
  package static let from = Key(
    "from", .text,
    "The source of a popover: a view's name, or a bar's button such as `rightItems[0]`; none by default."
  )
  package static let preferredContentSize = Key(
    "preferredContentSize", .size(0...10_000),
    "The size of a popover in points; 320 by 480 by default.")
  package static let grabber = Key(
    "grabber", .flag, "Whether a page on a phone has a grabber at its top; false by default.")
  package static let title = Key(
    "title", .text, "The title of its navigation bar; empty by default.")
  package static let leftItems = Key(
    "leftItems", .items(BarButton.keys),
    "The buttons of its navigation bar from the leading edge.")
  package static let rightItems = Key(
    "rightItems", .items(BarButton.keys),
    "The buttons of its navigation bar from the trailing edge inward.")
  package static let keys: [any KindKey] = [
    style, detent, detentHeight, from, preferredContentSize, grabber, title, leftItems, rightItems,
  ]

  /// A named height of a page.
  package enum Detent: String, CaseIterable, Sendable {
    case large, medium
  }

  package let style: SheetStyle
  package let detent: SheetDetent
  /// The source of a popover, or nil for none.
  package let source: PresentationSource?
  /// The size of a popover.
  package let popoverSize: Size
  /// The place of the sheet, or nil before the cell's geometry is known.
  package private(set) var place: SheetPlacement?
  private let hasGrabber: Bool
  private let bar: NavigationRow.Content
  private let background: RGBAColor
  /// The tint of a sheet of glass.
  ///
  /// Read from a picture of iOS 27: #F8F8F8. The opacity, the blur and dark appearance are guesses.
  private let glassTint: RGBAColor
  private let systemMargin: Points

  package init(_ values: KeyValues, traits: Traits) {
    style = values[Self.style] ?? .page
    detent =
      values[Self.detentHeight].map { .height($0) }
      ?? (values[Self.detent] == .medium ? .medium : .large)
    source = values[Self.from].map { PresentationSource($0) }
    popoverSize = values[Self.preferredContentSize] ?? SheetPlacement.popoverSize
    hasGrabber = values[Self.grabber] ?? false
    var bar = NavigationRow.Content(
      title: values[Self.title] ?? "", backTitle: nil, textSize: traits.textSize)
    func buttons(_ items: [KeyValues]?) -> [BarButton] {
      (items ?? []).map { BarButton($0, in: traits) }
    }
    bar.leading = buttons(values[Self.leftItems])
    bar.trailing = buttons(values[Self.rightItems])
    self.bar = bar
    background = SemanticColor.systemBackground.resolved(in: traits)
    glassTint = RGBAColor(rgb: traits.appearance == .light ? 0xF9F9F9 : 0x1C1C1E, alpha: 224)
    systemMargin = traits.systemMargin
  }

  /// Returns the sheet at its place.
  package func placed(at place: SheetPlacement) -> SheetKind {
    var sheet = self
    sheet.place = place
    return sheet
  }

  package var hasBar: Bool { !bar.title.isEmpty || hasButtons }

  /// Whether its navigation bar has buttons.
  package var hasButtons: Bool { bar.hasButtons }

  /// The insets of the safe area in the sheet, with its navigation bar.
  package var safeArea: Insets {
    guard let place else { return .zero }
    var insets = place.safeArea
    if hasBar { insets.top = insets.top + place.barHeight }
    return insets
  }

  package var margins: Insets {
    Insets(top: 0, left: systemMargin, bottom: 0, right: systemMargin)
  }
  package var defaultBackground: RGBAColor? { place?.isGlass == true ? glassTint : background }
  package var clipsSubviews: Bool { true }
  package var isBar: Bool { true }

  package func outline(of frame: Rect, corners: Corners) -> Path {
    guard let place else { return .rect(frame) }
    return .rounded(
      frame,
      Corners(
        topLeft: place.topRadius, topRight: place.topRadius, bottomRight: place.bottomRadius,
        bottomLeft: place.bottomRadius, curve: .continuous))
  }

  // MARK: Drawing

  package func drawBackground(
    _ color: RGBAColor, in context: DrawingContext, into list: inout DisplayList
  ) {
    let outline = outline(of: context.frame, corners: context.corners)
    guard place?.isGlass == true, color == glassTint else {
      return list.append(.fill(outline, color))
    }
    list.append(
      .backdrop(outline, Material(blurRadius: 16, saturation: 1.4, tint: glassTint)))
  }

  package func drawOverSubviews(in context: DrawingContext, into list: inout DisplayList) {
    guard let place else { return }
    if hasBar { drawBar(of: place, in: context, into: &list) }
    guard hasGrabber, place.isBottomSheet else { return }
    // Measured on iOS 26: 36 by 5 points, 5 below the top, #545458 in dark appearance.
    let frame = context.frame
    let grabber = Rect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    list.append(
      .fill(
        .roundedRect(grabber, radius: 2.5),
        SemanticColor.tertiaryLabel.resolved(in: context.traits)))
  }

  private func drawBar(
    of place: SheetPlacement, in context: DrawingContext, into list: inout DisplayList
  ) {
    let frame = context.frame
    let label = SemanticColor.label.resolved(in: context.traits)
    let top = frame.minY + place.safeArea.top
    let side = max(place.barInset ?? 0, place.coversWindow ? systemMargin : 0)
    guard let inset = place.barInset else {
      let insets = Insets(
        top: 0, left: place.safeArea.left + systemMargin, bottom: 0,
        right: place.safeArea.right + systemMargin)
      let row = NavigationRow(
        bar, in: Rect(x: frame.x, y: top, width: frame.width, height: place.barHeight),
        insets: insets, direction: context.traits.direction, measuring: context.text,
        on: context.traits.grid)
      if let title = row.titleItem(color: label) { list.append(title) }
      row.drawButtons(tint: context.traits.tint, context, into: &list)
      return
    }
    let insets = Insets(
      top: 0, left: place.safeArea.left + side, bottom: 0, right: place.safeArea.right + side)
    GlassNavigationRow(
      bar, in: Rect(x: frame.x, y: top + inset, width: frame.width, height: 44),
      insets: context.traits.direction == .rightToLeft ? insets.mirrored : insets,
      traits: context.traits, measuring: context.text
    ).draw(titleColor: label, context, into: &list)
  }
}
