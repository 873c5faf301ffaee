package import Geometry
package import Graphics

/// The buttons of an iOS 26 bar; adjacent buttons share a plate.
///
/// A button for an action that ends a task has its own plate.
///
/// Measured: plates are 44 points high in navigation bars and 48 in toolbars. Symbols are 56.7
/// apart; a single symbol is on a circle, and two in a toolbar are on a plate of 109.3. A title has
/// 16 points before it and 16 after it.
package struct GlassButtons {
  let groups: [Group]
  let tint: RGBAColor
  /// The x coordinates between which the plates are, and the y coordinate of their centres.
  private let (left, right, middle): (Points, Points, Points)
  /// The plates' height, in points.
  private let height: Points
  let plate: GlassCapsule
  /// Whether the buttons are on plates, as everywhere but on a panel of glass.
  package var hasPlates = true

  struct Group {
    let frame: Rect
    let items: [(item: BarButton, frame: Rect)]
    let isDone: Bool
  }

  /// The distance from the first plate's outer edge to the last one's in points; 0 without buttons.
  package var width: Points {
    guard let first = groups.first, let last = groups.last else { return 0 }
    return max(first.frame.maxX, last.frame.maxX) - min(first.frame.minX, last.frame.minX)
  }

  /// The widest room beside the plates in a left-to-right bar, where a search field of a toolbar is.
  ///
  /// The room keeps the distance between plates. Without plates, it is the whole bar.
  package var searchPlace: Rect {
    let edges =
      groups.map { (start: $0.frame.minX - Self.spacing, end: $0.frame.maxX + Self.spacing) }
    let starts = [left] + edges.map(\.end)
    let ends = edges.map(\.start) + [right]
    let widest = zip(starts, ends).max { $0.1 - $0.0 < $1.1 - $1.0 } ?? (left, right)
    return Rect(
      minX: widest.0, minY: middle - height / 2, maxX: max(widest.1, widest.0),
      maxY: middle + height / 2)
  }

  /// The frames of the buttons in a left-to-right bar, without spaces.
  ///
  /// A single button has the frame of its plate.
  package var buttonFrames: [Rect] {
    groups.flatMap { $0.items.count == 1 ? [$0.frame] : $0.items.map(\.frame) }
  }

  /// Places the buttons in coordinates of a left-to-right bar.
  ///
  /// - Parameters:
  ///   - items: the buttons and spaces, from the left.
  ///   - left: the x coordinate at which the first plate begins.
  ///   - right: the maximum x coordinate of the last plate; flexible spaces share the remaining
  ///     width.
  ///   - middle: the y coordinate of the plates' centres.
  ///   - height: the plates' height, in points.
  ///   - traits: the environment; its tint is the colour of an action that ends a task.
  ///   - text: measures text in the cell's fonts.
  package init(
    _ items: [BarButton], from left: Points, to right: Points, middle: Points,
    height: Points, traits: Traits, measuring text: any TextMeasuring
  ) {
    let runs = GlassButtons.runs(of: items)
    let widths = runs.map { run in
      run.flexible ? nil : GlassButtons.width(of: run, height, text, traits.grid)
    }
    let plates = runs.count { !$0.items.isEmpty }
    let used =
      widths.reduce(Points(0)) { $0 + ($1 ?? 0) } + GlassButtons.spacing
      * Double(max(plates - 1, 0))
    let spaces = widths.count { $0 == nil }
    let share = spaces == 0 ? 0 : max(0, right - left - used) / Double(spaces)
    var x = left
    var groups: [Group] = []
    for (run, width) in zip(runs, widths) {
      let end = x + (width ?? share)
      if !run.items.isEmpty {
        if !groups.isEmpty { x = x + GlassButtons.spacing }
        let frame = Rect(x: x, y: middle - height / 2, width: width ?? 0, height: height)
        groups.append(
          Group(
            frame: frame, items: GlassButtons.places(of: run.items, in: frame, text, traits.grid),
            isDone: run.items.contains(where: \.isDone)))
        x = frame.maxX
      } else {
        x = end
      }
    }
    self.groups = groups
    (self.left, self.right, self.middle) = (left, right, middle)
    self.height = height
    tint = traits.tint
    plate = GlassCapsule(in: traits.appearance)
  }

  private static let spacing: Points = 12

  private struct Run {
    var items: [BarButton] = []
    var fixed: Points = 0
    var flexible = false
  }

  /// Splits the items into groups of adjacent buttons and single spaces.
  private static func runs(of items: [BarButton]) -> [Run] {
    var runs: [Run] = []
    var current = Run()
    func close() {
      if !current.items.isEmpty { runs.append(current) }
      current = Run()
    }
    for item in items {
      switch item.content {
      case .flexibleSpace:
        close()
        runs.append(Run(flexible: true))
      case .fixedSpace(let width):
        close()
        runs.append(Run(fixed: width))
      case .title, .system, .image, .symbol:
        if item.isDone || current.items.contains(where: \.isDone) { close() }
        current.items.append(item)
      }
    }
    close()
    return runs
  }

  private static func width(
    of run: Run, _ height: Points, _ text: any TextMeasuring, _ grid: PixelGrid
  ) -> Points {
    guard !run.items.isEmpty else { return run.fixed }
    let cells = run.items.map { cell(of: $0, text, grid) }.reduce(Points(0)) { $0 + $1 }
    // Symbols keep their pitch, and the outer ones are in the half circles of the plate's ends.
    let onlySymbols = run.items.allSatisfy { $0.title == nil }
    let ends = run.items.count > 1 && height > 44 ? height + 4.6 : height
    return max(height, onlySymbols ? cells - symbolPitch + ends : cells)
  }

  private static let symbolPitch: Points = 56.7
  private static let titlePadding: Points = 16

  private static func cell(
    of item: BarButton, _ text: any TextMeasuring, _ grid: PixelGrid
  ) -> Points {
    guard item.title != nil else { return symbolPitch }
    return (item.width(measuring: text, on: grid) ?? 0) + titlePadding * 2
  }

  private static func places(
    of items: [BarButton], in frame: Rect, _ text: any TextMeasuring, _ grid: PixelGrid
  ) -> [(item: BarButton, frame: Rect)] {
    let cells = items.map { cell(of: $0, text, grid) }
    let total = cells.reduce(Points(0)) { $0 + $1 }
    var x = frame.midX - total / 2
    return zip(items, cells).map { item, cell in
      defer { x = x + cell }
      return (item, Rect(x: x, y: frame.minY, width: cell, height: frame.height))
    }
  }

  /// Draws plates and buttons, mirrored in the context's frame in right-to-left layouts.
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    for group in groups where !group.items.allSatisfy(\.item.hasTurnedIntoMenu) {
      // A disabled button has no colour.
      let isFilled = group.isDone && group.items.contains(where: \.item.isEnabled)
      if hasPlates || group.isDone {
        list.items += plate.items(
          in: context.directed(group.frame),
          filledWith: isFilled ? group.items.first?.item.tint ?? tint : nil)
      }
      let appearance = context.traits.appearance
      for (item, frame) in group.items where !item.hasTurnedIntoMenu {
        let ink =
          item.tint.map { GlassCapsule.ink(of: $0, in: appearance) }
          ?? GlassCapsule.ink(in: appearance)
        item.draw(
          in: context.directed(frame), tint: group.isDone ? .white : ink, context, into: &list)
      }
    }
  }
}
