extension MatrixAxis {
  /// The axes of the language in the order of cell names; a spec's own axes come behind them.
  package static let all: [MatrixAxis] = [
    device, os, orientation, navigationBar, tabBar, toolbar, keyboard, statusBar, window,
    appearance, contrast, textSize, direction, locale,
  ]
}
