import Foundation
import Snapshots
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

  /// Draws what a closure makes, and compares the picture with its reference.
  ///
  /// An exception of UIKit fails the check, and nothing is recorded.
  ///
  /// - Parameters:
  ///   - picture: the name of the picture.
  ///   - screen: the name of the cell if nothing can be drawn.
  ///   - recording: the recording for which the test asks.
  ///   - process: the process, whose environment overrides the recording.
  ///   - make: makes the content.
  /// - Returns: the check, which is also in the results of the run.
  @MainActor
  static func check(
    _ picture: PictureName, on screen: String = SnapshotCheck.cellWithoutScreen,
    recording: SnapshotRecording, process: ProcessEnvironment, make: () throws -> Scenery
  ) -> SnapshotCheck {
    var cell = screen
    let drawn = Attempt(picture) {
      try make().shown { window in
        guard let core = window.engineWindow else { throw NothingToDraw() }
        cell = core.screen.name
        return core.drawing
      }
    }
    let drawing: Result<Window.Snapshot, CellFailure> =
      switch drawn {
      case .success(let drawing): drawing
      case .failure(let reasons): .failure(CellFailure(texts: reasons))
      }
    return StrutTesting.check(picture, recording: recording, process: process) {
      project, options in
      checkPictures(
        of: picture.name, [(cell, drawing)],
        replacing: [SnapshotCheck.cellWithoutScreen, screen], references: picture.references,
        code: picture.testFile, in: project, options: options)
    }
  }
}

/// The error of a window without content.
private struct NothingToDraw: Error, CustomStringConvertible {
  let description = "there is nothing to draw"
}
