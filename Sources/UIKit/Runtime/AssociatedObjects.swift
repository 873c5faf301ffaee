import Foundation

/// How an object keeps another that is associated with it, as in Objective-C's runtime.
///
/// Here, every policy keeps the object until the owner is released.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The policies of Objective-C's runtime.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the object that is associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key; nil removes the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that are associated with objects.
///
/// The values of a released object are released with the next association at the latest.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released objects are removed.
  private var limit = 64

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner)?.values[key] }
  }

  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    // What is released here may associate objects itself, so it is released without the lock.
    let released = lock.withLock { () -> [Entry] in
      var released = removeReleased()
      let id = ObjectIdentifier(owner)
      if let entry = entries[id] { released.append(entry) }
      var entry = entry(of: owner) ?? Entry(owner: owner, values: [:])
      entry.values[key] = value
      entries[id] = entry
      return released
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of owner: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(released) {}
  }

  /// The entry of an object; an entry of a released object at the same address does not count.
  private func entry(of owner: AnyObject) -> Entry? {
    entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }

  private func removeReleased() -> [Entry] {
    guard entries.count >= limit else { return [] }
    let released = entries.filter { $0.value.owner == nil }
    for id in released.keys { entries[id] = nil }
    limit = max(64, entries.count * 2)
    return Array(released.values)
  }
}
