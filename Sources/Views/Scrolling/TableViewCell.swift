import Geometry
import ViewKinds

/// A row of a table, as `UITableViewCell`, whose views stand in its `contentView`.
open class TableViewCell: KindView {
  typealias Position = TableViewCellKind.Position

  /// What a cell brings with it: nothing, whatever its style.
  public enum CellStyle: Hashable, Sendable {
    /// The only one here.
    case `default`
  }

  /// The accessory at the trailing side.
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    /// No accessory, or a symbol of what a tap does or did.
    case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton
  }

  /// What the cell's views stand in, 320 × 44 until the cell is laid out.
  public let contentView: View
  /// Has no effect, because cells are not reused.
  public let reuseIdentifier: String?
  private var hasContent = false

  /// A cell without views.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    let size = Size(width: 320, height: 44)
    contentView = KindView(
      TableContentViewKind.self, frame: Rect(origin: .zero, size: size))
    self.reuseIdentifier = reuseIdentifier
    super.init(
      TableViewCellKind.self, frame: Rect(origin: .zero, size: size))
    contentView.accessibilityIdentifier = "contentView"
    addSubview(contentView)
    hasContent = true
  }

  /// The accessory at the trailing side.
  public var accessoryType: AccessoryType {
    get { values[TableViewKind.accessory] ?? .none }
    set { values[TableViewKind.accessory] = newValue }
  }

  /// The row's place among those of its section.
  var position: Position {
    get { values[TableViewCellKind.position] ?? .middle }
    set { values[TableViewCellKind.position] = newValue }
  }

  override func values(in traits: Traits) -> KeyValues {
    tableValues(in: traits).merging(super.values(in: traits))
  }

  override func objection(to view: View) -> LayoutProblem? { hasContent ? .viewInCell : nil }
}
