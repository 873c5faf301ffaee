import Cells
import Diagnostics
import Drawing
public import Foundation
package import Geometry
package import Graphics

extension Window {
  /// A window on a screen, with the fonts that texts are measured and drawn with.
  ///
  /// - Parameters:
  ///   - screen: what it stands on.
  ///   - view: what fills it; a view that stands nowhere yet.
  ///   - environment: the process's, of which `HOME` and `XDG_CACHE_HOME` tell where fonts are
  /// looked
  ///     for and kept.
  /// - Throws: which font is not installed or cannot be read.
  public convenience init(
    _ screen: Screen, view: View = View(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LayoutProblem) {
    self.init(screen, view: view, measuring: try WindowFonts(environment))
  }

  /// A window on a screen with a controller's view, which is loaded if it was not.
  ///
  /// - Parameters:
  ///   - screen: what it stands on.
  ///   - controller: whose view fills it.
  ///   - environment: the process's, of which `HOME` and `XDG_CACHE_HOME` tell where fonts are
  /// looked
  ///     for and kept.
  /// - Throws: which font is not installed or cannot be read.
  public convenience init(
    _ screen: Screen, rootViewController controller: ViewController,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LayoutProblem) {
    self.init(
      screen, rootViewController: controller, measuring: try WindowFonts(environment))
  }
}

/// The fonts of a window, which measure its texts, with what draws in them.
package final class WindowFonts {
  let renderer: CellRenderer

  package init(_ environment: [String: String]) throws(LayoutProblem) {
    do {
      renderer = try CellRenderer(fonts: FontSetup(environment: environment).library())
    } catch {
      throw LayoutProblem(environment: error)
    }
  }
}

extension WindowFonts: TextMeasuring {
  package func extent(of content: TextContent, width: Points?) -> TextExtent {
    renderer.measurer.extent(of: content, width: width)
  }

  package func lineHeight(of font: FontDescription) -> Points {
    renderer.measurer.lineHeight(of: font)
  }
}

extension LayoutProblem {
  /// A problem outside the views: fonts, files, pictures.
  package init(environment error: any Error) {
    let diagnostic = EnvironmentProblem.diagnostic(for: error)
    self.init(diagnostic.message.text, help: diagnostic.help)
  }
}
