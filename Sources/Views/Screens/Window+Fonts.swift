import Cells
import Diagnostics
import Drawing
public import Foundation
package import Geometry
package import Graphics

extension Window {
  /// Creates a window on a screen, with the fonts for measuring and drawing text.
  ///
  /// - Parameters:
  ///   - screen: The screen that contains the window.
  ///   - view: The root view. If it has a superview, it is removed from it.
  ///   - environment: The environment variables. `HOME` and `XDG_CACHE_HOME` determine the folders
  ///     for fonts and for the font cache.
  /// - Throws: A problem that names the font that is not installed or cannot be read.
  public convenience init(
    _ screen: Screen, view: View = View(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LayoutProblem) {
    self.init(screen, view: view, measuring: try WindowFonts(environment))
  }

  /// Creates a window on a screen with a controller's view.
  ///
  /// If the view is not loaded, it is loaded.
  ///
  /// - Parameters:
  ///   - screen: The screen that contains the window.
  ///   - controller: The controller whose view is the root view.
  ///   - environment: The environment variables. `HOME` and `XDG_CACHE_HOME` determine the folders
  ///     for fonts and for the font cache.
  /// - Throws: A problem that names the font that is not installed or cannot be read.
  public convenience init(
    _ screen: Screen, rootViewController controller: ViewController,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LayoutProblem) {
    self.init(
      screen, rootViewController: controller, measuring: try WindowFonts(environment))
  }
}

/// The fonts of a window, with the renderer that measures and draws text.
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

/// The fonts of several windows, read when a text is measured first.
package final class SharedFonts: TextMeasuring {
  private let environment: [String: String]
  private var read: Result<WindowFonts, LayoutProblem>?
  private let report: (LayoutProblem) -> Void

  /// - Parameters:
  ///   - environment: the environment variables, as for `Window`.
  ///   - report: gets the problem if the fonts cannot be read. All text then has size 0.
  package init(_ environment: [String: String], report: @escaping (LayoutProblem) -> Void) {
    self.environment = environment
    self.report = report
  }

  func fonts() throws(LayoutProblem) -> WindowFonts {
    if let read { return try read.get() }
    let result = Result { () throws(LayoutProblem) in try WindowFonts(environment) }
    read = result
    if case .failure(let problem) = result { report(problem) }
    return try result.get()
  }

  package func extent(of content: TextContent, width: Points?) -> TextExtent {
    (try? fonts())?.extent(of: content, width: width)
      ?? NoText().extent(of: content, width: width)
  }

  package func lineHeight(of font: FontDescription) -> Points {
    (try? fonts())?.lineHeight(of: font) ?? 0
  }

  package func mixedSides(of line: TextContent) -> [(start: Points, end: Points)]? {
    (try? fonts())?.mixedSides(of: line)
  }
}

extension WindowFonts: TextMeasuring {
  package func extent(of content: TextContent, width: Points?) -> TextExtent {
    renderer.measurer.extent(of: content, width: width)
  }

  package func lineHeight(of font: FontDescription) -> Points {
    renderer.measurer.lineHeight(of: font)
  }

  package func mixedSides(of line: TextContent) -> [(start: Points, end: Points)]? {
    renderer.measurer.mixedSides(of: line)
  }
}

extension LayoutProblem {
  /// Creates a problem from an error of a font, a file or an image.
  package init(environment error: any Error) {
    let diagnostic = EnvironmentProblem.diagnostic(for: error)
    self.init(diagnostic.message.text, help: diagnostic.help)
  }
}
