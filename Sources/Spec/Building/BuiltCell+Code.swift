package import AutoLayout
package import Devices
import Graphics
package import ViewKinds

extension BuiltCell {
  /// Creates a cell that code builds, without a spec.
  ///
  /// - Parameters:
  ///   - cell: the state of the screen.
  ///   - configuration: the configuration of the cell.
  ///   - geometry: the geometry of the configuration.
  ///   - scene: the views and constraints to lay out.
  ///   - styles: the styles of the scene's views, in the same order.
  ///   - screen: the description of the screen around the views.
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
  /// Creates a cell from a state, without a matrix.
  package init(_ state: CellState) { self.init(state, on: MatrixAxis.all, MatrixDefaults()) }

  /// The reason why no device supports the cell's state, as a clause, or nil if there is none.
  package var unsupportedReason: String? { state.unsupportedState?.clause }

  /// The configuration of the device in the cell's state.
  package var configuration: Configuration {
    CellContext.configuration(self, ScreenDeclaration())
  }
}
