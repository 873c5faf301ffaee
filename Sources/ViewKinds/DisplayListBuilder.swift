package import AutoLayout
package import Geometry
package import Graphics

/// Makes the display list of a laid-out scene.
package struct DisplayListBuilder {
  private let styles: [ViewStyle]
  private let views: [ViewLayout]
  /// The indices of each view's subviews, back to front.
  private let subviews: [[Int]]
  private let parents: [Int?]
  /// The layout direction of each view's own content, or nil for the interface's direction.
  private let directions: [LayoutDirection?]
  private let screen: Rect
  private let traits: Traits
  private let text: any TextMeasuring
  private let scope: Scope
  private var glass = GlassGroups()

  /// The views that are drawn.
  package enum Scope: Hashable, Sendable {
    /// Visible views.
    case visible
    /// All views, including views off the screen; hidden ones are groups with opacity 0.
    case everything
  }

  /// Draws the scene's views over the root view's background.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - styles: the style of each of the scene's views, in their order.
  ///   - layout: the layout of the scene.
  ///   - background: the root view's background colour.
  ///   - traits: the cell's traits.
  ///   - text: measures text in the cell's fonts.
  ///   - scope: the views that are drawn.
  /// - Returns: the items back to front in screen coordinates, each view's in a group with the
  ///   view's name.
  package static func displayList(
    of scene: Scene, styles: [ViewStyle], layout: Layout, background: RGBAColor, traits: Traits,
    measuring text: any TextMeasuring, scope: Scope = .visible
  ) -> DisplayList {
    let builder = DisplayListBuilder(
      scene: scene, styles: styles, layout: layout, traits: traits, measuring: text, scope: scope)
    var list = DisplayList(backgroundItems(background, of: scene.environment))
    if !builder.views.isEmpty { list.items += builder.items(of: 0, within: builder.screen) }
    return list
  }

  /// Draws each view's own content, without background, subviews, border and visibility.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - styles: the style of each of the scene's views, in their order.
  ///   - layout: the layout of the scene.
  ///   - traits: the cell's traits.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: one list of items for each view, in the scene's order. The list of an empty view
  ///   (zero width or height) has only its texts, because they have no room.
  package static func ownItems(
    of scene: Scene, styles: [ViewStyle], layout: Layout, traits: Traits,
    measuring text: any TextMeasuring
  ) -> [[DisplayItem]] {
    let builder = DisplayListBuilder(
      scene: scene, styles: styles, layout: layout, traits: traits, measuring: text,
      scope: .everything)
    return builder.views.indices.map { index in
      let context = builder.context(of: index)
      var list = DisplayList()
      builder.drawContent(of: index, in: context, into: &list)
      styles[index].kind.drawOverSubviews(in: context, into: &list)
      styles[index].kind.drawOverEdges(in: context, into: &list)
      guard builder.views[index].inScreen.isEmpty else { return list.items }
      return list.items.filter { if case .text = $0 { true } else { false } }
    }
  }

  /// Returns the frame of the text that is selected in a view.
  ///
  /// - Parameters:
  ///   - index: the view's place in the scene.
  ///   - scene: the scene.
  ///   - styles: the style of each of the scene's views, in their order.
  ///   - layout: the layout of the scene.
  ///   - traits: the cell's traits.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: the frame in screen coordinates, or nil if the text is not being edited.
  package static func selectionFrame(
    at index: Int, of scene: Scene, styles: [ViewStyle], layout: Layout, traits: Traits,
    measuring text: any TextMeasuring
  ) -> Rect? {
    let builder = DisplayListBuilder(
      scene: scene, styles: styles, layout: layout, traits: traits, measuring: text,
      scope: .everything)
    return styles[index].kind.selectionFrame(in: builder.context(of: index))
  }

  /// The root view's background.
  ///
  /// If the root view does not fill the screen because of bars, the window's background is behind
  /// it. In UIKit that is black.
  private static func backgroundItems(
    _ color: RGBAColor, of environment: LayoutEnvironment
  ) -> [DisplayItem] {
    let screen = Rect(origin: .zero, size: environment.screenSize)
    let root = environment.rootFrame
    guard root != screen else { return [.fill(.rect(screen), color)] }
    return [.fill(.rect(screen), .black), .fill(.rect(root), color)]
  }

  private init(
    scene: Scene, styles: [ViewStyle], layout: Layout, traits: Traits,
    measuring text: any TextMeasuring, scope: Scope
  ) {
    self.styles = styles
    self.traits = traits
    self.text = text
    self.scope = scope
    views = layout.views
    screen = Rect(origin: .zero, size: scene.environment.screenSize)
    parents = scene.views.map(\.parent)
    directions = scene.views.map(\.direction)
    var subviews = [[Int]](repeating: [], count: scene.views.count)
    for (index, parent) in parents.enumerated() {
      if let parent { subviews[parent].append(index) }
    }
    // Section headers that stay at the top are drawn over the rows below them.
    self.subviews = subviews.map { positions in
      positions.filter { !scene.views[$0].isSectionHeader }
        + positions.filter { scene.views[$0].isSectionHeader }
    }
    glass = GlassGroups(styles: styles, subviews: self.subviews) { [self] index in
      styles[index].kind.glassPlate(in: context(of: index))
    }
  }

  /// Returns the view's group, or nothing if no part of it or its subviews is in `visible`.
  private func items(of index: Int, within visible: Rect) -> [DisplayItem] {
    let style = styles[index]
    let isHidden = style.isHidden || style.alpha <= 0
    guard !isHidden || scope == .everything else { return [] }
    let frame = views[index].inScreen
    guard let transform = style.transform?.around(Point(x: frame.midX, y: frame.midY)) else {
      let content = content(of: index, within: visible)
      guard !content.items.isEmpty else { return [] }
      return [group(index, opacity: isHidden ? 0 : style.alpha, content)]
    }
    // A transform with zero scale on an axis draws nothing.
    guard let back = transform.inverted else { return [] }
    let content = content(of: index, within: back.bounds(of: visible))
    guard !content.items.isEmpty else { return [] }
    let inner = content.clip == nil ? content.items : [content.group(name: nil, opacity: 1)]
    return [
      .group(
        name: views[index].id.name, opacity: isHidden ? 0 : style.alpha, clip: nil,
        [.transformed(transform, inner)])
    ]
  }

  private func group(_ index: Int, opacity: Double, _ content: Content) -> DisplayItem {
    content.group(name: views[index].id.name, opacity: opacity)
  }

  /// The content of a view's group.
  private struct Content {
    var items: [DisplayItem]
    var clip: Path?

    func group(name: String?, opacity: Double) -> DisplayItem {
      .group(name: name, opacity: opacity, clip: clip, items)
    }
  }

  private func content(of index: Int, within visible: Rect) -> Content {
    let style = styles[index]
    let frame = views[index].inScreen
    let clips = style.clips || style.kind.clipsSubviews
    var content = DisplayList()
    var inner = visible
    if clips, scope == .visible {
      guard let cut = frame.intersection(visible) else { return Content(items: []) }
      inner = cut
    }
    let isInside = scope == .everything || frame.intersection(visible) != nil
    let shows = !frame.isEmpty && isInside
    if shows { draw(index, into: &content) }
    for subview in subviews[index] { content.items += items(of: subview, within: inner) }
    if shows { style.kind.drawOverSubviews(in: context(of: index), into: &content) }
    if shows { drawBorder(of: style, in: frame, into: &content) }
    var edges = DisplayList()
    if shows { style.kind.drawOverEdges(in: context(of: index), into: &edges) }
    let clip = clips ? style.kind.outline(of: frame, corners: style.corners) : nil
    // A kind that clips its subviews still has a shadow.
    let shadow = style.clips ? nil : shadow(of: index, content.items, within: visible)
    guard shadow != nil || !edges.items.isEmpty else {
      return Content(items: content.items, clip: clip)
    }
    let inside =
      clip == nil || content.items.isEmpty
      ? content.items : [.group(name: nil, opacity: 1, clip: clip, content.items)]
    return Content(items: (shadow.map { [$0] } ?? []) + inside + edges.items)
  }

  /// Returns the view's shadow, or nil if it has none or none of it is visible.
  private func shadow(
    of index: Int, _ items: [DisplayItem], within visible: Rect
  ) -> DisplayItem? {
    let style = styles[index]
    let frame = views[index].inScreen
    guard let shadow = style.shadow, shadow.color.alpha > 0 else { return nil }
    switch shadow.shape {
    case .bounds:
      // As with a `shadowPath`, the view's content does not matter.
      guard !frame.isEmpty else { return nil }
      let outline = style.kind.outline(of: frame, corners: style.corners)
      let item = DisplayItem.shadow(
        outline, shadow.color, radius: shadow.radius, offset: shadow.offset)
      return scope == .everything || item.bounds?.intersection(visible) != nil ? item : nil
    case .content:
      guard !items.isEmpty else { return nil }
      return .dropShadow(
        shadow.color, radius: shadow.radius, offset: shadow.offset, of: items.silhouette)
    }
  }

  private func draw(_ index: Int, into list: inout DisplayList) {
    let style = styles[index]
    let context = context(of: index)
    if let color = style.background ?? style.kind.defaultBackground, color.alpha > 0 {
      style.kind.drawBackground(color, in: context, into: &list)
    }
    drawContent(of: index, in: context, into: &list)
  }

  private func drawContent(
    of index: Int, in context: DrawingContext, into list: inout DisplayList
  ) {
    styles[index].kind.draw(in: context, into: &list)
    list.items += glass.items(of: index)
  }

  private func drawBorder(of style: ViewStyle, in frame: Rect, into list: inout DisplayList) {
    guard let border = style.border, border.width > 0 else { return }
    list.append(
      .stroke(
        .rounded(frame.inset(by: border.width / 2), style.corners.inset(by: border.width / 2)),
        border.color, Stroke(width: border.width)))
  }

  private func context(of index: Int) -> DrawingContext {
    var traits = traits
    traits.tint = styles[index].tint ?? traits.tint
    var context = DrawingContext(
      frame: views[index].inScreen, corners: styles[index].corners,
      safeArea: views[index].safeArea,
      superview: parents[index].map {
        DrawingContext.Placement(frame: views[$0].inScreen, safeArea: views[$0].safeArea)
      },
      subviews: subviews[index].filter { !styles[$0].isHidden }.map { views[$0].inScreen },
      screenSize: screen.size, traits: traits, direction: directions[index], measuring: text,
      scroll: views[index].scroll)
    context.drawsGlass = !glass.contains(index)
    return context
  }
}
