/// The navigation bar's state.
public enum NavigationBarStyle: String, Hashable, Sendable, CaseIterable {
  /// No bar.
  case hidden
  /// A material through which content shows blurred.
  case translucent
  /// An opaque bar. Content begins below it unless it extends under opaque bars.
  case opaque
  /// No background.
  case transparent
  /// Translucent, with the large title expanded.
  case largeTitle
}

/// The state of a tab bar or a toolbar.
public enum BarStyle: String, Hashable, Sendable, CaseIterable {
  /// No bar.
  case hidden
  /// A material through which content shows blurred.
  case translucent
  /// An opaque bar. Content ends above it unless it extends under opaque bars.
  case opaque
}

/// Whether a translucent bar has a background, as SwiftUI's `Visibility` of `toolbarBackground`.
public enum BarBackgroundVisibility: String, Hashable, Sendable, CaseIterable {
  /// While content is scrolled under the bar, as with UIKit's scroll-edge appearance.
  ///
  /// A bar with a colour of its own always has a background; a bar with an expanded large title has
  /// none.
  case automatic
  /// Always.
  case visible
  /// Never.
  case hidden
}

/// The place of a tab bar on a tablet, in a window of regular width.
///
/// On phones and in narrower windows, tabs are at the bottom.
public enum TabBarPlacement: String, Hashable, Sendable, CaseIterable {
  /// At the top from iPadOS 26 on, and at the bottom before.
  case automatic
  /// At the top, as apps built for iPadOS 18 have them there too.
  case top
  /// At the bottom.
  case bottom
}

/// Whether the status bar is shown.
public enum StatusBarVisibility: String, Hashable, Sendable, CaseIterable {
  /// The status bar lies above the content.
  case shown
  /// The app hides the status bar.
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
