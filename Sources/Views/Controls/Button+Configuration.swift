public import Geometry
public import ViewKinds

/// The button's configuration except its title, as `UIButton.Configuration`.
extension Button {
  /// The size of the font and of the padding.
  ///
  /// Style `system` ignores it.
  public enum ControlSize: String, Hashable, Sendable, CaseIterable {
    /// The sizes in ascending order.
    case mini, small, medium, large
  }

  /// The shape of the corners.
  ///
  /// Style `system` ignores it.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// A radius that depends on the button's size, one of three radii, or half circles.
    case dynamic, small, medium, large, capsule
  }

  /// The role of the button's action.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A normal action, the default action or a destructive action.
    case normal, primary, destructive
  }

  /// The position of the image relative to the title.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// Before, after, above or below the title.
    case leading, trailing, top, bottom
  }

  /// The alignment of the title and the subtitle with each other.
  public enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
    /// `automatic` is centred, or leading if there is an image next to the title.
    case automatic, leading, center, trailing
  }

  /// The alignment of the content in a button that is wider than its content.
  public enum ContentHorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Centred, leading or trailing.
    case center, leading, trailing
  }

  /// The smaller text below the title, or nil for none.
  ///
  /// Style `system` ignores it.
  public var subtitle: String? {
    get { values[ButtonKind.subtitle] }
    set { values[ButtonKind.subtitle] = newValue }
  }

  /// The maximum number of title lines, 0 for no limit, or nil for the style's default.
  public var titleLineCount: Int? {
    get { values[ButtonKind.lines] }
    set { values[ButtonKind.lines] = newValue.map { max($0, 0) } }
  }

  /// The image next to the title, drawn in the title's colour.
  public var image: Image? {
    get { values[ButtonKind.image].map { Image($0) } }
    set { values[ButtonKind.image] = newValue?.source }
  }

  /// The symbol that replaces the image, sized to match the title's font.
  public var symbol: Symbol? {
    get { values[ButtonKind.symbol].map { Symbol($0) } }
    set { values[ButtonKind.symbol] = newValue?.symbol }
  }

  /// The colours of the symbol's layers; the title's colour by default.
  public var symbolRendering: Symbol.Rendering {
    get { values.symbolRendering }
    set { values.symbolRendering = newValue }
  }

  /// The position of the image relative to the title.
  public var imagePlacement: ImagePlacement {
    get { values[ButtonKind.imagePlacement] ?? .leading }
    set { values[ButtonKind.imagePlacement] = newValue }
  }

  /// The space between the image and the title in points, clamped to 0 or more.
  public var imagePadding: Points {
    get { values[ButtonKind.imagePadding] ?? 0 }
    set { values[ButtonKind.imagePadding] = max(newValue, 0) }
  }

  /// The alignment of the title and the subtitle with each other.
  ///
  /// The styles `system` and `custom` ignore it.
  public var titleAlignment: TitleAlignment {
    get { values[ButtonKind.titleAlignment] ?? .automatic }
    set { values[ButtonKind.titleAlignment] = newValue }
  }

  /// The alignment of the content in a button that is wider than its content.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { values[ButtonKind.contentHorizontalAlignment] ?? .center }
    set { values[ButtonKind.contentHorizontalAlignment] = newValue }
  }

  /// The size of the font and of the padding.
  public var buttonSize: ControlSize {
    get { values[ButtonKind.buttonSize] ?? .medium }
    set { values[ButtonKind.buttonSize] = newValue }
  }

  /// The shape of the corners; `dynamic` by default.
  public var cornerStyle: CornerStyle {
    get { values[ButtonKind.cornerStyle] ?? .dynamic }
    set { values[ButtonKind.cornerStyle] = newValue }
  }

  /// The role of the button's action.
  public var role: Role {
    get { values[ButtonKind.role] ?? .normal }
    set { values[ButtonKind.role] = newValue }
  }

  /// The colour of the button's background shape, or nil for the style's colour.
  public var baseBackgroundColor: Color? {
    get { values[ButtonKind.baseBackgroundColor] }
    set { values[ButtonKind.baseBackgroundColor] = newValue }
  }

  /// Whether a spinner replaces the image.
  public var showsActivityIndicator: Bool {
    get { values[ButtonKind.showsActivityIndicator] ?? false }
    set { values[ButtonKind.showsActivityIndicator] = newValue }
  }

  /// Whether the button is drawn as pressed.
  public var isHighlighted: Bool {
    get { values[ButtonKind.highlighted] ?? false }
    set { values[ButtonKind.highlighted] = newValue }
  }

  /// Whether the button is selected.
  public var isSelected: Bool {
    get { values[ButtonKind.selected] ?? false }
    set { values[ButtonKind.selected] = newValue }
  }
}
