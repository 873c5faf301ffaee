package import Geometry

/// The state of a split view; corresponds to `UISplitViewController`.
///
/// The screen's own views and bars are the secondary column.
package struct SplitView: Hashable, Sendable {
  /// A column of a split view; corresponds to `UISplitViewController.Column`.
  package enum Role: String, CaseIterable, Sendable {
    case primary, supplementary, secondary
  }

  /// The columns that are visible, and how; corresponds to `UISplitViewController.DisplayMode`.
  package enum DisplayMode: String, CaseIterable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary

    /// Whether the mode shows both columns before the secondary one.
    package var showsTwo: Bool {
      [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self)
    }
  }

  /// The width and the bars of a column.
  package struct Column: Hashable, Sendable {
    /// The preferred width in points, or nil for the system's.
    package var width: Points?
    package var navigationBar = NavigationBarStyle.hidden
    package var hasPrompt = false
    package var hasSubtitle = false
    package var search: SearchState?
    package var toolbar = BarStyle.hidden

    /// A column of the system's width without bars.
    package init() {}
  }

  package var primary: Column
  /// The column between the others, or nil with two columns.
  package var supplementary: Column?
  package var displayMode: DisplayMode
  /// The column that a window of compact width shows.
  package var top: Role
  package var direction: LayoutDirection

  package init(
    primary: Column, supplementary: Column? = nil, displayMode: DisplayMode = .automatic,
    top: Role = .secondary, direction: LayoutDirection = .leftToRight
  ) {
    self.primary = primary
    self.supplementary = supplementary
    self.displayMode = displayMode
    self.top = top
    self.direction = direction
  }

  /// The column with a role; nil for the secondary one, and without a supplementary one.
  package subscript(role: Role) -> Column? {
    switch role {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary: nil
    }
  }
}

extension Configuration {
  /// Returns the configuration for the bars of a column; the same for the secondary one.
  package func showing(_ role: SplitView.Role) -> Configuration {
    guard let column = split?[role] else { return self }
    var configuration = self
    configuration.navigationBar = column.navigationBar
    configuration.hasPrompt = column.hasPrompt
    configuration.hasSubtitle = column.hasSubtitle
    configuration.search = column.search
    configuration.toolbar = column.toolbar
    return configuration
  }
}
