import Foundation
import SnapshotTesting
import StrutTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("A change of the screen")
struct ScreenChangeTests {
  /// Keeps the calls and notifications that it gets, in their order.
  private final class Listener: UIViewController {
    var calls: [String] = []
    var keyboardFrames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load \(Int(view.bounds.width))")
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIDevice.orientationDidChangeNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] notification in
            let key = "UIKeyboardFrameEndUserInfoKey"
            let (name, frame) = (notification.name.rawValue, notification.userInfo?[key] as? CGRect)
            MainActor.assumeIsolated {
              calls.append(name)
              if let frame { keyboardFrames.append(frame) }
            }
          })
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("will change traits")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("will be \(Int(size.width)), is \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.calls.append("animates \(Int(self.view.bounds.width))") },
        completion: { _ in self.calls.append("completes") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("traits changed")
    }
  }

  private func change(from first: ViewImageConfig, to second: ViewImageConfig) throws -> Listener {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let listener = Listener()
    _ = verified(
      of: listener, as: .image(on: second.after(first)), named: "screen", record: .never,
      testFile: folder.path + "/ScreenTests.swift", testName: "screen()",
      process: ProcessEnvironment(environment: [:], processorCount: 1))
    return listener
  }

  @Test("turns: controllers hear of it before the traits and the size change")
  func turned() throws {
    let listener = try change(from: .iPhone13, to: .iPhone13(.landscape))
    #expect(
      listener.calls == [
        "load 390", "will change traits", "will be 844, is 390",
        "UIDeviceOrientationDidChangeNotification", "traits changed", "animates 844", "completes",
      ])
  }

  @Test("resizes: the traits stay, and nothing is turned")
  func resized() throws {
    let listener = try change(
      from: ViewImageConfig(size: CGSize(width: 300, height: 600)),
      to: ViewImageConfig(size: CGSize(width: 320, height: 600)))
    #expect(
      listener.calls == ["load 300", "will be 320, is 300", "animates 320", "completes"])
  }

  @Test("brings the keyboard: its frame is in the notifications")
  func keyboard() throws {
    let listener = try change(from: .iPhone13, to: .iPhone13.withKeyboard)
    #expect(
      listener.calls == [
        "load 390", "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
      ])
    // An iPhone 13 has a keyboard of 336 points with suggestions and the home indicator's area.
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    #expect(listener.keyboardFrames == [frame, frame])
  }

  @Test("takes the keyboard away: its frame is below the screen")
  func noKeyboard() throws {
    let listener = try change(from: .iPhone13.withKeyboard, to: .iPhone13)
    #expect(listener.calls == ["load 390", "UIKeyboardWillHideNotification"])
    #expect(listener.keyboardFrames == [CGRect(x: 0, y: 844, width: 390, height: 336)])
  }
}
