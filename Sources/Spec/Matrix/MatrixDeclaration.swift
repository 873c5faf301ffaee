import Devices
import Diagnostics
import Geometry

/// The matrix as the file has it.
struct MatrixDeclaration: Sendable {
  /// The product of the axes, or each entry of `include`.
  var products: [AxisValues] = [AxisValues()]
  var exclude: [[AxisPattern]] = []
  /// Where the matrix is written.
  var span: SourceSpan?
}

/// The values of each axis.
struct AxisValues: Sendable {
  var devices: [Device] = DeviceCatalogue.all.filter { $0.id == Self.defaultDevice }
  var orientations: [Orientation] = [.portrait]
  /// A nil leaves the style to `screen`.
  var navigationBars: [NavigationBarStyle?] = [nil]
  var keyboards: [KeyboardState] = [.hidden]
  var appearances: [Appearance] = [.light]
  var textSizes: [ContentSizeCategory] = [.large]
  var directions: [LayoutDirection] = [.leftToRight]

  static let defaultDevice = "iphone-15-pro"

  /// How many cells the product has; never overflows, as each axis is a short list.
  var count: Int {
    devices.count * orientations.count * navigationBars.count * keyboards.count
      * appearances.count * textSizes.count * directions.count
  }
}

/// The cells of a matrix.
package struct MatrixExpansion: Sendable {
  /// In the order of the axes, the device slowest.
  package var cells: [Cell] = []
  /// How many combinations were left out because no device can be in them.
  package var impossible = 0
}

extension SpecDocument {
  /// The cells that the screen is drawn in, each name once.
  package func cells() -> MatrixExpansion {
    var expansion = MatrixExpansion()
    var names: Set<String> = []
    let style = screen.navigationBar?.style ?? .hidden
    for values in matrix.products {
      _ = values.contains(style: style) { cell in
        if matrix.excludes(cell, style: style) { return false }
        if !cell.isPossible {
          expansion.impossible += 1
        } else if names.insert(cell.name).inserted {
          expansion.cells.append(cell)
        }
        return false
      }
    }
    return expansion
  }
}

extension MatrixDeclaration {
  /// Whether there is anything to draw.
  func hasCells(style: NavigationBarStyle) -> Bool {
    products.contains { values in
      values.contains(style: style) { $0.isPossible && !excludes($0, style: style) }
    }
  }

  func excludes(_ cell: Cell, style: NavigationBarStyle) -> Bool {
    exclude.contains { $0.allSatisfy { $0.matches(cell, style: style) } }
  }
}

extension AxisValues {
  /// Whether any cell of the product is so; looks at them in order, no further than the first.
  func contains(style: NavigationBarStyle, where isSo: (Cell) -> Bool) -> Bool {
    devices.contains { device in
      orientations.contains { orientation in
        navigationBars.contains { navigationBar in
          keyboards.contains { keyboard in
            appearances.contains { appearance in
              textSizes.contains { textSize in
                directions.contains { direction in
                  isSo(
                    Cell(
                      device: device, orientation: orientation, navigationBar: navigationBar,
                      keyboard: keyboard, appearance: appearance, textSize: textSize,
                      direction: direction, screenStyle: style))
                }
              }
            }
          }
        }
      }
    }
  }
}
