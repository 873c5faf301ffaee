public import Foundation
import Graphics
import ViewKinds
import Views

/// A colour, which may differ between light and dark appearance.
open class UIColor: NSObject, @unchecked Sendable {
  private let header = FoundationHeader()
  let color: Color

  /// Creates a colour for the engine's.
  init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a colour in sRGB, with channels from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    super.init()
  }

  /// Creates a grey from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), alpha: Double(alpha))
    super.init()
  }

  /// Creates the colour of a literal of Xcode's, in sRGB with channels from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn: Double = Double(hue - hue.rounded(.down)) * 6
    let (saturation, brightness) = (Double(saturation), Double(brightness))
    func channel(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    color = Color(red: channel(5), green: channel(3), blue: channel(1), alpha: Double(alpha))
    super.init()
  }

  /// Creates a colour in Display P3, which is drawn as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    color = cgColor.color
    super.init()
  }

  /// Creates a colour that a closure gives for traits.
  ///
  /// The closure is called for light and dark appearance, with normal and with high contrast.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
      let traits = UITraitCollection.current.changed {
        $0.style = style
        $0.contrast = contrast
      }
      return dynamicProvider(traits).color
    }
    var both = Color(light: color(.light, .normal), dark: color(.dark, .normal))
    let (light, dark) = (color(.light, .high), color(.dark, .high))
    both.highContrast = Color.HighContrast(
      light: light.highContrast.light, dark: dark.highContrast.dark,
      lightOn26: light.highContrast.lightOn26, darkOn26: dark.highContrast.darkOn26,
      darkElevated: dark.highContrast.darkElevated)
    self.color = both
    super.init()
  }

  /// Finds a colour by its name in the app's asset catalogues, or returns nil.
  ///
  /// The colour depends on the appearance and on the contrast as the catalogue does.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour by its name in the asset catalogues of a bundle, or returns nil.
  ///
  /// - Parameters:
  ///   - name: the name, after the namespaces of its groups: `Brand/Accent`.
  ///   - bundle: the bundle; nil for the app's.
  ///   - traitCollection: without effect: the colour follows the traits of its view.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalogs.of(bundle).color(named: name) else { return nil }
    self.init(color)
  }

  /// Creates a black; archives are not read.
  public required init?(coder: NSCoder) {
    color = .black
    super.init()
  }

  /// The same colour with another opacity from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withAlphaComponent(Double(alpha)))
  }

  /// The colour for Core Graphics, in the current traits.
  open var cgColor: CGColor { CGColor(Color(resolved(in: .current))) }

  /// Returns the colour in traits, the same in light and dark appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(in: traitCollection)))
  }

  private func resolved(in traits: UITraitCollection) -> RGBAColor {
    color.resolved(in: traits.colorTraits)
  }

  /// Gives the channels from 0 to 1 in the current traits, and returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let shown = resolved(in: .current)
    red?.pointee = CGFloat(shown.red) / 255
    green?.pointee = CGFloat(shown.green) / 255
    blue?.pointee = CGFloat(shown.blue) / 255
    alpha?.pointee = CGFloat(shown.alpha) / 255
    return true
  }

  /// Gives the grey value and the opacity, and returns whether the colour is grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let shown = resolved(in: .current)
    guard shown.red == shown.green, shown.green == shown.blue else { return false }
    white?.pointee = CGFloat(shown.red) / 255
    alpha?.pointee = CGFloat(shown.alpha) / 255
    return true
  }

  /// Gives hue, saturation and brightness from 0 to 1 in the current traits, and returns true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let shown = resolved(in: .current)
    let (red, green, blue) = (
      CGFloat(shown.red) / 255, CGFloat(shown.green) / 255, CGFloat(shown.blue) / 255
    )
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var turn: CGFloat = 0
    if range > 0 {
      if high == red {
        turn = (green - blue) / range
      } else if high == green {
        turn = (blue - red) / range + 2
      } else {
        turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = high == 0 ? 0 : range / high
    brightness?.pointee = high
    alpha?.pointee = CGFloat(shown.alpha) / 255
    return true
  }

  /// Whether both colours are the same in all traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// The hash of the colour's values.
  open override var hash: Int { color.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The class of colour literals without a type, such as `#colorLiteral(red: 1, …)`.
public typealias _ColorLiteralType = UIColor

/// A colour of Core Graphics, in sRGB.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Creates a colour in sRGB, with channels from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Creates a grey from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(gray), alpha: Double(alpha))
  }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.light.alpha) / 255 }

  /// The channels red, green, blue and alpha, from 0 to 1.
  public var components: [CGFloat]? {
    let shown = color.light
    return [shown.red, shown.green, shown.blue, shown.alpha].map { CGFloat($0) / 255 }
  }

  /// The number of channels, with alpha.
  public var numberOfComponents: Int { 4 }

  /// Returns the same colour with another opacity from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color.withAlphaComponent(Double(alpha)))
  }

  /// Whether both colours are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

  /// Feeds the colour's values.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
