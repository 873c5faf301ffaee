import AutoLayout
import Cassowary
public import Geometry
import Graphics

extension View {
  /// The priority that keeps the view from growing beyond its content's size; 250 by default.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    hugging[axis] ?? viewContent.map { LayoutPriority($0.hugging[axis].level) } ?? .defaultLow
  }

  /// Sets how much the view resists growing beyond its contents' size; illegal priorities are refused.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard isLegal(priority) else { return }
    hugging[axis] = priority
    setNeedsLayout()
  }

  /// The priority that keeps the view from shrinking below its content's size; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    compression[axis] ?? viewContent.map { LayoutPriority($0.compression[axis].level) }
      ?? .defaultHigh
  }

  /// Sets how much the view resists shrinking below its contents' size; illegal priorities are
  /// refused.
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

/// The size that `intrinsicContentSize` gives.
struct OverriddenContent: IntrinsicContent {
  let size: Size
  /// The content of the view's kind, for its baselines.
  let kind: (any IntrinsicContent)?

  var wraps: Bool { false }

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
