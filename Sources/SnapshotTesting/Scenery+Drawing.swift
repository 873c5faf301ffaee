import Foundation
import Strut
import StrutTesting
import UIKit
import Views

extension Scenery {
  /// Shows the content in a window on its screen, and calls a closure with the window.
  ///
  /// The screen is that of `UIScreen.main` meanwhile.
  @MainActor
  func shown<Result>(_ body: (UIWindow) throws -> Result) throws -> Result {
    let configuration = configuration ?? ownSize
    let screen = try configuration.screen(traits)
    return try UIScreen.with(try configuration.earlier?.screen(traits) ?? screen) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      switch content {
      case .view(let view):
        let controller = UIViewController()
        controller.view = view
        window.rootViewController = controller
      case .controller(let controller):
        window.rootViewController = controller
      }
      window.makeKeyAndVisible()
      if configuration.earlier != nil { window.change(to: screen) }
      // A layout may add views.
      window.nameByProperties()
      defer {
        window.rootViewController = nil
        window.isHidden = true
      }
      return try body(window)
    }
  }

  /// The size of a view without a configuration: its own, or that of its content.
  @MainActor
  private var ownSize: ViewImageConfig {
    guard case .view(let view) = content else { return .main }
    let size = view.bounds.size
    guard size.width <= 0 || size.height <= 0 else { return ViewImageConfig(size: size) }
    return ViewImageConfig(
      size: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  /// Compares the picture with its reference.
  ///
  /// An exception during the layout fails the check too.
  @MainActor
  func check(
    _ picture: PictureName, recording: SnapshotRecording, process: ProcessEnvironment
  ) -> SnapshotCheck {
    var result: SnapshotCheck?
    let raised = UIKitException.taken {
      result = compare(picture, recording: recording, process: process)
    }
    let check = result ?? SnapshotCheck(failure: "`\(picture.name)` was not drawn")
    var told: Set<String> = []
    return raised.filter { told.insert($0).inserted }.reduce(check) { $0.failing($1) }
  }

  @MainActor
  private func compare(
    _ picture: PictureName, recording: SnapshotRecording, process: ProcessEnvironment
  ) -> SnapshotCheck {
    do {
      return try shown { window in
        guard let core = window.engineWindow else {
          return SnapshotCheck(failure: "there is nothing to draw in `\(picture.name)`")
        }
        return StrutTesting.check(picture, recording: recording, process: process) {
          project, options in
          checkWindows(
            picture.name, on: [core.screen], references: picture.references,
            code: picture.testFile, in: project, options: options, fonts: UIScreen.fonts
          ) { _, _ in core }
        }
      }
    } catch {
      return SnapshotCheck(failure: "`\(picture.name)` cannot be drawn: \(error)")
    }
  }
}
