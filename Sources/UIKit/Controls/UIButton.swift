public import Foundation
import Geometry
import Graphics
import Views

/// A push button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override class func makeNode() -> View { Button() }

  var button: Button? { node as? Button }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private let type: ButtonType
  private lazy var ownTitleLabel = ButtonTitleLabel(of: self)

  /// Creates a button with a title in its own colours.
  public override init(frame: CGRect) {
    type = .custom
    super.init(frame: frame)
    update()
  }

  /// Creates a button; archives are not read.
  public required init?(coder: NSCoder) {
    type = .custom
    super.init(coder: coder)
    update()
  }

  private init(_ type: ButtonType) {
    self.type = type
    super.init(frame: .zero)
    update()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(buttonType) }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(.system)
    self.configuration = configuration
    if let primaryAction { add(primaryAction) }
  }

  /// Creates a system button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(buttonType)
    if let primaryAction { add(primaryAction) }
  }

  private func add(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
    addAction(action, for: .touchUpInside)
  }

  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A title in its own colours, or the system's button.
    case custom, system
    /// The system's button for details.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// The button that closes.
    case close = 7
  }

  /// The type with which the button was made.
  open var buttonType: ButtonType { type }

  /// The style and the content, or nil for a button without a configuration.
  open var configuration: Configuration? {
    get { givenConfiguration }
    set {
      givenConfiguration = newValue
      update()
    }
  }

  // Observers of a class' own properties are not called in its initialisers.
  private var givenConfiguration: Configuration?

  /// Changes the configuration when the state changes, or nil.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Called when the configuration has to follow the state.
  open func updateConfiguration() {}

  // MARK: Content by state

  /// Sets the title for a state; a state without one shows that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    update()
  }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    update()
  }

  /// Returns the title with attributes that was set for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    update()
  }

  /// Returns the colour that was set for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    update()
  }

  /// Returns the image that was set for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the image behind the content for a state, which the button stretches.
  ///
  /// A button with a configuration does not show it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    update()
  }

  /// Returns the image behind the content that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The title in the present state.
  open var currentTitle: String? { shown(titles) }
  /// The title with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? { shown(attributedTitles) }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { shown(colors) ?? (type == .custom ? .white : tintColor) }
  /// The image in the present state.
  open var currentImage: UIImage? { shown(images) }
  /// The image behind the content in the present state.
  open var currentBackgroundImage: UIImage? { shown(backgroundImages) }

  /// What was set for the state, or for `normal`.
  private func shown<Value>(_ values: [State: Value]) -> Value? {
    if let value = values[state] { return value }
    for part in [State.disabled, .selected, .highlighted] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }

  /// The label of the title, with its font and its lines.
  open var titleLabel: UILabel? { ownTitleLabel }

  /// The space around the content of a button without a configuration, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// The insets of the image's place in a button without a configuration, in points.
  ///
  /// The image moves, and becomes smaller if it does not fit. The button's own size does not change.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// The insets of the title's place in a button without a configuration, in points.
  ///
  /// The title moves, and is truncated if it does not fit. The button's own size does not change.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// Whether the image is dimmed while the button is pressed; kept.
  open var adjustsImageWhenHighlighted = true
  /// Whether the button glows while it is pressed; kept.
  open var showsTouchWhenHighlighted = false
  /// Whether the image is dimmed while the button is disabled; kept.
  open var adjustsImageWhenDisabled = true

  override func stateDidChange() {
    super.stateDidChange()
    if let configurationUpdateHandler {
      configurationUpdateHandler(self)
    } else {
      update()
    }
  }

  override func showTraits() { update() }

  /// Shows the button's content and state.
  func update() {
    guard let button else { return }
    pending.isRequested = true
    button.isHighlighted = isHighlighted
    button.isSelected = isSelected
    button.contentHorizontalAlignment =
      switch contentHorizontalAlignment {
      case .leading, .left: .leading
      case .trailing, .right: .trailing
      case .center, .fill: .center
      }
    button.imageInsets = Insets(imageEdgeInsets)
    button.titleInsets = Insets(titleEdgeInsets)
    if let configuration {
      button.backgroundImage = nil
      configuration.show(
        in: button, title: currentTitle, attributedTitle: currentAttributedTitle,
        image: currentImage)
      return
    }
    button.style = type == .custom ? .custom : .system
    // A picture of its own shows the selected state in place of the system's plate.
    if images[.selected] ?? backgroundImages[.selected] != nil { button.isSelected = false }
    button.backgroundImage = currentBackgroundImage?.image
    button.capInsets = Insets(currentBackgroundImage?.capInsets ?? .zero)
    button.setTitle(currentTitle ?? "", for: .normal)
    button.setAttributedTitle(currentAttributedTitle?.runs, for: .normal)
    button.setTitleColor(shown(colors)?.color, for: .normal)
    button.setTitleColor(colors[.disabled]?.color, for: .disabled)
    currentImage.show(in: button)
    button.contentInsets =
      contentEdgeInsets == .zero
      ? nil
      : DirectionalInsets(
        top: Points(contentEdgeInsets.top), leading: Points(contentEdgeInsets.left),
        bottom: Points(contentEdgeInsets.bottom), trailing: Points(contentEdgeInsets.right))
  }
}

extension UIImage? {
  @MainActor
  func show(in button: Button) {
    button.image = self?.image
    button.symbol = self?.symbol
    button.symbolRendering =
      self?.rendering(in: self?.configurationOfSymbol) ?? Symbol.Rendering()
  }
}

/// The label of a button's title, which gives its font and lines to the button.
private final class ButtonTitleLabel: UILabel {
  private weak var button: UIButton?
  private var givenFont: UIFont?
  private var isModeGiven = false

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    super.lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var title: Button.TitleLabel? { button?.button?.titleLabel }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get {
      givenFont ?? .systemFont(ofSize: CGFloat(button?.button?.defaultFontSize ?? 17))
    }
    set {
      givenFont = newValue
      super.font = newValue
      title?.font = newValue?.font
    }
  }

  override var numberOfLines: Int {
    get { super.numberOfLines }
    set {
      super.numberOfLines = newValue
      button?.button?.titleLineCount = newValue
      showMode()
    }
  }

  // A mode without truncation makes room for all lines, as in UIKit.
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set {
      super.lineBreakMode = newValue
      isModeGiven = true
      let isWrapping = newValue == .byWordWrapping || newValue == .byCharWrapping
      if isWrapping, numberOfLines == 1 { numberOfLines = 0 }
      showMode()
    }
  }

  private func showMode() {
    if isModeGiven { title?.lineBreakMode = (node as? Label)?.lineBreakMode }
  }

  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set {
      super.textAlignment = newValue
      title?.textAlignment = newValue.alignment
    }
  }

  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set {
      super.adjustsFontSizeToFitWidth = newValue
      title?.adjustsFontSizeToFitWidth = newValue
    }
  }

  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set {
      super.minimumScaleFactor = newValue
      title?.minimumScaleFactor = Double(super.minimumScaleFactor)
    }
  }

  override var text: String? {
    get { button?.currentTitle }
    set { super.text = newValue }
  }
}
