import Devices
import Geometry
import Graphics
import ViewKinds

extension ChromeContext {
  /// The frame of a bar's button in a left-to-right window, or nil if there is no such button.
  ///
  /// On iOS 26 it is the plate of a button that has one of its own.
  func buttonFrame(_ list: PresentationSource.BarItemList, _ index: Int) -> Rect? {
    guard screen.button(list, index) != nil else { return nil }
    let frames = buttonFrames(list)
    let place = screen.items(list)[..<index].count { !$0.isSpace }
    return frames.indices.contains(place) ? directed(frames[place]) : nil
  }

  /// Returns the drawn buttons of the navigation bar and the toolbar, each bar's back to front.
  func placedButtons(in column: SplitView.Role? = nil) -> [PlacedBarButton] {
    let sides: [PresentationSource.BarItemList] =
      configuration.os == .ios26 ? [.leftItems, .rightItems] : [.rightItems, .leftItems]
    return (sides + [.toolbar]).flatMap { list in
      zip(screen.items(list).filter { !$0.isSpace }, buttonFrames(list))
        .compactMap { button, frame -> PlacedBarButton? in
          guard !button.hasTurnedIntoMenu, let size = button.size(measuring: text, on: grid)
          else { return nil }
          return PlacedBarButton(
            button, in: column,
            content: Rect(
              x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
              height: size.height))
        }
    }
  }

  /// The frames of all buttons of a list in the window, without spaces.
  private func buttonFrames(_ list: PresentationSource.BarItemList) -> [Rect] {
    switch (configuration.os, list) {
    case (.ios26, .leftItems), (.ios26, .rightItems):
      guard let strip = geometry.navigationRow, let row = GlassRow(self)?.bar else { return [] }
      let frames =
        list == .leftItems ? row.leading.buttonFrames : row.trailing.buttonFrames.reversed()
      return frames.map(drawing(in: strip).directed)
    case (.ios26, .toolbar):
      guard let bar = geometry.toolbar else { return [] }
      let frames = GlassBottomBars(context: self).toolbarButtons?.buttonFrames ?? []
      return frames.map(drawing(in: bar).directed)
    case (.ios18, .leftItems), (.ios18, .rightItems):
      guard let row = NavigationBarDrawing(context: self).row else { return [] }
      let count = screen.rightItems.count
      let buttons = list == .rightItems ? row.buttons.prefix(count) : row.buttons.dropFirst(count)
      return buttons.filter { !$0.item.isSpace }.map(\.frame)
    case (.ios18, .toolbar):
      guard let bar = geometry.toolbar else { return [] }
      return ButtonRow(screen.toolbarItems, tint: traits.tint).buttonFrames(in: drawing(in: bar))
    }
  }

  /// A rectangle of the window, mirrored if the interface is.
  func directed(_ rect: Rect) -> Rect {
    isRightToLeft ? rect.mirrored(in: geometry.size.width) : rect
  }
}
