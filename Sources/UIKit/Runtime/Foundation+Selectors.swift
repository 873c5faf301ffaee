public import Foundation

extension NSObject {
  /// Calls a method of this object.
  public func perform(_ selector: Selector) { selector.perform(on: self) }

  /// Calls a method of this object with an argument.
  public func perform(_ selector: Selector, with object: Any?) {
    selector.perform(on: self, object)
  }

  /// Calls a method of this object later, on the main queue.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, object)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      selector.perform(on: target, argument)
    }
  }

  /// Whether a selector can be called on this object.
  public func responds(to selector: Selector) -> Bool { selector.isMethod(of: self) }
}

extension NotificationCenter {
  /// Adds an observer whose method is called for a notification.
  ///
  /// The method gets the notification. A released observer is no longer called.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.shared.add(
      to: self, observer as AnyObject, selector, name, object: object)
  }

  /// Removes an observer, or the token of a closure, for all notifications.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(from: self, observer, nil)
    removeObserver(observer as Any)
  }

  /// Removes an observer, or the token of a closure, for a notification.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.shared.remove(from: self, observer, name)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The observers of notifications that were added with selectors.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Entry {
    let center: NotificationCenter
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(
    to center: NotificationCenter, _ observer: AnyObject, _ selector: Selector,
    _ name: NSNotification.Name?, object: Any?
  ) {
    let holder = WeakObject(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = holder.object else { return }
      selector.perform(on: observer, notification)
    }
    let released = lock.withLock { () -> [Entry] in
      let released = entries.filter { $0.observer == nil }
      entries.removeAll { $0.observer == nil }
      entries.append(Entry(center: center, observer: observer, name: name, token: token))
      return released
    }
    for entry in released { entry.center.removeObserver(entry.token) }
  }

  func remove(from center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?)
  {
    let removed = lock.withLock { () -> [Entry] in
      func matches(_ entry: Entry) -> Bool {
        entry.center === center && entry.observer === observer
          && (name == nil || entry.name == name)
      }
      let removed = entries.filter(matches)
      entries.removeAll(where: matches)
      return removed
    }
    for entry in removed { center.removeObserver(entry.token) }
  }
}

private final class WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension Timer {
  /// Creates a timer on the current run loop that calls a method of a target.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      selector.perform(on: target, timer)
    }
  }
}

/// Runs a closure; there is no pool of objects on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
