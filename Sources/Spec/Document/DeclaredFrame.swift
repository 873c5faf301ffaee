import AutoLayout
import Diagnostics
import Geometry

/// A `frame` as declared in the file.
struct DeclaredFrame: Sendable {
  var x: Entry
  var y: Entry
  var width: Entry
  var height: Entry
  var span: SourceSpan

  /// A coordinate or length: a number plus multiples of the superview's width and height.
  struct Entry: Sendable {
    var constant = Amount.zero
    var widthFactor = Amount.zero
    var heightFactor = Amount.zero
    var span: SourceSpan

    /// Whether the entry does not depend on the superview.
    var isNumber: Bool { widthFactor == .zero && heightFactor == .zero }

    /// Returns the length under the given metrics.
    ///
    /// Throws if a number is not finite or beyond the limit for constraints.
    func value(_ metrics: Metrics) throws(FrameFlaw) -> FrameLength {
      guard let constant = constant.value(metrics), let width = widthFactor.value(metrics),
        let height = heightFactor.value(metrics)
      else { throw .notFinite(at: span) }
      for number in [constant, width, height] where abs(number) > Constraint.greatestNumber {
        throw .tooLarge(number, at: span)
      }
      return FrameLength(Points(constant), widthFactor: width, heightFactor: height)
    }
  }

  /// The frame with a cell's metrics.
  func frame(_ metrics: Metrics) throws(FrameFlaw) -> ManualFrame {
    ManualFrame(
      x: try x.value(metrics), y: try y.value(metrics),
      width: try length(width, "width", metrics), height: try length(height, "height", metrics),
      span: span)
  }

  private func length(
    _ entry: Entry, _ name: String, _ metrics: Metrics
  ) throws(FrameFlaw) -> FrameLength {
    let value = try entry.value(metrics)
    guard !entry.isNumber || value.constant >= 0 else {
      throw .negative(name, value.constant, at: entry.span)
    }
    return value
  }
}

/// A width and a height that may depend on the superview's size, as declared in the file.
struct DeclaredRelativeSize: Sendable {
  var width: DeclaredFrame.Entry
  var height: DeclaredFrame.Entry
  /// The range of a side that does not depend on the superview, in points.
  var range: ClosedRange<Double>
  var key: String
}

/// An error in a frame's numbers.
enum FrameFlaw: Error, Hashable {
  case notFinite(at: SourceSpan)
  /// A number beyond the limit for frames.
  case tooLarge(Double, at: SourceSpan)
  /// A width or height below zero, with the name of its key.
  case negative(String, Points, at: SourceSpan)
}

/// The keys that place a view by its frame.
///
/// The other keys need `frame`.
struct DeclaredPlacement: Sendable {
  @Rare var frame: DeclaredFrame?
  @Rare var designedSize: DesignedSize?
  @Rare var autoresizing: DeclaredMask?
}

/// The size of the superview for which a frame was designed.
struct DesignedSize: Sendable {
  var width: DeclaredLength?
  var height: DeclaredLength?
  /// The place of the key.
  var span: SourceSpan
}

/// The parts of a frame that change with the superview's size.
struct DeclaredMask: Sendable {
  var mask: AutoresizingMask
  /// The place of the key.
  var span: SourceSpan
}
