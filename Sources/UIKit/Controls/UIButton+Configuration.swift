public import Foundation
import Geometry
import Graphics
import Views

extension UIButton {
  /// The style and the content of a button.
  @preconcurrency @MainActor
  public struct Configuration: Hashable {
    private var style: Button.Style
    /// The title, or nil for the button's.
    public var title: String?
    /// The smaller text below the title, or nil.
    public var subtitle: String?
    /// The image, or nil for the button's.
    public var image: UIImage?
    /// Where the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around the content in points, or nil for the style's.
    private var givenInsets: NSDirectionalEdgeInsets?
    /// The size of the font and of the space.
    public var buttonSize = Size.medium
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the background, or nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The colour of title and image, or nil for the style's.
    public var baseForegroundColor: UIColor?
    /// Whether a spinner replaces the image.
    public var showsActivityIndicator = false

    private init(_ style: Button.Style) { self.style = style }

    /// A title without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in a light tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as `gray`.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// The same as `tinted`.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// The same as `filled`.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// A plate of glass; up to iOS 18, the same as `gray`.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// A plate in the tint colour; up to iOS 18, the same as `filled`.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }

    /// The space around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        givenInsets
          ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      }
      set { givenInsets = newValue }
    }

    /// Returns to the style's space.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    /// Shows the configuration in the engine's button, with the button's own title and image where it
    /// has none.
    func show(
      in button: Button, title: String?, attributedTitle: NSAttributedString?, image: UIImage?
    ) {
      button.style = style
      button.setAttributedTitle(self.title == nil ? attributedTitle?.runs : nil, for: .normal)
      button.setTitle(self.title ?? title ?? "", for: .normal)
      button.subtitle = subtitle
      (self.image ?? image).show(in: button)
      button.imagePlacement =
        switch imagePlacement {
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: .leading
        }
      button.imagePadding = Points(imagePadding)
      button.titleAlignment = titleAlignment.alignment
      button.contentInsets = givenInsets.map { DirectionalInsets($0) }
      button.buttonSize = buttonSize.size
      button.cornerStyle = cornerStyle.style
      button.baseBackgroundColor = baseBackgroundColor?.color
      button.setTitleColor(baseForegroundColor?.color, for: .normal)
      button.showsActivityIndicator = showsActivityIndicator
    }

    /// The size of the font and of the space.
    public enum Size: Int, Sendable {
      /// The sizes in UIKit's order.
      case medium, small, mini, large

      var size: Button.ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      }
    }

    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's own radius, drawn as `dynamic`.
      case fixed = -1
      /// By the button's size, one of three radii, or half circles.
      case dynamic, small, medium, large, capsule

      var style: Button.CornerStyle {
        switch self {
        case .fixed, .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
      }
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      /// By the content, or at a side, or centred.
      case automatic, leading, center, trailing

      var alignment: Button.TitleAlignment {
        switch self {
        case .automatic: .automatic
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
      }
    }
  }
}

/// Sides of a rectangle that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt
  /// Creates sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading side.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing side.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
