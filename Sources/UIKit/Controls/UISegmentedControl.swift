public import Foundation
import Views

/// A row of segments with at most one selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override class func makeNode() -> View { SegmentedControl() }

  private var control: SegmentedControl? { node as? SegmentedControl }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control without segments; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a segment for each title, in its own size.
  ///
  /// Other items are left out with an exception.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      guard let title = item as? String else {
        UIKitException.record("a segment shows a title here, not \(item)")
        continue
      }
      control?.insertSegment(withTitle: title, at: numberOfSegments)
    }
    sizeToContent()
  }

  /// The index of no segment.
  public static let noSegment = -1

  /// The number of segments.
  open var numberOfSegments: Int { control?.numberOfSegments ?? 0 }

  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex: Int {
    get { control?.selectedSegmentIndex ?? UISegmentedControl.noSegment }
    set { control?.selectedSegmentIndex = newValue }
  }

  /// The selected segment's colour, or nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    get { control?.selectedSegmentTintColor.map { UIColor($0) } }
    set { control?.selectedSegmentTintColor = newValue?.color }
  }

  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    control?.insertSegment(withTitle: title ?? "", at: segment)
  }

  /// Returns the title of a segment, or nil.
  open func titleForSegment(at segment: Int) -> String? { control?.titleForSegment(at: segment) }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    control?.setTitle(title ?? "", forSegmentAt: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    control?.removeSegment(at: segment)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while numberOfSegments > 0 { control?.removeSegment(at: 0) }
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    control?.setEnabled(enabled, forSegmentAt: segment)
  }

  /// Whether a tap selects a segment only for a moment; kept.
  open var isMomentary = false
  /// Whether segments are as wide as their titles; kept.
  open var apportionsSegmentWidthsByContent = false
}
