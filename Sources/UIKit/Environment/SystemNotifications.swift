public import Foundation
import Geometry
import Views

extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    .keyboard("WillShow")
  }
  /// Posted after the keyboard appeared.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    .keyboard("DidShow")
  }
  /// Posted before the keyboard disappears.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    .keyboard("WillHide")
  }
  /// Posted after the keyboard disappeared.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    .keyboard("DidHide")
  }
  /// Posted before the frame of the keyboard changes.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .keyboard("WillChangeFrame")
  }
  /// Posted after the frame of the keyboard changed.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .keyboard("DidChangeFrame")
  }

  /// The key of the keyboard's frame before the change: an `NSValue`, in points on the screen.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key of the keyboard's frame after the change: an `NSValue`, in points on the screen.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key of the duration of the change: an `NSNumber`, in seconds.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve of the change: an `NSNumber`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of an `NSNumber` that is true: the keyboard belongs to the app.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIApplication {
  /// Posted by the system when the app gets active; never here.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    .app("DidBecomeActive")
  }
  /// Posted by the system before the app gets inactive; never here.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    .app("WillResignActive")
  }
  /// Posted by the system when the app is in the background; never here.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    .app("DidEnterBackground")
  }
  /// Posted by the system before the app gets to the foreground; never here.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    .app("WillEnterForeground")
  }
  /// Posted by the system before the app ends; never here.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    .app("WillTerminate")
  }
  /// Posted by the system when memory is short; never here.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .app("DidReceiveMemoryWarning")
  }
  /// Posted by the system at midnight; never here.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    .app("SignificantTimeChange")
  }
  /// Posted by the system after the user took a picture of the screen; never here.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    .app("UserDidTakeScreenshot")
  }
}

extension UIDevice {
  /// Posted when the device was turned.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

extension UIContentSizeCategory {
  /// Posted when the preferred text size changed.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension NSNotification.Name {
  fileprivate static func keyboard(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(event)Notification")
  }

  fileprivate static func app(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(event)Notification")
  }
}

/// A movement of the keyboard between two states of the screen.
@MainActor
struct KeyboardMovement {
  private let begin: CGRect
  private let end: CGRect
  /// The events of the movement, such as `Show`.
  private let events: [String]

  /// The movement, or nil if the keyboard stays.
  init?(from old: Screen, to new: Screen) {
    let (before, after) = (CGRect(old.keyboardFrame), CGRect(new.keyboardFrame))
    guard before != after, before.height > 0 || after.height > 0 else { return nil }
    // A hidden keyboard is below the screen.
    func below(_ frame: CGRect, _ screen: Screen) -> CGRect {
      CGRect(x: 0, y: CGFloat(screen.size.height), width: frame.width, height: frame.height)
    }
    begin = before.height > 0 ? before : below(after, old)
    end = after.height > 0 ? after : below(before, new)
    let isNew = before.height == 0
    events = (after.height == 0 ? ["Hide"] : isNew ? ["Show"] : []) + ["ChangeFrame"]
  }

  /// Posts the notifications before the movement, or after it.
  func post(_ time: String) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for event in events {
      NotificationCenter.default.post(
        name: .keyboard(time + event), object: UIScreen.main, userInfo: info)
    }
  }
}
