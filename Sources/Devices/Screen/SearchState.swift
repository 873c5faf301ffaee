/// The search field of a screen's bars.
package enum SearchState: Hashable, Sendable {
  /// Below the titles, or in the row of a tablet.
  case atRest
  /// A search at the top, which hides the titles.
  case active
  /// In the toolbar of a phone with iOS 26.
  case bottom
  /// A search at the bottom of a phone with iOS 26, above the keyboard.
  case activeBottom

  package init(isActive: Bool, isAtBottom: Bool) {
    self =
      switch (isActive, isAtBottom) {
      case (false, false): .atRest
      case (true, false): .active
      case (false, true): .bottom
      case (true, true): .activeBottom
      }
  }

  package var isAtBottom: Bool { self == .bottom || self == .activeBottom }
}

extension Configuration {
  /// The state of the search field on the device; nil without a field.
  ///
  /// Only phones with iOS 26 have it at the bottom.
  package var shownSearch: SearchState? {
    guard let search, os != .ios26 || device.family != .iphone else { return search }
    return switch search {
    case .bottom: .atRest
    case .activeBottom: .active
    case .atRest, .active: search
    }
  }
}
