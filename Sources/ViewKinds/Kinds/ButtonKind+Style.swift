package import Devices
package import Geometry
import Graphics

extension ButtonKind {
  /// The classic styles and the styles of button configurations.
  package enum Style: String, CaseIterable, Sendable {
    case system, custom, plain, gray, tinted, filled
    case bordered, borderedTinted, borderedProminent
    case glass, prominentGlass
  }

  /// Corresponds to `UIButton.Configuration.Size`.
  package enum ButtonSize: String, CaseIterable, Sendable {
    case mini, small, medium, large
  }

  /// Corresponds to `UIButton.Configuration.CornerStyle` without `fixed`.
  package enum CornerStyle: String, CaseIterable, Sendable {
    case dynamic, small, medium, large, capsule
  }

  /// Corresponds to `UIButton.Role` without `cancel`, which has the style of `normal`.
  package enum Role: String, CaseIterable, Sendable {
    case normal, primary, destructive
  }

  /// The side of the title on which the image is.
  package enum ImagePlacement: String, CaseIterable, Sendable {
    case leading, trailing, top, bottom

    var isHorizontal: Bool { self == .leading || self == .trailing }
  }

  /// The alignment of title and subtitle with each other.
  package enum TitleAlignment: String, CaseIterable, Sendable {
    case automatic, leading, center, trailing
  }

  /// The alignment of the content in a wider button.
  package enum ContentAlignment: String, CaseIterable, Sendable {
    case center, leading, trailing
  }
}

extension ButtonKind.Style {
  /// The styles that are button configurations.
  package static let configurations = allCases.filter(\.isConfiguration)

  /// Whether the style is one of the button configurations.
  package var isConfiguration: Bool { classicFontSize == nil }

  /// The size of the default font in points; nil for configurations.
  package var classicFontSize: Points? {
    switch self {
    case .system: 15
    case .custom: 18
    default: nil
    }
  }

  /// The style by its oldest name, without synonyms.
  private var look: ButtonKind.Style {
    switch self {
    case .bordered: .gray
    case .borderedTinted: .tinted
    case .borderedProminent: .filled
    case .system, .custom, .plain, .gray, .tinted, .filled, .glass, .prominentGlass: self
    }
  }

  /// The style on a system; glass is `gray` and `filled` up to iOS 18, which has none.
  func on(_ system: SystemVersion) -> ButtonKind.Style {
    switch (system, self) {
    case (.ios18, .glass): .gray
    case (.ios18, .prominentGlass): .filled
    default: self
    }
  }

  var hasWhiteTitle: Bool { look == .filled || [.prominentGlass, .custom].contains(self) }
  var isGlass: Bool { self == .glass || self == .prominentGlass }

  /// Returns the background colour of an enabled button, or nil for no background.
  ///
  /// Measured in dark mode: `gray` is #39393D on #1C1C1E, and `tinted` has a fifth of the tint.
  func fill(_ tint: RGBAColor, in traits: Traits) -> RGBAColor? {
    switch look {
    case .gray: SemanticColor.secondarySystemFill.resolved(in: traits)
    case .tinted: tint.withAlpha(51)
    case .filled, .prominentGlass: tint
    case .system, .custom, .plain, .glass, .bordered, .borderedTinted, .borderedProminent: nil
    }
  }

  /// The style of a button that is selected: one step stronger, except a custom one.
  var whenSelected: ButtonKind.Style {
    switch look {
    case .custom: .custom
    case .plain, .gray: .tinted
    case .glass, .prominentGlass: .prominentGlass
    default: .filled
    }
  }
}

extension ButtonKind.ButtonSize {
  /// The padding around the content; left and right are sides of the screen.
  var insets: Insets {
    switch self {
    case .mini, .small: Insets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: Insets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: Insets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  /// The text style of the title.
  package var textStyle: TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// The radius of the dynamic corner style at the default text size, in points.
  var cornerRadius: Points {
    switch self {
    case .mini, .small: 5
    case .medium: 6
    case .large: 9
    }
  }
}

extension ButtonKind.CornerStyle {
  /// Returns the corner radius in points for a button with a size and a frame.
  func radius(_ size: ButtonKind.ButtonSize, of frame: Rect) -> Points {
    switch self {
    case .dynamic: size.cornerRadius
    case .small: 5
    case .medium: 6
    case .large: 9
    case .capsule: min(frame.width, frame.height) / 2
    }
  }
}
