import Devices
import Geometry

/// The settings of a document in one cell, after all changes whose conditions hold are applied.
struct CellContext {
  let configuration: Configuration
  let geometry: ScreenGeometry
  let screen: ScreenDeclaration
  let metrics: Metrics
  /// Whether a change replaces a metric, so that constraints are computed again for the cell.
  let changesMetrics: Bool
  /// Whether a container such as a navigation controller shows the screen.
  ///
  /// True if the cell gives an axis of a bar, or if the screen declares a bar, even a hidden one.
  /// Always false on a custom device.
  let hasBarContainer: Bool
  /// The indices of the changes whose conditions hold, ascending.
  let changes: [Int]

  init(_ cell: Cell, of document: SpecDocument) {
    var screen = document.screen
    var metrics = document.metrics
    changes = Self.changes(of: document, holdingIn: cell)
    for change in changes.map({ document.changes[$0] }) {
      if let patch = change.screen { screen.merge(patch) }
      for name in change.metrics.names { metrics.set(name, change.metrics[name] ?? 0) }
    }
    configuration = Self.configuration(cell, screen)
    geometry = ScreenGeometry(configuration)
    changesMetrics = metrics != document.metrics
    self.screen = screen
    hasBarContainer =
      !cell.device.isCustom && (cell.state.givesBar || screen.hasBarContainer)
    self.metrics = metrics
  }

  /// The indices of a document's changes whose conditions hold in a cell, ascending.
  static func changes(of document: SpecDocument, holdingIn cell: Cell) -> [Int] {
    guard !document.changes.isEmpty else { return [] }
    let geometry = ScreenGeometry(configuration(cell, document.screen))
    return document.changes.indices.filter {
      document.changes[$0].condition.holds(in: cell, geometry: geometry)
    }
  }

  static func configuration(_ cell: Cell, _ screen: ScreenDeclaration) -> Configuration {
    var configuration = cell.state.configuration(screen.defaults)
    configuration.hasPrompt = screen.navigationBar?.prompt != nil
    configuration.hasSubtitle = screen.navigationBar?.subtitle != nil
    configuration.tabBarPlacement = screen.tabBar?.placement ?? .automatic
    configuration.search = screen.navigationBar?.search?.state
    if !cell.device.isCustom { configuration.split = screen.split?.state(cell.direction) }
    configuration.keyboardContent = screen.keyboard.content
    configuration.extendedEdges = screen.extendedEdges
    configuration.extendsUnderOpaqueBars = screen.extendsUnderOpaqueBars
    return configuration
  }
}

extension SpecDocument {
  /// The changes whose condition neither a cell of the matrix nor an end of a film meets, in file
  /// order.
  var unmetChanges: [ConditionalChange] {
    var unmet = Set(changes.indices)
    let cells = expansion.cells
    for cell in cells where !unmet.isEmpty {
      unmet.subtract(CellContext.changes(of: self, holdingIn: cell))
    }
    if !unmet.isEmpty {
      for film in films(of: cells).films {
        unmet.subtract(CellContext.changes(of: self, holdingIn: film.from))
        unmet.subtract(CellContext.changes(of: self, holdingIn: film.to))
      }
    }
    return unmet.sorted().map { changes[$0] }
  }
}

extension CellState {
  /// Whether the state gives a value for the navigation bar, the tab bar or the toolbar.
  fileprivate var givesBar: Bool { navigationBar != nil || tabBar != nil || toolbar != nil }
}
