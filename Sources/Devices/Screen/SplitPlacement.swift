import Geometry

/// The columns of a split view in a window.
///
/// Up to iOS 18, columns stand side by side. On iOS 26 the primary column is a panel of glass over
/// the column after it, whose view begins at the window's edge; its safe area begins after the
/// panel. Measured on a 13-inch iPad with iOS 26: a panel of 300 points, 10 from the window's edge
/// and bottom and below the status bar; a supplementary column that ends 320 after it, and whose bars
/// begin 6 after it.
struct SplitPlacement {
  /// The place of one column.
  struct Area {
    let role: SplitView.Role
    /// The visible part that the bars span, in window coordinates.
    var frame: Rect
    /// How far the column's view reaches under a panel at its leading edge.
    var underlap: Points = 0
    /// Whether the column is a panel of glass.
    var isPanel = false
    /// Whether the column is over the secondary one.
    var isOver = false
  }

  /// The visible columns, the secondary one last.
  let areas: [Area]
  /// Whether the window is of compact width and shows one column.
  let isCollapsed: Bool

  /// The system's width of a column; it is UIKit's documented maximum for the primary one.
  private static let columnWidth: Points = 320
  /// The distance from a panel to the window's edge.
  private static let panelInset: Points = 10
  /// The distance from a panel to the bars of the column after it.
  private static let panelGap: Points = 6
  /// The secondary column keeps that width, as a guess.
  private static let leastSecondary: Points = 320

  /// Places the columns of a split view.
  ///
  /// - Parameters:
  ///   - split: the split view.
  ///   - window: the window's size.
  ///   - safeArea: the window's insets without bars.
  ///   - os: the system.
  ///   - sizeClass: the window's horizontal size class.
  init(
    _ split: SplitView, in window: Size, safeArea: Insets, on os: SystemVersion,
    width sizeClass: SizeClass
  ) {
    let bounds = Rect(origin: .zero, size: window)
    isCollapsed = sizeClass == .compact
    guard sizeClass == .regular else {
      let top = split[split.top] == nil ? .secondary : split.top
      areas = [Area(role: top, frame: bounds)]
      return
    }
    let mode = split.mode(in: window)
    let roles = split.roles(in: mode)
    let isOver = [.oneOverSecondary, .twoOverSecondary].contains(mode)
    let most =
      isOver || mode == .twoDisplaceSecondary
      ? window.width : (window.width - Self.leastSecondary) / Double(max(roles.count, 1))
    func width(_ role: SplitView.Role) -> Points {
      max(min(split[role]?.width ?? Self.columnWidth, most), 0)
    }
    let isMirrored = split.direction == .rightToLeft
    let inset = isMirrored ? safeArea.right : safeArea.left
    var areas: [Area] = []
    var x: Points = 0
    var panel: Points = 0
    for role in roles {
      if role == .primary, os == .ios26 {
        let start = max(inset, Self.panelInset)
        let frame = Rect(
          minX: start, minY: max(safeArea.top, Self.panelInset),
          maxX: start + max(width(role) - Self.panelInset * 2, 0),
          maxY: window.height - Self.panelInset)
        areas.append(Area(role: role, frame: frame, isPanel: true, isOver: isOver))
        x = frame.maxX
        panel = x + Self.panelGap
      } else {
        let start = max(x, panel)
        let end = max(x + width(role) + (x == 0 ? inset : 0), start)
        let frame = Rect(minX: start, minY: 0, maxX: end, maxY: window.height)
        areas.append(Area(role: role, frame: frame, underlap: panel, isOver: isOver))
        x = frame.maxX
        panel = 0
      }
    }
    var secondary = Area(role: .secondary, frame: bounds)
    if !isOver {
      let end =
        mode == .twoDisplaceSecondary ? x + window.width - width(.supplementary) : window.width
      secondary.frame = Rect(minX: max(x, panel), minY: 0, maxX: end, maxY: window.height)
      secondary.underlap = panel
    }
    areas.append(secondary)
    if isMirrored {
      for index in areas.indices {
        areas[index].frame = areas[index].frame.mirrored(in: window.width)
      }
    }
    self.areas = areas
  }
}

extension SplitView {
  /// The display mode of a window of regular width.
  ///
  /// `automatic` is UIKit's choice: one column beside the secondary one in landscape, only the
  /// secondary one in portrait.
  fileprivate func mode(in window: Size) -> DisplayMode {
    guard displayMode == .automatic else { return displayMode }
    return window.width > window.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns before the secondary one that a mode shows, from the leading edge.
  fileprivate func roles(in mode: DisplayMode) -> [Role] {
    switch mode {
    case .secondaryOnly: []
    case _ where supplementary == nil: [.primary]
    case .automatic, .oneBesideSecondary, .oneOverSecondary: [.supplementary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
    }
  }
}
