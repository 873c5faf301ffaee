package import AutoLayout
package import Devices
import Graphics
package import ViewKinds

extension BuiltCell {
  /// A cell that code builds, without a spec.
  ///
  /// - Parameters:
  ///   - cell: the state that the screen is in.
  ///   - configuration: the cell's.
  ///   - geometry: the configuration's.
  ///   - scene: what is laid out.
  ///   - styles: one for each view of the scene, in its order.
  ///   - screen: what is around the views.
  package init(
    _ cell: Cell, _ configuration: Configuration, _ geometry: ScreenGeometry, scene: Scene,
    styles: [ViewStyle], screen: ScreenDescription
  ) {
    self.init(
      name: cell.name, configuration: configuration, geometry: geometry, scene: scene,
      styles: styles, screen: screen)
  }
}

extension Cell {
  /// The cell of a state, outside any matrix.
  package init(_ state: CellState) { self.init(state, on: MatrixAxis.all, MatrixDefaults()) }

  /// The reason why no device supports the cell's state, as a clause, or nil if one may.
  package var unsupportedReason: String? { state.unsupportedState?.clause }

  /// The device in the cell's state.
  package var configuration: Configuration {
    CellContext.configuration(self, ScreenDeclaration())
  }
}
