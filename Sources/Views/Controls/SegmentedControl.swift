public import Geometry
public import ViewKinds

/// A row of segments with at most one selected, as `UISegmentedControl`.
open class SegmentedControl: Control {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  private struct Segment {
    var title: String
    var isEnabled = true
  }

  private var segments: [Segment] = [] { didSet { setNeedsLayout() } }

  /// Creates a control without segments.
  public init(frame: Rect = .zero) { super.init(SegmentedControlKind.self, frame: frame) }

  /// Creates a control with one segment for each title; no segment is selected.
  public convenience init(items titles: [String]) {
    self.init(frame: .zero)
    segments = titles.map { Segment(title: $0) }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, from 0, or `noSegment`.
  ///
  /// An index out of range selects no segment.
  public var selectedSegmentIndex: Int {
    get { values[SegmentedControlKind.selectedSegmentIndex] ?? SegmentedControl.noSegment }
    set {
      values[SegmentedControlKind.selectedSegmentIndex] =
        segments.indices.contains(newValue) ? newValue : SegmentedControl.noSegment
    }
  }

  /// The selected segment's colour, or nil for the system's.
  public var selectedSegmentTintColor: Color? {
    get { values[SegmentedControlKind.selectedSegmentTintColor] }
    set { values[SegmentedControlKind.selectedSegmentTintColor] = newValue }
  }

  /// Inserts a segment at an index, which is clamped to the valid range.
  public func insertSegment(withTitle title: String, at position: Int) {
    segments.insert(Segment(title: title), at: min(max(position, 0), segments.count))
  }

  /// Returns the title of a segment, or nil if the index is out of range.
  public func titleForSegment(at position: Int) -> String? {
    segments.indices.contains(position) ? segments[position].title : nil
  }

  /// Sets the title of a segment.
  ///
  /// The call has no effect if the index is out of range.
  public func setTitle(_ title: String, forSegmentAt position: Int) {
    guard segments.indices.contains(position) else { return }
    segments[position].title = title
  }

  /// Removes a segment and keeps the selection, unless the segment was selected.
  ///
  /// The call has no effect if the index is out of range.
  public func removeSegment(at position: Int) {
    guard segments.indices.contains(position) else { return }
    segments.remove(at: position)
    if selectedSegmentIndex == position {
      selectedSegmentIndex = SegmentedControl.noSegment
    } else if selectedSegmentIndex > position {
      selectedSegmentIndex -= 1
    }
  }

  /// Sets whether a segment can be selected.
  ///
  /// The call has no effect if the index is out of range.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt position: Int) {
    guard segments.indices.contains(position) else { return }
    segments[position].isEnabled = isEnabled
  }

  override func values(in traits: Traits) -> KeyValues {
    var shown = values
    shown[SegmentedControlKind.items] =
      segments.map {
        [
          SegmentedControlKind.Segment.title($0.title),
          SegmentedControlKind.Segment.enabled($0.isEnabled),
        ]
      }
    return shown.resolved(in: traits)
  }
}
