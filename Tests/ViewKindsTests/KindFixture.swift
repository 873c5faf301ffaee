import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport

@testable import ViewKinds

/// Draws one view alone, as text.
struct KindFixture {
  var traits: Traits
  var superview = DrawingContext.Placement(
    frame: Rect(x: 0, y: 0, width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))

  func context(_ frame: Rect, safeArea: Insets = .zero, rows: [Rect] = []) -> DrawingContext {
    DrawingContext(
      frame: frame, safeArea: safeArea, superview: superview, subviews: rows,
      screenSize: superview.frame.size, traits: traits, measuring: FixedMetricsText())
  }

  func draw(
    _ kind: some ViewKind, in frame: Rect, safeArea: Insets = .zero, rows: [Rect] = []
  ) -> String {
    var list = DisplayList()
    let context = context(frame, safeArea: safeArea, rows: rows)
    kind.draw(in: context, into: &list)
    kind.drawOverEdges(in: context, into: &list)
    return list.description
  }
}

extension Traits {
  /// At three pixels a point with the system's blue.
  static func phone(
    _ appearance: Appearance = .light, _ direction: LayoutDirection = .leftToRight,
    isLying: Bool = false
  ) throws -> Traits {
    Traits(
      appearance: appearance, direction: direction, grid: try .scale(3),
      tint: RGBAColor(rgb: 0x007AFF), systemMargin: 16, family: .iphone,
      sizeClasses: SizeClasses(horizontal: .compact, vertical: isLying ? .compact : .regular))
  }

  /// At two pixels a point with the system's blue.
  static func pad() throws -> Traits {
    Traits(
      appearance: .light, direction: .leftToRight, grid: try .scale(2),
      tint: RGBAColor(rgb: 0x007AFF), systemMargin: 20, family: .ipad,
      sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular))
  }
}

extension PixelGrid {
  struct UnknownScale: Error {}

  static func scale(_ scale: Int) throws -> PixelGrid {
    guard let grid = PixelGrid(scale: scale) else { throw UnknownScale() }
    return grid
  }
}
