public import Geometry
public import ViewKinds

/// A push button with a title, as `UIButton`.
open class Button: Control {
  /// A button's style: a title without a background, or a button configuration of iOS 15.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A title without a background.
    case system
    /// A white title without a background, and images in their own colours.
    case custom
    /// Button configurations with insets around the title.
    case plain, gray, tinted, filled
    /// Other names for `gray`, `tinted` and `filled`.
    case bordered, borderedTinted, borderedProminent
    /// The plates of iOS 26; up to iOS 18, as `gray` and `filled`.
    case glass, prominentGlass
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: AttributedText] = [:]
  private var titleColors: [State: Color] = [:]

  /// Creates a button with style `system`.
  public init(frame: Rect = .zero) { super.init(ButtonKind.self, frame: frame) }

  /// Creates a button with a style.
  public convenience init(type style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title for the state `normal`.
  ///   - style: The style of the button.
  ///   - font: The font of the title, or nil for the style's font.
  public convenience init(title: String, style: Style = .system, font: Font? = nil) {
    self.init(type: style)
    if let font { self.font = font }
    setTitle(title, for: .normal)
  }

  /// The button's style.
  public var style: Style {
    get { values[ButtonKind.style] ?? .system }
    set { values[ButtonKind.style] = newValue }
  }

  /// Sets the title for a state.
  ///
  /// A state without a title shows the title of `normal`.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsLayout()
  }

  /// Returns the title set for a state, or nil if none is set.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets the attributed title for a state.
  ///
  /// It takes precedence over a plain title for the same state.
  public func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title
    setNeedsLayout()
  }

  /// Returns the attributed title set for a state, or nil if none is set.
  public func attributedTitle(for state: State) -> AttributedText? { attributedTitles[state] }

  /// The attributed title in the current state, or nil if the button shows a plain title.
  public var currentAttributedTitle: AttributedText? {
    attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
  }

  /// Sets the colour of the title for a state.
  ///
  /// A state without a colour shows the colour of `normal`. A disabled button without a colour for
  /// `disabled` is grey, except in style `custom`, as in UIKit.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    setNeedsLayout()
  }

  /// The plain title for the current state, or nil if there is none.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The object that gives access to the font and the lines of the title.
  public var titleLabel: TitleLabel? { TitleLabel(button: self) }

  /// The padding around the title in points, or nil for the style's padding.
  public var contentInsets: DirectionalInsets? {
    get { values[ButtonKind.contentInsets] }
    set { values[ButtonKind.contentInsets] = newValue }
  }

  /// The insets of the image's place in the classic styles, in points, as `imageEdgeInsets`.
  ///
  /// The image moves, and becomes smaller if it does not fit. The button's own size does not change.
  public var imageInsets: Insets {
    get { values[ButtonKind.imageInsets] ?? .zero }
    set { values[ButtonKind.imageInsets] = newValue }
  }

  /// The insets of the title's place in the classic styles, in points, as `titleEdgeInsets`.
  ///
  /// The title moves, and is truncated if it does not fit. The button's own size does not change.
  public var titleInsets: Insets {
    get { values[ButtonKind.titleInsets] ?? .zero }
    set { values[ButtonKind.titleInsets] = newValue }
  }

  /// The image behind the content, stretched to the button, or nil for none.
  ///
  /// In the styles `system` and `custom` the button is at least as large as the image.
  public var backgroundImage: Image? {
    get { values[ButtonKind.backgroundImage].map { Image($0) } }
    set { values[ButtonKind.backgroundImage] = newValue?.source }
  }

  /// The insets of the background image's edges that are not stretched, in points.
  public var capInsets: Insets {
    get { values[ButtonKind.capInsets] ?? .zero }
    set { values[ButtonKind.capInsets] = newValue }
  }

  /// The label of a button's title, as `UIButton.titleLabel`, with its font and its lines.
  public struct TitleLabel {
    let button: Button

    /// The title's font, or nil for the style's font.
    public var font: Font? {
      get { button.font }
      nonmutating set { button.font = newValue }
    }

    /// The line breaks and the truncation of a title that does not fit, or nil for the default.
    public var lineBreakMode: LineBreakMode? {
      get { button.values[ButtonKind.lineBreak] }
      nonmutating set { button.values[ButtonKind.lineBreak] = newValue }
    }

    /// The alignment of the title's lines in the styles `system` and `custom`, or nil for that of
    /// the content.
    public var textAlignment: TextAlignment? {
      get { button.values[ButtonKind.alignment] }
      nonmutating set { button.values[ButtonKind.alignment] = newValue }
    }

    /// Whether a title that does not fit is drawn smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth: Bool {
      get { button.values[ButtonKind.adjustsFontSizeToFitWidth] ?? false }
      nonmutating set { button.values[ButtonKind.adjustsFontSizeToFitWidth] = newValue }
    }

    /// The smallest font scale for `adjustsFontSizeToFitWidth`, clamped to 0...1; 0 by default.
    public var minimumScaleFactor: Double {
      get { button.values[LabelKind.minimumScaleFactor] ?? 0 }
      nonmutating set {
        button.values[LabelKind.minimumScaleFactor] = newValue > 0 ? min(newValue, 1) : 0
      }
    }
  }

  /// The size of the style's font, in points.
  package var defaultFontSize: Points {
    let style: ButtonKind.Style = values[ButtonKind.style] ?? .system
    let size: ButtonKind.ButtonSize = values[ButtonKind.buttonSize] ?? .medium
    return style.classicFontSize ?? size.textStyle.size()
  }

  /// The title's font, or nil for the style's font.
  var font: Font? {
    get { values[ButtonKind.font] }
    set { values[ButtonKind.font] = newValue }
  }

  override func values(in traits: Traits) -> KeyValues {
    var shown = values
    if let title = currentAttributedTitle {
      shown[ButtonKind.title] = title
    } else {
      shown[ButtonKind.title] = .plain(currentTitle ?? "")
    }
    shown[ButtonKind.titleColor] = titleColors[.normal]
    shown[ButtonKind.disabledTitleColor] = titleColors[.disabled]
    return shown.resolved(in: traits)
  }
}
