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

    /// The length, or nil if a number is not finite under the given metrics.
    func value(_ metrics: Metrics) -> FrameLength? {
      guard let constant = constant.value(metrics), let width = widthFactor.value(metrics),
        let height = heightFactor.value(metrics)
      else { return nil }
      return FrameLength(Points(constant), widthFactor: width, heightFactor: height)
    }
  }

  /// The frame with a cell's metrics.
  func frame(_ metrics: Metrics) throws(FrameFlaw) -> ManualFrame {
    ManualFrame(
      x: try value(x, metrics), y: try value(y, metrics),
      width: try length(width, "width", metrics), height: try length(height, "height", metrics),
      span: span)
  }

  private func value(_ entry: Entry, _ metrics: Metrics) throws(FrameFlaw) -> FrameLength {
    guard let value = entry.value(metrics) else { throw .notFinite(at: entry.span) }
    for number in [value.constant.value, value.widthFactor, value.heightFactor]
    where abs(number) > Constraint.greatestNumber {
      throw .tooLarge(number, at: entry.span)
    }
    return value
  }

  private func length(
    _ entry: Entry, _ name: String, _ metrics: Metrics
  ) throws(FrameFlaw) -> FrameLength {
    let value = try value(entry, metrics)
    guard !entry.isNumber || value.constant >= 0 else {
      throw .negative(name, value.constant, at: entry.span)
    }
    return value
  }
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
  var frame: DeclaredFrame?
  var designedSize: DesignedSize?
  var autoresizing: DeclaredMask?
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
