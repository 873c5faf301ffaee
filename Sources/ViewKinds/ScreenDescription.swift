package import Devices
package import Geometry
package import Graphics

/// The parts of a screen around its views: background, status bar, bars and their tint.
package struct ScreenDescription: Hashable, Sendable {
  package var background: RGBAColor
  /// The colour of bar buttons, of the selected tab and of an alert's buttons.
  ///
  /// Bars below an alert dim it up to iOS 18.
  package var tint: RGBAColor
  /// The colour of the navigation bar's buttons, or nil for the tint.
  package var navigationTint: RGBAColor?
  /// The colour of the selected tab, or nil for the tint.
  package var tabTint: RGBAColor?
  /// The level of the interface, which decides the colours of the bars.
  package var level = InterfaceLevel.base
  /// The layout direction of the interface.
  ///
  /// Bars follow it. A keyboard follows the direction of its own language.
  package var direction = LayoutDirection.leftToRight
  /// The system's words in the language of the cell.
  package var words = SystemWords.english
  package var statusBarStyle = StatusBarStyle.default
  /// Whether the display's corners and its cutout are painted.
  package var corners = DisplayCorners.drawn
  /// Whether the home indicator is drawn, or nil for the system's default.
  package var showsHomeIndicator: Bool?
  /// The sheets over the screen, from the lowest.
  package var sheets: [PresentedSheet] = []
  /// The columns of a split view before the secondary one, which the screen itself is.
  package var columns: [SplitColumn] = []
  /// What the screen presents over its views and bars, or nil for nothing.
  package var presented: Presented?
  /// The navigation bar's title, or nil without one.
  package var title: String?
  /// The title beside the back chevron: empty for the chevron alone, nil without a back button.
  package var backTitle: String?
  /// The line above the navigation bar's title, or nil without one.
  package var prompt: String?
  /// The buttons from the leading edge inward, which replace the back button.
  package var leftItems: [BarButton] = []
  /// The buttons from the trailing edge inward.
  package var rightItems: [BarButton] = []
  /// The line below the navigation bar's title on iOS 26, or nil without one.
  package var subtitle: String?
  /// The placeholder of the navigation bar's search field, or nil without a field.
  package var searchPlaceholder: String?
  /// The text of the navigation bar's search field; empty for the placeholder.
  package var searchText = ""
  /// The navigation bar's own background colour, or nil for the system's.
  package var barTint: RGBAColor?
  package var navigationBackground = BarBackgroundVisibility.automatic
  /// The tabs from the leading edge.
  package var tabs: [TabItem] = []
  /// The index of the selected tab, or nil if none is selected.
  package var selectedTab: Int? = 0
  package var tabBackground = BarBackgroundVisibility.automatic
  /// The toolbar's buttons from the leading edge.
  package var toolbarItems: [BarButton] = []
  package var toolbarBackground = BarBackgroundVisibility.automatic
  /// Where content is scrolled under the bars.
  package var scrolled = ScrolledEdges()
  /// The buttons of the toolbar above the keyboard, from the leading edge.
  package var keyboardToolbar: [BarButton] = []

  /// Creates a screen with empty bars.
  package init(background: RGBAColor, tint: RGBAColor) {
    self.background = background
    self.tint = tint
  }
}

/// The edges of a screen at which content is scrolled under the bars.
package struct ScrolledEdges: Hashable, Sendable {
  package var top: Bool
  package var bottom: Bool

  package init(top: Bool = false, bottom: Bool = false) {
    self.top = top
    self.bottom = bottom
  }
}

/// A column of a split view before the secondary one.
package struct SplitColumn: Hashable, Sendable {
  package let role: SplitView.Role
  /// The name of the column's view.
  package let view: String
  /// The column's bars and background.
  package var screen: ScreenDescription

  package init(role: SplitView.Role, view: String, screen: ScreenDescription) {
    self.role = role
    self.view = view
    self.screen = screen
  }

  /// The name of the group of a column, which slides in and out as one thing.
  package static func group(of role: SplitView.Role) -> String { "chrome.\(role.rawValue)Column" }
}

extension ScreenDescription {
  /// Adds the buttons that a split view puts in the bars.
  ///
  /// In a window of compact width that is a back button with the title of the column before. In a
  /// wider window it is the button that shows and hides columns: on iOS 26 at the trailing end of a
  /// panel (measured), otherwise at the leading end of the first visible column.
  ///
  /// - Parameters:
  ///   - geometry: the geometry of the screen with its columns.
  ///   - os: the system.
  ///   - hasToggle: whether there is a button that shows and hides columns.
  ///   - textSize: the text size of the environment.
  package mutating func addSplitButtons(
    in geometry: ScreenGeometry, on os: SystemVersion, hasToggle: Bool,
    textSize: ContentSizeCategory
  ) {
    guard let last = columns.last else { return }
    let shown = columns.firstIndex { column in
      geometry.columns.contains { $0.role == column.role }
    }
    guard geometry.sizeClasses.horizontal == .regular else {
      if shown == nil, backTitle == nil, leftItems.isEmpty {
        backTitle = last.screen.title ?? ""
      } else if let shown, shown > 0 {
        columns[shown].screen.backTitle =
          columns[shown].screen.backTitle ?? columns[shown - 1].screen.title ?? ""
      }
      return
    }
    guard hasToggle, let symbol = SystemSymbol(named: "sidebar.leading") else { return }
    let toggle = BarButton(symbol, textSize: textSize)
    if let shown {
      if geometry.columns.first?.isPanel == true {
        columns[shown].screen.rightItems.insert(toggle, at: 0)
      } else {
        columns[shown].screen.leftItems.insert(toggle, at: 0)
      }
    } else {
      leftItems.insert(toggle, at: 0)
    }
  }
}

/// Whether the round corners of the display and its cutout are painted over the screen.
package enum DisplayCorners: String, CaseIterable, Sendable {
  /// Black, as on the device.
  case drawn
  /// Not at all, as in a screenshot of a device.
  case square
}
