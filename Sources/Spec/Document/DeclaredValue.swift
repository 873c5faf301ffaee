import AutoLayout
import Devices
import Diagnostics
import Geometry
import ViewKinds

/// A key's value, checked, with what depends on the cell left open.
enum DeclaredValue: Sendable {
  case fixed(KeyValue)
  case color(DynamicColor)
  case length(DeclaredLength)
  case font(DeclaredFont)
  case colors([DynamicColor])
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

/// A font whose size may depend on a metric.
struct DeclaredFont: Sendable {
  var family: FontFamily
  var size: DeclaredLength
  var weight: FontWeight
  var isItalic: Bool
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
