import Devices
import Diagnostics
import Geometry
import Lint
import Spec

/// A finding and its place on an axis.
struct SweepBreak: Hashable, Sendable {
  let found: SweepFound
  let place: Place
  /// Whether the matrix contains such a size or text.
  let isInMatrix: Bool

  enum Place: Hashable, Sendable {
    /// All values of these axes.
    case everywhere([SweepAxis])
    case lengths(LengthPlace)
    /// The broken text sizes, smallest first.
    case textSizes([ContentSizeCategory])
    case textLength(TextPlace)
  }

  /// A range of widths or heights of the window.
  struct LengthPlace: Hashable, Sendable {
    let axis: Axis
    /// The shortest and the longest broken window, in points.
    let broken: ClosedRange<Points>
    /// The swept range.
    let range: ClosedRange<Points>
    /// The size of a device pixel, in points.
    let step: Points
    /// The length at which the figure of the finding was measured.
    let sample: Points
    let devices: SweptDevices

    var isAtStart: Bool { broken.lowerBound <= range.lowerBound }
    var isAtEnd: Bool { broken.upperBound >= range.upperBound }
    /// The shortest window after the broken range.
    var firstBehind: Points { broken.upperBound + step }
    /// The longest window before the broken range.
    var lastBefore: Points { broken.lowerBound - step }
  }

  /// The length at which a text breaks.
  struct TextPlace: Hashable, Sendable {
    let view: String
    /// The present number of characters.
    let today: Int
    /// The number of characters of the shortest broken text.
    let breaking: Int

    /// The length of the broken text, in percent of the present length.
    var percent: Int { today == 0 ? 0 : Int((Double(breaking) / Double(today) * 100).rounded()) }
  }
}
