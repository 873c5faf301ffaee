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
    return frames.indices.contains(place) ? frames[place] : nil
  }

  /// The frames of all buttons of a list, without spaces.
  private func buttonFrames(_ list: PresentationSource.BarItemList) -> [Rect] {
    switch (configuration.os, list) {
    case (.ios26, .leftItems): return GlassRow(self)?.bar.leading.buttonFrames ?? []
    case (.ios26, .rightItems): return GlassRow(self)?.bar.trailing.buttonFrames.reversed() ?? []
    case (.ios26, .toolbar):
      return GlassBottomBars(context: self).toolbarButtons?.buttonFrames ?? []
    case (.ios18, .leftItems), (.ios18, .rightItems):
      guard let row = NavigationBarDrawing(context: self).row else { return [] }
      let count = screen.rightItems.count
      let buttons = list == .rightItems ? row.buttons.prefix(count) : row.buttons.dropFirst(count)
      return buttons.filter { !$0.item.isSpace }.map { directed($0.frame) }
    case (.ios18, .toolbar):
      guard let bar = geometry.toolbar else { return [] }
      return ButtonRow(screen.toolbarItems, tint: traits.tint).buttonFrames(in: drawing(in: bar))
        .map(directed)
    }
  }

  /// A rectangle of the window, mirrored if the interface is.
  func directed(_ rect: Rect) -> Rect {
    isRightToLeft ? rect.mirrored(in: geometry.size.width) : rect
  }
}
