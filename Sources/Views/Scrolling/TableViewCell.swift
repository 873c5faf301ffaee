import Geometry
import ViewKinds

/// A row of a table, as `UITableViewCell`.
///
/// Add subviews to its `contentView`.
open class TableViewCell: KindView {
  typealias Position = TableViewCellKind.Position

  /// The style of a cell.
  ///
  /// No style adds views to the cell.
  public enum CellStyle: Hashable, Sendable {
    /// The only supported style.
    case `default`
  }

  /// The accessory at the trailing side of the cell.
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    /// No accessory, or symbols that show the effect or result of a tap.
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton
  }

  /// The view that contains the cell's subviews, 320 × 44 points before the first layout.
  public let contentView: View
  /// The reuse identifier, which has no effect, because cells are not reused.
  public let reuseIdentifier: String?
  private var hasContent = false

  /// Creates a cell with an empty content view.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    let size = Size(width: 320, height: 44)
    contentView = TableContentView(
      TableContentViewKind.self, frame: Rect(origin: .zero, size: size))
    self.reuseIdentifier = reuseIdentifier
    super.init(
      TableViewCellKind.self, frame: Rect(origin: .zero, size: size))
    contentView.accessibilityIdentifier = "contentView"
    addSubview(contentView)
    hasContent = true
  }

  /// The accessory at the trailing side of the cell.
  public var accessoryType: AccessoryType {
    get { values[TableViewKind.accessory] ?? .none }
    set { values[TableViewKind.accessory] = newValue }
  }

  /// The position of the row in its section.
  var position: Position {
    get { values[TableViewCellKind.position] ?? .middle }
    set { values[TableViewCellKind.position] = newValue }
  }

  override func values(in traits: Traits) -> KeyValues {
    tableValues(in: traits).merging(super.values(in: traits))
  }

  override func objection(to view: View) -> LayoutProblem? { hasContent ? .viewInCell : nil }
}

/// The content view of a row, whose margins follow the table's style.
private final class TableContentView: KindView {
  override func values(in traits: Traits) -> KeyValues {
    let cell = (superview as? KindView)?.values(in: traits) ?? []
    return TableContentViewKind.inherited(from: cell).merging(super.values(in: traits))
  }
}
