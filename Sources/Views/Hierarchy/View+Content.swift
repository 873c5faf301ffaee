import AutoLayout
import Cassowary
public import Geometry
import Graphics

extension View {
  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  ///
  /// The default is the priority of the view's kind, or 250.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    hugging[axis] ?? viewContent.map { LayoutPriority($0.hugging[axis].level) } ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  ///
  /// An illegal priority is reported and has no effect.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard isLegal(priority) else { return }
    hugging[axis] = priority
    setNeedsLayout()
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  ///
  /// The default is the priority of the view's kind, or 750.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    compression[axis] ?? viewContent.map { LayoutPriority($0.compression[axis].level) }
      ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  ///
  /// An illegal priority is reported and has no effect.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard isLegal(priority) else { return }
    compression[axis] = priority
    setNeedsLayout()
  }

  private func isLegal(_ priority: LayoutPriority) -> Bool {
    guard priority.level == nil else { return true }
    topmost.refusals.append(.illegalPriority(priority))
    return false
  }
}

/// The content of a view that overrides `intrinsicContentSize`, rounded up to whole pixels.
struct OverriddenContent: IntrinsicContent {
  let size: Size
  /// The content of the view's kind, which gives the baselines, or nil.
  let kind: (any IntrinsicContent)?

  var wraps: Bool { false }
  var stretching: Stretching { kind?.stretching ?? .possible }

  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    IntrinsicSize(
      width: size.width < 0 ? nil : grid.ceiled(size.width),
      height: size.height < 0 ? nil : grid.ceiled(size.height))
  }

  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    kind?.baselines(in: size, measuring: text, on: grid)
  }
}
