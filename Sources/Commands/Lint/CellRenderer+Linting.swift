import AutoLayout
import Cells
import Chrome
import Graphics
import Lint
import Spec
import ViewKinds

extension CellRenderer {
  /// Builds and lays out a cell for the rules.
  ///
  /// - Parameters:
  ///   - selected: the cell.
  ///   - isVariant: whether the cell is only for comparison. The screen of such a cell is not
  ///     drawn.
  /// - Returns: the cell for the rules.
  /// - Throws: an error if its constraints take too much work.
  func linted(
    _ selected: SelectedCell, isVariant: Bool = false
  ) throws(CellError) -> LintedCell {
    let spec = selected.spec
    let built = selected.build()
    let layout = try built.layout(measuring: measurer)
    return LintedCell(
      selected.cell, built: built, layout: layout,
      displayList: isVariant ? DisplayList() : displayList(of: built, layout),
      barButtons: isVariant
        ? []
        : ScreenChrome.barButtons(
          configuration: built.configuration, geometry: built.geometry, screen: built.screen,
          measuring: measurer),
      ownItems: DisplayListBuilder.ownItems(
        of: built.scene, styles: built.styles, layout: layout, traits: built.traits,
        measuring: measurer),
      variants: CellVariants(of: selected.cell, in: spec.document) {
        try self.linted(SelectedCell(spec: spec, cell: $0), isVariant: true)
      },
      ceilings: spec.document.linting.ceilings, measuring: measurer)
  }
}

extension LintDeclaration {
  /// The greatest `minimum` of each rule in the spec.
  fileprivate var ceilings: [LintRuleName: Double] {
    var ceilings: [LintRuleName: Double] = [:]
    for tuning in tunings {
      if let minimum = tuning.minimum {
        ceilings[tuning.rule] = max(minimum, ceilings[tuning.rule] ?? 0)
      }
    }
    return ceilings
  }
}
