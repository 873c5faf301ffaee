package import Geometry

/// The source of a screen, such as a device in one state.
package protocol ScreenSource: Hashable, Sendable {
  /// The content view's frame on the screen in points, and its safe-area insets.
  ///
  /// - Parameters:
  ///   - edges: the sides on which it goes under bars.
  ///   - includesOpaqueBars: whether it goes under opaque bars as well.
  /// - Returns: the place.
  func content(
    extending edges: RectEdge, underOpaqueBars includesOpaqueBars: Bool
  ) -> ScreenContent
}

/// The content view's place on a screen.
package struct ScreenContent: Hashable, Sendable {
  /// On the screen.
  package var frame: Rect
  /// The view's, bars included.
  package var safeAreaInsets: Insets

  package init(frame: Rect, safeAreaInsets: Insets) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }
}

/// Any source; equal to those of the same type and value.
struct AnyScreenSource: Hashable, Sendable {
  let source: any ScreenSource

  static func == (lhs: AnyScreenSource, rhs: AnyScreenSource) -> Bool {
    AnyHashable(lhs.source) == AnyHashable(rhs.source)
  }

  func hash(into hasher: inout Hasher) { source.hash(into: &hasher) }
}

extension Screen {
  /// The screen's source, or nil for a screen without one.
  package var source: (any ScreenSource)? {
    get { anySource?.source }
    set { anySource = newValue.map { AnyScreenSource(source: $0) } }
  }

  /// The frame of a controller's view.
  func content(of controller: ViewController?) -> ScreenContent {
    let own = ScreenContent(frame: contentFrame, safeAreaInsets: safeAreaInsets)
    guard let controller, let source else { return own }
    let extends =
      controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars
    return extends
      ? own
      : source.content(
        extending: controller.edgesForExtendedLayout,
        underOpaqueBars: controller.extendedLayoutIncludesOpaqueBars)
  }

  func contentFrame(of controller: ViewController?) -> Rect { content(of: controller).frame }
}
