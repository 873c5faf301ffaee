public import Foundation
import Geometry
import Views

/// A view that shows an image or a symbol.
@preconcurrency @MainActor
open class UIImageView: UIView {
  override class func makeNode() -> View { ImageView() }

  private var view: ImageView? { node as? ImageView }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image and its size.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    frame.size = image.map { $0.isSymbolImage ? intrinsicContentSize : $0.size } ?? .zero
  }

  /// Creates a view with an image and another for the highlighted state; kept.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image, or nil.
  open var image: UIImage? {
    get { givenImage }
    set {
      givenImage = newValue
      show()
    }
  }

  // Observers of a class' own properties are not called in its initialisers.
  private var givenImage: UIImage?
  /// The image of the highlighted state; kept.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted; kept.
  open var isHighlighted = false
  /// The size, weight and colours of symbols, or nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }

  /// The position and scaling of the image; it fills the view by default.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      let modes = ImageView.ContentMode.allCases
      if modes.indices.contains(newValue.rawValue) { view?.contentMode = modes[newValue.rawValue] }
    }
  }

  override func showTraits() { show() }

  private func show() {
    guard let view else { return }
    view.image = image?.image
    view.symbol = image?.symbol
    view.renderingMode = image?.renderingMode == .alwaysTemplate ? .template : .original
    view.capInsets = Insets(image?.capInsets ?? .zero)
    let ownConfiguration = image?.configurationOfSymbol
    let configuration =
      preferredSymbolConfiguration?.applying(ownConfiguration) ?? ownConfiguration
    view.symbolFont = configuration?.font?.font
    view.symbolScale = configuration?.symbolScale.scale ?? .medium
    view.symbolRendering = image?.rendering(in: configuration) ?? Symbol.Rendering()
    pending.isRequested = true
  }
}
