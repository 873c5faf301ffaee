public import Foundation
import Views

/// An image of a file or of an asset catalogue, or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
  private let content: Content
  let configurationOfSymbol: SymbolConfiguration?
  /// Whether the image is drawn in its own colours or as a shape.
  public let renderingMode: RenderingMode
  /// The insets that are not stretched, in points.
  public let capInsets: UIEdgeInsets
  /// The share of a symbol's variable parts that are turned on, from 0 to 1, or nil for all.
  let variableValue: Double?

  private enum Content: Hashable {
    case none
    case file(Image)
    case asset(ImageAsset)
    case symbol(Symbol)

    /// The colours that an asset catalogue gives.
    var renderingMode: RenderingMode {
      if case .asset(let asset) = self { asset.renderingMode } else { .automatic }
    }
  }

  private init(
    _ content: Content, _ configuration: SymbolConfiguration? = nil,
    _ mode: RenderingMode = .automatic, _ caps: UIEdgeInsets = .zero,
    _ variableValue: Double? = nil
  ) {
    self.content = content
    configurationOfSymbol = configuration
    renderingMode = mode
    capInsets = caps
    self.variableValue = variableValue
    super.init()
  }

  /// The image in the current traits, or nil for a symbol.
  var image: Image? {
    switch content {
    case .file(let image): image
    case .asset(let asset): asset.image(in: .current)
    case .none, .symbol: nil
    }
  }

  /// The symbol, or nil for an image.
  var symbol: Symbol? { if case .symbol(let symbol) = content { symbol } else { nil } }

  /// Returns the colours of the symbol's layers in a configuration.
  func rendering(in configuration: SymbolConfiguration?) -> Symbol.Rendering {
    var rendering = configuration?.rendering ?? Symbol.Rendering()
    rendering.value = variableValue
    return rendering
  }

  /// Reads an image of a file, or returns nil.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? Image(contentsOfFile: path) else { return nil }
    self.init(.file(image))
  }

  /// Finds an image by its name in the app's asset catalogues or resources, or returns nil.
  ///
  /// The app's resources are those of all targets of the package. In a catalogue, the image is that
  /// for the appearance, the device and the scale of the screen. Otherwise `NAME.png` is looked for
  /// with `@3x`, `@2x` and without a suffix.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image by its name in a bundle's asset catalogues or resources, or returns nil.
  ///
  /// - Parameters:
  ///   - name: the name, after the namespaces of its groups: `Icons/Heart`.
  ///   - bundle: the bundle; nil for the app's.
  ///   - traitCollection: without effect: the image follows the traits of the screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let content = Self.content(named: name, in: bundle) else { return nil }
    self.init(content, nil, content.renderingMode)
  }

  /// Creates the image of a literal of Xcode's by its name in the app.
  ///
  /// Without such an image, UIKit ends the process; here it is an exception and an empty image.
  public required convenience init(imageLiteralResourceName name: String) {
    if let content = Self.content(named: name, in: nil) {
      self.init(content, nil, content.renderingMode)
    } else {
      UIKitException.record("there is no image `\(name)` in the app")
      self.init(.none)
    }
  }

  private static func content(named name: String, in bundle: Bundle?) -> Content? {
    if let asset = AssetCatalogs.of(bundle).image(named: name) { return .asset(asset) }
    let folders = AssetCatalogs.folders(of: bundle)
    return folders.lazy.compactMap { file(named: name, in: $0) }.first.map { .file($0) }
  }

  /// Returns the image in a file of a folder, or nil.
  private static func file(named name: String, in folder: URL) -> Image? {
    let (base, ends) =
      name.contains(".")
      ? (String(name.prefix { $0 != "." }), [String(name.drop { $0 != "." }.dropFirst())])
      : (name, ["png", "jpg", "svg"])
    for end in ends {
      for scale in ["@3x", "@2x", ""] {
        let path = folder.appendingPathComponent("\(base)\(scale).\(end)").path
        if FileManager.default.fileExists(atPath: path),
          let image = try? Image(contentsOfFile: path)
        {
          return image
        }
      }
    }
    return nil
  }

  /// Creates a symbol by the name of an SF Symbol, or returns nil if it cannot be drawn.
  public convenience init?(systemName name: String) {
    guard let symbol = Symbol(named: name) else { return nil }
    self.init(.symbol(symbol))
  }

  /// Creates a symbol by the name of an SF Symbol, or returns nil if it cannot be drawn.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = Symbol(named: name) else { return nil }
    self.init(.symbol(symbol), configuration as? SymbolConfiguration)
  }

  /// Creates a symbol with a share of its variable parts turned on, or returns nil if it cannot be
  /// drawn.
  ///
  /// - Parameters:
  ///   - name: the name of an SF Symbol.
  ///   - value: the share, from 0 to 1.
  ///   - configuration: the size, weight and colours, or nil.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard let symbol = Symbol(named: name) else { return nil }
    self.init(.symbol(symbol), configuration as? SymbolConfiguration, .automatic, .zero, value)
  }

  /// Creates an empty image.
  public convenience override init() { self.init(.none) }

  /// The size in points.
  open var size: CGSize { image.map { CGSize($0.size) } ?? .zero }
  /// The number of pixels in a point.
  open var scale: CGFloat { 1 }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { symbol != nil }

  /// Returns the image in its own colours or as a shape.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, configurationOfSymbol, renderingMode, capInsets, variableValue)
  }

  /// Returns the image with insets that are not stretched, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(content, configurationOfSymbol, renderingMode, capInsets, variableValue)
  }

  /// Returns the symbol in another size and weight and in other colours.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    copy(configuration: configuration as? SymbolConfiguration ?? configurationOfSymbol)
  }

  /// Returns the symbol with the size, the weight and the colours that a configuration sets.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copy(configuration: configurationOfSymbol?.applying(configuration) ?? configuration)
  }

  private func copy(configuration: SymbolConfiguration?) -> UIImage {
    UIImage(content, configuration, renderingMode, capInsets, variableValue)
  }

  /// Whether both show the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.content == content && other.renderingMode == renderingMode
      && other.configurationOfSymbol === configurationOfSymbol
      && other.variableValue == variableValue
  }

  /// The hash of the image.
  open override var hash: Int { content.hashValue }

  /// The colours in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// By the place, its own colours, or its shape in the tint colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: UIFont?
    let symbolScale: SymbolScale
    let rendering: Symbol.Rendering

    private init(
      font: UIFont?, scale: SymbolScale, rendering: Symbol.Rendering = Symbol.Rendering()
    ) {
      self.font = font
      symbolScale = scale
      self.rendering = rendering
      super.init()
    }

    /// Creates a variant with a size in points and a weight.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init(font: .systemFont(ofSize: pointSize, weight: weight.weight), scale: scale)
    }

    /// Creates a variant with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a variant with the size and weight of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(font: Optional(font), scale: scale)
    }

    /// Creates a variant with a scale.
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }

    /// Creates a variant that draws the layers in one colour in several opacities.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(
        font: nil, scale: .unspecified,
        rendering: Symbol.Rendering(mode: .hierarchical, colors: [hierarchicalColor.color]))
    }

    /// Creates a variant that draws each layer in a colour; the last colour repeats.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        font: nil, scale: .unspecified,
        rendering: Symbol.Rendering(mode: .palette, colors: paletteColors.map(\.color)))
    }

    /// Returns a variant that draws all layers in the tint colour.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(
        font: nil, scale: .unspecified, rendering: Symbol.Rendering(mode: .monochrome))
    }

    /// Returns the variant with the size, the weight and the colours that another one sets.
    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        font: other.font ?? font,
        scale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
        rendering: other.rendering.mode == nil ? rendering : other.rendering)
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// By the font, or one of the nine weights.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The same as `medium`.
    case `default` = -1
    /// By the place.
    case unspecified
    /// The sizes in ascending order.
    case small, medium, large

    var scale: ImageView.SymbolScale {
      switch self {
      case .default, .unspecified, .medium: .medium
      case .small: .small
      case .large: .large
      }
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The class of image literals without a type, such as `#imageLiteral(resourceName: "logo")`.
public typealias _ImageLiteralType = UIImage
