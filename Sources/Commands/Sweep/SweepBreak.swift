import Devices
import Diagnostics
import Geometry
import Lint
import Spec

/// Where along an axis something breaks.
struct SweepBreak: Hashable, Sendable {
  let found: SweepFound
  let place: Place
  /// Whether the matrix itself has such a size or text.
  let isInMatrix: Bool

  enum Place: Hashable, Sendable {
    /// All along axes of sizes.
    case everywhere([SweepAxis])
    case lengths(LengthPlace)
    /// Those at which it breaks, smallest first, of all that were looked at.
    case textSizes([ContentSizeCategory])
    case textLength(TextPlace)
  }

  /// Widths or heights of the window.
  struct LengthPlace: Hashable, Sendable {
    let axis: Axis
    /// The shortest and the longest window in which it is broken, in points.
    let broken: ClosedRange<Points>
    /// What was swept.
    let range: ClosedRange<Points>
    /// A device pixel.
    let step: Points
    /// What the finding's figure was read at.
    let sample: Points
    let devices: SweptDevices

    var isAtStart: Bool { broken.lowerBound <= range.lowerBound }
    var isAtEnd: Bool { broken.upperBound >= range.upperBound }
    /// The shortest window behind what is broken.
    var firstBehind: Points { broken.upperBound + step }
    /// The longest window before what is broken.
    var lastBefore: Points { broken.lowerBound - step }
  }

  /// How long a text may be.
  struct TextPlace: Hashable, Sendable {
    let view: String
    /// In characters.
    let today: Int
    /// The shortest text that breaks.
    let breaking: Int

    /// Of the text that breaks, in hundredths of today's.
    var percent: Int { today == 0 ? 0 : Int((Double(breaking) / Double(today) * 100).rounded()) }
  }
}
