public import Foundation
import Views

/// An image of a file, or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
  /// The file's image, or nil for a symbol.
  let image: Image?
  /// The symbol, or nil for a file's image.
  let symbol: Symbol?
  let configurationOfSymbol: SymbolConfiguration?
  /// Whether the image is drawn in its own colours or as a shape.
  public let renderingMode: RenderingMode
  /// The insets that are not stretched, in points.
  public let capInsets: UIEdgeInsets

  private init(
    _ image: Image?, _ symbol: Symbol?, _ configuration: SymbolConfiguration? = nil,
    _ mode: RenderingMode = .automatic, _ caps: UIEdgeInsets = .zero
  ) {
    self.image = image
    self.symbol = symbol
    configurationOfSymbol = configuration
    renderingMode = mode
    capInsets = caps
    super.init()
  }

  /// Reads an image of a file, or returns nil.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? Image(contentsOfFile: path) else { return nil }
    self.init(image, nil)
  }

  /// Finds an image by its name in the bundle's folder, or returns nil.
  ///
  /// `NAME.png` is looked for with `@3x`, `@2x` and without a suffix.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image by its name in a bundle's folder, or returns nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folder = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
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
          self.init(image, nil)
          return
        }
      }
    }
    return nil
  }

  /// Creates a symbol by the name of an SF Symbol, or returns nil if it cannot be drawn.
  public convenience init?(systemName name: String) {
    guard let symbol = Symbol(named: name) else { return nil }
    self.init(nil, symbol)
  }

  /// Creates a symbol by the name of an SF Symbol, or returns nil if it cannot be drawn.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = Symbol(named: name) else { return nil }
    self.init(nil, symbol, configuration as? SymbolConfiguration)
  }

  /// Creates an empty image.
  public convenience override init() { self.init(nil, nil) }

  /// The size in points.
  open var size: CGSize { image.map { CGSize($0.size) } ?? .zero }
  /// The number of pixels in a point.
  open var scale: CGFloat { 1 }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { symbol != nil }

  /// Returns the image in its own colours or as a shape.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(image, symbol, configurationOfSymbol, renderingMode, capInsets)
  }

  /// Returns the image with insets that are not stretched, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(image, symbol, configurationOfSymbol, renderingMode, capInsets)
  }

  /// Returns the symbol in another size or weight.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(
      image, symbol, configuration as? SymbolConfiguration ?? configurationOfSymbol,
      renderingMode, capInsets)
  }

  /// Returns the symbol in another size or weight.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Whether both show the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.image == image && other.symbol == symbol && other.renderingMode == renderingMode
      && other.configurationOfSymbol === configurationOfSymbol
  }

  /// The hash of the image.
  open override var hash: Int { image?.hashValue ?? symbol?.hashValue ?? 0 }

  /// The colours in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// By the place, its own colours, or its shape in the tint colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: UIFont?
    let symbolScale: SymbolScale

    /// Creates a variant with a size in points and a weight.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      font = .systemFont(ofSize: pointSize, weight: weight.weight)
      symbolScale = scale
      super.init()
    }

    /// Creates a variant with the size of a text style.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      font = .preferredFont(forTextStyle: textStyle)
      symbolScale = scale
      super.init()
    }

    /// Creates a variant with the size and weight of a font.
    public init(font: UIFont, scale: SymbolScale = .default) {
      self.font = font
      symbolScale = scale
      super.init()
    }

    /// Creates a variant with a scale.
    public init(scale: SymbolScale) {
      font = nil
      symbolScale = scale
      super.init()
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
