import AutoLayout
import Devices
import Diagnostics
import Geometry
import Graphics
import ViewKinds

/// A key's value, checked, with what depends on the cell left open.
enum DeclaredValue: Sendable {
  case fixed(KeyValue)
  case color(DynamicColor)
  case length(DeclaredLength)
  case font(DeclaredFont)
  case colors([DynamicColor])
  case lengths([DeclaredLength])
  case insets(DeclaredInsets)
  /// Parts that the view draws itself, each with its keys' values in the file's order.
  case items([[Pair]])

  struct Pair: Sendable {
    var key: String
    var value: DeclaredValue
  }
  case spacing(DeclaredSpacing)
  case spacings([DeclaredCustomSpacing])
}

/// A length that may depend on a metric.
struct DeclaredLength: Sendable {
  var amount: Amount
  /// What it must lie in, in points.
  var range: ClosedRange<Double>
  var key: String
  var span: SourceSpan
}

/// A font whose size may depend on a metric and on the text size.
struct DeclaredFont: Sendable {
  var family: FontFamily
  /// At the default text size.
  var size: DeclaredLength
  var growth = Growth.fixed
  var weight: FontWeight
  var isItalic: Bool
  var hasMonospacedDigits = false
  /// Nil for none.
  var tracking: DeclaredLength?

  /// What the text size does to the font's.
  enum Growth: Sendable {
    case fixed
    /// The font is the style's, whatever size that has.
    case style(TextStyle)
    /// The size is scaled as the style's font metrics say.
    case scaled(TextStyle)
  }
}

/// A stack's space, which may depend on a metric.
enum DeclaredSpacing: Sendable {
  case length(DeclaredLength)
  case system
}

/// The space behind one of a stack's views.
struct DeclaredCustomSpacing: Sendable {
  var view: ViewID
  var spacing: DeclaredSpacing
}
