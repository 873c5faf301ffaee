public import AutoLayout
import Diagnostics
import Drawing
public import Foundation

extension Window {
  /// A window on a screen, with the fonts that texts are measured and drawn with.
  ///
  /// - Parameters:
  ///   - screen: what it stands on.
  ///   - view: what fills it; a view that stands nowhere yet.
  ///   - environment: the process's, of which `HOME` and `XDG_CACHE_HOME` tell where fonts are looked
  ///     for and kept.
  /// - Throws: which font is not installed or cannot be read.
  public convenience init(
    _ screen: Screen, view: View = View(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LayoutProblem) {
    let renderer: Renderer
    do {
      renderer = try Renderer(fonts: FontSetup(environment: environment).library())
    } catch {
      let diagnostic = SurroundingsError.diagnostic(for: error)
      throw LayoutProblem(diagnostic.message.text, help: diagnostic.help)
    }
    self.init(screen, view: view, measuring: renderer.measurer)
  }
}
