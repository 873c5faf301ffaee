package import AutoLayout
import Geometry
package import Graphics

/// Wheels of texts with one selected row each.
package struct PickerKind: ControlKind {
  package static let name = "picker"
  package static let summary = "Wheels of texts; one row of each wheel is selected."
  static let components = Key(
    "components", .items(Component.keys), "The wheels from the leading edge.")
  package static let keys: [any KindKey] = [
    components,
    ControlKeys.enabled.described(
      "Whether the wheels can be turned; dimmed if false; true by default."),
  ]

  /// One wheel of a picker.
  struct Component: Hashable {
    static let rows = Key("rows", .texts, "The wheel's rows from the top.")
    static let selectedRow = Key(
      "selectedRow", .integer(0...100_000),
      "The index of the middle row, from 0, clamped to the rows; 0 by default.")
    static let width = Key(
      "width", .extent, "The wheel's width in points; an equal share by default.")
    static let keys: [any KindKey] = [rows, selectedRow, width]

    let rows: [String]
    let selected: Int
    /// The width in points, or nil for an equal share of the picker's remaining width.
    let width: Points?
  }

  let components: [Component]
  package let isEnabled: Bool

  package init(_ values: KeyValues, traits: Traits) {
    components = (values[Self.components] ?? []).map { values in
      let rows = values[Component.rows] ?? []
      return Component(
        rows: rows, selected: min(values[Component.selectedRow] ?? 0, max(0, rows.count - 1)),
        width: values[Component.width])
    }
    isEnabled = values[ControlKeys.enabled] ?? true
  }

  package var textTraits: TextTraits { .isCutByDesign }
  package var content: (any IntrinsicContent)? { ConstantSize(width: 320, height: 216) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let gaps = PickerWheels.spacing * Double(max(0, components.count - 1))
    let given = components.reduce(Points(0)) { $0 + ($1.width ?? 0) }
    let shares = components.count { $0.width == nil }
    let room = max(0, context.frame.width - 18 - gaps - given)
    let columns = components.map { component in
      PickerWheels.Column(
        width: component.width ?? room / Double(max(1, shares)),
        row: { step in
          let index = component.selected + step
          return component.rows.indices.contains(index) ? component.rows[index] : nil
        })
    }
    PickerWheels(columns, in: context.traits).draw(
      in: context, isEnabled: isEnabled, into: &list)
  }
}
