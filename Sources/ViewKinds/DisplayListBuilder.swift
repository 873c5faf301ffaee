package import AutoLayout
import Geometry
package import Graphics

/// Turns a laid-out scene into what is to be drawn.
package struct DisplayListBuilder {
  private let styles: [ViewStyle]
  private let views: [ViewLayout]
  /// The positions of each view's subviews, back to front.
  private let subviews: [[Int]]
  private let parents: [Int?]
  /// Of each view's own content; nil for the interface's.
  private let directions: [LayoutDirection?]
  private let screen: Rect
  private let traits: Traits
  private let text: any TextMeasuring
  private let scope: Scope

  /// Which views are drawn.
  package enum Scope: Hashable, Sendable {
    /// Those that show.
    case visible
    /// All: hidden ones as groups of no opacity, and what lies outside of the screen.
    case everything
  }

  /// The scene's views over the root view's background.
  ///
  /// - Parameters:
  ///   - scene: what was laid out.
  ///   - styles: one for each of the scene's views, in their order.
  ///   - layout: the scene's.
  ///   - background: the root view's.
  ///   - traits: the cell's.
  ///   - text: measures text in the cell's fonts.
  ///   - scope: which views are drawn.
  /// - Returns: items back to front in screen coordinates, those of each view in a group of its
  ///   name.
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

  /// What each view draws itself over its background, without its subviews and its border, whether
  /// or not it shows.
  ///
  /// - Parameters:
  ///   - scene: what was laid out.
  ///   - styles: one for each of the scene's views, in their order.
  ///   - layout: the scene's.
  ///   - traits: the cell's.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: one list for each view, in the scene's order; of views without extent the texts alone,
  ///   which have no room.
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
      styles[index].kind.draw(in: context, into: &list)
      styles[index].kind.drawOverSubviews(in: context, into: &list)
      guard builder.views[index].inScreen.isEmpty else { return list.items }
      return list.items.filter { if case .text = $0 { true } else { false } }
    }
  }

  /// The root view's background, and behind a root view that leaves strips to bars the window's,
  /// which is black in UIKit.
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
    // Headers that stay at the top lie over the rows that go under them.
    self.subviews = subviews.map { positions in
      positions.filter { !styles[$0].kind.isSectionHeader }
        + positions.filter { styles[$0].kind.isSectionHeader }
    }
  }

  /// The view's group, or nothing where no part of it or its subviews shows in `visible`.
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
    // A view without extent in one direction shows nothing.
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

  /// What a view's group holds.
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
    guard !content.items.isEmpty else { return Content(items: []) }
    guard !style.clips else {
      return Content(
        items: content.items, clip: style.kind.outline(of: frame, corners: style.corners))
    }
    // A kind that clips its subviews has a shadow all the same.
    let clip = clips ? style.kind.outline(of: frame, corners: style.corners) : nil
    guard let shadow = shadow(of: index, content.items) else {
      return Content(items: content.items, clip: clip)
    }
    return Content(
      items: [shadow]
        + (clip == nil
          ? content.items : [.group(name: nil, opacity: 1, clip: clip, content.items)]))
  }

  private func shadow(of index: Int, _ items: [DisplayItem]) -> DisplayItem? {
    let style = styles[index]
    guard let shadow = style.shadow, shadow.color.alpha > 0 else { return nil }
    let outline = style.kind.outline(of: views[index].inScreen, corners: style.corners)
    switch shadow.shape {
    case .bounds:
      return .shadow(outline, shadow.color, radius: shadow.radius, offset: shadow.offset)
    case .content:
      return .dropShadow(
        shadow.color, radius: shadow.radius, offset: shadow.offset, of: items.silhouette)
    }
  }

  private func draw(_ index: Int, into list: inout DisplayList) {
    let style = styles[index]
    let context = context(of: index)
    if let color = style.background ?? style.kind.defaultBackground, color.alpha > 0 {
      style.kind.drawBackground(color, corners: style.corners, in: context, into: &list)
    }
    style.kind.draw(in: context, into: &list)
  }

  private func drawBorder(of style: ViewStyle, in frame: Rect, into list: inout DisplayList) {
    guard let border = style.border, border.width > 0 else { return }
    list.append(
      .stroke(
        .rounded(frame.inset(by: border.width / 2), style.corners.inset(by: border.width / 2)),
        border.color, Stroke(width: border.width)))
  }

  private func context(of index: Int) -> DrawingContext {
    DrawingContext(
      frame: views[index].inScreen, safeArea: views[index].safeArea,
      superview: parents[index].map {
        DrawingContext.Placement(frame: views[$0].inScreen, safeArea: views[$0].safeArea)
      },
      subviews: subviews[index].filter { !styles[$0].isHidden }.map { views[$0].inScreen },
      screenSize: screen.size, traits: traits, direction: directions[index], measuring: text,
      scroll: views[index].scroll)
  }
}
