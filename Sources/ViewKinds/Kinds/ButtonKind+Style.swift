import Geometry
import Graphics

extension ButtonKind {
  /// A classic button or one of the button configurations.
  package enum Style: String, CaseIterable, Sendable {
    case system, plain, gray, tinted, filled
    case bordered, borderedTinted, borderedProminent
  }

  /// As `UIButton.Configuration.Size`.
  package enum ButtonSize: String, CaseIterable, Sendable {
    case mini, small, medium, large
  }

  /// As `UIButton.Configuration.CornerStyle`, `fixed` left out.
  package enum CornerStyle: String, CaseIterable, Sendable {
    case dynamic, small, medium, large, capsule
  }

  /// As `UIButton.Role`, `cancel` left out, which looks like a normal one.
  package enum Role: String, CaseIterable, Sendable {
    case normal, primary, destructive
  }

  /// Where the picture stands beside the title.
  package enum ImagePlacement: String, CaseIterable, Sendable {
    case leading, trailing, top, bottom

    var isHorizontal: Bool { self == .leading || self == .trailing }
  }

  /// How title and subtitle stand to each other.
  package enum TitleAlignment: String, CaseIterable, Sendable {
    case automatic, leading, center, trailing
  }

  /// Where the content stands in a wider button.
  package enum ContentAlignment: String, CaseIterable, Sendable {
    case center, leading, trailing
  }
}

extension ButtonKind.Style {
  /// Whether it is one of the button configurations.
  var isConfiguration: Bool { self != .system }

  /// The same look by its older name.
  private var look: ButtonKind.Style {
    switch self {
    case .bordered: .gray
    case .borderedTinted: .tinted
    case .borderedProminent: .filled
    case .system, .plain, .gray, .tinted, .filled: self
    }
  }

  var isFilled: Bool { look == .filled }

  /// The shape's colour in an enabled button: `gray` was #39393D on #1C1C1E, and `tinted` a fifth
  /// of the tint, in dark mode.
  func fill(_ tint: RGBAColor, in traits: Traits) -> RGBAColor? {
    switch look {
    case .gray: SemanticColor.secondarySystemFill.resolved(in: traits)
    case .tinted: tint.withAlpha(51)
    case .filled: tint
    case .system, .plain, .bordered, .borderedTinted, .borderedProminent: nil
    }
  }

  /// How a button looks that is switched on: one step stronger.
  var whenSelected: ButtonKind.Style {
    switch look {
    case .plain, .gray: .tinted
    default: .filled
    }
  }
}

extension ButtonKind.ButtonSize {
  /// Around the content, left and right on the screen.
  var insets: Insets {
    switch self {
    case .mini, .small: Insets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: Insets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: Insets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  var fontSize: Points {
    switch self {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }

  /// Of the dynamic corner style at the default text size.
  var cornerRadius: Points {
    switch self {
    case .mini, .small: 5
    case .medium: 6
    case .large: 9
    }
  }
}

extension ButtonKind.CornerStyle {
  /// In points, for a button of a size.
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
