package import AutoLayout
import Devices
package import Geometry

/// A bar of buttons that the spec places itself.
package struct Toolbar: ViewKind {
  package static let name = "toolbar"
  package static let summary =
    "A bar of buttons, whose background reaches the screen's edge from the safe area's."
  package static let keys: [Key] = [
    Key(
      "items", .texts,
      "The buttons' titles from the leading edge; `flexibleSpace` in their place pushes its neighbours apart."
    ),
    Key(
      "position", .choice(of: Position.self),
      "Where the bar belongs: `bottom`, the default, extends the background down from the safe area's bottom, `topAttached` up from its top, `top` nowhere."
    ),
    Key(
      "translucent", .flag,
      "Whether what lies under the bar shows through, blurred; true by default."),
  ]

  /// The side that the bar belongs to, as `UIBarPosition`.
  enum Position: String, CaseIterable, Sendable {
    case bottom, top, topAttached
  }

  let items: [Item]
  let position: Position
  let bar: BarBackground
  let tint: Color

  /// A button's title, or room that is shared with the other flexible spaces.
  enum Item: Hashable, Sendable {
    case title(TextContent)
    case flexibleSpace
  }

  package init(_ values: KeyValues, traits: Traits) {
    items = (values.texts("items") ?? []).map {
      $0 == "flexibleSpace" ? .flexibleSpace : .title(TextContent($0, font: .system(17)))
    }
    position = values.choice("position") ?? .bottom
    bar = BarBackground(isTranslucent: values.flag("translucent") ?? true, in: traits.appearance)
    tint = traits.tint
  }

  package var content: (any IntrinsicContent)? { self }

  /// The buttons' titles from the leading edge.
  package var titles: [String] {
    items.compactMap { item in
      if case .title(let title) = item { title.string } else { nil }
    }
  }

  /// What the bar's background covers, in screen coordinates: its frame, extended to the screen's
  /// edge where the frame stands at the superview's safe area.
  func background(in context: DrawingContext) -> Rect {
    let frame = context.frame
    guard let superview = context.superview else { return frame }
    let safe = superview.frame.inset(by: superview.safeArea)
    let grid = context.traits.grid
    var top = frame.minY
    var bottom = frame.maxY
    switch position {
    case .bottom where grid.line(nearestTo: frame.maxY) == grid.line(nearestTo: safe.maxY):
      bottom = max(bottom, superview.safeArea.bottom > 0 ? context.screenSize.height : bottom)
    case .topAttached where grid.line(nearestTo: frame.minY) == grid.line(nearestTo: safe.minY):
      top = min(top, superview.safeArea.top > 0 ? 0 : top)
    case .bottom, .topAttached, .top: break
    }
    return Rect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: bottom)
  }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    bar.draw(
      background(in: context), hairlineAt: position == .bottom ? .top : .bottom,
      on: context.traits.grid, into: &list)
    for (title, frame) in titles(in: context) {
      list.append(
        .text(
          TextRun(
            title, color: tint, alignment: .center, in: frame, direction: context.traits.direction))
      )
    }
  }

  /// The titles in a row from the leading margin, what is left over shared by the flexible spaces.
  private func titles(in context: DrawingContext) -> [(TextContent, Rect)] {
    let margin = context.traits.systemMargin
    let safeArea = context.directedSafeArea
    let start = context.frame.minX + safeArea.left + margin
    let end = context.frame.maxX - safeArea.right - margin
    let widths: [Points?] = items.map { item in
      switch item {
      case .title(let title):
        context.traits.grid.ceiled(context.text.extent(of: title, width: nil).size.width)
      case .flexibleSpace: nil
      }
    }
    let used = widths.reduce(Points(0)) { $0 + ($1 ?? 0) } + Toolbar.spacing * Double(gapCount)
    let spaces = widths.count { $0 == nil }
    let share = spaces == 0 ? 0 : max(0, end - start - used) / Double(spaces)
    var x = start
    var placed: [(TextContent, Rect)] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .flexibleSpace: x = x + share
      case .title(let title):
        let width = widths[index] ?? 0
        let frame = Rect(
          x: x, y: context.frame.minY, width: width, height: context.frame.height)
        let box = context.traits.grid.rounded(context.directed(frame))
        placed.append((title, context.line(of: title.font, in: box)))
        x = x + width + (isFollowedByTitle(index) ? Toolbar.spacing : 0)
      }
    }
    return placed
  }

  private var gapCount: Int { items.indices.count { isFollowedByTitle($0) } }

  /// Whether two titles stand side by side here.
  private func isFollowedByTitle(_ index: Int) -> Bool {
    guard index + 1 < items.count else { return false }
    return items[index] != .flexibleSpace && items[index + 1] != .flexibleSpace
  }

  /// Between the titles of neighbours, in points.
  private static let spacing: Points = 16
}

extension Toolbar: IntrinsicContent {
  package var wraps: Bool { false }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize { IntrinsicSize(width: nil, height: 44) }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}
