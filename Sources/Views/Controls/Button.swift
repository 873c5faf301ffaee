public import Geometry
public import ViewKinds

/// A push button with a title, as `UIButton`.
open class Button: Control {
  /// A button's style: a title only, or one of the configurations of iOS 15.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The title alone.
    case system
    /// Configurations, with their insets around the title.
    case plain, gray, tinted, filled
    /// Other names for gray, tinted and filled.
    case bordered, borderedTinted, borderedProminent
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: AttributedText] = [:]
  private var titleColors: [State: Color] = [:]

  /// A button with nothing around its title.
  public init(frame: Rect = .zero) { super.init(ButtonKind.self, frame: frame) }

  /// A button of a style.
  public convenience init(type style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - title: what it shows.
  ///   - style: what is around the title.
  ///   - font: the style's own where nil.
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

  /// Sets the title for a state; a state without a title shows that of `normal`.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsLayout()
  }

  /// The title set for a state, or nil if none is set.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets the attributed title for a state; it takes precedence over a plain title.
  public func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title
    setNeedsLayout()
  }

  /// The attributed title set for a state, or nil if none is set.
  public func attributedTitle(for state: State) -> AttributedText? { attributedTitles[state] }

  /// The attributed title in the current state, or nil for a plain title.
  public var currentAttributedTitle: AttributedText? {
    attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
  }

  /// Sets the title's colour in a state.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    setNeedsLayout()
  }

  /// The title in the current state.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The button's title, which gives access to its font.
  public var titleLabel: TitleLabel? { TitleLabel(button: self) }

  /// The padding around the title, or nil for the style's own.
  public var contentInsets: DirectionalInsets? {
    get { values[ButtonKind.contentInsets] }
    set { values[ButtonKind.contentInsets] = newValue }
  }

  /// The title of a button.
  public struct TitleLabel {
    let button: Button

    /// The title's font, or nil for the style's own.
    public var font: Font? {
      get { button.font }
      nonmutating set { button.font = newValue }
    }
  }

  /// The title's font, or nil for the style's own.
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
    // A button that cannot be used is grey unless a colour was set for that.
    shown[ButtonKind.titleColor] = titleColors[state] ?? titleColors[.normal]
    return shown.resolved(in: traits)
  }
}
