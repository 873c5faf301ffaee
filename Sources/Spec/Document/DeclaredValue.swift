import AutoLayout
import Catalogues
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds
import YAML

/// The checked value of a key, before it is resolved for a cell.
enum DeclaredValue: Sendable {
  case fixed(KeyValue)
  case color(DeviceColor)
  case length(DeclaredLength)
  case font(DeclaredFont)
  case colors([DeviceColor])
  /// The variants of an image in an asset catalogue.
  case image(AssetVariants<ImageSource>)
  case lengths([DeclaredLength])
  case insets(DeclaredInsets)
  case directionalInsets(PlacedLengths<MarginName>)
  case relativeSize(DeclaredRelativeSize)
  /// Parts that the view draws itself.
  ///
  /// Each part has the values of its keys in file order.
  case items([[Pair]])

  struct Pair: Sendable {
    var key: String
    var value: DeclaredValue

    init(key: String, value: DeclaredValue) {
      self.key = key
      self.value = value
    }

    init(_ setting: KeySetting) { self.init(key: setting.name, value: .fixed(setting.value)) }
  }
  case spacing(DeclaredSpacing)
  case spacings([DeclaredCustomSpacing])
}

/// A length that may depend on a metric.
struct DeclaredLength: Sendable {
  var amount: Amount
  /// The range of the value, in points.
  var range: ClosedRange<Double>
  var key: String
  /// The place in the file, or nil for a default.
  var span: SourceSpan?

  /// A key's default, in points.
  static func standard(_ value: Double) -> DeclaredLength {
    DeclaredLength(amount: .literal(value), range: value...value, key: "")
  }

  /// The value in points, or nil if it depends on a metric.
  var literal: Double? {
    if case .literal(let value) = amount { value } else { nil }
  }
}

/// A font whose size may depend on a metric and on the text size.
struct DeclaredFont: ReadableSection {
  var family = FontFamily.system
  /// The size in points at the default text size.
  var size = DeclaredLength.standard(17)
  var growth = Growth.fixed
  var weight = FontWeight.regular
  var isItalic = false
  var hasMonospacedDigits = false
  var tracking = DeclaredLength.standard(0)
  var given: Set<String> = []
  /// The entry of the key `style`.
  private var style: YAMLEntry?

  /// How the font's size follows the text size.
  enum Growth: Sendable {
    case fixed
    /// The font and its size are those of the style.
    case style(TextStyle)
    /// The size is scaled by the style's font metrics.
    case scaled(TextStyle)
  }

  static let sizes = 1.0...1000.0

  static let keys: [SectionKey<DeclaredFont>] = [
    .init("size", .length(in: sizes), \.size, "The size in points."),
    .init(
      "style", .names(TextStyle.names), later: \.style,
      "Takes the size, the weight and the growth of a text style; other keys change the rest."),
    .init("weight", .choice(), \.weight, "The weight."),
    .init("italic", .flag, \.isItalic, "Whether the font is slanted."),
    .init(
      "family", .family, \.family, "The design, or a family of `fonts`; `system` by default."),
    .init(
      "monospacedDigits", .flag, \.hasMonospacedDigits,
      "Whether all digits have one width, as in clocks."),
    .init(
      "tracking", .length(in: -100...100), \.tracking,
      "The space added behind every character, as the attribute `kern`."),
    .init(
      "scaled", ValueType<TextStyle>.choice().map { .scaled($0) }, \.growth,
      "Makes the size follow the text size as this style's lines do, as `UIFontMetrics`; without it the size is fixed. Without `size`, the size is the style's."
    ),
  ]

  init() {}

  /// The font of a text style.
  init(_ style: TextStyle) {
    self.init()
    take(style)
  }

  mutating func finish(_ reader: ReadingContext) {
    if let entry = style,
      let name = reader.choice(entry.value, key: entry.key, of: TextStyle.names),
      let style = TextStyle(named: name)
    {
      for key in ["size", "scaled"] where given.contains(key) {
        reader.report(.fontOfTwoSizes(key, style: name, at: entry.keySpan))
      }
      take(style)
    } else if case .scaled(let style) = growth, !given.contains("size") {
      size = .standard(style.size().value)
    }
  }

  private mutating func take(_ style: TextStyle) {
    size = .standard(style.size().value)
    growth = .style(style)
    if !given.contains("weight") {
      weight = FontWeight(rawValue: style.weight.rawValue) ?? .regular
    }
  }
}

extension ValueType where Value == FontFamily {
  fileprivate static let family = ValueType(.string("the name of a family")) {
    $0.family($1.value, key: $1.key)
  }
}

/// The spacing of a stack, which may depend on a metric.
enum DeclaredSpacing: Sendable {
  case length(DeclaredLength)
  case system
}

/// The spacing after one of a stack's views.
struct DeclaredCustomSpacing: Sendable {
  var view: ViewID
  var spacing: DeclaredSpacing
}
