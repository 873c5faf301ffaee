/// The navigation bar's state.
public enum NavigationBarStyle: String, Hashable, Sendable, CaseIterable {
  /// No bar.
  case hidden
  /// Frosted: content shows through, blurred.
  case translucent
  /// Content begins below the bar, unless it extends under opaque bars.
  case opaque
  /// No background; content shows through as it is.
  case transparent
  /// Translucent, with the large title expanded.
  case largeTitle
}

/// The state of a tab bar or a toolbar.
public enum BarStyle: String, Hashable, Sendable, CaseIterable {
  /// No bar.
  case hidden
  /// Frosted: content shows through, blurred.
  case translucent
  /// Content ends above the bar, unless it extends under opaque bars.
  case opaque
}

/// Whether the status bar is shown.
public enum StatusBarVisibility: String, Hashable, Sendable, CaseIterable {
  /// Above the content.
  case shown
  /// Hidden by the app.
  case hidden
}

/// The colour of the status bar's items, as `UIStatusBarStyle`.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// Black in light mode, white in dark mode.
  case `default`
  /// White, for dark content behind the bar.
  case lightContent
  /// Black, for light content behind the bar.
  case darkContent
}
